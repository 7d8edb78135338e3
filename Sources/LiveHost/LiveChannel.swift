import AppleFoundation
import Dispatch
import HeadlessHost
import QuartzCore
import RunOrders
import UIKit

/// The program's end of the line to `allium run --live`.
@MainActor final class LiveChannel {
    private let line: LiveLine
    private unowned let live: LiveSession
    private var source: (any DispatchSourceRead)?

    init(file: Int32, live: LiveSession) {
        line = LiveLine(file: file)
        self.live = live
        // Programs that this one starts have nothing to say on it.
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        // Whoever looks on wants to read what the app prints when it does.
        setvbuf(stdout, nil, _IOLBF, 0)
        let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.hear() } }
        source.resume()
        self.source = source
    }

    private func hear() {
        guard let words = line.hear() else {
            // The tool is gone; the app stays as it is.
            source?.cancel()
            source = nil
            return
        }
        for word in words { take(word) }
        MainTurns.leaveRunLoop()
    }

    private func take(_ words: LiveWords) {
        live.session.takeCharge()
        switch words.kind {
        case .files:
            LiveExchange.forgetFiles()
            BundleTexts.forget()
            renew()
        case .patch:
            guard let path = words.path, dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil else {
                line.say(LiveWords(.done, words: dlerror().map { String(cString: $0) } ?? "the library can't be loaded"))
                return
            }
            renew()
        case .problem:
            live.outside.notice = words.words
            live.wantFrame()
        case .leave:
            var answer = LiveWords(.place)
            answer.place = try? JSONEncoder().encode(live.place)
            (answer.port, answer.token) = live.outside.address.map { ($0.port, $0.token) } ?? (nil, nil)
            line.say(answer)
            (live.isFollowed, live.isOver) = (true, true)
        case .done, .place: break
        }
    }

    private func renew() {
        let obstacle = LiveExchange.renewViews()
        live.outside.notice = nil
        live.wantFrame()
        FrameLoop.commit()
        line.say(LiveWords(.done, words: obstacle))
    }
}

/// Foundation keeps the texts of bundles that it has read.
enum BundleTexts {
    static func forget() {
        typealias Main = @convention(c) () -> UnsafeRawPointer?
        typealias Flush = @convention(c) (UnsafeRawPointer) -> Void
        guard let main = dlsym(nil, "CFBundleGetMainBundle"), let flush = dlsym(nil, "_CFBundleFlushBundleCaches"),
            let bundle = unsafeBitCast(main, to: Main.self)()
        else { return }
        unsafeBitCast(flush, to: Flush.self)(bundle)
    }
}
