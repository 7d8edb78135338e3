import AppleFoundation

/// A word as a shell reads it.
package enum ShellWord {
    package static func quoted(_ word: String) -> String {
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "/._-+,=".contains($0) }
            ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
