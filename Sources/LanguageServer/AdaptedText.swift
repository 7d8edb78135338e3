/// A user's text, what the server reads in its place, and the way between the two: lines stay, columns may move.
package struct AdaptedText: Sendable {
    /// A stretch of the user's text and what stands in its place, in bytes. One of the two may be empty.
    package struct Piece: Equatable, Sendable {
        package var own: Range<Int>
        package var adapted: Range<Int>

        package init(own: Range<Int>, adapted: Range<Int>) { (self.own, self.adapted) = (own, adapted) }
    }

    package let own: TextLines
    package let adapted: TextLines
    /// In order. What follows the last line of the user's text is one more piece, at the end.
    package let pieces: [Piece]

    package init(own: [UInt8], adapted: [UInt8], pieces: [Piece]) {
        self.own = TextLines(own)
        self.adapted = own == adapted ? self.own : TextLines(adapted)
        self.pieces = pieces
    }

    /// A text that is read as it is.
    package init(_ own: [UInt8]) { self.init(own: own, adapted: own, pieces: []) }

    /// From replacements in the user's text, in order; the tail follows.
    package init(own: [UInt8], adapted: [UInt8], replacements: [(start: Int, end: Int, length: Int)]) {
        var pieces: [Piece] = []
        var moved = 0
        for edit in replacements {
            let start = edit.start + moved
            pieces.append(Piece(own: edit.start..<edit.end, adapted: start..<start + edit.length))
            moved += edit.length - (edit.end - edit.start)
        }
        let end = own.count + moved
        if adapted.count > end { pieces.append(Piece(own: own.count..<own.count, adapted: end..<adapted.count)) }
        self.init(own: own, adapted: adapted, pieces: pieces)
    }

    // MARK: To the server

    /// Which side of what was put in between is meant.
    package enum Side { case before, after, word }

    package func adaptedOffset(_ offset: Int, _ side: Side = .word) -> Int {
        var moved = 0
        for piece in pieces {
            if offset < piece.own.lowerBound { break }
            if offset > piece.own.lowerBound, offset < piece.own.upperBound {
                return min(piece.adapted.lowerBound + offset - piece.own.lowerBound, piece.adapted.upperBound)
            }
            if offset == piece.own.lowerBound {
                if !piece.own.isEmpty { return piece.adapted.lowerBound }
                if piece.own.lowerBound == own.bytes.count || goesBefore(offset, side) { return piece.adapted.lowerBound }
            }
            moved = piece.adapted.upperBound - piece.own.upperBound
        }
        return offset + moved
    }

    /// A name that ends there is meant with what stands before it, one that begins there with what stands behind.
    private func goesBefore(_ offset: Int, _ side: Side) -> Bool {
        switch side {
        case .before: return true
        case .after: return false
        case .word: return offset > 0 && Self.isPartOfName(own.bytes[offset - 1])
        }
    }

    package static func isPartOfName(_ byte: UInt8) -> Bool {
        (byte | 32) &- 97 < 26 || byte &- 48 < 10 || byte == 95 || byte >= 128
    }

    package func toServer(_ position: TextPosition, _ side: Side = .word) -> TextPosition {
        if pieces.isEmpty { return position }
        return adapted.position(of: adaptedOffset(own.offset(of: position), side))
    }

    package func toServer(_ range: Range<TextPosition>) -> Range<TextPosition> {
        if range.isEmpty {
            let place = toServer(range.lowerBound)
            return place..<place
        }
        let start = toServer(range.lowerBound, .after)
        return start..<max(start, toServer(range.upperBound, .before))
    }

    // MARK: To the user

    package func ownOffset(_ offset: Int) -> Int {
        var moved = 0
        for piece in pieces {
            if offset < piece.adapted.lowerBound { break }
            if offset < piece.adapted.upperBound {
                return min(piece.own.lowerBound + offset - piece.adapted.lowerBound, piece.own.upperBound)
            }
            moved = piece.own.upperBound - piece.adapted.upperBound
        }
        return min(offset + moved, own.bytes.count)
    }

    package func toUser(_ position: TextPosition) -> TextPosition {
        if pieces.isEmpty { return position }
        return own.position(of: ownOffset(adapted.offset(of: position)))
    }

    package func toUser(_ range: Range<TextPosition>) -> Range<TextPosition> {
        let start = toUser(range.lowerBound)
        return start..<max(start, toUser(range.upperBound))
    }

    /// Nobody has written what stands there: all of it is the adapter's, or lies behind the user's last line.
    package func isMade(_ range: Range<TextPosition>) -> Bool {
        if pieces.isEmpty { return false }
        let (start, end) = (adapted.offset(of: range.lowerBound), adapted.offset(of: range.upperBound))
        return pieces.contains { piece in
            piece.own.isEmpty && start >= piece.adapted.lowerBound && end <= piece.adapted.upperBound
                && (start < piece.adapted.upperBound && end > piece.adapted.lowerBound)
        }
    }

    /// Part of what stands there is not as the user has written it, so an edit of it means nothing in his text.
    package func touchesPieces(_ range: Range<TextPosition>) -> Bool {
        if pieces.isEmpty { return false }
        let (start, end) = (adapted.offset(of: range.lowerBound), adapted.offset(of: range.upperBound))
        return pieces.contains { piece in
            start < end
                ? start < piece.adapted.upperBound && piece.adapted.lowerBound < end
                    || piece.adapted.isEmpty && start < piece.adapted.lowerBound && piece.adapted.lowerBound < end
                : piece.adapted.lowerBound < start && start < piece.adapted.upperBound
        }
    }
}
