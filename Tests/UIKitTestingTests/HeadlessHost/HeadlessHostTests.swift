import AppleFoundation
import CoreGraphics
import HeadlessHost
import ImageIO
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Headless host / Host", .ours, .serialized)
struct HeadlessHostTests {
    @Test func `shows a window and writes what it shows`() throws {
        let host = HeadlessHost(device: .screen(CGSize(width: 30, height: 20), scale: 2))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemOrange
        host.show(window)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("allium-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try host.writePNG(to: url)
        let pixels = try ImageCodecs.decode(Data(contentsOf: url)).pixels
        #expect(pixels.width == 60 && pixels.height == 40)
        #expect(pixels.row(20)[30] == 0xFFFF_9500)
        #expect(window.isKeyWindow && host.window === window)
    }

    @Test func `a view alone gets a window, in the style that is asked for`() {
        let host = HeadlessHost(device: .screen(CGSize(width: 10, height: 10), scale: 1))
        let view = UIView()
        view.backgroundColor = .systemBackground
        host.show(view, style: .dark)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(host.image.pixels.word(5, 5) == 0xFF00_0000)
        host.show(view, style: .light)
        #expect(host.image.pixels.word(5, 5) == 0xFFFF_FFFF)
    }

    @Test(.assumed("a screen has no transparency")) func `a picture is black where nothing is drawn`() throws {
        let host = HeadlessHost(device: .screen(CGSize(width: 10, height: 10), scale: 1))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        window.addSubview(view)
        host.show(window)
        #expect(host.image.pixels.word(7, 5) == 0xFF00_0000 && host.image.pixels.word(2, 5) >> 24 == 0xFF)
        #expect(try ImageCodecs.decode(host.pngData()).pixels.word(7, 5) == 0xFF00_0000)
        host.showsSurroundings = true
        #expect(try ImageCodecs.decode(host.pngData()).pixels.word(7, 9) >> 24 == 0xFF)
    }

    @Test func `time passes only when it is told to`() {
        let host = HeadlessHost(device: .screen(CGSize(width: 10, height: 10), scale: 1))
        let view = UIView()
        view.backgroundColor = .black
        host.show(view)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        let start = host.fingerprint
        #expect(host.fingerprint == start)
        host.advance(by: 0.5)
        #expect(host.fingerprint != start)
        #expect(abs(host.time - 0.5) < 1e-9)
    }

    @Test func `a folder that isn't there is an error, not a silence`() {
        let host = HeadlessHost(device: .screen(CGSize(width: 10, height: 10), scale: 1))
        #expect(throws: (any Error).self) { try host.writePNG(to: URL(fileURLWithPath: "/nowhere/at/all.png")) }
    }

    @Test func `devices are found by name and described`() throws {
        #expect(SimulatedDevice.named("iphone 15")?.size == CGSize(width: 393, height: 852))
        #expect(SimulatedDevice.named("iPhone 3000") == nil)
        #expect(SimulatedDevice.iPhone15.description == "iPhone 15 (393 by 852 points, 3x)")
        #expect(SimulatedDevice.iPhone15.landscape.size == CGSize(width: 852, height: 393))
        #expect(SimulatedDevice.all.count > 15)
    }
}
