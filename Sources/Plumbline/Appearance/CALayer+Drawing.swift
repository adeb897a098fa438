// Drawing of layers into a context: by `CALayer.render(in:)`, and for pictures of programs.

#if !canImport(Darwin)
  import Foundation

  extension CALayer {
    /// Draws the background and the layer's own content, and applies its clip to what follows.
    func renderOwn(in context: CGContext) {
      if masksToBounds {
        context.beginPath()
        addOutline(of: bounds, radius: cornerRadius, to: context)
        context.clip()
      }
      if let shape = mask as? CAShapeLayer, let path = shape.path {
        context.beginPath()
        context.addPath(path)
        context.clip()
      }
      if let backgroundColor {
        context.setFillColor(backgroundColor)
        context.beginPath()
        addOutline(of: bounds, radius: cornerRadius, to: context)
        context.fillPath()
      }
      drawOwnContent(in: context)
    }

    /// The border, above everything else: inside of the bounds.
    func renderBorder(in context: CGContext) {
      guard let borderColor, borderWidth > 0 else { return }
      context.saveGState()
      context.setStrokeColor(borderColor)
      context.setLineWidth(borderWidth)
      context.setLineDash(phase: 0, lengths: [])
      context.beginPath()
      let room = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      addOutline(of: room, radius: max(0, cornerRadius - borderWidth / 2), to: context)
      context.strokePath()
      context.restoreGState()
    }

    /// Draws `contents`, and the content of the layer's class.
    func drawOwnContent(in context: CGContext) {
      switch contents {
      case let image as CGImage: context.draw(image, in: bounds)
      case let image as UIImage: context.draw(image, in: bounds)
      default: break
      }
      switch self {
      case let shape as CAShapeLayer: shape.drawShape(in: context)
      case let gradient as CAGradientLayer: gradient.drawGradient(in: context)
      case let text as CATextLayer: text.drawText(in: context)
      default: break
      }
    }

    private func addOutline(of rect: CGRect, radius: CGFloat, to context: CGContext) {
      let radius = min(radius, rect.width / 2, rect.height / 2)
      guard radius > 0 else { return context.addRect(rect) }
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// Draws the layer in its superlayer's space, with its transform and opacity.
    func renderAtItsPlace(in context: CGContext) {
      context.saveGState()
      context.translateBy(x: position.x, y: position.y)
      let affine = CATransform3DGetAffineTransform(transform)
      if !affine.isIdentity { context.concatenate(affine) }
      context.translateBy(
        x: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height)
      if opacity < 1 { context.multiplyAlpha(by: CGFloat(max(0, opacity))) }
      render(in: context)
      context.restoreGState()
    }
  }

  extension CAShapeLayer {
    fileprivate func drawShape(in ctx: CGContext) {
      guard let path else { return }
      ctx.saveGState()
      if let fillColor {
        ctx.setFillColor(fillColor)
        ctx.beginPath()
        ctx.addPath(path)
        ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
      }
      if let strokeColor, lineWidth > 0, strokeStart < strokeEnd {
        ctx.setStrokeColor(strokeColor)
        ctx.setLineWidth(lineWidth)
        ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        ctx.setLineDash(
          phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        ctx.beginPath()
        ctx.addPath(strokeStart > 0 || strokeEnd < 1 ? path.part(from: strokeStart, to: strokeEnd) : path)
        ctx.strokePath()
      }
      ctx.restoreGState()
    }
  }

  extension CAGradientLayer {
    fileprivate func drawGradient(in ctx: CGContext) {
      var places = locations.map { $0.map { CGFloat($0.doubleValue) } }
      // Apple asks for one a colour.
      if places?.count != colors?.count { places = nil }
      guard let colors,
        let gradient = CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: places)
      else { return }
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
      }
      ctx.saveGState()
      ctx.beginPath()
      ctx.addRect(bounds)
      ctx.clip()
      ctx.drawLinearGradient(
        gradient, start: place(startPoint), end: place(endPoint),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      ctx.restoreGState()
    }
  }

  extension CATextLayer {
    fileprivate func drawText(in ctx: CGContext) {
      if let text = string as? NSAttributedString { return ctx.draw(text, in: bounds) }
      guard let text = string as? String, !text.isEmpty else { return }
      let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: (font as? UIFont)?.withSize(fontSize) ?? named ?? UIFont.systemFont(ofSize: fontSize)
      ]
      if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
      ctx.draw(NSAttributedString(string: text, attributes: attributes), in: bounds)
    }
  }
#endif
