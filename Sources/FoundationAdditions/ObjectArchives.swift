// Archives of lists and dictionaries of objects, as Apple's Foundation has them since iOS 14.

import Foundation

extension NSKeyedUnarchiver {
  /// The array that an archive holds, if all of its objects are of a class.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
  }
  /// The array that an archive holds, if all of its objects are of certain classes.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]?
  {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }
  /// The dictionary that an archive holds, if its keys and values are of certain classes.
  public static func unarchivedDictionary<
    Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding
  >(ofKeyClass keyCls: Key.Type, objectClass valueCls: Value.Type, from data: Data) throws -> [Key: Value]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data) as? [Key: Value]
  }
}
