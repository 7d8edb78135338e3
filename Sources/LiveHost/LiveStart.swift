@_spi(House) import AppleFoundation
import HeadlessHost
import QuartzCore
import RunOrders
import UIKit

/// Where a program shows itself to people: the hosts that are linked for that say so here, and one of them is chosen.
///
/// All of it happens while the program is loaded, before the first layer, which would hold time.
@MainActor package enum LiveStart {
    package enum Kind: Sendable { case window, page }

    private static var window: ApplicationStart.Host?
    private static var page: ApplicationStart.Host?
    private static var wanted: Kind?

    /// A host is there, and is chosen if the program's orders have its mark.
    package nonisolated static func register(_ kind: Kind, mark: String, _ host: @escaping ApplicationStart.Host) {
        Isolation.assumeMain(with: host) { take($0, kind, mark) }
    }

    private static func take(_ host: @escaping ApplicationStart.Host, _ kind: Kind, _ mark: String) {
        switch kind {
        case .window: window = host
        case .page: page = host
        }
        ApplicationStart.windowHost = { launch in LiveStart.run(launch) }
        guard let orders = getenv(RunOrders.variable), strstr(orders, mark) != nil else { return }
        want(kind)
    }

    /// The program shows itself there, and time is the world's.
    package static func want(_ kind: Kind) {
        wanted = kind
        ApplicationStart.wantsWindow = true
        MainTurns.stayReal()
    }

    private static func run(_ launch: @MainActor () -> Void) -> Int32 {
        let host = wanted == .page ? page ?? window : window ?? page
        return host?(launch) ?? 1
    }
}

/// The orders of a run before people, as each host for people follows them.
@MainActor package struct LiveRun {
    package let orders: RunOrders
    package let device: SimulatedDevice
    /// Where an earlier run was.
    package let place: LivePlace?

    /// The program's own orders, after `change`.
    package init(_ change: (inout RunOrders) -> Void) throws {
        var orders = RunOrders(environment: ProcessInfo.processInfo.environment) ?? RunOrders()
        change(&orders)
        try orders.check()
        let name = orders.device ?? SimulatedDevice.iPhone15.name
        guard let device = SimulatedDevice.named(name) else { throw RunProblem("there is no device named '\(name)'") }
        (self.orders, self.device) = (orders, device)
        place = orders.place.flatMap { RegularFile.contents($0) }.flatMap {
            try? JSONDecoder().decode(LivePlace.self, from: $0)
        }
    }

    /// Before the program's first line.
    package func prepare() {
        if let origins = orders.origins { InterfaceOrigins.follow(origins) }
        if let language = orders.language { Localization.preferred = [language] }
        if let place = orders.location { DevicePlace.go(latitude: place[0], longitude: place[1]) }
    }

    /// What people call the app.
    package static var title: String {
        let values = InformationFile.values
        let name = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { values[$0] as? String }.first { !$0.isEmpty }
        return name ?? ProcessInfo.processInfo.processName
    }
}
