@_spi(House) import AppleFoundation
import CoreGraphics
import Inspector
import RunOrders
import UIKit

/// Runs an application without a display: launches it, does what a script says, takes pictures, and ends.
///
/// The environment's `ALLIUM_RUN` holds the orders, as `allium run` writes them.
@MainActor package enum HeadlessRunner {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        Isolation.assumeMain { ApplicationStart.host = { launch in HeadlessRunner.run(launch) } }
    }

    static func run(_ launch: @MainActor () -> Void) -> Int32 {
        let given = RunOrders(environment: ProcessInfo.processInfo.environment)
        let orders = given ?? RunOrders()
        let name = orders.device ?? SimulatedDevice.iPhone15.name
        do {
            try orders.check()
            if orders.window == true {
                throw RunProblem("this program has no window: it is linked without the host for windows")
            }
            if orders.web == true {
                throw RunProblem("this program has no page: it is linked without the host for browsers")
            }
            guard let device = SimulatedDevice.named(name) else { throw RunProblem("there is no device named '\(name)'") }
            let steps = try (orders.script ?? []).enumerated().compactMap { try ScriptStep($1, number: $0 + 1) }
            if let origins = orders.origins { InterfaceOrigins.follow(origins) }
            if let language = orders.language { Localization.preferred = [language] }
            let session = HeadlessSession(device: device, orders: orders)
            session.showsSurroundings = orders.statusBar ?? session.showsSurroundings
            if orders.inspections != nil || steps.contains(where: \.inspects) { RunRecord.shared.begin() }
            if let place = orders.location { DevicePlace.go(latitude: place[0], longitude: place[1]) }
            launch()
            // The first turn, with what the launch has queued for it.
            session.advance(by: 0)
            if let file = orders.recording { try session.record(to: file) }
            for step in steps { try StepPlayer(step).perform(in: session) }
            if let files = orders.snapshots, !files.isEmpty {
                if orders.isHasty != true { session.settle() }
                for file in files { try Picture.write(session, to: file) }
            }
            if let files = orders.inspections, !files.isEmpty {
                if orders.isHasty != true { session.settle() }
                for file in files {
                    try InspectionReport.write(
                        session, to: file, constraintsOf: orders.constraints, timeline: orders.timeline == true)
                }
            }
            if session.recording != nil, orders.isHasty != true { session.settle() }
            try session.endRecording()
            if given == nil
                || (steps.isEmpty && orders.snapshots == nil && orders.recording == nil && orders.inspections == nil)
            {
                say("launched on \(device.name) and ended; `allium run --snapshot screen.png` takes a picture")
            }
        } catch {
            say("\(error)")
            return 1
        }
        return 0
    }

    /// For people, and so on standard error: what the program itself prints stays as it is.
    package static func say(_ message: String) {
        fflush(nil)
        FileHandle.standardError.write(Data("allium: \(message)\n".utf8))
    }
}

/// Words about interface files name the user's, not the bundle's copies.
@MainActor package enum InterfaceOrigins {
    package static func follow(_ file: String) {
        NibReport.place = { path in
            guard let root = Bundle.main.resourcePath, path.hasPrefix(root + "/"), let data = RegularFile.contents(file) else {
                return path
            }
            let name = path.dropFirst(root.count + 1)
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                let parts = line.split(separator: "\t", maxSplits: 1)
                if parts.count == 2, parts[0] == name { return String(parts[1]) }
            }
            return path
        }
    }
}

/// Pictures in files, each announced.
@MainActor enum Picture {
    static func write(_ session: HeadlessSession, to file: String) throws {
        let path = file.hasPrefix("/") ? file : FileManager.default.currentDirectoryPath + "/" + file
        do {
            try session.pngData().write(to: URL(fileURLWithPath: path))
        } catch {
            let folder = (path as NSString).deletingLastPathComponent
            let isThere = FileManager.default.fileExists(atPath: folder)
            throw RunProblem("\(path) can't be written" + (isThere ? "" : ": there is no folder \(folder)"))
        }
        HeadlessRunner.say("the picture is \(path)")
    }
}
