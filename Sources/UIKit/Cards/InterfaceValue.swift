import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What turns a file's descriptions into values: whoever reads the file.
@MainActor protocol InterfaceReader: AnyObject {
    func color(_ element: IBElement) -> UIColor
    func font(_ element: IBElement) -> UIFont
    func image(of element: IBElement) -> UIImage?
    func image(named name: String, of element: IBElement) -> UIImage?
    func attributedText(_ element: IBElement) -> NSAttributedString?
    /// In the language of the texts beside the file.
    func text(_ id: String?, _ key: String, _ text: String?) -> String?
}

/// A value that interface files hold, in an attribute or in an element inside that has the name as its key.
@MainActor protocol InterfaceValue {
    /// Nil where the element says nothing.
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self?
}

/// An enumeration whose cases interface files name by words.
protocol InterfaceWord: InterfaceValue {
    /// An unknown word means the default; the reader has already complained.
    nonisolated init(word: IBValue)
}

extension InterfaceWord {
    @MainActor static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self? {
        id.flatMap { element.word($0) { Self(word: $0) } }
    }

    nonisolated init(word: String) {
        var text = word
        self = text.withUTF8 { Self(word: IBValue($0)) }
    }
}

// MARK: In attributes
extension Bool: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Bool? {
        id.flatMap(element.bool)
    }
}

extension InterfaceValue where Self: BinaryFloatingPoint {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self? {
        // Within bounds in which lengths can still be added up.
        id.flatMap(element.number).map { Self(max(-1e9, min(1e9, $0))) }
    }
}
extension Double: InterfaceValue {}
extension Float: InterfaceValue {}
extension CGFloat: InterfaceValue {}

extension Int: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Int? {
        id.flatMap(element.number).map { Swift.max(-1_000_000_000, Swift.min(1_000_000_000, Int(clamping: $0))) }
    }
}

extension String: InterfaceValue {
    /// In the language of the texts beside the file. Long ones stand in an element inside.
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> String? {
        reader.text(element.id, name, id.flatMap { element.text($0, key: name) })
    }
}

extension InterfaceValue where Self: UIImage {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self? {
        // The picture itself may be a reference with more to say.
        if name == "image" { return reader.image(of: element) as? Self }
        return id.flatMap(element.string).flatMap { reader.image(named: $0, of: element) as? Self }
    }
}
extension UIImage: InterfaceValue {}

// MARK: In elements
extension InterfaceValue where Self: UIColor {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self? {
        element.first("color", key: name).flatMap { reader.color($0) as? Self }
    }
}
extension UIColor: InterfaceValue {}

extension InterfaceValue where Self: UIFont {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self? {
        element.first("fontDescription", key: name).flatMap { reader.font($0) as? Self }
    }
}
extension UIFont: InterfaceValue {}

extension InterfaceValue where Self: NSAttributedString {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Self? {
        element.child(key: name).flatMap { reader.attributedText($0) as? Self }
    }
}
extension NSAttributedString: InterfaceValue {}

extension CGSize: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> CGSize? {
        element.child(key: name).map { CGSize($0) }
    }
}

extension CGRect: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> CGRect? {
        element.first("rect", key: name).map { CGRect($0) }
    }
}

extension UIOffset: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> UIOffset? {
        element.first("offsetWrapper", key: name).map {
            UIOffset(
                horizontal: CGFloat($0.number("horizontal", default: 0)), vertical: CGFloat($0.number("vertical", default: 0)))
        }
    }
}

extension UIEdgeInsets: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> UIEdgeInsets? {
        element.insets(key: name).map { UIEdgeInsets($0) }
    }
}

extension UIRectEdge: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> UIRectEdge? {
        guard let child = element.child(key: name) ?? element.first("rectEdge") else { return nil }
        let sides: [(IBName, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return sides.reduce(into: []) { edges, side in if child.bool(side.0, default: false) { edges.insert(side.1) } }
    }
}

extension Optional: InterfaceValue where Wrapped: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Wrapped?? {
        Wrapped.read(id, name, element, reader).map { .some($0) }
    }
}

extension IBValue {
    /// So that a `switch` compares bytes, and no string is made.
    @inline(__always) static func ~= (word: StaticString, value: IBValue) -> Bool {
        let count = word.utf8CodeUnitCount
        guard count == value.bytes.count, let start = value.bytes.baseAddress else { return false }
        let text = word.utf8Start
        for index in 0..<count where text[index] != start[index] { return false }
        return true
    }
}
