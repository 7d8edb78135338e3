/// The drawings. Each is `width height [flip]` and shapes in the notation of `SymbolPathReader`.
enum SymbolTables {
    enum Turn { case mirrored, upsideDown, quarter, threeQuarters, same }

    static let shield =
        "M 12 2.2 C 14.4 4 16.8 4.9 19.8 5.2 L 19.8 11.6 C 19.8 16.2 16.8 19.8 12 21.8 "
        + "C 7.2 19.8 4.2 16.2 4.2 11.6 L 4.2 5.2 C 7.2 4.9 9.6 4 12 2.2 Z"
    static let seal = "S 12 12 10.4 8.4 9 1.2"

    static let drawings: [String: String] = [
        signs, arrows, media, communication, objects, nature, places, people, shapes, lists,
    ]
    .reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }

    /// Names whose drawing is another one's, turned.
    static let turns: [String: (String, Turn)] = [
        "chevron.left": ("chevron.right", .mirrored),
        "chevron.backward": ("chevron.left", .same),
        "chevron.forward": ("chevron.right", .same),
        "chevron.up": ("chevron.right", .threeQuarters),
        "chevron.down": ("chevron.right", .quarter),
        "chevron.left.2": ("chevron.right.2", .mirrored),
        "chevron.compact.up": ("chevron.compact.down", .upsideDown),
        "chevron.compact.left": ("chevron.compact.right", .mirrored),
        "arrow.left": ("arrow.right", .mirrored),
        "arrow.backward": ("arrow.left", .same),
        "arrow.forward": ("arrow.right", .same),
        "arrow.up": ("arrow.right", .threeQuarters),
        "arrow.down": ("arrow.right", .quarter),
        "arrow.up.left": ("arrow.up.right", .mirrored),
        "arrow.down.right": ("arrow.up.right", .upsideDown),
        "arrow.down.left": ("arrow.down.right", .mirrored),
        "arrow.up.backward": ("arrow.up.left", .same),
        "arrow.up.forward": ("arrow.up.right", .same),
        "arrow.counterclockwise": ("arrow.clockwise", .mirrored),
        "arrow.uturn.forward": ("arrow.uturn.backward", .mirrored),
        "arrow.uturn.left": ("arrow.uturn.backward", .same),
        "arrow.uturn.right": ("arrow.uturn.forward", .same),
        "arrow.up.arrow.down": ("arrow.left.arrow.right", .quarter),
        "arrow.up.to.line": ("arrow.down.to.line", .upsideDown),
        "arrowshape.turn.up.right": ("arrowshape.turn.up.left", .mirrored),
        "arrowshape.turn.up.backward": ("arrowshape.turn.up.left", .same),
        "arrowshape.turn.up.forward": ("arrowshape.turn.up.right", .same),
        "arrowtriangle.left": ("arrowtriangle.right", .mirrored),
        "arrowtriangle.backward": ("arrowtriangle.left", .same),
        "arrowtriangle.forward": ("arrowtriangle.right", .same),
        "arrowtriangle.up": ("arrowtriangle.right", .threeQuarters),
        "arrowtriangle.down": ("arrowtriangle.right", .quarter),
        "multiply": ("xmark", .same),
        "backward": ("forward", .mirrored),
        "backward.end": ("forward.end", .mirrored),
        "hand.thumbsdown": ("hand.thumbsup", .upsideDown),
        "bubble.right": ("bubble.left", .mirrored),
        "gearshape": ("gear.shape", .same),
        "line.horizontal.3": ("line.3.horizontal", .same),
        "line.horizontal.3.decrease": ("line.3.horizontal.decrease", .same),
        "text.justify.left": ("text.alignleft", .same),
        "text.alignright": ("text.alignleft", .mirrored),
        "sidebar.right": ("sidebar.left", .mirrored),
        "sidebar.leading": ("sidebar.left", .same),
        "increase.indent": ("list.bullet.indent", .same),
        "ellipsis.message": ("ellipsis.bubble", .same),
        "person.crop.square": ("person.square", .same),
        "person.crop.circle": ("person.circle", .same),
        "doc.plaintext": ("doc.text", .same),
        "document": ("doc", .same),
        "document.on.document": ("doc.on.doc", .same),
        "square.on.square": ("plus.square.on.square.plain", .same),
        "lightbulb.max": ("lightbulb", .same),
        "rectangle.and.pencil.and.ellipsis": ("square.and.pencil", .same),
        "compose": ("square.and.pencil", .same),
    ]

    private static let signs: [String: String] = [
        "plus": "18.4 18.4; l:M 12 3.8 L 12 20.2; l:M 3.8 12 L 20.2 12",
        "minus": "18.4 3.4; l:M 3.8 12 L 20.2 12",
        "xmark": "16.4 16.4; l:M 5 5 L 19 19; l:M 19 5 L 5 19",
        "checkmark": "17.6 17.4; l:M 4.4 12.8 L 9.4 19.2 L 19.6 4.8",
        "equal": "18 9; l:M 4 8.6 L 20 8.6; l:M 4 15.4 L 20 15.4",
        "divide": "18 18; l:M 4 12 L 20 12; x:O 12 5.4 1.5; x:O 12 18.6 1.5",
        "plusminus": "17 20; l:M 12 2.8 L 12 14.4; l:M 5 8.6 L 19 8.6; l:M 5 20.4 L 19 20.4",
        "number": "18 19; l:M 9.6 3.6 L 7.4 20.4; l:M 16.6 3.6 L 14.4 20.4; l:M 4.6 8.6 L 20.2 8.6; l:M 3.8 15.4 L 19.4 15.4",
        "percent": "19 18; l:M 18.4 3.8 L 5.6 20.2; l:E 6.6 7.4 3 3.6; l:E 17.4 16.6 3 3.6",
        "at": "21 21; l:O 11.6 12 3.8; l:M 15.4 8 L 15.4 13.4 C 15.4 16 16.6 16.8 18 16.6 C 20.4 16.2 21.2 14 21.2 11.8 "
            + "C 21.2 6.4 17.2 2.8 12 2.8 C 6.8 2.8 2.8 6.8 2.8 12 C 2.8 17.2 6.8 21.2 12 21.2 C 13.8 21.2 15.6 20.8 17 20",
        "info": "9 18; x:O 11.6 4.8 1.7; l:P 0.4 9.6 10 12.2 10 12.2 19.4; l:M 9 19.4 L 15.4 19.4",
        "exclamationmark": "5 19; l:M 12 3.6 L 12 14.2; x:O 12 19.4 1.5",
        "questionmark":
            "12 19; l:M 7 7.8 C 7 5 9.2 3.6 12 3.6 C 14.8 3.6 17 5.2 17 7.8 C 17 11.2 12.2 11 12 14.6; x:O 12 19.4 1.5",
        "exclamationmark.triangle": "22 20; b:G 1.9 12 1.6 22.6 20.6 1.4 20.6; d:M 12 8.6 L 12 13.8; k:O 12 17 1.1",
        "exclamationmark.octagon": "21 21; b:G 1.4 8 2.4 16 2.4 21.6 8 21.6 16 16 21.6 8 21.6 2.4 16 2.4 8; d:M 12 7 L 12 13; "
            + "k:O 12 16.6 1.2",
        "xmark.octagon": "21 21; b:G 1.4 8 2.4 16 2.4 21.6 8 21.6 16 16 21.6 8 21.6 2.4 16 2.4 8; d:M 8.6 8.6 L 15.4 15.4; "
            + "d:M 15.4 8.6 L 8.6 15.4",
        "nosign": "20.6 20.6; l:O 12 12 9.4; l:M 5.6 5.6 L 18.4 18.4",
        "asterisk": "17 18; l:M 12 4 L 12 20; l:M 5.1 8 L 18.9 16; l:M 18.9 8 L 5.1 16",
        "dollarsign": "11 22; l:M 12 2 L 12 22; l:M 16.4 7.4 C 16 5.6 14.2 4.6 12 4.6 C 9.4 4.6 7.6 5.8 7.6 8 "
            + "C 7.6 12.8 16.6 10.6 16.6 15.8 C 16.6 18 14.6 19.4 12 19.4 C 9.4 19.4 7.6 18.2 7.2 16.2",
        "textformat":
            "22 16; l:M 2.4 18.6 L 7.4 5.6 L 12.4 18.6; l:M 4 14.4 L 10.8 14.4; l:O 17.6 14.8 3.6; l:M 21.2 11.2 L 21.2 18.6",
        "bold":
            "13 17; l:M 7.4 12 L 13 12 C 16 12 17.4 13.6 17.4 15.8 C 17.4 18.2 15.8 19.6 13 19.6 L 7.4 19.6 L 7.4 4.4 L 12.6 4.4 "
            + "C 15 4.4 16.4 5.8 16.4 8.2 C 16.4 10.4 15 12 12.6 12",
        "italic": "12 17; l:M 10 4.4 L 17 4.4; l:M 7 19.6 L 14 19.6; l:M 13.6 4.4 L 10.4 19.6",
        "underline":
            "15 20; l:M 6.6 3.6 L 6.6 10.8 C 6.6 14 8.8 16 12 16 C 15.2 16 17.4 14 17.4 10.8 L 17.4 3.6; l:M 5.4 20.4 L 18.6 20.4",
        "power": "19 20; l:A 12 12.8 8.6 -52 232; l:M 12 2.4 L 12 11.4",
    ]

    private static let arrows: [String: String] = [
        "chevron.right": "10.6 17.6 flip; l:M 8.2 4.2 L 16 12 L 8.2 19.8",
        "chevron.right.2": "16 17.6 flip; l:M 5.4 4.2 L 12.6 12 L 5.4 19.8; l:M 12 4.2 L 19.2 12 L 12 19.8",
        "chevron.compact.down": "21 8; l:M 2.6 9 L 12 15 L 21.4 9",
        "chevron.compact.right": "8 21; l:M 9 2.6 L 15 12 L 9 21.4",
        "chevron.up.chevron.down": "13 19; l:M 6.8 8.4 L 12 3.4 L 17.2 8.4; l:M 6.8 15.6 L 12 20.6 L 17.2 15.6",
        "arrow.right": "20 16.6 flip; l:M 3 12 L 20.6 12; l:M 13.2 4.6 L 20.6 12 L 13.2 19.4",
        "arrow.up.right": "17 17; l:M 4.8 19.2 L 18.6 5.4; l:M 8 5.2 L 18.8 5.2 L 18.8 16",
        "arrow.left.arrow.right": "21 18; l:M 3 7.4 L 20.6 7.4; l:M 16.2 3 L 20.8 7.4 L 16.2 11.8; l:M 21 16.6 L 3.4 16.6; "
            + "l:M 7.8 12.2 L 3.2 16.6 L 7.8 21",
        "arrow.clockwise": "19 23; l:A 12 13.2 7.8 -36 270; l:M 9.6 2.2 L 13 5.4 L 9.6 8.6",
        "arrow.triangle.2.circlepath": "23 19; l:A 12 12 8.2 195 322; l:A 12 12 8.2 15 142; x:G 0.5 1.2 9.6 6.8 9.6 4 14; "
            + "x:G 0.5 22.8 14.4 17.2 14.4 20 10",
        "arrow.2.circlepath": "22 18; l:A 12 12 8.2 195 345; l:A 12 12 8.2 15 165; l:M 16.2 8.6 L 20.2 9.4 L 21 5.4; "
            + "l:M 7.8 15.4 L 3.8 14.6 L 3 18.6",
        "arrow.uturn.backward":
            "19 20 flip; l:M 4 8.6 L 15 8.6 C 18.4 8.6 20.4 10.8 20.4 14 C 20.4 17.2 18.4 19.4 15 19.4 L 11.4 19.4; "
            + "l:M 8.8 3.6 L 3.8 8.6 L 8.8 13.6",
        "arrow.down.to.line": "16 20; l:M 12 2.8 L 12 16; l:M 6.4 10.6 L 12 16.2 L 17.6 10.6; l:M 5 20.6 L 19 20.6",
        "arrow.up.left.and.arrow.down.right":
            "19 19; l:M 4.2 10 L 4.2 4.2 L 10 4.2; l:M 4.6 4.6 L 10.4 10.4; l:M 14 19.8 L 19.8 19.8 "
            + "L 19.8 14; l:M 19.4 19.4 L 13.6 13.6",
        "arrow.down.right.and.arrow.up.left":
            "19 19; l:M 10.4 4.6 L 10.4 10.4 L 4.6 10.4; l:M 10 10 L 4 4; l:M 19.4 13.6 L 13.6 13.6 "
            + "L 13.6 19.4; l:M 14 14 L 20 20",
        "arrowshape.turn.up.left":
            "22 18 flip; b:M 10.6 4.4 C 10.6 3.6 9.8 3.4 9.2 3.9 L 2.6 9.8 C 2 10.4 2 11 2.6 11.6 L 9.2 17.4 "
            + "C 9.8 17.9 10.6 17.7 10.6 16.9 L 10.6 13.6 C 15.4 13.6 18.6 14.8 21 19.2 C 21.4 19.8 22 19.6 21.9 18.8 "
            + "C 21.2 12.2 17.4 8.2 10.6 7.9 Z",
        "arrowtriangle.right": "15 17; b:G 1.4 6 4 19.4 12 6 20",
        "location": "20 20; b:G 1.2 21.4 2.6 13.4 21.6 11.4 12.6 2.4 10.6",
        "square.and.arrow.up": "18 24; l:M 8.6 9 L 7 9 C 5.6 9 4.6 10 4.6 11.4 L 4.6 19.4 C 4.6 20.8 5.6 21.8 7 21.8 L 17 21.8 "
            + "C 18.4 21.8 19.4 20.8 19.4 19.4 L 19.4 11.4 C 19.4 10 18.4 9 17 9 L 15.4 9; l:M 12 15.4 L 12 2.6; l:M 8.4 5.8 L 12 2.2 L 15.6 5.8",
        "square.and.arrow.down":
            "18 24; l:M 8.6 9 L 7 9 C 5.6 9 4.6 10 4.6 11.4 L 4.6 19.4 C 4.6 20.8 5.6 21.8 7 21.8 L 17 21.8 "
            + "C 18.4 21.8 19.4 20.8 19.4 19.4 L 19.4 11.4 C 19.4 10 18.4 9 17 9 L 15.4 9; l:M 12 2.6 L 12 15.6; l:M 8.4 12.2 L 12 15.8 L 15.6 12.2",
        "rectangle.portrait.and.arrow.right":
            "22 20; l:M 14 7.4 L 14 5.6 C 14 4 13 3 11.4 3 L 5.6 3 C 4 3 3 4 3 5.6 L 3 18.4 C 3 20 4 21 5.6 21 "
            + "L 11.4 21 C 13 21 14 20 14 18.4 L 14 16.6; l:M 8.4 12 L 21.4 12; l:M 17.8 8.4 L 21.4 12 L 17.8 15.6",
        "arrow.right.square": "19.4 19.4; b:R 3.4 3.4 17.2 17.2 3.4; d:M 7.6 12 L 16.4 12; d:M 12.8 8.4 L 16.4 12 L 12.8 15.6",
    ]
}
