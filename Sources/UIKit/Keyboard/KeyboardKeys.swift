import AppleFoundation
import CoreGraphics

/// Which keys a keyboard has, row by row.
@MainActor struct KeyboardKeys {
    enum Key: Hashable {
        case text(String)
        case delete
        case shift
        /// The other keys: signs instead of letters, or back.
        case page
        case hide
    }

    struct Cap {
        var key: Key
        var title: String
        /// In widths of a letter.
        var width: CGFloat = 1
    }

    let rows: [[Cap]]
    /// Whether they stand in a grid, as those with numbers alone do.
    let isPad: Bool

    /// What could come next is offered above letters, unless the text is secret or nobody wants to be corrected.
    static func hasSuggestions(_ traits: (any UITextInputTraits)?) -> Bool {
        guard let traits, !traits.isSecureTextEntry, traits.autocorrectionType != .no else { return false }
        switch traits.keyboardType {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
        default: return true
        }
    }

    init(_ traits: (any UITextInputTraits)?, isUppercase: Bool, showsSigns: Bool) {
        let type = traits?.keyboardType ?? .default
        let isGrid = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
        isPad = isGrid
        rows =
            isGrid
            ? Self.grid(type)
            : Self.letters(
                type, traits?.returnKeyType ?? .default, isUppercase: isUppercase,
                showsSigns: showsSigns != (type == .numbersAndPunctuation))
    }

    private static func caps(_ letters: String) -> [Cap] { letters.map { Cap(key: .text(String($0)), title: String($0)) } }

    private static func grid(_ type: UIKeyboardType) -> [[Cap]] {
        let corner: String
        switch type {
        case .decimalPad: corner = "."
        case .phonePad: corner = "+"
        default: corner = ""
        }
        let first = Cap(key: corner.isEmpty ? .page : .text(corner), title: corner)
        let last = [first, Cap(key: .text("0"), title: "0"), Cap(key: .delete, title: "\u{232B}")]
        return [caps("123"), caps("456"), caps("789"), last]
    }

    private static func letters(
        _ type: UIKeyboardType, _ returnKey: UIReturnKeyType, isUppercase: Bool, showsSigns: Bool
    ) -> [[Cap]] {
        let lines =
            showsSigns
            ? ["1234567890", "-/:;()$&@\"", ".,?!'#%"]
            : ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { isUppercase ? $0.uppercased() : $0 }
        let shift = Cap(key: .shift, title: showsSigns ? "#+=" : "\u{21E7}", width: 1.4)
        let delete = Cap(key: .delete, title: "\u{232B}", width: 1.4)
        var bottom = [Cap(key: .page, title: showsSigns ? "ABC" : "123", width: 1.6)]
        switch type {
        case .emailAddress:
            bottom += [
                Cap(key: .text(" "), title: "space", width: 3.4), Cap(key: .text("@"), title: "@"),
                Cap(key: .text("."), title: "."),
            ]
        case .URL:
            bottom += [
                Cap(key: .text("."), title: ".", width: 1.8), Cap(key: .text("/"), title: "/", width: 1.8),
                Cap(key: .text(".com"), title: ".com", width: 1.8),
            ]
        default: bottom.append(Cap(key: .text(" "), title: "space", width: 5.4))
        }
        bottom.append(Cap(key: .text("\n"), title: title(of: returnKey), width: 2.4))
        return [caps(lines[0]), caps(lines[1]), [shift] + caps(lines[2]) + [delete], bottom]
    }

    static func title(of returnKey: UIReturnKeyType) -> String {
        switch returnKey {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    // MARK: Places
    /// Where each key lies, from top to bottom.
    func frames(in area: CGRect) -> [(cap: Cap, frame: CGRect)] {
        let gap: CGFloat = 6
        let rowHeight = area.height / CGFloat(rows.count)
        var found: [(Cap, CGRect)] = []
        for (index, row) in rows.enumerated() {
            let units = isPad ? 3 : 10
            let unit = (area.width - gap) / CGFloat(units)
            let total = row.reduce(0) { $0 + $1.width }
            var x = area.minX + gap / 2 + max(0, (area.width - gap - unit * total) / 2)
            for cap in row {
                let frame = CGRect(
                    x: x + gap / 2, y: area.minY + CGFloat(index) * rowHeight + gap / 2 + 1, width: unit * cap.width - gap,
                    height: rowHeight - gap - 2)
                found.append((cap, frame))
                x += unit * cap.width
            }
        }
        return found
    }
}
