import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Cache", .assumed("a cache never changes the outcome"))
struct FactCacheTests {
    @Test func `a second run gives the same text from the cache`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cached = ModuleAdapter(configuration: AdapterConfiguration(), cache: try FactCache(folder: folder))
        let text =
            "import UIKit\n@objc protocol P { @objc optional func a(_ x: Int) }\nclass C: UIView {\n"
            + "@IBOutlet weak var l: UILabel!\n@objc dynamic var v = 1\nfunc a(_ x: Int) { d?.a?(1); p(#selector(a)) }\n}\n"
        let first = cached.adapt([("A.swift", Array(text.utf8))])
        let second = cached.adapt([("A.swift", Array(text.utf8))])
        #expect(first.files[0].text == adapt(text).text)
        #expect(second.files[0].text == first.files[0].text)
        let changed = cached.adapt([("A.swift", Array(text.replacing("#selector(a)", with: "1").utf8))])
        #expect(!changed.files[0].text.contains("Selector("))
    }

    @Test func `a damaged entry is written anew`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cached = ModuleAdapter(configuration: AdapterConfiguration(), cache: try FactCache(folder: folder))
        let source = [(path: "A.swift", bytes: Array("import Foundation\n".utf8))]
        _ = cached.adapt(source)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            try Data("garbage".utf8).write(to: file)
        }
        #expect(cached.adapt(source).files[0].text == "import AppleFoundation\n")
    }
}
