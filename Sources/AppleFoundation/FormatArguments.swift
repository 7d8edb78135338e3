import Foundation

// `%@` takes any object, as on Apple's systems: Foundation's C core would look for a type of its own kind in it, so the
// description goes in its place.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: CVarArg { (self as? NSString) ?? NSString(string: description) }
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}
