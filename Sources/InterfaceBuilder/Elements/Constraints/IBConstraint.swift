package struct IBConstraint {
    package enum Relation: String, Sendable {
        case equal, greaterThanOrEqual, lessThanOrEqual
    }

    package let element: IBElement

    package init(element: IBElement) { self.element = element }

    package var id: String? { element.id }
    /// Nil: the view that the list of constraints belongs to.
    package var firstItem: String? { element.string("firstItem") }
    package var firstAttribute: String? { element.string("firstAttribute") }
    package var relation: Relation { element.string("relation").flatMap(Relation.init) ?? .equal }
    /// Nil: the first attribute is compared with a constant.
    package var secondItem: String? { element.string("secondItem") }
    package var secondAttribute: String? { element.string("secondAttribute") }
    package var multiplier: Double { element.multiplier("multiplier") ?? 1 }
    package var constant: Double { element.number("constant", default: 0) }
    /// Between 1 and 1000, whatever the file says.
    package var priority: Double { max(1, min(1000, element.number("priority", default: 1000))) }
    package var identifier: String? { element.string("identifier") }
    /// Only stands in for others on the canvas; never made.
    package var isPlaceholder: Bool { element.bool("placeholder", default: false) }
    package var variations: [IBVariation] { element.variations }
}
