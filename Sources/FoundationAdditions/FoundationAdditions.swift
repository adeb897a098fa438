// Foundation with what it and the Objective-C runtime have on Apple's systems only. Modules that pass Foundation on pass on
// this one instead, so that its types go before Foundation's of the same names.

@_exported import Foundation
// On Apple's systems requests and XML are Foundation's too.
@_exported import FoundationNetworking
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
