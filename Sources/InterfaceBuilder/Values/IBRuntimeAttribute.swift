/// A value that is set by key path after an object was made.
package struct IBRuntimeAttribute {
    package enum Value: Equatable {
        case number(Double, isInteger: Bool)
        case bool(Bool)
        case string(String)
        case image(String)
        case color(IBColor)
        case point(x: Double, y: Double)
        case size(IBSize)
        case rect(IBRect)
        case range(location: Int, length: Int)
        case date(secondsSinceReference: Double)
        case none
    }

    package let keyPath: String
    package let value: Value

    /// Nil when the type is unknown or the payload missing.
    package init?(_ element: IBElement) {
        guard let keyPath = element.string("keyPath") else { return nil }
        self.keyPath = keyPath
        let payload = element.child(key: "value")
        switch element.string("type") {
        case "number"?:
            guard let payload, let number = payload.number("value") else { return nil }
            value = .number(number, isInteger: payload.has("integer"))
        case "boolean"?: value = .bool(element.bool("value", default: false))
        case "string"?, "localizedString"?: value = .string(element.text("value", key: "value") ?? "")
        case "image"?: value = .image(element.string("value") ?? "")
        case "color"?:
            guard let payload else { return nil }
            value = .color(IBColor(payload))
        case "point"?: value = .point(x: payload?.number("x") ?? 0, y: payload?.number("y") ?? 0)
        case "size"?: value = .size(element.size(key: "value") ?? IBSize(width: 0, height: 0))
        case "rect"?: value = .rect(element.rect(key: "value") ?? IBRect(x: 0, y: 0, width: 0, height: 0))
        case "range"?:
            value = .range(
                location: Int(clamping: payload?.number("location")), length: Int(clamping: payload?.number("length")))
        case "date"?: value = .date(secondsSinceReference: payload?.number("timeIntervalSinceReferenceDate") ?? 0)
        case "nil"?: value = .none
        default: return nil
        }
    }
}

extension Int {
    /// Whatever a file says, within bounds; 0 where it says nothing.
    init(clamping value: Double?) {
        guard let value, value.isFinite else {
            self = 0
            return
        }
        self = Int(Swift.max(-1e15, Swift.min(1e15, value)))
    }
}
