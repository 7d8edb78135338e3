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
                + #""script":"one: two\n  # three\n\nfour\n","version":"5.0"}"#)
    }

    @Test func `brackets go on over lines`() {
        #expect(text("a: [\n  b,\n  {c: d,\n   e: f}\n]\ng: h\n") == #"{"a":["b",{"c":"d","e":"f"}],"g":"h"}"#)
    }

    @Test(
        arguments: [
            ("a: !b c", "line 1 begins with !, which isn't read"),
            ("a: *b", "line 1 asks for b, which nothing before it is named"), ("a: b\n\tc: d", "line 2 is indented by a tab"),
            ("a: [b", "line 1 has no ]"), ("a: b\n  c: d", "line 2 stands further right than what is around it"),
            ("a: b\na: c", "line 2 says a once more"), ("a: b\n---\nc: d", "line 2 begins another document"),
            ("a: \"b", "line 1 has a quote that isn't closed"),
            ("a:\n  b: c\n d: e", "line 3 stands further right than what is around it"),
            ("a: b\nc", "line 2 is no `key: value`"), ("a: &n b\n<<: *n", "line 2 takes in what is no map"),
        ])
    func `what isn't plain is refused with its line`(yaml: String, words: String) { #expect(text(yaml) == words) }

    @Test func `what is named is taken in where its name stands`() {
        let yaml = """
            base: &base
              A: 1
              B: &two [x, y]
            other: &other {C: 3, A: 9}
            one:
              <<: *base
              B: own
            both:
              <<: [*base, *other]
              list: [*two, z]
            items:
            - &word text
            - *word
            """
        #expect(
            text(yaml)
                == #"{"base":{"A":"1","B":["x","y"]},"both":{"A":"1","B":["x","y"],"C":"3","list":[["x","y"],"z"]},"#
                + #""items":["text","text"],"one":{"A":"1","B":"own"},"other":{"A":"9","C":"3"}}"#)
        let bomb = (1..<12).reduce("a0: &a0 x\n") {
            $0 + "a\($1): &a\($1) [\(Array(repeating: "*a\($1 - 1)", count: 10).joined(separator: ", "))]\n"
        }
        #expect(text(bomb).hasSuffix("takes in too much"))
    }

    @Test(arguments: [
        ("a: |\n  b\n\n  c\n\n", #"{"a":"b\n\nc\n"}"#), ("a: |-\n  b\n", #"{"a":"b"}"#),
        ("a: |+\n  b\n\nc: d", #"{"a":"b\n\n","c":"d"}"#),
        ("a: >\n  b\n  c\n\n  d\n    e\n  f\n", #"{"a":"b c\nd\n  e\nf\n"}"#), ("- |\n  b\n- c", #"["b\n","c"]"#),
        (#"a: "\\n\t\u00e9\"""#, #"{"a":"\\n\té\""}"#),
    ])
    func `texts over several lines and in quotes are what other readers make of them`(yaml: String, words: String) {
        #expect(text(yaml) == words)
    }

    @Test func `nothing crashes, however texts are cut and mixed`() {
        let words = [
            "a: ", "- ", "  ", "[", "]", "{", "}", "\"", "'", "|", ">", "#", "\n", ":", "b", "&b ", "*b", "<<: ", "\t", ",",
        ]
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
