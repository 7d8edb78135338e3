import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Projects / Plain YAML", .ours)
struct PlainYAMLTests {
    private func text(_ yaml: String) -> String {
        do {
            let value = try PlainYAML.read(yaml)
            let data = try JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }

    @Test func `maps, lists and texts are read however they are indented`() {
        #expect(
            text(
                """
                ---
                name: My App # a comment
                version: 5.0
                "a key": 'it''s'
                list:
                - a
                - path: Sources
                  excludes: ["*.md", '**/a, b']
                -
                  - inner
                deep:
                    more: {A: yes, "B": "x: y", C: [1, 2]}
                    none:
                script: |
                  one: two
                    # three

                  four
                address: https://a.b/c#d
                """)
                == #"{"a key":"it's","address":"https://a.b/c#d","deep":{"more":{"A":true,"B":"x: y","C":["1","2"]},"none":""},"#
                + #""list":["a",{"excludes":["*.md","**/a, b"],"path":"Sources"},["inner"]],"name":"My App","#
                + #""script":"one: two\n  # three\n\nfour","version":"5.0"}"#)
    }

    @Test func `brackets go on over lines`() {
        #expect(text("a: [\n  b,\n  {c: d,\n   e: f}\n]\ng: h\n") == #"{"a":["b",{"c":"d","e":"f"}],"g":"h"}"#)
    }

    @Test(
        arguments: [
            ("a: &b c", "line 1 begins with &, which isn't read"), ("a: b\n\tc: d", "line 2 is indented by a tab"),
            ("a: [b", "line 1 has no ]"), ("a: b\n  c: d", "line 2 stands further right than what is around it"),
            ("a: b\na: c", "line 2 says a once more"), ("a: b\n---\nc: d", "line 2 begins another document"),
            ("a: \"b", "line 1 has a quote that isn't closed"),
            ("a:\n  b: c\n d: e", "line 3 stands further right than what is around it"),
            ("a: b\nc", "line 2 is no `key: value`"), ("<<: *a", "line 1 takes in another map, which isn't read"),
        ])
    func `what isn't plain is refused with its line`(yaml: String, words: String) { #expect(text(yaml) == words) }

    @Test func `nothing crashes, however texts are cut and mixed`() {
        let words = ["a: ", "- ", "  ", "[", "]", "{", "}", "\"", "'", "|", ">", "#", "\n", ":", "b", "&", "\t", ","]
        var number: UInt64 = 7
        for _ in 0..<4_000 {
            var yaml = ""
            for _ in 0..<12 {
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                yaml += words[Int(number >> 33) % words.count]
            }
            _ = text(yaml)
        }
        #expect(text("a: " + String(repeating: "[", count: 5_000)) == "line 1 lies too deep")
    }
}
