import AppleFoundation
import CoreGraphics
import ImageIO
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@testable import FrameStream

/// What a browser does with messages, in Swift.
struct Replay {
    let pixels: PixelBuffer
    private(set) var kinds: [UInt8] = []
    private(set) var byteCount = 0

    init(width: Int, height: Int) throws { pixels = try #require(PixelBuffer(width: width, height: height)) }

    mutating func paint(_ message: Data) throws {
        let bytes = [UInt8](message)
        byteCount = bytes.count
        var place = 0
        func number(_ size: Int) -> Int {
            defer { place += size }
            return (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        _ = number(4)
        #expect((number(2), number(2)) == (pixels.width, pixels.height))
        let count = number(2)
        kinds = []
        for _ in 0..<count {
            let kind = UInt8(number(1))
            kinds.append(kind)
            let rect = PixelRect(x: number(2), y: number(2), width: number(2), height: number(2))
            if kind == 0 {
                let (right, down) = (Int(Int16(truncatingIfNeeded: number(2))), Int(Int16(truncatingIfNeeded: number(2))))
                let copy = try #require(PixelBuffer(width: pixels.width, height: pixels.height))
                memcpy(copy.data, pixels.data, pixels.byteCount)
                for y in rect.minY..<rect.maxY {
                    memcpy(pixels.row(y) + rect.minX, copy.row(y - down) + rect.minX - right, rect.width * 4)
                }
            } else {
                let length = number(4), part = bytes[place..<place + length]
                place += length
                if kind == 1 {
                    let read = PixelRunsReader.read(Array(part), width: rect.width, height: rect.height)
                    for y in 0..<rect.height {
                        for x in 0..<rect.width { pixels.row(rect.minY + y)[rect.minX + x] = read[y * rect.width + x] }
                    }
                } else {
                    let picture = try ImageCodecs.decode(Data(part)).pixels
                    for y in 0..<rect.height { memcpy(pixels.row(rect.minY + y) + rect.minX, picture.row(y), rect.width * 4) }
                }
            }
        }
        #expect(place == bytes.count)
    }
}

@Suite("Frames / What has changed", .ours)
struct FrameHistoryTests {
    private static let size = (width: 200, height: 400)
    private let history: FrameHistory
    private let frame: PixelBuffer
    private var replay: Replay
    private var random = SystemNumbers(state: 7)

    struct SystemNumbers {
        var state: UInt64
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    init() throws {
        history = try #require(FrameHistory(width: Self.size.width, height: Self.size.height))
        frame = try #require(PixelBuffer(width: Self.size.width, height: Self.size.height))
        replay = try Replay(width: Self.size.width, height: Self.size.height)
    }

    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height) }

    /// A list: rows of many colours, from a place of it on; the last 40 rows of the screen are a bar.
    private func draw(listFrom offset: Int) {
        for y in 0..<Self.size.height - 40 {
            for x in 0..<Self.size.width {
                let line = UInt32(y + offset)
                frame.row(y)[x] = line % 40 < 30 ? 0xFFFF_FFFF : (line &* 2_654_435_761) ^ UInt32(x / 7) | 0xFF00_0000
            }
        }
        for y in Self.size.height - 40..<Self.size.height { for x in 0..<Self.size.width { frame.row(y)[x] = 0xFF20_4060 } }
    }

    /// A list that is on the screen is drawn further on, which nobody was told yet. The bytes that its first picture took.
    private mutating func scrollList(by distance: Int) throws -> Int {
        draw(listFrom: 200)
        _ = try send([whole])
        defer { draw(listFrom: 200 + distance) }
        return replay.byteCount
    }

    /// The list has gone up, and all but what has come in is moved, as the compositor does it.
    private func move(by distance: Int) -> FrameMove {
        let list = PixelRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height - 40)
        let area = list.intersection(list.offset(x: 0, y: -distance))
        let comesIn =
            distance > 0
            ? PixelRect(minX: 0, minY: area.maxY, maxX: area.maxX, maxY: list.maxY)
            : PixelRect(minX: 0, minY: 0, maxX: area.maxX, maxY: area.minY)
        return FrameMove(Shift(area: area, x: 0, y: -distance), rest: [comesIn])
    }

    private mutating func send(
        _ damage: [PixelRect] = [], moved move: FrameMove? = nil, roughly roughness: FrameMessage.Roughness = .never
    ) throws -> [FrameChange] {
        let changes = history.changes(from: frame, under: layer, moved: move, in: damage)
        var message = FrameMessage(number: 1, width: Self.size.width, height: Self.size.height)
        for change in changes {
            switch change {
            case .moved(let shift): message.move(shift)
            case .pixels(let rect): message.paint(rect, of: history.sent, roughly: roughness)
            }
        }
        try replay.paint(message.data)
        return changes
    }

    /// What a viewer sees is the frame, with what lies over it.
    private var isEqual: Bool {
        (0..<Self.size.height)
            .allSatisfy { y in
                (0..<Self.size.width)
                    .allSatisfy { x in
                        let shown = mark?.contains(x: x, y: y) ?? false ? Self.markColor : frame.row(y)[x] | 0xFF00_0000
                        return replay.pixels.row(y)[x] == shown && history.sent.row(y)[x] == shown
                    }
            }
    }

    /// Something over the app, in one colour.
    private var mark: PixelRect?
    private static let markColor: UInt32 = 0xFF11_2233
    private var layer: FrameLayer? {
        mark.map { mark in
            FrameLayer(
                parts: [mark],
                draw: { part, row in
                    let common = part.intersection(mark)
                    for y in common.minY..<common.maxY { for x in common.minX..<common.maxX { row(y)[x] = Self.markColor } }
                })
        }
    }

    @Test mutating func `only squares that differ are painted, and together they give the frame`() throws {
        draw(listFrom: 0)
        _ = try send([whole])
        #expect(isEqual)
        frame.row(100)[50] = 0xFF12_3456
        #expect(try send([whole]) == [.pixels(PixelRect(x: 32, y: 96, width: 32, height: 32))])
        #expect(isEqual)
        #expect(try send([whole]) == [])
    }

    @Test mutating func `changes outside of the damage wait`() throws {
        _ = try send([whole])
        frame.row(10)[10] = 0xFFFF_FFFF
        #expect(try send([PixelRect(x: 100, y: 100, width: 50, height: 50)]) == [])
    }

    @Test(arguments: [3, 17, -5, -90]) mutating func `a list that scrolls is moved, and only what comes in is painted`(
        by distance: Int
    ) throws {
        let all = try scrollList(by: distance)
        let move = move(by: distance)
        let changes = try send(moved: move)
        #expect(changes.first == .moved(move.shift))
        #expect(isEqual)
        #expect(replay.byteCount < all / 2)
        #expect(!changes.contains(.pixels(whole)))
    }

    @Test(arguments: [3, 17, -5, -90]) mutating func `a list that was drawn anew further on is found to have moved`(
        by distance: Int
    ) throws {
        let all = try scrollList(by: distance)
        guard case .moved(let shift)? = try send([whole]).first else {
            Issue.record("nothing was moved")
            return
        }
        #expect(shift.y == -distance)
        #expect(isEqual)
        #expect(replay.byteCount < all)
    }

    @Test mutating func `what is moved to the side is moved there`() throws {
        for y in 0..<Self.size.height {
            for x in 0..<Self.size.width { frame.row(y)[x] = UInt32(x &* 2_654_435 &+ y &* 7_777) | 0xFF00_0000 }
        }
        _ = try send([whole])
        let area = PixelRect(x: 30, y: 50, width: 100, height: 200)
        frame.move(to: area, byX: -23, y: 9)
        #expect(try send(moved: FrameMove(Shift(area: area, x: -23, y: 9), rest: [])).count == 1)
        #expect(isEqual)
    }

    @Test mutating func `whatever changes, messages give the frame`() throws {
        for step in 0..<200 {
            switch random.next(4) {
            case 0: draw(listFrom: random.next(300))
            case 1:
                for y in 0..<Self.size.height { for x in 0..<Self.size.width { frame.row(y)[x] = UInt32(step) } }
            default:
                let rect = PixelRect(
                    x: random.next(190), y: random.next(390), width: 1 + random.next(60), height: 1 + random.next(200)
                ).intersection(whole)
                let color = UInt32(random.next(1 << 24))
                for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { frame.row(y)[x] = color } }
            }
            _ = try send(step % 7 == 0 ? [whole, PixelRect(x: 5, y: 5, width: 500, height: 30)] : [whole])
            #expect(isEqual, "after step \(step)")
        }
    }

