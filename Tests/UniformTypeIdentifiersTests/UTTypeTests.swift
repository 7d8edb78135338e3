import TestEvidence
import Testing
import UniformTypeIdentifiers

@testable import UniformTypeIdentifiers

@Suite("Uniform Type Identifiers / Types")
struct UTTypeTests {
    @Test(.documented("UTType.jpeg, UTType.plainText, UTType.mpeg4Movie"))
    func `types that have names know their identifiers, extensions and MIME types`() {
        #expect(UTType.jpeg.identifier == "public.jpeg" && UTType.png.identifier == "public.png")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
        #expect(UTType.plainText.preferredFilenameExtension == "txt" && UTType.plainText.preferredMIMEType == "text/plain")
        #expect(UTType.quickTimeMovie.preferredFilenameExtension == "mov")
        #expect(UTType.folder.preferredFilenameExtension == nil && UTType.folder.tags.isEmpty)
    }

    @Test(.documented("UTType.conforms(to:), UTType.isSubtype(of:), UTType.isSupertype(of:), UTType.supertypes"))
    func `a type is a kind of others, over several steps, and of itself`() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .item))
        #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg) && !UTType.image.conforms(to: .jpeg))
        #expect(UTType.jpeg.isSubtype(of: .content) && UTType.content.isSupertype(of: .jpeg))
        #expect(!UTType.jpeg.conforms(to: .text) && UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
        #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
    }

    @Test(.documented("UTType.init(filenameExtension:conformingTo:), UTType.init(mimeType:conformingTo:)"))
    func `types are found by extensions and MIME types, large letters or small`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "pdf") == .pdf)
        #expect(UTType(mimeType: "text/html") == .html && UTType(mimeType: "application/json") == .json)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(tag: "m4a", tagClass: .filenameExtension, conformingTo: .audio)?.conforms(to: .mpeg4Audio) == true)
    }

    @Test(.documented("UTType.isDynamic, UTType.types(tag:tagClass:conformingTo:)"))
    func `for a tag that nobody declared a type is made, which knows the tag and what it is a kind of`() throws {
        let type = try #require(UTType(filenameExtension: "onion"))
        #expect(type.isDynamic && !type.isDeclared && !type.isPublic && type.identifier.hasPrefix("dyn."))
        #expect(type.preferredFilenameExtension == "onion" && type.conforms(to: .data) && type == UTType(type.identifier))
        #expect(try #require(UTType(filenameExtension: "onion", conformingTo: .text)).conforms(to: .plainText) == false)
        #expect(try #require(UTType(filenameExtension: "onion", conformingTo: .text)).conforms(to: .text))
        // JPEG is declared, but not as a text.
        #expect(try #require(UTType(filenameExtension: "jpg", conformingTo: .text)).isDynamic)
        #expect(UTType(mimeType: "x-a,b:c/d=e\\f?")?.preferredMIMEType == "x-a,b:c/d=e\\f?")
    }

    @Test(.documented("UTType.init(_:)"))
    func `an identifier that nobody declared is no type`() {
        #expect(UTType("public.jpeg") == .jpeg && UTType("PUBLIC.JPEG") == .jpeg)
        #expect(UTType("com.example.nothing") == nil && UTType("dyn.nonsense") == nil && UTType("") == nil)
        #expect(!UTType(exportedAs: "com.example.Nothing").isDeclared)
        #expect(UTType(exportedAs: "com.example.Nothing").identifier == "com.example.nothing")
    }

    @Test(.documented("UTType.init(exportedAs:conformingTo:): UTExportedTypeDeclarations"))
    func `an app's Info.plist declares types`() {
        let registry = TypeRegistry(information: [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.Recipe", "UTTypeConformsTo": ["public.json"],
                    "UTTypeDescription": "recipe",
                    "UTTypeTagSpecification": ["public.filename-extension": ["recipe"], "public.mime-type": "text/x-recipe"],
                ]
            ],
            "UTImportedTypeDeclarations": [["UTTypeIdentifier": "com.example.recipe", "UTTypeConformsTo": "public.image"]],
        ])
        #expect(registry.identifiers(tag: "recipe", .filenameExtension) == ["com.example.recipe"])
        #expect(registry.identifiers(tag: "text/x-recipe", .mimeType) == ["com.example.recipe"])
        #expect(registry.conforms("com.example.recipe", to: "public.text"))
        #expect(!registry.conforms("com.example.recipe", to: "public.image"))
    }

    @Test(.ours)
    func `every type of the system's table stands on types of the table, and no tag belongs to two`() {
        let declarations = TypeRegistry(information: [:]).declarations
        #expect(declarations.count > 150)
        var seen: [String: String] = [:]
        for declaration in declarations.values {
            for parent in declaration.parents {
                #expect(declarations[parent] != nil, "\(declaration.identifier) is a kind of \(parent)")
            }
            for tag in declaration.tags.values.joined() {
                #expect(seen[tag] == nil, "\(tag): \(declaration.identifier), \(seen[tag] ?? "")")
                seen[tag] = declaration.identifier
            }
        }
    }

    @Test(.documented("UTType: Codable"))
    func `a type is written as its identifier`() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data("[\"com.example.nothing\"]".utf8))
        }
    }

    @Test(.documented("URL.appendingPathExtension(for:), URL.appendingPathComponent(_:conformingTo:)"))
    func `names of files get the extension of their type unless they have one of it`() {
        let folder = URL(fileURLWithPath: "/a", isDirectory: true)
        #expect(folder.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
        #expect(folder.appendingPathComponent("b.jpg", conformingTo: .jpeg).path == "/a/b.jpg")
        #expect(URL(fileURLWithPath: "/a/b.txt").appendingPathExtension(for: .zip).path == "/a/b.txt.zip")
        #expect(("b" as NSString).appendingPathExtension(for: .pdf) == "b.pdf")
    }

    @Test(
        .documented(
            "NSItemProvider.registeredContentTypes(conformingTo:), NSItemProvider.loadDataRepresentation(for:completionHandler:)"
        ))
    func `an item provider knows its forms as types and gives a special one for a general one`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data([7]), nil)
            return nil
        }
        #expect(provider.registeredContentTypes == [.png] && provider.registeredContentTypes(conformingTo: .text) == [])
        nonisolated(unsafe) var bytes: Data?
        provider.loadDataRepresentation(for: .image) { data, _ in bytes = data }
        #expect(bytes == Data([7]))
    }
}
