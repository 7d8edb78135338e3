import AppleFoundation
import CoreGraphics

/// One value that was kept.
indirect enum RestorationValue: Codable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case bytes(Data)
    /// An object in an archive of its own.
    case archive(Data)
    /// A controller, view or registered object that is kept itself.
    case reference([String])
    case list([RestorationValue])
    case table([String: RestorationValue])
    case text(String)
}

/// The coder that controllers and views get. It keeps values by name; restorable objects are kept as references to their places.
final class RestorationCoder: NSCoder {
    private(set) var values: [String: RestorationValue]
    /// The place of an object that is kept; nil for others.
    private let path: (AnyObject) -> [String]?
    private let object: ([String]) -> AnyObject?

    init(
        _ values: [String: RestorationValue] = [:], path: @escaping (AnyObject) -> [String]? = { _ in nil },
        object: @escaping ([String]) -> AnyObject? = { _ in nil }
    ) {
        self.values = values
        self.path = path
        self.object = object
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Numbers
    override func encode(_ value: Bool, forKey key: String) { values[key] = .flag(value) }
    override func encode(_ value: Int32, forKey key: String) { values[key] = .integer(Int64(value)) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = .integer(value) }
    override func encode(_ value: Int, forKey key: String) { values[key] = .integer(Int64(value)) }
    override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }
    override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        values[key] = .bytes(bytes.map { Data(bytes: $0, count: length) } ?? Data())
    }

    private func number(_ key: String) -> Double {
        switch values[key] {
        case .flag(let flag): return flag ? 1 : 0
        case .integer(let integer): return Double(integer)
        case .number(let number): return number
        default: return 0
        }
    }

    private func integer(_ key: String) -> Int64 {
        if case .integer(let integer) = values[key] { return integer }
        return Int64(number(key))
    }

    override func decodeBool(forKey key: String) -> Bool { number(key) != 0 }
    override func decodeInteger(forKey key: String) -> Int { Int(integer(key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: integer(key)) }
    override func decodeCInt(forKey key: String) -> CInt { CInt(truncatingIfNeeded: integer(key)) }
    override func decodeInt64(forKey key: String) -> Int64 { integer(key) }
    override func decodeFloat(forKey key: String) -> Float { Float(number(key)) }
    override func decodeDouble(forKey key: String) -> Double { number(key) }

    // MARK: Objects
    override func encode(_ objv: Any?, forKey key: String) {
        values[key] = objv.flatMap(value(of:))
    }

    override func encodeConditionalObject(_ objv: Any?, forKey key: String) { encode(objv, forKey: key) }

    private func value(of any: Any) -> RestorationValue? {
        if any is UIViewController || any is UIView { return path(any as AnyObject).map(RestorationValue.reference) }
        switch any {
        case let text as String: return .text(text)
        case let flag as Bool: return .flag(flag)
        case let integer as Int: return .integer(Int64(integer))
        case let number as Double: return .number(number)
        case let data as Data: return .bytes(data)
        case let list as [Any]: return .list(list.compactMap(value(of:)))
        case let table as [String: Any]: return .table(table.compactMapValues(value(of:)))
        default: break
        }
        if let object = any as? any UIStateRestoring { return path(object).map(RestorationValue.reference) }
        let data = try? NSKeyedArchiver.archivedData(withRootObject: any, requiringSecureCoding: false)
        return data.map(RestorationValue.archive)
    }

    private func object(for value: RestorationValue, of classes: [AnyClass]?) -> Any? {
        switch value {
        case .flag(let flag): return NSNumber(value: flag)
        case .integer(let integer): return NSNumber(value: integer)
        case .number(let number): return NSNumber(value: number)
        case .bytes(let data): return data as NSData
        case .text(let text): return text as NSString
        case .reference(let path): return object(path)
        case .list(let list): return list.compactMap { object(for: $0, of: classes) } as NSArray
        case .table(let table):
            let contents = table.compactMapValues { object(for: $0, of: classes) }
            return NSDictionary(dictionary: contents)
        case .archive(let data):
            guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
            reader.requiresSecureCoding = false
            defer { reader.finishDecoding() }
            return reader.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        }
    }

    override func decodeObject(forKey key: String) -> Any? { swiftValue(values[key], of: nil) }

    /// Without a class asked for, plain values come as Swift has them.
    private func swiftValue(_ value: RestorationValue?, of classes: [AnyClass]?) -> Any? {
        switch value {
        case .text(let text): return text
        case .bytes(let data): return data
        case .list(let list): return list.compactMap { swiftValue($0, of: classes) }
        case .table(let table): return table.compactMapValues { swiftValue($0, of: classes) }
        case .none: return nil
        case .some(let value): return object(for: value, of: classes)
        }
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        values[key].flatMap { object(for: $0, of: classes) }
    }

    override func decodeObject<DecodedObjectType>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
        values[key].flatMap { object(for: $0, of: [cls]) } as? DecodedObjectType
    }

    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
}
