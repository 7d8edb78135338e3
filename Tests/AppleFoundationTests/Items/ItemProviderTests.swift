import AppleFoundation
import TestEvidence
import Testing

@Suite("AppleFoundation / Items", .documented("NSItemProvider"))
struct ItemProviderTests {
    @Test func `an object is loaded as another object of a type it can be`() {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: NSString.self))
        nonisolated(unsafe) var loaded: String?
        provider.loadObject(ofClass: NSString.self) { object, _ in loaded = (object as? NSString) as String? }
        #expect(loaded == "hello")
    }

    @Test func `a type that is not there is an error`() {
        let provider = NSItemProvider(item: Data([1, 2]) as NSData, typeIdentifier: "public.data")
        nonisolated(unsafe) var answers: [String] = []
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in answers.append("\(data?.count ?? 0)") }
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            answers.append("\(data == nil) \((error as NSError?)?.code ?? 0)")
        }
        provider.loadObject(ofClass: NSString.self) { _, error in answers.append("\((error as NSError?)?.code ?? 0)") }
        #expect(answers == ["2", "true -1000", "-1200"])
    }
}
