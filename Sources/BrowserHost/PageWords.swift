import AppleFoundation

/// What a page tells: one line of JSON for each thing that its viewer does.
struct PageWords: Decodable {
    enum Kind: String, Decodable {
        case hello, ack, mouse, touch, wheel, pinch, key, insert, compose, clipboard, ratio, release, inspect, edit
        /// Another device, by name.
        case model
        /// The device goes to a place.
        case place
        /// A key of the device, from the menu.
        case device = "do"
    }

    let k: Kind
    /// Phase of a touch, a key or a pinch.
    var p: String?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    /// Milliseconds of the page's clock.
    var t: Double?
    var id: Int?
    var n: UInt32?
    var ratio: Double?
    var mac: Bool?
    var scale: Double?
    var turn: Double?
    var code: String?
    var key: String?
    var text: String?
    var from: Int?
    var to: Int?
    var what: String?
    var shift: Bool?
    var ctrl: Bool?
    var alt: Bool?
    var meta: Bool?
    var caps: Bool?
    /// An input method stands between the key and its text.
    var writes: Bool?
    /// The number of a view or a constraint, and the value that it gets.
    var number: Int?
    var value: String?
}

extension PageWords {
    /// A number alone says that the frame of this number has been painted, sixty times a second.
    init?(_ data: Data) {
        if data.first.map({ (0x30...0x39).contains($0) }) ?? false {
            guard let number = UInt32(String(decoding: data, as: UTF8.self)) else { return nil }
            self.init(k: .ack, n: number)
            return
        }
        guard let words = try? JSONDecoder().decode(PageWords.self, from: data) else { return nil }
        self = words
    }
}

/// What a page is told, beside frames.
struct PageState: Encodable, Equatable {
    struct Place: Encodable, Equatable { var x, y, w, h: Double }

    var k = "state"
    var title = ""
    var device = ""
    var pad = false
    /// There is a button below the screen.
    var button = false
    var width = 0.0
    var height = 0.0
    var corner = 0.0
    /// How much the device is turned, in degrees.
    var turned = 0
    var dark = false
    var rtl = false
    var slow = false
    /// Edges of views are shown, and a recording runs.
    var layers = false
    var recording = false
    /// Devices that the app could be on.
    var devices: [String] = []
    /// The app asks where it is.
    var located = false
    var keyboard = true
    var textSize = 3
    var textSizes = 12
    var curtain: String?
    /// Rises whenever somebody begins to take text; nil while nobody does.
    var typing: Int?
    var caret: Place?

    var packet: PagePacket { PagePacket(Self.bytes(self), isText: true) }

    static func packet(_ words: [String: String]) -> PagePacket { PagePacket(bytes(words), isText: true) }

    private static func bytes(_ value: some Encodable) -> Data { (try? JSONEncoder().encode(value)) ?? Data("{}".utf8) }
}