    @Test mutating func `what lies over the app stays while the app scrolls below it, and goes when it is taken away`() throws {
        mark = PixelRect(x: 20, y: 300, width: 50, height: 9)
        var offset = 200
        draw(listFrom: offset)
        _ = try send([whole])
        #expect(isEqual)
        for distance in [3, 17, -30, 100] {
            offset += distance
            draw(listFrom: offset)
            _ = try send(moved: move(by: distance))
            #expect(isEqual, "scrolled by \(distance)")
        }
        // It goes elsewhere in the very frame in which the app scrolls.
        let before = try #require(mark)
        mark = PixelRect(x: 60, y: 100, width: 30, height: 30)
        offset += 20
        draw(listFrom: offset)
        _ = try send([before, PixelRect(x: 60, y: 100, width: 30, height: 30)], moved: move(by: 20))
        #expect(isEqual)
        let old = try #require(mark)
        mark = nil
        #expect(try send([old]) != [])
        #expect(isEqual)
    }

    @Test mutating func `rough parts are near what they stand for`() throws {
        for y in 0..<Self.size.height {
            for x in 0..<Self.size.width { frame.row(y)[x] = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y / 2) << 8 }
        }
        _ = try send([whole], roughly: .always)
        #expect(replay.kinds == [2])
        for y in stride(from: 0, to: Self.size.height, by: 9) {
            for x in stride(from: 0, to: Self.size.width, by: 9) {
                let (one, two) = (replay.pixels.row(y)[x], history.sent.row(y)[x])
                for shift in [0, 8, 16] {
                    #expect(abs(Int(one >> shift & 0xFF) - Int(two >> shift & 0xFF)) < 40)
                }
            }
        }
    }

    @Test mutating func `of what moves photographs are rough, and texts aren't`() throws {
        draw(listFrom: 0)
        _ = try send([whole], roughly: .whereItIsDear)
        #expect(replay.kinds == [1])
        for y in 0..<Self.size.height {
            for x in 0..<Self.size.width { frame.row(y)[x] = UInt32(random.next(1 << 24)) }
        }
        _ = try send([whole], roughly: .whereItIsDear)
        #expect(replay.kinds == [2])
    }

    @Test mutating func `where nothing was drawn the screen is black`() throws {
        _ = try send([whole])
        #expect(history.sent.row(3)[3] == 0xFF00_0000)
    }
}

