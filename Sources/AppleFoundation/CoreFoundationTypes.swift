// Core Foundation's classes under their Swift names. On Linux they are Foundation's own, so `as CFString` and the other bridges work.
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFAttributedString = NSAttributedString
public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt
public typealias CFIndex = Int
public typealias NSInteger = Int

// The largest number, as C's headers on Apple's systems spell it.
public var HUGE: Float { .greatestFiniteMagnitude }
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double

public func CFDataGetLength(_ data: CFData) -> CFIndex { data.length }

/// Valid as long as `data` lives.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

/// The wall clock. Frames and animations have a clock of their own: `CACurrentMediaTime()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date.timeIntervalBetween1970AndReferenceDate
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// A C `Boolean` that comes from a function of Core Foundation.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable, CustomStringConvertible {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
    public var description: String { boolValue.description }
}
