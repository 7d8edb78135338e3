import AppleFoundation

/// Where words for people go.
package enum Diagnostics {
    package static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// `<UIView: 0x600000>`: how UIKit names an object in its messages.
    package static func name(_ object: AnyObject) -> String {
        "<\(typeName(type(of: object))): \(address(object))>"
    }

    package static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// UIKit's classes without their module, an app's with it, as Objective-C prints them.
    package static func typeName(_ type: Any.Type) -> String {
        let name = String(reflecting: type)
        for module in ["UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation."] where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }
}
