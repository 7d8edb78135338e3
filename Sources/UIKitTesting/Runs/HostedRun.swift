@_spi(House) import AppleFoundation
import CTestRuns
import HeadlessHost
import RunOrders
import UIKit

/// Tests that run in an app, as Xcode's do: the app starts with its delegate, its window and its root controller, and then, in the
/// same process, the tests begin. Documentation/Decisions/0019-tests-in-an-app.md.
@MainActor enum HostedRun {
    private static var orders: RunOrders? {
        let asksForList = ["--list-tests", "-l", "--dump-tests-json"].contains { CommandLine.arguments.contains($0) }
        return asksForList ? nil : RunOrders(environment: ProcessInfo.processInfo.environment)
    }

    /// Makes the app's start lead to the tests. False where only the tests are wanted.
    static func prepare() -> Bool {
        guard let orders else { return false }
        guard orders.hostsTests == true else {
            settle(orders)
            return false
        }
        ProgramArguments.give(orders.arguments ?? [])
        Isolation.assumeMain { ApplicationStart.host = { launch in HostedRun.run(orders, launch) } }
        return true
    }

    private static func run(_ orders: RunOrders, _ launch: @MainActor () -> Void) -> Int32 {
        if let origins = orders.origins { InterfaceOrigins.follow(origins) }
        settle(orders)
        launch()
        FrameLoop.commit()
        return allium_run_hosted_tests()
    }

    private static func settle(_ orders: RunOrders) {
        if let language = orders.language { Localization.preferred = [language] }
        guard orders.describesScreen else { return }
        let device = orders.device.flatMap(SimulatedDevice.named) ?? .iPhone15
        // Made and dropped, it says what the screen is like; time moves by waiting, as in any test.
        _ = HeadlessSession(device: device, orders: orders)
    }
}

/// What an app asks for as its arguments, while those of the process are the tests'.
enum ProgramArguments {
    private nonisolated(unsafe) static var own: [String]?

    /// Until the tests take theirs back.
    static func give(_ arguments: [String]) {
        guard !arguments.isEmpty else { return }
        own = CommandLine.arguments
        set(CommandLine.arguments.prefix(1) + arguments)
    }

    static func takeBack() {
        guard let own else { return }
        // Asked once it keeps them, so that the app, its tests and `UserDefaults` know the app's from now on.
        _ = ProcessInfo.processInfo.arguments
        set(own)
        self.own = nil
    }

    /// The setter is going to be taken away from whoever has no reason for it.
    private static func set(_ words: some Sequence<String>) { (Setter.self as any Setting.Type).set(Array(words)) }

    private protocol Setting { static func set(_ words: [String]) }
    private enum Setter: Setting {
        @available(*, deprecated, message: "It isn't; what it calls is.")
        static func set(_ words: [String]) { CommandLine.arguments = words }
    }
}

/// Called before anything else of a program of tests, on its first thread.
@_cdecl("allium_prepare_host") func prepareHost() -> Int32 { MainActor.assumeIsolated { HostedRun.prepare() } ? 1 : 0 }

/// Called before the tests begin.
@_cdecl("allium_finish_host") func finishHost() { ProgramArguments.takeBack() }
