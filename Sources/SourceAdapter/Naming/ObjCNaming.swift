/// The rule by which Swift names a method for Objective-C when no name is declared.
///
/// `swipe(sender:)` becomes `swipeWithSender:`, but a label or a base name with a preposition needs no `With`:
/// `move(to:)` is `moveTo:` and `makeCell(forRow:)` is `makeCellForRow:`.
public enum ObjCNaming {
    static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// What a selector needs to know of one parameter: its label, empty for `_`, and whether it takes a closure.
    struct Parameter {
        var label: String
        var isClosure = false
    }

    /// The selector of a method with these labels; an empty label stands for `_`.
    public static func selector(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        selector(
            base: base, parameters: labels.map { Parameter(label: $0) }, isThrowing: isThrowing, isAsync: isAsync)
    }

    static func selector(base: String, parameters: [Parameter], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var pieces: [String] = []
        for (index, parameter) in parameters.enumerated() {
            pieces.append(index == 0 ? firstPiece(base: base, label: parameter.label) : parameter.label)
        }
        if isAsync {
            // The error travels inside the completion handler.
            if pieces.isEmpty { return base + "WithCompletionHandler:" }
            pieces.append("completionHandler")
        } else if isThrowing {
            // The error comes last, but before closures that end the list.
            var position = parameters.count
            while position > 0, parameters[position - 1].isClosure { position -= 1 }
            if position == 0 {
                if pieces.isEmpty { return base + "AndReturnError:" }
                pieces[0] = parameters[0].label
                pieces.insert(base + "AndReturnError", at: 0)
            } else {
                pieces.insert("error", at: position)
            }
        }
        if pieces.isEmpty { return base }
        return pieces.joined(separator: ":") + ":"
    }

    /// The setter of a property: `isOn` has `setIsOn:`.
    public static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    private static func firstPiece(base: String, label: String) -> String {
        guard !label.isEmpty else { return base }
        let needsWith = !prepositions.contains(firstWord(label)) && !prepositions.contains(lastWord(base))
        return base + (needsWith ? "With" : "") + capitalized(label)
    }

    /// `forRowAt` starts with `for`.
    static func firstWord(_ text: String) -> String {
        var word = ""
        for character in text {
            if !word.isEmpty, character.isUppercase || !character.isLetter { break }
            word.append(character)
        }
        return word.lowercased()
    }

    /// `moveTo` ends with `to`.
    static func lastWord(_ text: String) -> String {
        var word: [Character] = []
        for character in text.reversed() {
            if !character.isLetter, !word.isEmpty { break }
            word.append(character)
            if character.isUppercase { break }
        }
        return String(word.reversed()).lowercased()
    }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
