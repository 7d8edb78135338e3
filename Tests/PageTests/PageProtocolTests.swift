import AppleFoundation
import TestEvidence
import TestPrograms
import Testing

/// A program in a page, and clients that are no browsers.
@Suite("Page / On the line", .ours, .enabled(if: PageProgram.hasLibrary, "needs libwebsockets"), .serialized)
struct PageProtocolTests {
    private func client(_ program: PageProgram) throws -> PlainClient { try PlainClient(port: program.port) }

    private func viewer(_ program: PageProgram) throws -> PlainClient {
        let client = try client(program)
        let host = "127.0.0.1:\(program.port)"
        #expect(client.upgrade(program.path + "socket", host: host, origin: "http://\(host)") == 101)
        return client
    }

    private let tap = [
        #"{"k":"touch","p":"began","id":1,"x":80,"y":125}"#, #"{"k":"touch","p":"ended","id":1,"x":80,"y":125}"#,
    ]

    private func lines(_ words: String...) throws -> [String] {
        let child = try Child(words, environment: Child.plainEnvironment, seconds: 20)
        var lines: [String] = []
        while let line = child.line() { lines.append(line) }
        return lines
    }

    @Test func `the printed address gives the page, whole and for itself alone`() throws {
        let program = try PageProgram()
        let host = "127.0.0.1:\(program.port)"
        let (status, text) = try client(program).get(program.path, host: host)
        #expect(status == 200 && text.contains("<canvas") && text.hasSuffix("</html>\n"))
        #expect(text.contains("default-src 'none'") && text.contains("frame-ancestors 'none'") && text.contains("no-referrer"))
        for name in ["page.css", "page.js"] { #expect(try client(program).get(program.path + name, host: host).status == 200) }
        #expect(program.finish() == (0, ""))
    }

    @Test func `without the token, under another name, or for another page there is nothing`() throws {
        let program = try PageProgram()
        let host = "127.0.0.1:\(program.port)", wrong = "/00000000000000000000000000000000/"
        for path in ["/", wrong, "/favicon.ico", program.path + "secret"] {
            let (status, text) = try client(program).get(path, host: host)
            #expect(status == 403 && !text.contains("canvas"), "\(path)")
        }
        #expect(try client(program).get(program.path, host: "evil.example:\(program.port)").status == 403)
        #expect(try client(program).get(program.path, host: host, method: "DELETE").status != 200)
        let socket = program.path + "socket", page = "http://\(host)", evil = "evil.example:\(program.port)"
        #expect(try client(program).upgrade(wrong + "socket", host: host, origin: page) != 101)
        #expect(try client(program).upgrade(socket, host: host, origin: "http://evil.example") != 101)
        #expect(try client(program).upgrade(socket, host: host, origin: nil) != 101)
        #expect(try client(program).upgrade(socket, host: host, origin: "http://evil.example", name: nil) != 101)
        #expect(try client(program).upgrade(socket, host: evil, origin: "http://\(evil)") != 101)
        #expect(try viewer(program).join())
        let end = program.finish()
        #expect(end.status == 0)
        let lines = Set(end.words.split(separator: "\n").map(String.init))
        for line in [
            "an address without the page's token", "a path that isn't there", "a connection without the page's token",
            "a connection from the page of another, http://evil.example", "a connection from no page",
            "a request under a name that isn't this machine's, evil.example:\(program.port)",
        ] {
            #expect(lines.contains("allium: refused: \(line)"), "\(end.words)")
        }
    }

    @Test func `garbage and giants end their own connection, with a line, and nothing else`() throws {
        let program = try PageProgram()
        let good = try viewer(program)
        #expect(good.join())
        for text in [
            "", "{", "[]", "{\"k\":\"fly\"}", "{\"k\":\"mouse\"}", "{\"k\":\"do\",\"what\":\"explode\"}",
            "{\"k\":\"ack\",\"n\":-1}",
        ] {
            let client = try viewer(program)
            client.send(text)
            #expect(client.end() == 1008, "\(text)")
        }
        let bytes = try viewer(program)
        bytes.send([1, 2, 3], kind: 2)
        #expect(bytes.end() == 1003)
        let giant = try viewer(program)
        giant.send([UInt8](repeating: 97, count: 3 << 20))
        #expect([0, 1009].contains(giant.end()))
        let pieces = try viewer(program)
        for piece in 0..<40 { pieces.send([UInt8](repeating: 97, count: 60_000), kind: piece == 0 ? 1 : 0, isFinal: false) }
        #expect([0, 1009].contains(pieces.end()))
        let broken = try viewer(program)
        broken.write((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
        _ = broken.end()
        let wrong = try viewer(program)
        wrong.send([0xFF, 0xFE, 0x80])
        #expect(wrong.end() != 1000)
        let noise = try client(program)
        noise.write((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ 5) })
        _ = noise.readAll()
        for word in tap { good.send(word) }
        #expect(program.waitFor("lamp red"))
        let end = program.finish()
        #expect(end.status == 0)
        for line in ["a message that no page sends", "a message of bytes, which no page sends", "a message of more than 1 MB"] {
            #expect(end.words.contains("allium: refused: \(line)"), "\(end.words)")
        }
    }

    @Test func `a port in use is named`() throws {
        let program = try PageProgram()
        let other = try PageProgram.start(orders: #"{"web":true,"port":\#(program.port)}"#)
        #expect(
            other.finish() == (
                1,
                "allium: port \(program.port) is in use by another program; `--port` takes another, and without it the system chooses"
            ))
    }

    @Test func `ten look on, one of them reads nothing, and what it does counts all the same`() throws {
        let program = try PageProgram()
        let viewers = try (0..<10).map { _ in try viewer(program) }
        for viewer in viewers { #expect(viewer.join()) }
        let stuck = viewers[9]
        for step in 0..<30 {
            for word in tap { stuck.send(word) }
            #expect(program.waitFor(step % 2 == 0 ? "lamp red" : "lamp blue"))
            for viewer in viewers.dropLast() { #expect(viewer.picture() != nil) }
        }
        #expect(program.finish() == (0, ""))
    }

    @Test func `one viewer too many is sent away`() throws {
        let program = try PageProgram()
        let viewers = try (0..<32).map { _ in try viewer(program) }
        let host = "127.0.0.1:\(program.port)"
        #expect(try client(program).upgrade(program.path + "socket", host: host, origin: "http://\(host)") != 101)
        #expect(viewers[31].join())
        #expect(program.finish().words == "allium: refused: one viewer more than the 32 that may look on")
    }

    @Test func `a finger of a viewer that goes is cancelled`() throws {
        let program = try PageProgram()
        do {
            let viewer = try viewer(program)
            #expect(viewer.join())
            viewer.send(#"{"k":"touch","p":"began","id":1,"x":100,"y":500}"#)
            #expect(program.waitFor("began 80,80"))
        }
        #expect(program.waitFor("cancelled 80,80"))
    }

    @Test func `programs load the library for a page alone`() throws {
        let program = try PageProgram()
        _ = try viewer(program).join()
        // The first of its name is the one that limits its life.
        let parent = program.child.number
        let number = try #require(
            try lines("sh", "-c", "cat /proc/\(parent)/task/\(parent)/children; echo").first?.split(separator: " ").first)
        let maps = try lines("cat", "/proc/\(number)/maps")
        #expect(maps.contains { $0.contains("libwebsockets") } && !maps.contains { $0.contains("libSDL") })
        let libraries = try lines("ldd", Child.program("OneWindow"))
        #expect(libraries.contains { $0.contains("libc.so") })
        #expect(!libraries.contains { $0.contains("websockets") || $0.contains("libssl") || $0.contains("libSDL") })
    }
}
