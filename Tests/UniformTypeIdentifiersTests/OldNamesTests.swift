import AppleFoundation
import MobileCoreServices
import TestEvidence
import Testing

@Suite("Uniform Type Identifiers / Old names")
struct OldNamesTests {
    @Test(.documented("UTType.image: kUTTypeImage and the like before it"))
    func `the old constants are the identifiers`() {
        #expect(kUTTypeImage as String == "public.image" && kUTTypeMovie as String == "public.movie")
        #expect(UTType(kUTTypePlainText as String) == .plainText)
    }

    @Test(
        .documented(
            "UTType: the functions that it had before"))
    func `the old functions answer as the types do`() {
        let found = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg" as CFString, nil)
        #expect(found?.takeRetainedValue() as String? == "public.jpeg")
        let tag = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
        #expect(tag?.takeRetainedValue() as String? == "image/png")
        #expect(UTTypeCopyPreferredTagWithClass("com.example.nothing" as CFString, kUTTagClassMIMEType) == nil)
        #expect(UTTypeConformsTo(kUTTypeGIF, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypeGIF))
        #expect(
            UTTypeEqual("PUBLIC.PNG" as CFString, kUTTypePNG) && UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDynamic(kUTTypePNG))
    }
}
