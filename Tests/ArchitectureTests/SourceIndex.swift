import CIndexReader
import Foundation

/// What the compiler noted about the names in `Sources` while it built this test: who declares them, and who reads and writes them.
///
/// Reading takes a second: all tests share one.
final class SourceIndex: Sendable {
    /// The number of a text: of a symbol's name for the compiler, of its name in the source, of a file. 0 is none.
    typealias Number = Int

    struct Definition {
        let name: Number
        let file: Number
        let line: Int
        /// The type around it, and what it overrides or is the witness of.
        let parent: Number
        let overridden: [Number]
    }

    struct Reference {
        let symbol: Number
        /// The function or accessor around it.
        let container: Number
        let file: Number
        let line: Int
        let reads: Bool
        let writes: Bool
    }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    let texts: [String]
    let definitions: [Number: Definition]
    let references: [Reference]

    private static let result = Result { try SourceIndex(of: Repository()) }

    static func shared() throws -> SourceIndex { try result.get() }

    private struct Reading {
        var texts = [""]
        var definitions: [Number: Definition] = [:]
        var references: [Reference] = []
    }

    private init(of repository: Repository) throws {
        let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let store = build.appendingPathComponent("index/store").path
        let folder = repository.root.appendingPathComponent("Sources").path + "/"
        var reading = Reading()
        reading.texts.reserveCapacity(200_000)
        reading.references.reserveCapacity(500_000)
        let isRead = withUnsafeMutablePointer(to: &reading) { reading in
            index_read(
                store, folder, reading,
                { reading, text, length in
                    let bytes = UnsafeRawBufferPointer(start: text, count: length)
                    reading!.assumingMemoryBound(to: Reading.self).pointee.texts.append(String(decoding: bytes, as: UTF8.self))
                },
                { reading, occurrence in
                    SourceIndex.add(occurrence!, to: &reading!.assumingMemoryBound(to: Reading.self).pointee)
                })
        }
        guard isRead, !reading.definitions.isEmpty else {
            throw Unreadable(description: "There is no index in \(store): build with its store on, as `swift build` does.")
        }
        texts = reading.texts
        definitions = reading.definitions
        references = reading.references
    }

    private static func add(_ occurrence: UnsafePointer<index_occurrence>, to reading: inout Reading) {
        let roles = Int(occurrence.pointee.roles)
        if roles & Int(INDEX_DEFINITION) != 0 {
            let overridden = UnsafeBufferPointer(
                start: occurrence.pointee.overridden, count: Int(occurrence.pointee.overridden_count))
            reading.definitions[Int(occurrence.pointee.symbol)] = Definition(
                name: Int(occurrence.pointee.name), file: Int(occurrence.pointee.file), line: Int(occurrence.pointee.line),
                parent: Int(occurrence.pointee.parent), overridden: overridden.isEmpty ? [] : overridden.map { Int($0) })
        } else if roles & Int(INDEX_REFERENCE) != 0 {
            let writes = roles & Int(INDEX_WRITE) != 0
            reading.references.append(
                Reference(
                    symbol: Int(occurrence.pointee.symbol), container: Int(occurrence.pointee.container),
                    file: Int(occurrence.pointee.file), line: Int(occurrence.pointee.line),
                    reads: roles & Int(INDEX_READ) != 0 || !writes, writes: writes))
        }
    }

    /// `UIView.alpha`, for the property's symbol.
    func fullName(of symbol: Number) -> String {
        guard let definition = definitions[symbol] else { return texts[symbol] }
        var names = [texts[definition.name]]
        var parent = definition.parent
        while let type = definitions[parent] {
            names.insert(texts[type.name], at: 0)
            parent = type.parent
        }
        return names.joined(separator: ".")
    }
}
