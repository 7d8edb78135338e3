import HeadlessHost
import UIKit

/// Takes pictures of root controllers, each time on a device of its own.
@MainActor struct Album {
    struct Screen {
        let name: String
        let device: SimulatedDevice

        static let phone = Screen(name: "phone", device: .iPhone15)
        static let phoneLandscape = Screen(name: "phone-landscape", device: SimulatedDevice.iPhone15.landscape)
        static let largePhoneLandscape = Screen(name: "large-phone-landscape", device: SimulatedDevice.iPhone15ProMax.landscape)
        static let pad = Screen(name: "pad", device: .iPadPro11)
        static let padLandscape = Screen(name: "pad-landscape", device: SimulatedDevice.iPadPro11.landscape)
    }

    let folder: URL

    /// `moment` counts from the last step; without one the picture waits until everything has come to rest.
    func take<Root: UIViewController>(
        _ name: String, of root: @autoclosure () -> Root, on screens: [Screen] = [.phone],
        styles: [UIUserInterfaceStyle] = [.light, .dark], at moment: TimeInterval? = nil, after steps: [(Root) -> Void] = []
    ) throws {
        for screen in screens {
            for style in styles {
                let host = HeadlessHost(device: screen.device, style: style)
                host.showsSurroundings = true
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = root()
                window.rootViewController = controller
                host.show(window)
                for (index, step) in steps.enumerated() {
                    host.advance(by: 1)
                    step(controller)
                    host.advance(by: 0)
                    if index == steps.count - 1, let moment { host.advance(by: moment) }
                }
                if moment == nil { host.advance(by: 1) }
                let file = "\(name)-\(screen.name)\(style == .dark ? "-dark" : "").png"
                try host.writePNG(to: folder.appendingPathComponent(file))
            }
        }
    }
}

extension UIButton {
    /// As if it had been tapped.
    func press() { sendActions(for: .touchUpInside) }
}
