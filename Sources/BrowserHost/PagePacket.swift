import AppleFoundation
import CPage
import CWebSockets

/// Something to send, with the room before it that the library writes into. Several viewers may get the same one.
final class PagePacket: @unchecked Sendable {
    let isText: Bool
    let count: Int
    private let memory: UnsafeMutablePointer<UInt8>

    init(_ bytes: some Collection<UInt8>, isText: Bool) {
        self.isText = isText
        count = bytes.count
        memory = .allocate(capacity: count + Int(allium_lws_room))
        _ = UnsafeMutableBufferPointer(start: memory + Int(allium_lws_room), count: count).initialize(from: bytes)
    }

    deinit { memory.deallocate() }

    var start: UnsafeMutablePointer<UInt8> { memory + Int(allium_lws_room) }
}

/// A file of the page.
struct PageFile {
    let type: String
    let packet: PagePacket
    let headers: [(name: String, value: String)]

    /// A page that is one file, script and all, and loads nothing.
    init(whole html: String) {
        type = "text/html; charset=utf-8"
        packet = PagePacket(Array(html.utf8), isText: false)
        headers = Self.headers(
            policy: "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:")
    }

    /// A picture that moves.
    init(recording: Data) {
        type = "image/png"
        packet = PagePacket(recording, isText: false)
        headers = Self.headers(policy: "default-src 'none'; img-src 'self'")
    }

    /// Nil for a name that isn't the page's.
    init?(_ name: String) {
        var count = 0
        guard let bytes = allium_page_file(name, &count) else { return nil }
        let kinds = [
            "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        ]
        type = kinds[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
        packet = PagePacket(UnsafeBufferPointer(start: bytes, count: count), isText: false)
        headers = Self.headers(
            policy: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'")
    }

    /// Nothing is kept, nobody may frame it, and it loads nothing of others.
    private static func headers(policy: String) -> [(name: String, value: String)] {
        [
            ("cache-control:", "no-store"), ("x-content-type-options:", "nosniff"), ("referrer-policy:", "no-referrer"),
            ("content-security-policy:", policy + "; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
        ]
    }
}
