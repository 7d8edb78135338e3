@_spi(House) import AppleFoundation
import CWebSockets
import HeadlessHost
import RunOrders

/// Answers browsers: files of the page, and WebSockets that carry what viewers do and see.
///
/// libwebsockets runs on a thread of its own, so that no browser can hold up the app. What it hears waits until the main thread takes
/// it; what is to be sent waits until a socket has room.
final class PageServer: @unchecked Sendable {
    enum Event {
        case opened(Int)
        case message(Int, Data)
        case closed(Int)
        /// Somebody was sent away.
        case refused(String)
    }

    /// The longest message that a viewer may send, in bytes: texts from the clipboard are the longest there are.
    static let longestMessage = 1 << 20
    static let mostViewers = 32

    let library: allium_lws
    private(set) var access: PageAccess
    private let place: PagePort
    private var context: OpaquePointer?
    private var protocols: UnsafeMutablePointer<lws_protocols>
    private var names: [UnsafeMutablePointer<CChar>] = []

    private let lock = NSLock()
    // Under the lock.
    private var events: [Event] = []
    private var isTold = false
    private var isStopping = false
    private var outboxes: [Int: [PagePacket]] = [:]
    private var farewells: [Int: String] = [:]
    /// Files that the program has made for its viewers, by name.
    private var offers: [String: PageFile] = [:]
    /// Called on the server's thread when there is something to take.
    private var wake: @Sendable () -> Void = {}
    private let ended = DispatchSemaphore(value: 0)

    // The server's thread alone.
    private var sockets: [OpaquePointer: Int] = [:]
    private var inboxes: [Int: Data] = [:]
    private var bodies: [OpaquePointer: PagePacket] = [:]
    private var count = 0

    init(library: allium_lws, port: Int, listen: String?, token: String? = nil) throws {
        self.library = library
        place = try PagePort(listen: listen, port: port)
        access = PageAccess(token: token ?? PageAccess.makeToken(), port: port, isOpen: place.isOpen, names: [PagePort.ownName])
        protocols = .allocate(capacity: 3)
        protocols.initialize(repeating: lws_protocols(), count: 3)
        for (index, name) in ["http", "allium"].enumerated() {
            names.append(strdup(name))
            protocols[index].name = UnsafePointer(names[index])
            protocols[index].callback = { socket, reason, _, bytes, count in
                PageServer.of(socket)?.receive(socket, reason, bytes, count) ?? 0
            }
            protocols[index].rx_buffer_size = 1 << 16
            protocols[index].tx_packet_size = 1 << 20
        }
        try open()
    }

    deinit {
        for name in names { free(name) }
        protocols.deallocate()
    }

