import AppleFoundation
import HeadlessHost
import Inspector
import LiveHost
import QuartzCore
import RunOrders
import UIKit

/// Runs an application in a page until somebody ends the program.
@MainActor enum PageRunner {
    static func run(port: Int? = nil, listen: String? = nil, _ launch: @MainActor () -> Void) -> Int32 {
        do {
            let run = try LiveRun {
                ($0.web, $0.window) = (true, nil)
                ($0.port, $0.listen) = (port ?? $0.port, listen ?? $0.listen)
            }
            run.prepare()
            let server = try PageServer(
                library: WebSocketsLibrary.open(), port: run.orders.port ?? 0, listen: run.orders.listen,
                token: run.orders.token)
            let session = PageSession(
                run.device, server: server, orders: run.orders, scale: run.orders.windowScale.map { CGFloat($0) })
            session.showsSurroundings = run.orders.statusBar ?? true
            RunRecord.shared.begin()
            launch()
            if run.place == nil {
                HeadlessRunner.say("\(run.device.name) is in the page \(server.address) (Ctrl+C switches it off)")
            }
            if server.isOpenToOthers, run.place == nil {
                HeadlessRunner.say("whoever reaches this machine and knows that address can see and use the app")
            }
            let ends = [SIGINT, SIGTERM].map { end(session, with: $0) }
            defer { for end in ends { end.cancel() } }
            return session.run(from: run.place, line: run.orders.live)
        } catch {
            HeadlessRunner.say("\(error)")
            return 1
        }
    }

    /// Whoever ends the program switches the device off first.
    private static func end(_ session: PageSession, with number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                session.live.isOver = true
                MainTurns.leaveRunLoop()
            }
        }
        source.resume()
        return source
    }
}
