import AppleFoundation
import CHarfBuzz
import CoreGraphics

extension CGFont {
    /// The font of that PostScript or full name; nil when there is none.
    public convenience init?(_ name: CFString) {
        let name = name as String
        guard let font = Font.named(name, size: 12) else { return nil }
        let data = TextLock.withLock { font.typeface.file.contents }
        self.init(data: data, name: name)
    }
}

extension FontFile {
    /// The whole file.
    var contents: Data {
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length) else { return Data() }
        return Data(bytes: bytes, count: Int(length))
    }
}
