import Foundation

/// Mistakes that show only when something is called by its name: Objective-C raises an exception for them.
package enum RuntimeMistake {
    /// Set by UIKit, which knows whether somebody listens: it ends the process, or comes back, and then the call comes to nothing.
    @Guarded package static var report: ((_ exception: String, _ words: String) -> Void)?

    package static func raise(_ exception: String, _ words: String) {
        guard let report else { fatalError("*** Terminating app due to uncaught exception '\(exception)', reason: '\(words)'") }
        report(exception, words)
    }

    /// `<App.Door: 0x600000>`: classes of apps with their modules.
    static func name(_ object: AnyObject) -> String {
        "<\(ClassName.name(of: type(of: object))): \(address(object))>"
    }

    static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
