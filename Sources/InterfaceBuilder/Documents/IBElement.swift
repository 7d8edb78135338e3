/// One element of a document: two words, nothing copied until it is asked for.
package struct IBElement {
    package let document: IBDocument
    package let index: Int32

    private var storage: XMLTree.Element { document.tree.elements[Int(index)] }

    package var name: String { document.tree.names.text(storage.name) }
    package func has(_ name: IBName) -> Bool { storage.name == name }
    package var line: Int { document.line(of: index) }
    package var id: String? { string("id") }
    package var key: String? { string("key") }
    package var parent: IBElement? {
        storage.parent < 0 ? nil : IBElement(document: document, index: storage.parent)
    }
    var elementClass: ElementClass? { Schema.shared.elementClass(storage.name) }

    /// The schema says so of views of the kind.
    package var isSizedByContent: Bool { Schema.shared.isSizedByContent(storage.name) }

    // MARK: Attributes

    package func string(_ name: IBName) -> String? {
        document.tree.attribute(name, of: index).map(document.tree.string)
    }

    package func bool(_ name: IBName) -> Bool? {
        document.tree.attribute(name, of: index).flatMap { document.tree.withBytes($0, Validator.bool) }
    }

    package func bool(_ name: IBName, default value: Bool) -> Bool { bool(name) ?? value }

    package func number(_ name: IBName) -> Double? {
        document.tree.attribute(name, of: index).flatMap { document.tree.withBytes($0, NumberParsing.double) }
    }

    package func number(_ name: IBName, default value: Double) -> Double { number(name) ?? value }

    package func multiplier(_ name: IBName) -> Double? {
        document.tree.attribute(name, of: index).flatMap { document.tree.withBytes($0, NumberParsing.multiplier) }
    }

    /// The object that an attribute names; nil when it names none, or one that isn't there.
    package func object(_ name: IBName) -> IBElement? {
        document.tree.attribute(name, of: index).flatMap(document.object(id:))
    }

    /// Every attribute, known or not, in the file's order.
    package var attributes: [(name: String, value: String)] {
        let first = Int(storage.firstAttribute)
        return document.tree.attributes[first..<(first + Int(storage.attributeCount))].map {
            (document.tree.names.text($0.name), document.tree.string($0.value))
        }
    }

    /// Text between the tags, for the elements whose text counts.
    package var text: String { document.tree.string(storage.text) }

    // MARK: Children

    package struct Children: Sequence, IteratorProtocol {
        fileprivate let document: IBDocument
        fileprivate var nextIndex: Int32

        package mutating func next() -> IBElement? {
            guard nextIndex >= 0 else { return nil }
            defer { nextIndex = document.tree.elements[Int(nextIndex)].nextSibling }
            return IBElement(document: document, index: nextIndex)
        }
    }

    package var children: Children { Children(document: document, nextIndex: storage.firstChild) }

    package func first(_ name: IBName) -> IBElement? {
        var child = storage.firstChild
        while child >= 0 {
            if document.tree.elements[Int(child)].name == name { return IBElement(document: document, index: child) }
            child = document.tree.elements[Int(child)].nextSibling
        }
        return nil
    }

    /// The child that fills a property of its parent.
    package func first(_ name: IBName, key: String) -> IBElement? { children.first { $0.has(name) && $0.key == key } }
    package func child(key: String) -> IBElement? { children.first { $0.key == key } }
}
