import AppleFoundation

/// Which types of data a responder takes when something is pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public nonisolated override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// All types that objects of a class can be made from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        let known = self.acceptableTypeIdentifiers
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !known.contains($0) }
    }

    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
}
