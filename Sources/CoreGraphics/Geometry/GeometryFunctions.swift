import AppleFoundation

// What Foundation's geometry lacks on Linux: descriptions as on iOS, and the few C functions that Swift code still calls.

private func number(_ key: String, in dictionary: CFDictionary) -> CGFloat? {
    (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
@inlinable public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
@inlinable public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}
@inlinable public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}
@inlinable public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }

    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let x = number("X", in: dictionary), let y = number("Y", in: dictionary) else { return nil }
        self.init(x: x, y: y)
    }

    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] as CFDictionary }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let width = number("Width", in: dictionary), let height = number("Height", in: dictionary) else { return nil }
        self.init(width: width, height: height)
    }

    public var dictionaryRepresentation: CFDictionary {
        ["Width": Double(width), "Height": Double(height)] as CFDictionary
    }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dictionary),
            let size = CGSize(dictionaryRepresentation: dictionary)
        else { return nil }
        self.init(origin: origin, size: size)
    }

    public var dictionaryRepresentation: CFDictionary {
        [
            "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height),
        ] as CFDictionary
    }
}
