// Distances from the four edges of a rectangle, in points.

struct Insets: Hashable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
