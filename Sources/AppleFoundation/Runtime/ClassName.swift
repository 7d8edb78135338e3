import Foundation

/// How classes are named in text.
enum ClassName {
    /// Modules whose classes are known by their own names alone, as Objective-C's are.
    private static let frameworks = ["UIKit", "QuartzCore", "Foundation", "AppleFoundation", "CoreText", "CoreGraphics"]

    /// Whether a name with its module names one of theirs.
    static func isFramework(_ name: String) -> Bool {
        name.split(separator: ".").first.map { frameworks.contains(String($0)) } ?? false
    }

    /// Public classes of theirs begin with two capital letters; what else they hold is not to be had by its name alone.
    static func frameworkType(_ name: String) -> AnyClass? {
        guard !name.contains("."), ["UI", "NS", "CA", "CG", "CT"].contains(name.prefix(2)) else { return nil }
        return frameworks.lazy.compactMap { _typeByName($0 + "." + name) as? AnyClass }.first
    }

    /// `_TtC3App4Cell` is `App.Cell`, `_TtCC3App5Outer4Cell` is `App.Outer.Cell`.
    static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3).drop { $0 == "C" || $0 == "O" || $0 == "V" }
        var parts: [Substring] = []
        while !rest.isEmpty {
            if rest.first == "P" { return nil }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let count = Int(digits), count > 0, count <= rest.count else { return nil }
            parts.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return parts.count < 2 ? nil : parts.joined(separator: ".")
    }

    static func name(of type: AnyClass) -> String {
        if let name = ClassRegistry.shared.registeredName(of: type) { return name }
        let name = String(reflecting: type)
        let parts = name.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, frameworks.contains(String(parts[0])) else { return name }
        return String(parts[1])
    }
}

/// `Module.Outer.Name`, or the name that the class declares. Foundation's own ends the process for nested classes; this one is
/// chosen before it.
public func NSStringFromClass(_ type: NSObject.Type) -> String { ClassName.name(of: type) }

extension NSObject {
    /// The name of the class, as it is registered.
    public static func description() -> String { NSStringFromClass(self) }
}
