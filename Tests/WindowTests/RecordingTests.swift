import AppleFoundation
import CoreGraphics
import ImageIO
import ImageIOPNG
import RasterKernels
import TestEvidence
import Testing
import UIKit

@testable import HeadlessHost
@testable import RunOrders

/// An animated PNG, read as the standard says and by nothing that wrote it: each of its pictures as an image of its own, laid over the last.
struct RecordedFrames {
    private(set) var pictures: [PixelBuffer] = []
    /// Milliseconds for each.
    private(set) var times: [Int] = []

    init(_ file: Data) throws {
        let bytes = [UInt8](file)
        try #require(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
        var place = 8
        var header: [UInt8] = [], control: [UInt8] = [], packed: [UInt8] = []
        var count = 0, number = 0
        func word(_ bytes: some Collection<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        func sequence(_ content: [UInt8]) {
            #expect(word(content) == number)
            number += 1
        }
        while place + 12 <= bytes.count {
            let length = word(bytes[place...]), type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let content = [UInt8](bytes[place + 8..<place + 8 + length])
            place += 12 + length
            switch type {
            case "IHDR": header = content
            case "acTL": count = word(content)
            case "fcTL":
                if !control.isEmpty { try show(header, control, packed) }
                sequence(content)
                (control, packed) = (content, [])
            case "IDAT": packed += content
            case "fdAT":
                sequence(content)
                packed += content.dropFirst(4)
            default: break
            }
        }
        try show(header, control, packed)
        #expect(place == bytes.count && pictures.count == count)
    }

    private mutating func show(_ header: [UInt8], _ control: [UInt8], _ packed: [UInt8]) throws {
        func word(_ place: Int, _ bytes: [UInt8]) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
        for (type, content) in [("IHDR", control[4..<12] + header[8...]), ("IDAT", packed[...]), ("IEND", [])] {
            withUnsafeBytes(of: UInt32(content.count).bigEndian) { file.append(contentsOf: $0) }
            file.append(contentsOf: type.utf8)
            file.append(contentsOf: content)
            withUnsafeBytes(of: Self.checksum(Array(type.utf8) + content).bigEndian) { file.append(contentsOf: $0) }
        }
        let part = try ImageCodecs.decode(file).pixels
        let size = (word(0, header), word(4, header)), place = (word(12, control), word(16, control))
        let canvas = try #require(PixelBuffer(format: .argb, width: size.0, height: size.1))
        if let last = pictures.last { memcpy(canvas.data, last.data, last.byteCount) }
        for y in 0..<part.height {
            for x in 0..<part.width where part.row(y)[x] >> 24 != 0 || control[25] == 0 {
                canvas.row(place.1 + y)[place.0 + x] = part.row(y)[x]
            }
        }
        pictures.append(canvas)
        let delay = (Int(control[20]) << 8 | Int(control[21]), Int(control[22]) << 8 | Int(control[23]))
        times.append(delay.0 * 1000 / delay.1)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
    }
}

@Suite("Recording / Files", .ours)
struct AnimatedPNGTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> PixelBuffer {
        let picture = try #require(PixelBuffer(format: .argb, width: width, height: height))
        for y in 0..<height { for x in 0..<width { picture.row(y)[x] = color(x, y) } }
        return picture
    }

