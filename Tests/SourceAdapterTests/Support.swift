import AppleFoundation
import SourceAdapter

/// The file `text`, adapted together with other files of its module.
func adapt(
    _ text: String, others: [String] = [], dependencies: [ModuleIndex] = [],
    configuration: AdapterConfiguration = AdapterConfiguration()
) -> AdaptedFile {
    adaptModule([text] + others, dependencies: dependencies, configuration: configuration).files[0]
}

func adaptModule(
    _ texts: [String], dependencies: [ModuleIndex] = [], configuration: AdapterConfiguration = AdapterConfiguration()
) -> ModuleAdapter.Result {
    let sources = texts.enumerated().map { (path: "File\($0).swift", bytes: Array($1.utf8)) }
    return ModuleAdapter(configuration: configuration, dependencies: dependencies).adapt(sources)
}

extension AdaptedFile {
    /// The lines without the spaces that stand for what was taken away, and without the tables before closing braces.
    var code: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = String(line)
            for marker in ["; private enum __ObjC", "private enum __ObjC", "; private struct __ObjC", "private struct __ObjC"] {
                if let range = line.range(of: marker) {
                    line = String(line[..<range.lowerBound]) + "}"
                    break
                }
            }
            return line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }

    /// The line that holds the table, if there is one.
    var table: String { text.split(separator: "\n").map(String.init).first { $0.contains("__ObjC") } ?? "" }
    var messages: [String] { notes.map { "\($0.line): \($0.kind.rawValue): \($0.message)" } }
}
