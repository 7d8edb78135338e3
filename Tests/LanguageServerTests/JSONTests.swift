import LanguageServer
import TestEvidence
import Testing

@Suite("Editors / JSON and frames", .ours)
struct JSONTests {
    private func read(_ text: String) -> JSON? { try? JSON(parsing: Array(text.utf8)) }

    @Test func `what nobody changes leaves as it came`() {
        for text in [
            #"{"b":1.50,"a":[true,false,null],"c":{}}"#, #"[]"#, #""x""#, "-0.5e+3", #"{"id":9007199254740993}"#,
            #"["\n","\\","\"","é你"]"#,
        ] {
            #expect(read(text)?.text == text)
        }
    }

    @Test func `escapes become characters, pairs of halves one`() {
        #expect(read(#""\u00e9\ud83d\ude00\t\/""#) == .string("é😀\t/"))
        #expect(read(#""\ud83d!""#) == .string("\u{FFFD}!"))
        #expect(JSON.string("\u{1}").text == #""\u0001""#)
    }

    @Test func `broken texts are told from values`() {
        for text in ["", "{", "[1,]", "{\"a\"}", "tru", "\"", "1 2", "{\"a\":1,}", "\"\\x\"", "-"] {
            #expect(read(text) == nil)
        }
        #expect(read(String(repeating: "[", count: 5000)) == nil)
    }

    @Test func `members are found, set and taken away`() {
        var object = read(#"{"a":{"b":1}}"#)
        #expect(object?["a"]?["b"]?.int == 1)
        object?["a"]?["b"] = .string("two")
        object?["c"] = .null
        #expect(object?.text == #"{"a":{"b":"two"},"c":null}"#)
        object?["a"] = nil
        #expect(object?.text == #"{"c":null}"#)
    }

    @Test func `messages come apart wherever the stream is cut`() throws {
        let stream = MessageFrames.frame(Array("{}".utf8)) + Array("content-length: 4\r\nX: y\r\n\r\nnull".utf8)
        for cut in 0...stream.count {
            var frames = MessageFrames()
            var bodies: [String] = []
            for part in [stream[..<cut], stream[cut...]] {
                frames.append(part)
                while let body = try frames.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
            }
            #expect(bodies == ["{}", "null"] && !frames.isInsideMessage)
        }
    }

    @Test func `half a message waits, and what is none is said`() throws {
        var frames = MessageFrames()
        frames.append(Array("Content-Length: 10\r\n\r\n{}".utf8))
        #expect(try frames.next() == nil && frames.isInsideMessage)
        for text in ["Hello\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: many\r\n\r\n"] {
            var frames = MessageFrames()
            frames.append(Array(text.utf8))
            #expect(throws: MessageFrames.Broken.self) { try frames.next() }
        }
        var noise = MessageFrames()
        noise.append([UInt8](repeating: 65, count: 5000))
        #expect(throws: MessageFrames.Broken.self) { try noise.next() }
    }

    @Test func `addresses of files are read as editors write them`() {
        #expect(FileAddress.path("file:///a/b%20c/%C3%A9.swift") == "/a/b c/é.swift")
        #expect(FileAddress.path("file://localhost/a") == "/a")
        #expect(FileAddress.path("untitled:1") == nil)
        #expect(FileAddress.address("/a/b c/é+.swift") == "file:///a/b%20c/%C3%A9%2B.swift")
        for path in ["/x", "/%41", "/a b/ü#?.swift"] { #expect(FileAddress.path(FileAddress.address(path)) == path) }
    }
}
