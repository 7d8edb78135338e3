import AppleFoundation
import CFreeType
import CHarfBuzz

/// What a font file says of itself.
struct FontFileNames {
    let family: String
    let style: String
    let postScript: String
    let weight: CGFloat
    let isItalic: Bool
    let isVariable: Bool
    let isMonospaced: Bool

    init(_ file: FontFile) {
        let os2 = file.table("OS/2")
        let post = file.table("post")
        family = file.name(16) ?? file.name(1) ?? "Unnamed"
        style = file.name(17) ?? file.name(2) ?? "Regular"
        postScript = file.name(6) ?? family.filter { $0 != " " } + "-" + style.filter { $0 != " " }
        let named = FontStyleName.parse(style)
        let stated: CGFloat? = os2.count >= 6 ? CGFloat(Int(os2[4]) << 8 | Int(os2[5])) : nil
        weight = stated.flatMap { (1...1000).contains($0) ? $0 : nil } ?? named?.weight ?? 400
        let selection: Int = os2.count >= 64 ? Int(os2[62]) << 8 | Int(os2[63]) : 0
        isItalic = selection & 1 != 0 || named?.italic == true
        isVariable = file.axes.contains { $0.tag == openTypeTag("wght") }
        isMonospaced = post.count >= 16 && post[12..<16].contains { $0 != 0 }
    }
}

/// FreeType's way to let a face go, as an expression.
func FT_Done(_ face: FT_Face) { FT_Done_Face(face) }
