import AppleFoundation
import RunOrders

/// Where the page is to be found: an address of this machine and a port.
struct PagePort {
    /// Nil for all addresses.
    let address: String?
    let port: Int
    let isOpen: Bool

    /// Says what stands in the way, before the library tries.
    init(listen: String?, port: Int) throws {
        let wanted = listen ?? "127.0.0.1"
        var internet = sockaddr_in()
        internet.sin_family = sa_family_t(AF_INET)
        internet.sin_port = in_port_t(port).bigEndian
        guard inet_pton(AF_INET, wanted, &internet.sin_addr) == 1 else {
            throw RunProblem(
                "'\(wanted)' is no address to listen on: it takes one like 192.168.1.5, or 0.0.0.0 for all of them")
        }
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw RunProblem("there is no socket for the page: \(String(cString: strerror(errno)))") }
        defer { close(socket) }
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var result = withUnsafePointer(to: &internet) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        if result == 0 { result = Foundation.listen(socket, 1) }
        guard result == 0 else {
            switch errno {
            case EADDRINUSE:
                throw RunProblem(
                    "port \(port) is in use by another program; `--port` takes another, and without it the system chooses")
            case EADDRNOTAVAIL: throw RunProblem("\(wanted) is no address of this machine")
            case EACCES: throw RunProblem("port \(port) is for the system's own programs; `--port` takes another")
            default: throw RunProblem("port \(port) can't be had: \(String(cString: strerror(errno)))")
            }
        }
        (address, self.port) = (wanted == "0.0.0.0" ? nil : wanted, port)
        isOpen = !wanted.hasPrefix("127.")
    }

    /// As people type it.
    var host: String { address ?? Self.ownName }

    static var ownName: String {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, 255)
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).lowercased()
    }
}
