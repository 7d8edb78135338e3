import AppleFoundation
import CTestRuns
import HeadlessHost
import RunOrders
import UIKit

/// Tests that run in an app, as Xcode's do: the app starts with its delegate, its window and its root controller, and then, in the
/// same process, the tests begin. Documentation/Decisions/0019-tests-in-an-app.md.
@MainActor enum HostedRun {
    /// Makes the app's start lead to the tests. False where only the tests are wanted.
    static func prepare() -> Bool {
        let asksForList = ["--list-tests", "-l", "--dump-tests-json"].contains { CommandLine.arguments.contains($0) }
        guard !asksForList, let orders = RunOrders(environment: ProcessInfo.processInfo.environment), orders.hostsTests == true
        else { return false }
        ApplicationStart.host = { launch in HostedRun.run(orders, launch) }
        return true
    }

    private static func run(_ orders: RunOrders, _ launch: @MainActor () -> Void) -> Int32 {
        if let origins = orders.origins { InterfaceOrigins.follow(origins) }
        if let language = orders.language { Localization.preferred = [language] }
        if orders.device != nil || orders.style != nil {
            let device = orders.device.flatMap(SimulatedDevice.named) ?? .iPhone15
            // Made and dropped, it says what the screen is like; time moves by waiting, as in any test.
            _ = HeadlessSession(device: device, style: orders.style == "dark" ? .dark : .light)
        }
        launch()
        FrameLoop.commit()
        return allium_run_hosted_tests()
    }
}

/// Called before anything else of such a program, on its first thread.
@_cdecl("allium_prepare_host") func prepareHost() -> Int32 { MainActor.assumeIsolated { HostedRun.prepare() } ? 1 : 0 }
