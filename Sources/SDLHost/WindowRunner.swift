import AppleFoundation
import CoreGraphics
import HeadlessHost
import Inspector
import LiveHost
import RunOrders
import UIKit

/// Runs an application in a window until somebody closes it.
@MainActor enum WindowRunner {
    static func run(_ launch: @MainActor () -> Void) -> Int32 {
        do {
            let run = try LiveRun { ($0.window, $0.web) = (true, nil) }
            run.prepare()
            let window = try DeviceWindow(run.device, scale: run.orders.windowScale.map { CGFloat($0) })
            window.showsSurroundings = run.orders.statusBar ?? true
            let session = WindowSession(run.device, window: window, orders: run.orders)
            RunRecord.shared.begin()
            launch()
            HeadlessRunner.say("\(run.device.name) is in a window; a right click or F1 shows its menu, Ctrl+Q switches it off")
            return session.run(from: run.place, line: run.orders.live)
        } catch {
            HeadlessRunner.say("\(error)")
            return 1
        }
    }
}
