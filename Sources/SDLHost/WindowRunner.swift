import AppleFoundation
import CoreGraphics
import HeadlessHost
import RunOrders
import UIKit

/// Runs an application in a window until somebody closes it.
@MainActor enum WindowRunner {
    static func run(_ launch: @MainActor () -> Void) -> Int32 {
        var orders = RunOrders(environment: ProcessInfo.processInfo.environment) ?? RunOrders()
        orders.window = true
        do {
            try orders.check()
            let name = orders.device ?? SimulatedDevice.iPhone15.name
            guard let device = SimulatedDevice.named(name) else { throw RunProblem("there is no device named '\(name)'") }
            if let origins = orders.origins { InterfaceOrigins.follow(origins) }
            if let language = orders.language { Localization.preferred = [language] }
            let window = try DeviceWindow(device, scale: orders.windowScale.map { CGFloat($0) })
            window.showsSurroundings = orders.statusBar ?? true
            let session = WindowSession(device, window: window, isDark: orders.style == "dark")
            launch()
            HeadlessRunner.say("\(name) is in a window; F1 prints its keys, Ctrl+Q switches it off")
            return session.run()
        } catch {
            HeadlessRunner.say("\(error)")
            return 1
        }
    }
}
