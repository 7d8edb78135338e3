import AppleFoundation
import CoreGraphics

/// Which keys a keyboard has, row by row.
@MainActor struct KeyboardKeys {
    enum Page: Hashable {
        case letters, signs, moreSigns
        /// The group is its number.
        case emoji(Int)
    }

    enum Key: Hashable {
        case text(String)
        case delete
        case shift
        /// Other keys.
        case page(Page)
        case hide
        /// Where nothing is.
        case none
    }

    struct Cap {
        var key: Key
        var title: String
        /// In widths of a letter.
        var width: CGFloat = 1
    }

    /// How large letters are.
    enum Shift { case off, once, locked }

    let rows: [[Cap]]
    /// So many letters are as wide as the keyboard.
    let columns: CGFloat
    /// Below the rows, where a phone has its home indicator.
    let strip: [Cap]
    let isPad: Bool
    let page: Page

    private static func isGrid(_ type: UIKeyboardType) -> Bool {
        [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
    }

    /// What could come next is offered above letters, unless the text is secret or nobody wants to be corrected.
    static func hasSuggestions(_ traits: (any UITextInputTraits)?) -> Bool {
        guard let traits, !traits.isSecureTextEntry, traits.autocorrectionType != .no else { return false }
        return !isGrid(traits.keyboardType)
    }

    /// Plain letters have no pictures beside them.
    private static func hasEmoji(_ traits: (any UITextInputTraits)?) -> Bool {
        guard let traits else { return true }
        if traits.isSecureTextEntry { return false }
        return [.default, .twitter, .webSearch].contains(traits.keyboardType)
    }

    /// What shows first.
    static func firstPage(_ traits: (any UITextInputTraits)?, isPad: Bool) -> Page {
        guard let type = traits?.keyboardType else { return .letters }
        return type == .numbersAndPunctuation || isPad && isGrid(type) ? .signs : .letters
    }

    /// `hasStrip` is said of phones with a home indicator.
    init(_ traits: (any UITextInputTraits)?, _ page: Page, _ shift: Shift, isPad: Bool, hasStrip: Bool) {
        let type = traits?.keyboardType ?? .default
        self.isPad = isPad
        self.page = page
        let emoji = Self.hasEmoji(traits) ? Cap(key: .page(.emoji(0)), title: "\u{1F600}", width: isPad ? 1 : 1.2) : nil
        if case .emoji(let group) = page {
            columns = 9
            strip = []
            rows = Self.pictures(group)
            return
        }
        strip = hasStrip ? [emoji].compactMap { $0 } : []
        if Self.isGrid(type), !isPad {
            columns = 3
            rows = Self.grid(type)
            return
        }
        let lines = Self.lines(page, shift)
        let returnKey = traits?.returnKeyType ?? .default
        columns = isPad ? 11 : 10
        rows =
            isPad
            ? Self.padRows(lines, page, type, returnKey, emoji)
            : Self.phoneRows(lines, page, type, returnKey, hasStrip ? nil : emoji)
    }

    private static func caps(_ letters: String, _ width: CGFloat = 1) -> [Cap] {
        letters.map { Cap(key: .text(String($0)), title: String($0), width: width) }
    }

    private static let deleteTitle = "\u{232B}"

    private static func grid(_ type: UIKeyboardType) -> [[Cap]] {
        let corner: String
        switch type {
        case .decimalPad: corner = "."
        case .phonePad: corner = "+"
        default: corner = ""
        }
        let first = Cap(key: corner.isEmpty ? .none : .text(corner), title: corner)
        let last = [first, Cap(key: .text("0"), title: "0"), Cap(key: .delete, title: deleteTitle)]
        return [caps("123"), caps("456"), caps("789"), last]
    }

    private static func lines(_ page: Page, _ shift: Shift) -> [String] {
        switch page {
        case .signs: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        case .moreSigns: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { shift == .off ? $0 : $0.uppercased() }
        }
    }

    private static func shiftCap(_ page: Page, _ width: CGFloat) -> Cap {
        switch page {
        case .signs: Cap(key: .page(.moreSigns), title: "#+=", width: width)
        case .moreSigns: Cap(key: .page(.signs), title: "123", width: width)
        default: Cap(key: .shift, title: "\u{21E7}", width: width)
        }
    }

    private static func pageCap(_ page: Page, _ width: CGFloat) -> Cap {
        page == .letters
            ? Cap(key: .page(.signs), title: "123", width: width) : Cap(key: .page(.letters), title: "ABC", width: width)
    }

    private static func phoneRows(
        _ lines: [String], _ page: Page, _ type: UIKeyboardType, _ returnKey: UIReturnKeyType, _ emoji: Cap?
    ) -> [[Cap]] {
        let delete = Cap(key: .delete, title: deleteTitle, width: 1.4)
        var bottom = [pageCap(page, 1.6)] + (emoji.map { [$0] } ?? [])
        let room = 10 - 2.4 - bottom.reduce(0) { $0 + $1.width }
        bottom += middle(type, page, room)
        bottom.append(Cap(key: .text("\n"), title: title(of: returnKey), width: 2.4))
        let third = [shiftCap(page, 1.4)] + caps(lines[2], lines[2].count == 5 ? 1.4 : 1) + [delete]
        return [caps(lines[0]), caps(lines[1]), third, bottom]
    }

    /// Between the key for signs and the one for return.
    private static func middle(_ type: UIKeyboardType, _ page: Page, _ room: CGFloat) -> [Cap] {
        func space(_ width: CGFloat) -> Cap { Cap(key: .text(" "), title: "space", width: width) }
        guard page == .letters else { return [space(room)] }
        switch type {
        case .emailAddress: return [space(room - 2)] + caps("@.")
        case .twitter: return [space(room - 2)] + caps("@#")
        case .webSearch: return [space(room - 1)] + caps(".")
        case .URL: return [".", "/", ".com"].map { Cap(key: .text($0), title: $0, width: room / 3) }
        default: return [space(room)]
        }
    }

    /// On a pad return stands beside the letters, and a key sends the keyboard away.
    private static func padRows(
        _ lines: [String], _ page: Page, _ type: UIKeyboardType, _ returnKey: UIReturnKeyType, _ emoji: Cap?
    ) -> [[Cap]] {
        let shift = shiftCap(page, 1)
        let sign = page == .letters ? caps(",.") : []
        let third = caps(lines[2]) + sign
        let more = pageCap(page, 1.4)
        var bottom = [more] + (emoji.map { [$0] } ?? [])
        bottom += middle(type, page, 11 - 1.4 - 1 - bottom.reduce(0) { $0 + $1.width })
        bottom += [more, Cap(key: .hide, title: "\u{2328}")]
        let wide = 11 - CGFloat(lines[1].count)
        return [
            caps(lines[0]) + [Cap(key: .delete, title: deleteTitle)],
            caps(lines[1]) + [Cap(key: .text("\n"), title: title(of: returnKey), width: wide)],
            [shift] + third + [Cap(key: shift.key, title: shift.title, width: 10 - CGFloat(third.count))], bottom,
        ]
    }

    private static func pictures(_ group: Int) -> [[Cap]] {
        let pictures = Array(EmojiPages.groups[group % EmojiPages.groups.count])
        let lines = stride(from: 0, to: pictures.count, by: 9).map { pictures[$0..<min($0 + 9, pictures.count)] }
        var bottom = [Cap(key: .page(.letters), title: "ABC", width: 1.3)]
        bottom += EmojiPages.groups.enumerated().map { index, group in
            Cap(key: .page(.emoji(index)), title: String(group.prefix(1)), width: 0.8)
        }
        bottom.append(Cap(key: .delete, title: deleteTitle, width: 1.3))
        return lines.map { $0.map { Cap(key: .text(String($0)), title: String($0)) } } + [bottom]
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

    /// Keys that do something stand out.
    static func isProminent(_ returnKey: UIReturnKeyType) -> Bool {
        ![.default, .next, .continue, .emergencyCall].contains(returnKey)
    }

    // MARK: Places
    /// Where each key lies, from top to bottom. `below` is the strip under the rows.
    func frames(in area: CGRect, below: CGFloat) -> [(cap: Cap, frame: CGRect)] {
        let gap: CGFloat = 6
        let rowHeight = area.height / CGFloat(rows.count)
        var found: [(Cap, CGRect)] = []
        let unit = (area.width - gap) / columns
        for (index, row) in rows.enumerated() {
            let total = row.reduce(0) { $0 + $1.width }
            let isPictures = if case .emoji = page, index < rows.count - 1 { true } else { false }
            var x = area.minX + gap / 2 + (isPictures ? 0 : max(0, (area.width - gap - unit * total) / 2))
            for cap in row {
                let frame = CGRect(
                    x: x + gap / 2, y: area.minY + CGFloat(index) * rowHeight + gap / 2 + 1, width: unit * cap.width - gap,
                    height: rowHeight - gap - 2)
                found.append((cap, frame))
                x += unit * cap.width
            }
        }
        for (index, cap) in strip.enumerated() where below > 0 {
            found.append((cap, CGRect(x: area.minX + 14 + CGFloat(index) * 60, y: area.maxY + 2, width: 48, height: 44)))
        }
        return found
    }
}
