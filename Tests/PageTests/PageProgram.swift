import AppleFoundation
import TestPrograms
import Testing

/// The program with something of each kind, in a page.
final class PageProgram {
    let child: Child
    let address: String
    let port: Int
    /// The path up to the page's files.
    let path: String

    static let phone = #"{"device":"iPhone SE","web":true,"windowScale":1}"#

    /// One that takes another's place says no address.
    init(orders: String = phone, arguments: [String] = [], seconds: Int = 120, isAnnounced: Bool = true) throws {
        child = try Self.start(orders: orders, arguments: arguments, seconds: seconds)
        guard isAnnounced else {
            (address, port, path) = ("", 0, "")
            return
        }
        let line = child.errorLine() ?? ""
        let words = line.split(separator: " ").first { $0.hasPrefix("http://") }.map(String.init)
        address = try #require(words, "\(line)")
        let parts = address.split(separator: "/")
        port = Int(parts[1].split(separator: ":")[1]) ?? 0
        path = "/\(parts[2])/"
    }

    static func start(orders: String = phone, arguments: [String] = [], seconds: Int = 60) throws -> Child {
        var environment = Child.plainEnvironment
        environment["ALLIUM_RUN"] = orders
        return try Child([Child.program("OneWindow"), "page"] + arguments, environment: environment, seconds: seconds)
    }

    static let hasLibrary = ["/usr/lib/x86_64-linux-gnu/", "/usr/lib/aarch64-linux-gnu/", "/usr/lib/", "/usr/local/lib/"]
        .contains {
            folder in (16...22).contains { FileManager.default.fileExists(atPath: "\(folder)libwebsockets.so.\($0)") }
        }

    /// Reads what the program prints up to a line that begins so; false where it ends before.
    func waitFor(_ beginning: String) -> Bool {
        while let line = child.line() { if line.hasPrefix(beginning) { return true } }
        return false
    }

    /// Likewise up to one that has these words in it.
    func waitFor(anyWith words: String) -> Bool {
        while let line = child.line() { if line.contains(words) { return true } }
        return false
    }

    /// Ends it as a person does, and gives its exit code and what it has said since its address.
    func finish() -> (status: Int32, words: String) {
        child.signal(SIGTERM)
        return child.finish()
    }
}

/// A client that says what a test wants, and not what a browser would.
final class PlainClient {
    private let socket: Int32
    private var rest: [UInt8] = []

    init(port: Int) throws {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = in_port_t(port).bigEndian
        inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status != 0 { throw Child.Problem(description: "nobody listens on \(port)") }
    }

    deinit { close(socket) }

    func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            sent += count
        }
    }

    private func fill() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &bytes, bytes.count, 0)
        if count > 0 { rest += bytes[..<count] }
        return count > 0
    }

    /// All until the other side closes.
    func readAll() -> String {
        while fill() {}
        return String(decoding: rest, as: UTF8.self)
    }

    private func take(_ count: Int) -> [UInt8]? {
        while rest.count < count { if !fill() { return nil } }
        defer { rest.removeFirst(count) }
        return Array(rest[..<count])
    }

    /// Asks for a path; gives the status line's number and all of the answer.
    func get(_ path: String, host: String, method: String = "GET") -> (status: Int, text: String) {
        write(Array("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8))
        let text = readAll()
        return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0, text)
    }

    /// Asks for a WebSocket; gives the status.
    func upgrade(_ path: String, host: String, origin: String?, name: String? = "allium") -> Int {
        var lines = [
            "GET \(path) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        if let origin { lines.append("Origin: \(origin)") }
        if let name { lines.append("Sec-WebSocket-Protocol: \(name)") }
        write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]), let byte = take(1) { head += byte }
        return Int(String(decoding: head, as: UTF8.self).split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    /// Sends a frame as clients do, with a mask.
    func send(_ payload: [UInt8], kind: UInt8 = 1, isFinal: Bool = true) {
        var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | kind]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [0x80 | 127] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 0xFF) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        bytes += mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
        write(bytes)
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// The next frame: its kind, 1 text, 2 bytes, 8 the end; nil where the line is cut.
    func frame() -> (kind: UInt8, payload: [UInt8])? {
        guard let head = take(2) else { return nil }
        var count = Int(head[1] & 0x7F)
        if count == 126 { count = (take(2) ?? []).reduce(0) { $0 << 8 | Int($1) } }
        if count == 127 { count = (take(8) ?? []).reduce(0) { $0 << 8 | Int($1) } }
        guard let payload = take(count) else { return nil }
        // A fragment's rest follows as kind 0.
        return (head[0] & 0x0F, payload)
    }

    /// The status with which the other side ends; 0 where it only cuts the line.
    func end() -> Int {
        while let (kind, payload) = frame() {
            if kind == 8 { return payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 1005 }
        }
        return 0
    }

    /// Says hello, and waits for the first picture.
    func join() -> Bool {
        send(#"{"k":"hello"}"#)
        send(#"{"k":"ratio","ratio":1}"#)
        return picture() != nil
    }

    /// The next frame of the screen, acknowledged.
    func picture() -> UInt32? {
        while let (kind, payload) = frame() {
            guard kind == 2, payload.count >= 4 else { continue }
            let number = (0..<4).reduce(UInt32(0)) { $0 | UInt32(payload[$1]) << (8 * UInt32($1)) }
            send("{\"k\":\"ack\",\"n\":\(number)}")
            return number
        }
        return nil
    }
}
