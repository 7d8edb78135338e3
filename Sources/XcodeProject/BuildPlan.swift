import AppleFoundation

/// The commands by which SwiftPM builds a package, as it writes them down for llbuild (`.build/debug.yaml`).
package struct BuildPlan {
    package struct Command {
        package let name: String
        package fileprivate(set) var tool = ""
        package fileprivate(set) var inputs: [String] = []
        package fileprivate(set) var outputs: [String] = []
        package fileprivate(set) var arguments: [String] = []
        /// Words that decide how it runs, and that aren't read.
        package fileprivate(set) var others: [String] = []
    }

    package private(set) var commands: [Command] = []
    private var makers: [String: Int] = [:]

    /// Nil for anything but the lines that SwiftPM writes.
    package init?(_ text: String) {
        var isThere = false
        for line in text.split(separator: "\n") {
            if line.first != " " {
                isThere = line == "commands:"
            } else if isThere {
                guard read(line) else { return nil }
            }
        }
        guard !commands.isEmpty else { return nil }
        for (index, command) in commands.enumerated() {
            for output in command.outputs {
                guard makers.updateValue(index, forKey: output) == nil else { return nil }
            }
        }
    }

    private mutating func read(_ line: Substring) -> Bool {
        let words = line.drop { $0 == " " }
        switch line.count - words.count {
        case 2:
            guard words.hasSuffix(":"), let name = Self.value(words.dropLast(), String.self) else { return false }
            commands.append(Command(name: name))
        case 4:
            guard !commands.isEmpty, let colon = words.range(of: ": ") else { return false }
            let key = words[..<colon.lowerBound]
            let rest = words[colon.upperBound...]
            let last = commands.count - 1
            switch key {
            case "tool": commands[last].tool = String(rest)
            case "description": break
            case "inputs", "outputs", "args":
                guard let list = Self.value(rest, [String].self) else { return false }
                switch key {
                case "inputs": commands[last].inputs = list
                case "outputs": commands[last].outputs = list
                default: commands[last].arguments = list
                }
            default: commands[last].others.append(String(key))
            }
        default: return false
        }
        return true
    }

    private static func value<Value: Decodable>(_ text: Substring, _ type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }

    /// All that a file needs, each after what it needs itself; nil where they need one another, or nothing makes it.
    package func commands(for output: String) -> [Command]? {
        guard let goal = makers[output] else { return nil }
        var order: [Command] = []
        /// False while what a command needs isn't there.
        var seen: [Int: Bool] = [:]
        var open = [goal]
        while let next = open.last {
            if seen[next] == nil {
                seen[next] = false
                for need in commands[next].inputs.compactMap({ makers[$0] }) where need != next && seen[need] != true {
                    if seen[need] == false { return nil }
                    open.append(need)
                }
            } else {
                open.removeLast()
                guard seen.updateValue(true, forKey: next) == false else { continue }
                order.append(commands[next])
            }
        }
        return order
    }
}
