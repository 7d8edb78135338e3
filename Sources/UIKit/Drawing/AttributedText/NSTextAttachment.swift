import AppleFoundation
import CoreGraphics

/// What stands in a text like a character says how large it is, and what it shows.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Relative to the baseline, y upwards. `lineFrag` is the line that it may have all of.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
}

/// A picture that stands in a text like a character.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, @unchecked Sendable {
    /// The character that carries the `attachment` attribute.
    public static let character = 0xFFFC

    private let foreignObjectWord = ForeignObjectWord()
    /// Takes the place of `contents`, as those take its place; what they show is asked for with `image(forBounds:…)`.
    open var image: UIImage? {
        get { storedImage }
        set {
            contents = nil
            fileType = nil
            storedImage = newValue
        }
    }
    private var storedImage: UIImage?
    /// The bytes of a picture.
    open var contents: Data? {
        didSet {
            storedImage = nil
            readImage()
        }
    }
    /// What the bytes show.
    private var readPicture: UIImage?
    /// Tells others what `contents` are; pictures are known by their first bytes.
    open var fileType: String?
    /// Relative to the baseline, y upwards; an empty rectangle takes the picture's size and stands on the baseline.
    open var bounds: CGRect = .zero
    open var lineLayoutPadding: CGFloat = 0 { didSet { Unsupported.kept("NSTextAttachment.lineLayoutPadding") } }
    open var allowsTextAttachmentView = true { didSet { Unsupported.kept("NSTextAttachment.allowsTextAttachmentView") } }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        readImage()
    }

    private func readImage() { readPicture = contents.flatMap { UIImage(data: $0) } }
    private var shownImage: UIImage? { storedImage ?? readPicture }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { placement(font: neighbour ?? .systemFont(ofSize: 12)) }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// The font of the text around it, while it is asked for its bounds.
    final var neighbour: UIFont?

    /// The place the attachment takes beside text in `font`: y upwards from the baseline.
    private func placement(font: UIFont) -> CGRect {
        if bounds.width != 0 || bounds.height != 0 { return bounds }
        guard let image = shownImage else { return CGRect(x: 0, y: 0, width: font.pointSize, height: font.pointSize) }
        if case .symbol(let symbol) = image.content {
            let size = symbol.size(scale: image.scale)
            return CGRect(x: 0, y: (font.capHeight - size.height) / 2, width: size.width, height: size.height)
        }
        return CGRect(origin: bounds.origin, size: image.size)
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        contents = coder.keptObject(of: NSData.self, forKey: "NSAttachmentContents") as Data?
        fileType = coder.keptObject(of: NSString.self, forKey: "NSAttachmentFileType") as String?
        if coder.containsValue(forKey: "NSAttachmentImage") {
            storedImage = coder.keptObject(of: UIImage.self, forKey: "NSAttachmentImage")
        } else {
            storedImage = contents.flatMap { UIImage(data: $0) }
        }
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"), width: coder.decodeDouble(forKey: "width"),
            height: coder.decodeDouble(forKey: "height"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(contents as NSData?, forKey: "NSAttachmentContents")
        coder.encode(fileType as NSString?, forKey: "NSAttachmentFileType")
        if contents == nil { coder.encode(image, forKey: "NSAttachmentImage") }
        coder.encode(Double(bounds.minX), forKey: "x")
        coder.encode(Double(bounds.minY), forKey: "y")
        coder.encode(Double(bounds.width), forKey: "width")
        coder.encode(Double(bounds.height), forKey: "height")
    }
}

extension NSAttributedString {
    /// A text of one character that shows `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        var all = attributes
        all[.attachment] = attachment
        self.init(string: "\u{FFFC}", attributes: all)
    }

    /// True when a character in `range` carries an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            if value != nil {
                found = true
                stop.pointee = true
            }
        }
        return found
    }
}
