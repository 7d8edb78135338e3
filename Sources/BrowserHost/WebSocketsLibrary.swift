import AppleFoundation
import CWebSockets
import RunOrders

/// libwebsockets, loaded when a page is wanted; programs without one never load it. Documentation/Decisions/0023-a-page.md.
enum WebSocketsLibrary {
    /// The library's numbers, each with its own layout of structs: the one of the headers is among them.
    private static let names = (16...22).map { "libwebsockets.so.\($0)" }

    static func open() throws -> allium_lws {
        let wanted = String(cString: allium_lws_version()).prefix { $0 != "-" }
        var others: [String] = []
        for name in names {
            guard let file = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
            var missing: UnsafePointer<CChar>?
            guard let found = allium_lws_find(file, &missing)?.pointee else {
                others.append("one without \(missing.map { String(cString: $0) } ?? "its functions")")
                continue
            }
            let version = found.get_library_version().map { String(cString: $0) } ?? ""
            // Functions take structs whose layout changes from version to version.
            if version.prefix(while: { $0 != "-" }) == wanted { return found }
            others.append(version)
        }
        guard others.isEmpty else {
            throw RunProblem(
                "a page needs libwebsockets \(wanted), with which this program was built; there is \(others.joined(separator: ", "))"
            )
        }
        throw RunProblem("a page needs libwebsockets \(wanted), which isn't installed: apt-get install libwebsockets17")
    }
}
