import AppleFoundation
import CoreGraphics

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgVector vector: CGVector) { self.init(copying: vector, "[2d]") }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(copying: transform, "[6d]") }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(copying: insets, "[4d]") }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(copying: insets, "[4d]") }
    public convenience init(uiOffset insets: UIOffset) { self.init(copying: insets, "[2d]") }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgVectorValue: CGVector { contents("[2d]") ?? CGVector(dx: 0, dy: 0) }
    public var cgAffineTransformValue: CGAffineTransform { contents("[6d]") ?? .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets { contents("[4d]") ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { contents("[4d]") ?? .zero }
    public var uiOffsetValue: UIOffset { contents("[2d]") ?? .zero }

    /// Foundation's values hold no structures on Linux, but arrays of numbers, and that is what these are.
    private convenience init<Value>(copying value: Value, _ type: String) {
        let bytes = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { bytes.deallocate() }
        bytes.initialize(to: value)
        self.init(bytes: bytes, objCType: type)
    }

    private func contents<Value>(_ type: String) -> Value? {
        guard String(cString: objCType) == type else { return nil }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            getValue(buffer.baseAddress!)
            return buffer[0]
        }
    }
}
