/// A .storyboard or .xib file, read and checked: objects by scene or by rank, by id, and a list of all that was not understood.
package final class IBDocument {
    package enum Kind: Sendable {
        case storyboard, xib
    }

    package let file: String
    package let kind: Kind
    package private(set) var diagnostics: [IBDiagnostic] = []
    /// May be more than are listed.
    package private(set) var diagnosticCount = 0

    let tree: XMLTree
    /// Empty in a compiled file, whose elements know their lines.
    private let source: [UInt8]
    private(set) var objects: ObjectTable
    private lazy var lines = LineTable(source)

    /// Throws what makes the file unusable; all else is in `diagnostics`.
    package init(bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits()) throws(IBDiagnostic) {
        self.file = file
        source = bytes
        tree = try XMLReader.read(bytes, file: file, limits: limits)
        kind = try Self.kind(of: tree, file: file)
        objects = ObjectTable(capacity: tree.elements.count / 4)
        let validator = Validator(tree, objects, limit: limits.diagnostics)
        validator.run()
        objects = validator.objects
        diagnosticCount = validator.count
        for problem in validator.problems {
            diagnostics.append(diagnostic(problem.severity, problem.reason, at: problem.element, problem.message))
        }
    }

    /// What was compiled before; nothing is checked again.
    init(tree: XMLTree, objects: ObjectTable, file: String) throws(IBDiagnostic) {
        self.file = file
        self.tree = tree
        self.objects = objects
        source = []
        kind = try Self.kind(of: tree, file: file)
    }

    private static func kind(of tree: XMLTree, file: String) throws(IBDiagnostic) -> Kind {
        let name = tree.names.text(tree.elements[0].name)
        if name == "archive" {
            throw IBDiagnostic(
                .error, .otherSystem, file: file, line: 1,
                message: "is an archive of Xcode 4 or older; open and save it with a newer Xcode")
        }
        guard name == "document" else {
            throw IBDiagnostic(.error, file: file, line: 1, message: "is no Interface Builder document: its root is <\(name)>")
        }
        guard let type = tree.attribute("type", of: 0).map(tree.string) else {
            throw IBDiagnostic(.error, file: file, line: 1, message: "is no Interface Builder document: its type is missing")
        }
        // Old files say `CocoaTouch.iPad.XIB`.
        guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch."), type.hasSuffix("XIB") else {
            throw IBDiagnostic(
                .error, .otherSystem, file: file, line: 1, message: "is a document for another system: \(type)")
        }
        return type.hasSuffix(".Storyboard.XIB") ? .storyboard : .xib
    }

    // MARK: Elements

    package var elementCount: Int { tree.elements.count }

    package var root: IBElement { IBElement(document: self, index: 0) }

    package func object(id: String) -> IBElement? {
        var id = id
        return id.withUTF8 { objects.element($0, tree: tree) }.map { IBElement(document: self, index: $0) }
    }

    /// By its place in document order.
    package func element(at index: Int32) -> IBElement { IBElement(document: self, index: index) }

    func object(id: XMLTree.Bytes) -> IBElement? {
        tree.withBytes(id) { objects.element($0, tree: tree) }.map { IBElement(document: self, index: $0) }
    }

    func line(of element: Int32) -> Int {
        let offset = tree.elements[Int(element)].offset
        return source.isEmpty ? Int(offset) : lines.line(at: offset)
    }

    /// A message about an element, with its file, line and nearest object.
    package func diagnostic(
        _ severity: IBDiagnostic.Severity, at element: IBElement, _ message: String
    ) -> IBDiagnostic {
        diagnostic(severity, .other, at: element.index, message)
    }

    private func diagnostic(
        _ severity: IBDiagnostic.Severity, _ reason: IBDiagnostic.Reason, at element: Int32, _ message: String
    ) -> IBDiagnostic {
        var owner = element
        while owner >= 0 {
            if let id = tree.attribute("id", of: owner) {
                return IBDiagnostic(
                    severity, reason, file: file, line: line(of: element), objectID: tree.string(id), message: message)
            }
            owner = tree.elements[Int(owner)].parent
        }
        return IBDiagnostic(severity, reason, file: file, line: line(of: element), message: message)
    }
}

// MARK: - What the document says of itself

extension IBDocument {
    package var usesAutoLayout: Bool { root.bool("useAutolayout", default: false) }
    package var usesTraitCollections: Bool { root.bool("useTraitCollections", default: false) }
    package var usesSafeAreas: Bool { root.bool("useSafeAreas", default: false) }
    package var isLaunchScreen: Bool { root.bool("launchScreen", default: false) }
    /// The number that tells which Xcode wrote the file: `21507`.
    package var toolsVersion: Double? {
        root.string("toolsVersion").flatMap { Double($0.split(separator: ".").prefix(2).joined(separator: ".")) }
    }
    package var device: IBDevice? {
        root.first("device").map { IBDevice(id: $0.id ?? "", isLandscape: $0.string("orientation") == "landscape") }
    }
    /// Nil: every window keeps its own tint.
    package var tintColor: IBColor? { root.color(key: "tintColor") }

    package var scenes: [IBScene] {
        root.first("scenes")?.children.filter { $0.has("scene") }.map(IBScene.init) ?? []
    }
    package var initialViewController: IBController? {
        root.string("initialViewController").flatMap(object(id:)).flatMap(IBController.init)
    }
    /// A xib's objects; the views among them are what loading returns, in this order.
    package var topLevelObjects: [IBElement] { root.first("objects").map { Array($0.children) } ?? [] }
    package var resources: IBResources { IBResources(root.first("resources")) }
}

/// The device that the stored frames were drawn for.
package struct IBDevice: Equatable, Sendable {
    package let id: String
    package let isLandscape: Bool
}
