/// A text of JSON as a value. Numbers stay as they were written and members stay in their order, so that what nobody changes leaves as it came.
package enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])

    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: JSON

        package init(_ key: String, _ value: JSON) { (self.key, self.value) = (key, value) }
    }

    package init(_ number: Int) { self = .number(String(number)) }

    package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
        .object(members.map { Member($0.key, $0.value) })
    }

    // MARK: Looking inside

    /// The member of that name. Setting nil takes it away.
    package subscript(_ key: String) -> JSON? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            var members: [Member] = []
            if case .object(let own) = self { members = own }
            if let place = members.firstIndex(where: { $0.key == key }) {
                if let newValue { members[place].value = newValue } else { members.remove(at: place) }
            } else if let newValue {
                members.append(Member(key, newValue))
            }
            self = .object(members)
        }
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }
    package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
    package var isNull: Bool { self == .null }

    // MARK: Writing

    package var bytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .number(let text): output += text.utf8
        case .string(let text): Self.write(text, to: &output)
        case .array(let values):
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                value.write(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    private static func write(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 10: output += "\\n".utf8
            case 0..<32: output += "\\u00".utf8 + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
