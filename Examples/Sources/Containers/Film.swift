import HeadlessHost
import Onion
import UIKit

/// The onion under a finger, as a recording: the same on every machine, since time is the host's own.
@MainActor
struct Film {
    private let host: HeadlessHost
    private let window = UIWindow()

    init(device: SimulatedDevice = SimulatedDevice.iPhone15.scaled(0.75)) {
        host = HeadlessHost(device: device)
        host.showsSurroundings = true
    }

    func record(to file: URL) throws {
        window.rootViewController = GardenController()
        host.show(window)
        try host.beginRecording(to: file, framesPerSecond: 20)
        host.advance(by: 0.8)
        press("Set Up My Garden")
        host.advance(by: 1.2)
        press("Continue")
        host.advance(by: 0.9)
        for name in ["Vegetables", "Balcony"] { press(name) }
        press("Continue with 2")
        host.advance(by: 1.2)
        press("Start Gardening")
        host.advance(by: 1.6)
        try host.endRecording()
    }

    /// A finger on the button of that title, for as long as people take.
    private func press(_ title: String) {
        guard let button = Self.button(title, in: window) else { fatalError("No button is called \(title).") }
        host.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.advance(by: 0.35)
    }

    private static func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.configuration?.title == title { return button }
        return view.subviews.reversed().lazy.compactMap { Self.button(title, in: $0) }.first
    }
}
