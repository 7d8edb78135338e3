import AppleFoundation
import CFreeType
import CHarfBuzz

/// One face of one font file, mapped into memory when first asked for.
final class FontFile {
    struct Axis {
        let tag: UInt32
        let minimum: Float
        let standard: Float
        let maximum: Float
    }

    let origin: String
    let index: Int
    let face: OpaquePointer
    let unitsPerEm: Int
    let axes: [Axis]
    let hasColorBitmaps: Bool
    private let blob: OpaquePointer

    /// Nil when there is no such file, or when it is no font.
    init?(path: String, index: Int = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        guard let opened = FontFile.open(blob, index: index) else {
            hb_blob_destroy(blob)
            return nil
        }
        origin = path
        self.index = index
        self.blob = blob
        (face, unitsPerEm, axes, hasColorBitmaps) = opened
    }

    init?(data: Data, index: Int = 0) {
        guard !data.isEmpty, data.count <= Int(UInt32.max) else { return nil }
        let copied: OpaquePointer? = data.withUnsafeBytes { bytes in
            hb_blob_create_or_fail(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let blob = copied else { return nil }
        guard let opened = FontFile.open(blob, index: index) else {
            hb_blob_destroy(blob)
            return nil
        }
        origin = "data"
        self.index = index
        self.blob = blob
        (face, unitsPerEm, axes, hasColorBitmaps) = opened
    }

    deinit {
        hb_face_destroy(face)
        hb_blob_destroy(blob)
    }

    /// One of those that come with this library, of which more is known than of others.
    var isOurs: Bool { origin.hasPrefix(FontLocations.own) }

    /// How many faces the file holds; a collection has several.
    var faceCount: Int { Int(hb_face_count(blob)) }

    private static func open(_ blob: OpaquePointer, index: Int) -> (OpaquePointer, Int, [Axis], Bool)? {
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else { return nil }
        func length(_ name: String) -> UInt32 {
            let table = hb_face_reference_table(face, openTypeTag(name))
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table)
        }
        let units = Int(hb_face_get_upem(face))
        let colour = length("CBDT") > 0 && length("CBLC") > 0
        let hasOutlines = length("glyf") > 0 || length("CFF ") > 0 || length("CFF2") > 0
        guard hb_face_get_glyph_count(face) > 0, (16...16_384).contains(units), length("head") >= 54, length("hhea") >= 36,
            length("hmtx") > 0, length("cmap") > 0, hasOutlines || colour
        else {
            hb_face_destroy(face)
            return nil
        }
        var axes: [Axis] = []
        let axisCount = Int(hb_ot_var_get_axis_count(face))
        if axisCount > 0 {
            var count = UInt32(axisCount)
            var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: axisCount)
            hb_ot_var_get_axis_infos(face, 0, &count, &infos)
            axes = infos.prefix(Int(count)).map {
                Axis(tag: $0.tag, minimum: $0.min_value, standard: $0.default_value, maximum: $0.max_value)
            }
        }
        return (face, units, axes, colour)
    }

    /// A FreeType face on the same memory, for the glyphs' pixels and outlines.
    func makeFreeTypeFace() -> FT_Face? {
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), let library = FontFile.library else { return nil }
        var face: FT_Face?
        let bytes = UnsafeRawPointer(data).assumingMemoryBound(to: FT_Byte.self)
        guard FT_New_Memory_Face(library, bytes, FT_Long(length), FT_Long(index), &face) == 0 else { return nil }
        return face
    }

    private static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    func table(_ name: String) -> [UInt8] {
        let table = hb_face_reference_table(face, openTypeTag(name))
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(table, &length) else { return [] }
        return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
    }

    /// A string of the `name` table in English.
    func name(_ id: Int) -> String? {
        var length: UInt32 = 0
        let total = hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &length, nil)
        guard total > 0, total < 1000 else { return nil }
        length = total + 1
        var text = [CChar](repeating: 0, count: Int(length))
        hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &length, &text)
        return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// The four characters of a tag as OpenType's number.
func openTypeTag(_ name: String) -> UInt32 {
    var tag: UInt32 = 0
    var count = 0
    for byte in name.utf8.prefix(4) {
        tag = tag << 8 | UInt32(byte)
        count += 1
    }
    while count < 4 {
        tag = tag << 8 | 0x20
        count += 1
    }
    return tag
}
