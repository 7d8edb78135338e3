import AppleFoundation
import InterfaceBuilder

/// placeholder
struct SceneFacts {
    init(_ document: IBDocument) {}
    func print() {}
}
