// Contacts as cards (vCard 3.0, RFC 2426), and where contacts are kept.

import UIKit

/// Where contacts are kept; none may be seen.
open class CNContainer: NSObject, @unchecked Sendable {
  /// Its name for the store.
  open var identifier: String { "" }
  /// What it is called.
  open var name: String { "" }
  /// Its kind.
  open var type: CNContainerType { .unassigned }
}

/// A kind of place where contacts are. Raw values are Apple's.
public enum CNContainerType: Int, Sendable {
  /// Not said.
  case unassigned = 0
  /// On the device.
  case local = 1
  /// With an exchange server.
  case exchange = 2
  /// With a server of cards.
  case cardDAV = 3
}

/// A group of contacts.
open class CNGroup: NSObject, @unchecked Sendable {
  /// Its name for the store.
  public let identifier = UUID().uuidString
  /// What it is called.
  open fileprivate(set) var name = ""
}

/// A group that can be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// What it is called.
  open override var name: String {
    get { super.name }
    set { super.name = newValue }
  }
}

/// Writes contacts as cards, and reads them.
open class CNContactVCardSerialization: NSObject {
  /// What is needed of a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" as NSString }

  /// Cards of contacts: names, organization, title, numbers, addresses and the note.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }

  /// Contacts of cards. What is not among those parts is left out; throws for what is no card.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n ", with: "")
    var (contacts, current): ([CNContact], CNMutableContact?) = ([], nil)
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].split(separator: ";").first.map { $0.uppercased() } ?? ""
      let value = String(line[line.index(after: colon)...])
      switch (name, value.uppercased()) {
      case ("BEGIN", "VCARD"): current = CNMutableContact()
      case ("END", "VCARD"):
        if let contact = current { contacts.append(contact) }
        current = nil
      default: if let current { read(name, value, into: current) }
      }
    }
    guard !contacts.isEmpty else { throw CNError(.dataAccessError) }
    return contacts
  }

  private static func read(_ name: String, _ value: String, into contact: CNMutableContact) {
    switch name {
    case "N":
      let parts = parts(value)
      func part(_ place: Int) -> String { parts.indices.contains(place) ? parts[place] : "" }
      (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
      (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
    case "ORG": contact.organizationName = parts(value).first ?? ""
    case "TITLE": contact.jobTitle = parts(value).joined(separator: ";")
    case "NOTE": contact.note = parts(value).joined(separator: ";")
    case "TEL":
      let number = parts(value).joined(separator: ";")
      contact.phoneNumbers.append(CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: number)))
    case "EMAIL":
      let address = parts(value).joined(separator: ";")
      contact.emailAddresses.append(CNLabeledValue(label: nil, value: NSString(string: address)))
    default: break
    }
  }

  private static func parts(_ value: String) -> [String] {
    var (parts, isEscaped) = ([""], false)
    for character in value {
      if isEscaped {
        parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func card(_ contact: CNContact) -> String {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
        .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
    }
    let names = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
    ]
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + names.map(escaped).joined(separator: ";")]
    let full = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ]
    lines.append("FN:" + escaped(full.filter { !$0.isEmpty }.joined(separator: " ")))
    if !contact.organizationName.isEmpty { lines.append("ORG:" + escaped(contact.organizationName)) }
    if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
    lines += contact.phoneNumbers.map { "TEL:" + escaped($0.value.stringValue) }
    lines += contact.emailAddresses.map { "EMAIL:" + escaped($0.value as String) }
    if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }
}