    private func words(_ picture: PixelBuffer) -> [UInt32] {
        (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.row(y)[$0] } }
    }

    private let all = [PixelRect(x: 0, y: 0, width: 100, height: 100)]

    @Test func `each picture is what was seen, for as long as it was`() throws {
        let movie = AnimatedPNG()
        let seen = try (0..<5).map { step in
            try picture(20, 10) { x, y in 0xFF00_0000 | UInt32(x * 7 + y * 300 + (x == step * 3 ? 0x550000 : 0)) }
        }
        for (step, picture) in seen.enumerated() { try movie.add(picture, in: all, at: 100 + 0.05 * Double(step)) }
        let frames = try RecordedFrames(try movie.finish(at: 100.5))
        #expect(frames.pictures.map(words) == seen.map(words))
        #expect(frames.times == [50, 50, 50, 50, 300])
    }

    @Test func `what doesn't change makes no picture, and what changes beside the parts isn't looked at`() throws {
        let movie = AnimatedPNG()
        let plain = try picture(8, 8) { _, _ in 0xFF11_2233 }
        let other = try picture(8, 8) { x, y in x == 1 && y == 1 ? 0xFFFF_0000 : 0xFF11_2233 }
        try movie.add(plain, in: all, at: 0)
        try movie.add(plain, in: all, at: 1)
        try movie.add(other, in: [PixelRect(x: 4, y: 4, width: 4, height: 4)], at: 2)
        #expect(try RecordedFrames(try movie.finish(at: 3)).pictures.count == 1)
        try movie.add(other, in: all, at: 3)
        #expect(try RecordedFrames(try movie.finish(at: 4)).times == [3000, 1000])
    }

    @Test func `a device that is turned lies in the middle of the largest picture`() throws {
        let movie = AnimatedPNG()
        try movie.add(try picture(4, 8) { _, _ in 0xFF00_FF00 }, in: all, at: 0)
        try movie.add(try picture(8, 4) { _, _ in 0xFF00_00FF }, in: all, at: 1)
        let frames = try RecordedFrames(try movie.finish(at: 70_000)).pictures
        #expect(frames.map(\.width) == [8, 8] && frames.map(\.height) == [8, 8])
        #expect(frames[0].row(0)[0] == 0xFF00_0000 && frames[0].row(0)[2] == 0xFF00_FF00)
        #expect(frames[1].row(0)[2] == 0xFF00_0000 && frames[1].row(2)[0] == 0xFF00_00FF)
    }
}

@MainActor @Suite("Recording / Headless", .ours, .serialized)
struct HeadlessRecordingTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString).png")

    @Test func `a script records what moves, with the fingers that move it`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let session = HeadlessSession(device: .screen(CGSize(width: 100, height: 100), scale: 1))
        session.activate()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .black
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.backgroundColor = .red
        window.addSubview(box)
        window.makeKeyAndVisible()
        session.turn()
        func play(_ line: String) throws { try ScriptStep(line, number: 1).map { try StepPlayer($0).perform(in: session) } }
        try play("record \(file.path)")
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.frame.origin.x = 90 }
        try play("wait 0.5")
        try play("drag 50 50 50 80 0.2")
        try play("record")
        #expect(throws: (any Error).self) { try play("record") }
        let frames = try RecordedFrames(Data(contentsOf: file))
        let places: [Int] = frames.pictures.map { picture in
            (0..<100).first { x in picture.row(5)[x] & 0xFF0000 == 0xFF0000 } ?? -1
        }
        #expect(places.first == 0 && places.last == 90 && zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(places)")
        #expect((12...18).contains(places.prefix { $0 < 90 }.count), "\(places)")
        #expect(frames.pictures.contains { $0.row(60)[50] & 0xFFFFFF != 0 }, "the finger shows")
        #expect(frames.pictures.last.map { $0.row(60)[50] & 0xFFFFFF } == 0)
        #expect(abs(frames.times.reduce(0, +) - 750) < 60, "\(frames.times)")
        withExtendedLifetime(window) {}
    }

    @Test func `a recording has a name that says what it is`() {
        #expect(throws: RunProblem("step 1, record a.gif: a recording is an animated PNG: 'a.gif' has to end in .png or .apng"))
        {
            try ScriptStep("record a.gif", number: 1)
        }
        #expect(throws: (any Error).self) { try ScriptStep("location 95 0", number: 1) }
        #expect(throws: (any Error).self) { try ScriptStep("location 52.5", number: 1) }
    }

    @Test func `a place that the script names is known to the app`() throws {
        #expect(try ScriptStep("location 52.52 13.4", number: 1)?.action == .location(latitude: 52.52, longitude: 13.4))
        var orders = RunOrders()
        orders.location = [91, 0]
        #expect(throws: RunProblem("a location is a latitude and a longitude: 52.52,13.4")) { try orders.check() }
    }
}
