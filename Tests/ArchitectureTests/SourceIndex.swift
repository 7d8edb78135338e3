import CIndexReader
import Foundation

/// What the compiler noted about the names in `Sources` while it built this test: who declares them, and who reads and writes them.
struct SourceIndex {
    struct Definition {
        let name: String
        let file: String
        let line: Int
        /// The symbol of the type around it, empty where there is none, and those that it overrides or is the witness of.
        let parent: String
        let overridden: [String]
    }

    struct Reference {
        let reads: Bool
        let writes: Bool
        /// The symbol of the function or accessor around it.
        let container: String
        let file: String
        let line: Int
    }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var definitions: [String: Definition] = [:]
    private var file = ""
    /// Of properties only.
    private(set) var references: [String: [Reference]] = [:]

    init(of repository: Repository = Repository()) throws {
        let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let store = build.appendingPathComponent("index/store").path
        let folder = repository.root.appendingPathComponent("Sources").path + "/"
        let visit: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<index_occurrence>?) -> Void = {
            context, occurrence in
            context!.assumingMemoryBound(to: SourceIndex.self).pointee.add(occurrence!.pointee)
        }
        let isRead = withUnsafeMutablePointer(to: &self) { index_read(store, folder, $0, visit) }
        guard isRead, !definitions.isEmpty else {
            throw Unreadable(description: "There is no index in \(store): build with its store on, as `swift build` does.")
        }
    }

    private mutating func add(_ occurrence: index_occurrence) {
        let has = { (role: Int) in occurrence.roles & UInt64(role) != 0 }
        let isProperty = strstr(occurrence.symbol + max(0, strlen(occurrence.symbol) - 3), "vp") != nil
        guard has(Int(INDEX_DEFINITION)) || isProperty else { return }
        let symbol = String(cString: occurrence.symbol)
        if strcmp(file, occurrence.file) != 0 { file = String(cString: occurrence.file) }
        if has(Int(INDEX_DEFINITION)) {
            definitions[symbol] = Definition(
                name: String(cString: occurrence.name), file: file, line: Int(occurrence.line),
                parent: String(cString: occurrence.parent),
                overridden: String(cString: occurrence.overridden).split(separator: "\n").map(String.init))
        } else if has(Int(INDEX_REFERENCE)) {
            let writes = has(Int(INDEX_WRITE))
            references[symbol, default: []].append(
                Reference(
                    reads: has(Int(INDEX_READ)) || !writes, writes: writes,
                    container: String(cString: occurrence.container), file: file, line: Int(occurrence.line)))
        }
    }

    /// `UIView.alpha`, for the property's symbol.
    func fullName(of symbol: String) -> String {
        guard let definition = definitions[symbol] else { return symbol }
        var names = [definition.name]
        var parent = definition.parent
        while let type = definitions[parent] {
            names.insert(type.name, at: 0)
            parent = type.parent
        }
        return names.joined(separator: ".")
    }
}
