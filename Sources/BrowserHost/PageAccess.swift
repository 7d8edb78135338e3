import AppleFoundation

/// Who may have the page: those who know its address, whom the browser sends here under a name that is ours, from a page that is ours.
///
/// A page of somebody else can make a browser ask this machine for anything. It can't guess the token; and it is found out by the
/// `Origin` that the browser tells, or, where it has a name of its own point to this machine, by the `Host`.
struct PageAccess {
    let token: String
    var port: Int
    /// Others than this machine may ask.
    let isOpen: Bool
    /// Names of this machine beside addresses.
    var names: Set<String> = []

    enum Answer: Equatable {
        case file(String)
        case refused(String)
    }

    static func makeToken() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    // MARK: Asking

    /// What a browser gets for a path.
    func page(path: String, host: String?) -> Answer {
        if let problem = problem(host: host) { return .refused(problem) }
        guard let name = rest(of: path) else { return .refused("an address without the page's token") }
        switch name {
        case "": return .file("page.html")
        case "page.css", "page.js", "inspection.html", "recording.png": return .file(name)
        default: return .refused("a path that isn't there")
        }
    }

    /// What is wrong with a WebSocket; nil where it may be opened.
    func problem(path: String, host: String?, origin: String?) -> String? {
        if let problem = problem(host: host) { return problem }
        guard rest(of: path) == "socket" else { return "a connection without the page's token" }
        guard let origin else { return "a connection from no page" }
        guard let host, origin.lowercased() == "http://\(host.lowercased())" else {
            return "a connection from the page of another, \(Self.plain(origin))"
        }
        return nil
    }

    /// What follows the token.
    private func rest(of path: String) -> String? {
        let parts = path.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return nil }
        return String(parts[2])
    }

    /// Takes as long for any wrong one, so that nobody can find it letter by letter.
    private func isToken(_ text: Substring) -> Bool {
        let given = Array(text.utf8), wanted = Array(token.utf8)
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func problem(host: String?) -> String? {
        guard let host, !host.isEmpty else { return "a request that names no host" }
        let (name, number) = Self.parts(of: host.lowercased())
        guard number ?? 80 == port else { return "a request for another port, \(Self.plain(host))" }
        if ["localhost", "127.0.0.1", "[::1]"].contains(name) { return nil }
        if isOpen, names.contains(name) || Self.isAddress(name) { return nil }
        return "a request under a name that isn't this machine's, \(Self.plain(host))"
    }

    private static func parts(of host: String) -> (name: String, port: Int?) {
        guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return (host, nil) }
        return (String(host[..<colon]), Int(host[host.index(after: colon)...]) ?? -1)
    }

    /// Numbers stand for themselves: nobody can make them point elsewhere.
    static func isAddress(_ name: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        if name.hasPrefix("["), name.hasSuffix("]") {
            return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &bytes) == 1
        }
        return inet_pton(AF_INET, name, &bytes) == 1
    }

    /// What somebody else has written, fit to be printed.
    static func plain(_ text: String) -> String {
        String(text.unicodeScalars.prefix(80).map { (0x21...0x7E).contains($0.value) ? Character($0) : "?" })
    }
}