    private func open() throws {
        library.set_log_level(0, nil)
        var info = lws_context_creation_info()
        info.port = Int32(place.port)
        info.protocols = UnsafePointer(protocols)
        info.gid = -1
        info.uid = -1
        info.user = ObjectPlace.of(self)
        info.options = UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8) | UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
        let interface = place.address.map { strdup($0) } ?? nil
        defer { free(interface) }
        info.iface = UnsafePointer(interface)
        context = library.create_context(&info)
        guard let context, let host = library.get_vhost_by_name(context, "default") else {
            throw RunProblem("the page can't be opened on port \(place.port)")
        }
        access.port = Int(library.get_vhost_listen_port(host))
        guard access.port > 0 else { throw RunProblem("the page can't be opened on port \(place.port)") }
    }

    /// What people open.
    var address: String { "http://\(place.host):\(access.port)/\(access.token)/" }
    var isOpenToOthers: Bool { place.isOpen }

    // MARK: Any thread

    /// From now on it answers.
    func start(_ wake: @escaping @Sendable () -> Void) {
        self.wake = wake
        Thread { [self] in
            while !lock.withLock({ isStopping }) { _ = library.service(context, 0) }
            library.context_destroy(context)
            ended.signal()
        }.start()
    }

    /// What has happened since the last time.
    func takeEvents() -> [Event] {
        lock.withLock {
            defer { (events, isTold) = ([], false) }
            return events
        }
    }

    func send(_ packet: PagePacket, to viewers: [Int]) {
        if viewers.isEmpty { return }
        lock.withLock { for viewer in viewers where outboxes[viewer] != nil { outboxes[viewer]?.append(packet) } }
        library.cancel_service(context)
    }

    /// What viewers get who want to see what there is on the screen.
    func offer(_ file: PageFile, as name: String) { lock.withLock { offers[name] = file } }

    /// Ends a connection, with a reason that the browser hears.
    func dismiss(_ viewer: Int, _ reason: String) {
        lock.withLock { if outboxes[viewer] != nil { farewells[viewer] = reason } }
        library.cancel_service(context)
    }

    /// Ends all of them, and waits until that has happened.
    func stop() {
        lock.withLock { isStopping = true }
        library.cancel_service(context)
        ended.wait()
    }

    // MARK: The server's thread

    private static func of(_ socket: OpaquePointer?) -> PageServer? {
        // The library has one open function of each name; it is the same for all servers of the process.
        guard let socket, let library = PageServer.functions, let context = library.get_context(socket),
            let user = library.context_user(context)
        else { return nil }
        return ObjectPlace.object(at: user, as: PageServer.self)
    }

    nonisolated(unsafe) private static var functions: allium_lws? = try? WebSocketsLibrary.open()

    private func tell(_ event: Event) {
        let isNews = lock.withLock {
            events.append(event)
            defer { isTold = true }
            return !isTold
        }
        if isNews { wake() }
    }

    private func receive(
        _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?, _ count: Int
    ) -> Int32 {
        guard let socket else { return 0 }
        switch reason {
        case LWS_CALLBACK_HTTP: return answer(socket)
        case LWS_CALLBACK_HTTP_WRITEABLE: return writeBody(socket)
        case LWS_CALLBACK_CLOSED_HTTP: bodies[socket] = nil
        case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return filter(socket)
        case LWS_CALLBACK_ESTABLISHED: return opened(socket)
        case LWS_CALLBACK_RECEIVE: return received(socket, UnsafeRawBufferPointer(start: bytes, count: count))
        case LWS_CALLBACK_SERVER_WRITEABLE: return write(socket)
        case LWS_CALLBACK_CLOSED: closed(socket)
        case LWS_CALLBACK_EVENT_WAIT_CANCELLED: askForRoom()
        default: break
        }
        return 0
    }

    private func header(_ socket: OpaquePointer, _ token: lws_token_indexes) -> String? {
        let count = library.hdr_total_length(socket, token)
        guard count > 0, count < 4096 else { return nil }
        var bytes = [CChar](repeating: 0, count: Int(count) + 1)
        guard library.hdr_copy(socket, &bytes, count + 1, token) > 0 else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    // MARK: Files

    private func answer(_ socket: OpaquePointer) -> Int32 {
        let path = header(socket, WSI_TOKEN_GET_URI)
        guard let path else { return refuse(socket, 405, "a request that isn't GET") }
        switch access.page(path: path, host: header(socket, WSI_TOKEN_HOST)) {
        case .refused(let words): return refuse(socket, 403, words)
        case .file(let name):
            guard let file = lock.withLock({ offers[name] }) ?? PageFile(name) else {
                return refuse(socket, 404, "a file that isn't there")
            }
            return serve(socket, file)
        }
    }

    private func refuse(_ socket: OpaquePointer, _ status: UInt32, _ words: String) -> Int32 {
        tell(.refused(words))
        _ = library.return_http_status(socket, status, "Open the whole address that the program has printed.")
        return -1
    }

    private func serve(_ socket: OpaquePointer, _ file: PageFile) -> Int32 {
        var buffer = [UInt8](repeating: 0, count: 2048 + Int(allium_lws_room))
        let isSent = buffer.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            let start = base + Int(allium_lws_room)
            var place: UnsafeMutablePointer<UInt8>? = start
            let end = base + buffer.count
            guard
                library.add_http_common_headers(socket, 200, file.type, UInt64(file.packet.count), &place, end) == 0,
                file.headers.allSatisfy({ name, value in
                    library.add_http_header_by_name(socket, name, value, Int32(value.utf8.count), &place, end) == 0
                })
            else { return false }
            return library.finalize_write_http_header(socket, start, &place, end) == 0
        }
        guard isSent else { return -1 }
        bodies[socket] = file.packet
        _ = library.callback_on_writable(socket)
        return 0
    }

    private func writeBody(_ socket: OpaquePointer) -> Int32 {
        guard let body = bodies.removeValue(forKey: socket) else { return 0 }
        guard library.write(socket, body.start, body.count, LWS_WRITE_HTTP_FINAL) >= 0 else { return -1 }
        return library.http_transaction_completed(socket) == 0 ? 0 : -1
    }

    // MARK: Sockets

    private func filter(_ socket: OpaquePointer) -> Int32 {
        let problem = access.problem(
            path: header(socket, WSI_TOKEN_GET_URI) ?? "", host: header(socket, WSI_TOKEN_HOST),
            origin: header(socket, WSI_TOKEN_ORIGIN))
        if let problem { return refuse(socket, 403, problem) }
        if sockets.count >= Self.mostViewers {
            return refuse(socket, 503, "one viewer more than the \(Self.mostViewers) that may look on")
        }
        return 0
    }

    private func opened(_ socket: OpaquePointer) -> Int32 {
        count += 1
        sockets[socket] = count
        lock.withLock { outboxes[count] = [] }
        tell(.opened(count))
        return 0
    }

    private func received(_ socket: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> Int32 {
        guard let viewer = sockets[socket] else { return -1 }
        if library.is_first_fragment(socket) != 0 { inboxes[viewer] = Data() }
        guard library.frame_is_binary(socket) == 0 else {
            return part(with: viewer, socket, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "a message of bytes, which no page sends")
        }
        guard inboxes[viewer, default: Data()].count + bytes.count <= Self.longestMessage else {
            return part(
                with: viewer, socket, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE,
                "a message of more than \(Self.longestMessage >> 20) MB")
        }
        inboxes[viewer, default: Data()].append(contentsOf: bytes)
        if library.is_final_fragment(socket) != 0, let message = inboxes.removeValue(forKey: viewer) {
            tell(.message(viewer, message))
        }
        return 0
    }

    private func part(with viewer: Int, _ socket: OpaquePointer, _ status: lws_close_status, _ words: String) -> Int32 {
        inboxes[viewer] = nil
        tell(.refused(words))
        library.close_reason(socket, status, nil, 0)
        return -1
    }

    private func closed(_ socket: OpaquePointer) {
        guard let viewer = sockets.removeValue(forKey: socket) else { return }
        inboxes[viewer] = nil
        lock.withLock { (outboxes[viewer], farewells[viewer]) = (nil, nil) }
        tell(.closed(viewer))
    }

    /// The main thread has something for somebody.
    private func askForRoom() {
        let waiting = lock.withLock { sockets.filter { outboxes[$0.value]?.isEmpty == false || farewells[$0.value] != nil } }
        for socket in waiting.keys { _ = library.callback_on_writable(socket) }
    }

    private func write(_ socket: OpaquePointer) -> Int32 {
        guard let viewer = sockets[socket] else { return -1 }
        let (packet, isMore, farewell) = lock.withLock { () -> (PagePacket?, Bool, String?) in
            let packet = outboxes[viewer]?.isEmpty == false ? outboxes[viewer]?.removeFirst() : nil
            return (packet, outboxes[viewer]?.isEmpty == false, farewells[viewer])
        }
        if let packet {
            let kind = packet.isText ? LWS_WRITE_TEXT : LWS_WRITE_BINARY
            if library.write(socket, packet.start, packet.count, kind) < 0 { return -1 }
        }
        if isMore || packet != nil && farewell != nil {
            _ = library.callback_on_writable(socket)
        } else if let farewell {
            var words = Array(farewell.utf8.prefix(120))
            library.close_reason(socket, LWS_CLOSE_STATUS_POLICY_VIOLATION, &words, words.count)
            return -1
        }
        return 0
    }
}
