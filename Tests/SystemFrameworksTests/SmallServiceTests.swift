// Cards of contacts, controllers of games, forms of points, arrows, connections without a network. Expectations are those of
// Apple's documentation, and RFC 2426 for cards.

import Contacts
import GameController
import Network
import SceneKit
import Testing
import UIKit
import os
import simd

@MainActor
@Suite("Smaller services")
struct SmallServiceTests {
  @Test("contacts become cards and come back")
  func cards() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.note) = ("Ada", "Love; lace", "1\n2")
    contact.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "555,,77;1"))]
    let data = try CNContactVCardSerialization.data(with: [contact])
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.prefix(3) == ["BEGIN:VCARD", "VERSION:3.0", "N:Love\\; lace;Ada;;;"])
    let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
    #expect([read.givenName, read.familyName, read.note] == ["Ada", "Love; lace", "1\n2"])
    #expect(read.phoneNumbers.first?.value.stringValue == "555,,77;1")
    #expect(throws: (any Error).self) { try CNContactVCardSerialization.contacts(with: Data("x".utf8)) }
  }

  @Test("a button tells when it is pressed, and a stick where it is")
  func gamepad() throws {
    let device = GCController.withExtendedGamepad()
    let pad = try #require(device.extendedGamepad)
    #expect(pad.controller === device)
    var told: [String] = []
    pad.buttonA.pressedChangedHandler = { _, value, isPressed in told.append("\(value) \(isPressed)") }
    pad.leftThumbstick.valueChangedHandler = { _, x, y in told.append("\(x) \(y)") }
    pad.buttonA.setValue(0.5)
    pad.buttonA.setValue(0.7)
    pad.buttonA.setValue(0)
    pad.leftThumbstick.setValueForXAxis(-2, yAxis: 0.5)
    #expect(told == ["0.5 true", "0.0 false", "-1.0 0.5"])
    #expect(pad.leftThumbstick.left.isPressed)
    #expect(!pad.leftThumbstick.right.isPressed)
    #expect(GCController.controllers().isEmpty)
  }

  @Test("a form of points is as large as they are")
  func meshes() {
    let source = SCNGeometrySource(vertices: [SCNVector3(-1, 0, 0), SCNVector3(1, 2, 0), SCNVector3(0, 1, 4)])
    let element = SCNGeometryElement(indices: [Int32(0), 1, 2], primitiveType: .triangles)
    let geometry = SCNGeometry(sources: [source], elements: [element])
    #expect(geometry.boundingBox.max.z == 4)
    #expect(geometry.boundingBox.min.x == -1)
    #expect(element.primitiveCount == 1)
    #expect(SCNNode(geometry: SCNSphere(radius: 1)).boundingSphere.radius == Float(3).squareRoot())
  }

  @Test("arrows of two and three numbers")
  func arrows() {
    #expect(simd_distance(SIMD2<Float>(0, 0), SIMD2<Float>(3, 4)) == 5)
    #expect(mix(SIMD3<Float>(0, 0, 0), SIMD3<Float>(2, 4, 6), t: 0.5) == SIMD3<Float>(1, 2, 3))
    #expect(simd_reflect(SIMD3<Float>(1, -1, 0), SIMD3<Float>(0, 1, 0)) == SIMD3<Float>(1, 1, 0))
    let turn = simd_float3x3(SIMD3(0, 1, 0), SIMD3(-1, 0, 0), SIMD3(0, 0, 1))
    #expect(turn * SIMD3<Float>(1, 0, 0) == SIMD3<Float>(0, 1, 0))
    #expect(turn * turn.transpose == matrix_identity_float3x3)
  }

  @Test("a connection waits without a network, and what is sent fails")
  func connection() async {
    let connection = NWConnection(host: "example.org", port: 80, using: .tcp)
    #expect(connection.state == .setup)
    connection.start(queue: DispatchQueue(label: "test"))
    #expect(connection.state == .waiting(.posix(.ENETDOWN)))
    let error = await withCheckedContinuation { told in
      connection.send(content: Data(), completion: .contentProcessed { told.resume(returning: $0) })
    }
    #expect(error == .posix(.ENOTCONN))
    connection.cancel()
    #expect(connection.state == .cancelled)
  }

  @Test("values of messages have their form")
  func messages() {
    let message: OSLogMessage =
      "\(5, format: .decimal(minDigits: 3)) \(255, format: .hex) \(1.5, format: .fixed(precision: 2)) \("a", align: .right(columns: 3))|\(true, format: .answer)"
    #expect(message.text == "005 ff 1.50   a|YES")
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
  }
}
