import AppleFoundation
import CoreGraphics

extension NSCoder {
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

    public func encode(_ vector: CGVector, forKey key: String) { encode(numbers: [vector.dx, vector.dy], key) }
    public func decodeCGVector(forKey key: String) -> CGVector {
        let numbers = decodeNumbers(2, key)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
    }
    /// All zeros if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let numbers = decodeNumbers(6, key)
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(numbers: [insets.top, insets.left, insets.bottom, insets.right], key)
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        let numbers = decodeNumbers(4, key)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing], key)
    }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let numbers = decodeNumbers(4, key)
        return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    public func encode(_ offset: UIOffset, forKey key: String) { encode(numbers: [offset.horizontal, offset.vertical], key) }
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        let numbers = decodeNumbers(2, key)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    /// As UIKit writes them: `{1, 2}`.
    private func encode(numbers: [CGFloat], _ key: String) {
        encode(NSString(string: "{" + numbers.map { "\($0)" }.joined(separator: ", ") + "}"), forKey: key)
    }

    private func decodeNumbers(_ count: Int, _ key: String) -> [CGFloat] {
        guard containsValue(forKey: key) else { return Array(repeating: 0, count: count) }
        let text = keptObject(of: NSString.self, forKey: key) as String? ?? ""
        let numbers = text.split { !"0123456789.+-eE".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        return numbers.count == count ? numbers : Array(repeating: 0, count: count)
    }
}
