import AppleFoundation

/// What objects of interface files lack.
extension Unsupported {
    package static let interfaceElement = Unsupported(
        "Storyboards: elements whose class is not here yet", .partial,
        instead: "the nearest base class, with all that the element holds")
    package static let interfaceAttribute = Unsupported(
        "Storyboards: attributes of classes that are here, of which nothing is made yet", .absent,
        instead: "the default: "
            + UnreadAttribute.allCases.dropFirst().map { "`\($0)`" }.sorted().joined(separator: ", "))

    package static let ofInterfaceFiles: [Unsupported] = [interfaceElement, interfaceAttribute]
}
