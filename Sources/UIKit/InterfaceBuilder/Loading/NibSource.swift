import AppleFoundation
import InterfaceBuilder

/// One .storyboard or .xib of a bundle: its document, and what names in it mean there.
@MainActor final class NibSource {
    let document: IBDocument
    let bundle: Bundle
    /// Without path and extension.
    let name: String
    /// What stands for `customModuleProvider="target"`.
    let module: String?
    /// Texts by object and property for the language in use; nil where the file's own are used.
    let strings: [String: String]?

    init(document: IBDocument, bundle: Bundle, name: String, strings: [String: String]?) {
        self.document = document
        self.bundle = bundle
        self.name = name
        self.strings = strings
        module = NibLibrary.moduleName(of: bundle)
    }

    /// The text for an object's property in the language in use.
    func text(_ id: String?, _ property: String, _ base: String?) -> String? {
        guard let strings, let id else { return base }
        return strings[id + "." + property] ?? base
    }

    func text(_ node: NibNode, _ property: String, _ base: String?) -> String? {
        strings == nil ? base : text(document.element(at: node.index).id, property, base)
    }
}

/// Finds interface files in bundles and keeps what it has read.
@MainActor package enum NibLibrary {
    package enum Kind: String {
        case storyboard, xib
    }

    private struct Key: Hashable {
        let path: String
        let language: String
    }

    private static var sources: [Key: NibSource] = [:]

    /// Forgets everything read so far.
    package static func removeAll() { sources = [:] }

    static func source(
        _ kind: Kind, named name: String, in bundle: Bundle, onError: @MainActor (IBDiagnostic) -> Void = NibReport.say
    ) -> NibSource? {
        let language = Localization.language(of: bundle)
        guard let path = path(kind, named: name, in: bundle, language: language) else { return nil }
        let key = Key(path: path, language: language)
        if let known = sources[key] { return known }
        do {
            let document = try NibReading.document(at: path)
            guard (document.kind == .storyboard) == (kind == .storyboard) else { return nil }
            let strings = Localization.strings(table: (name as NSString).lastPathComponent, in: bundle, language: language)
            let source = NibSource(document: document, bundle: bundle, name: name, strings: strings)
            sources[key] = source
            return source
        } catch {
            onError(error)
            return nil
        }
    }

    /// In the language's folder, in none, in the base folder, in whatever folder has it.
    static func path(_ kind: Kind, named name: String, in bundle: Bundle, language: String) -> String? {
        guard !name.isEmpty, RegularFile.staysInside(name), RegularFile.isPlainName(language), let root = bundle.resourcePath
        else {
            return nil
        }
        let file = name.hasSuffix("." + kind.rawValue) ? name : name + "." + kind.rawValue
        for folder in ["\(language).lproj/", "", "Base.lproj/", "en.lproj/"] {
            let path = root + "/" + folder + file
            if exists(path) { return path }
        }
        for folder in Localization.folders(in: root) {
            let path = root + "/" + folder + "/" + file
            if exists(path) { return path }
        }
        return nil
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
            || FileManager.default.fileExists(atPath: path + NibReading.compiledSuffix)
    }

    static func moduleName(of bundle: Bundle) -> String? {
        if let name = bundle.infoDictionary?["AlliumModuleName"] as? String { return name }
        guard let name = bundle.infoDictionary?["CFBundleExecutable"] as? String else { return nil }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

/// Where the words about interface files go.
package enum NibReport {
    /// Listens instead of standard error.
    @MainActor package static var observer: ((IBDiagnostic) -> Void)?

    /// Outlets and collections of outlets of all files so far: those that were set, and those that could not be.
    @MainActor package static var outlets = (set: 0, open: 0)

    /// What people call a file.
    @MainActor package static var place: (String) -> String = { $0 }

    @MainActor package static func say(_ diagnostic: IBDiagnostic) {
        if let observer { return observer(diagnostic) }
        Diagnostics.write("[Interface Builder] \(diagnostic.words(in: place(diagnostic.file)))")
    }
}

/// From a path to a document: the compiled file beside it, if it is there and not older, else the XML.
package enum NibReading {
    package static let compiledSuffix = ".compiled"

    package static func document(at path: String) throws(IBDiagnostic) -> IBDocument {
        if let document = compiled(path) { return document }
        guard let data = RegularFile.contents(path) else {
            throw IBDiagnostic.unreadable(path)
        }
        return try IBDocument(bytes: [UInt8](data), file: path)
    }

    /// Writes the compiled file beside the XML.
    package static func compile(at path: String) throws {
        guard let data = RegularFile.contents(path) else { throw IBDiagnostic.unreadable(path) }
        let document = try IBDocument(bytes: [UInt8](data), file: path)
        try Data(CompiledDocument.data(of: document)).write(to: URL(fileURLWithPath: path + compiledSuffix))
    }

    private static func compiled(_ path: String) -> IBDocument? {
        let file = open(path + compiledSuffix, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var own = stat()
        var other = stat()
        guard fstat(file, &own) == 0, own.st_size > 0 else { return nil }
        // Without the XML the compiled file counts; beside a newer one it doesn't.
        if stat(path, &other) == 0, (other.st_mtim.tv_sec, other.st_mtim.tv_nsec) > (own.st_mtim.tv_sec, own.st_mtim.tv_nsec) {
            return nil
        }
        let size = Int(own.st_size)
        guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else { return nil }
        return CompiledDocument.document(at: UnsafeRawBufferPointer(start: memory, count: size), file: path) {
            munmap(memory, size)
        }
    }
}
