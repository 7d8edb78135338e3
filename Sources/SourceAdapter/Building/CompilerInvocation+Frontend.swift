import AppleFoundation

extension CompilerInvocation {
    /// Those of the arguments that decide what a text means, as the frontend takes them.
    public var frontendArguments: [String] {
        var kept: [String] = []
        var rest = Self.expanded(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "-target", "-sdk", "-I", "-F", "-D", "-swift-version", "-resource-dir", "-module-cache-path", "-package-name",
                "-enable-upcoming-feature", "-enable-experimental-feature", "-Xcc", "-default-isolation":
                if let value = rest.popFirst() { kept += [argument, value] }
            case "-Xfrontend":
                guard let value = rest.popFirst() else { break }
                if value == "-entry-point-function-name" { rest.removeFirst(min(2, rest.count)) } else { kept.append(value) }
            case "-o", "-output-file-map", "-emit-module-path", "-module-name", "-index-store-path", "-tools-directory",
                "-Xlinker",
                "-Xllvm", "-Xclang-linker", "-emit-objc-header-path", "-L", "-vfsoverlay":
                _ = rest.popFirst()
            default:
                let starts = ["-D", "-I", "-swift-version=", "-strict-concurrency=", "-warn-", "-enable-bare-slash-regex"]
                if starts.contains(where: argument.hasPrefix) || ["-Onone", "-O"].contains(argument) { kept.append(argument) }
            }
        }
        return kept
    }
}