@Suite("Frames / Squares", .ours)
struct TileSetTests {
    @Test func `squares come back as few rectangles that cover them`() {
        var tiles = TileSet(width: 100, height: 100)
        tiles.insert(PixelRect(x: 0, y: 0, width: 40, height: 70))
        tiles.insert(PixelRect(x: 99, y: 99, width: 1, height: 1))
        #expect(
            Set(tiles.rects) == [
                PixelRect(x: 0, y: 0, width: 64, height: 96), PixelRect(x: 96, y: 96, width: 4, height: 4),
            ])
        #expect(tiles.count == 7)
        tiles.remove(PixelRect(x: 0, y: 0, width: 64, height: 96))
        #expect(tiles.rects == [PixelRect(x: 96, y: 96, width: 4, height: 4)])
        tiles.removeAll()
        #expect(tiles.isEmpty && tiles.rects == [])
        tiles.insertAll()
        #expect(tiles.rects == [PixelRect(x: 0, y: 0, width: 100, height: 100)])
    }

    @Test func `what lies outside of the picture is none of it`() {
        var tiles = TileSet(width: 50, height: 50)
        tiles.insert(PixelRect(x: 60, y: 0, width: 10, height: 10))
        tiles.insert(PixelRect(minX: -20, minY: -20, maxX: 0, maxY: 0))
        #expect(tiles.isEmpty)
    }
}
