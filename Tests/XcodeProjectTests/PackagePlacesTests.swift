import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Xcode projects / Packages that were fetched before")
final class PackagePlacesTests {
    private let root = FileManager.default.temporaryDirectory.path + "/packages \(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ name: String, _ text: String) throws {
        let path = root + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func places(_ chosen: String...) -> PackagePlaces {
        PackagePlaces(
            project: root + "/Code/App.xcodeproj", chosen: chosen.map { root + "/" + $0 },
            environment: ["HOME": root + "/home"])
    }

    @Test(
        .documented("XCODE-PROJECT: where Xcode and SwiftPM check packages out"),
        arguments: [
            "Code/.build/checkouts/Kit", "Code/SourcePackages/checkouts/Kit",
            "Code/DerivedData/App-abc/SourcePackages/checkouts/Kit",
            "Code/DerivedData/SourcePackages/checkouts/Kit", "Code/Carthage/Checkouts/Kit", "Code/Pods/Kit",
            "SourcePackages/checkouts/Kit",
            "home/Library/Developer/Xcode/DerivedData/App-xyz/SourcePackages/checkouts/Kit", "Chosen/Kit",
            "Chosen/checkouts/kit", "Chosen/SourcePackages/checkouts/Kit",
        ])
    func `checkouts are found where tools leave them, and where the user says`(_ place: String) throws {
        try write(place + "/Package.swift", "")
        let places = places("Chosen")
        for address in ["https://example.com/me/Kit.git", "git@example.com:me/Kit", "https://example.com/me/Kit/", "Kit"] {
            #expect(places.folder(of: address) == root + "/" + place)
        }
        #expect(places.folder(of: "https://example.com/me/Kitchen") == nil)
    }

    @Test(.ours) func `another app's packages, folders without a manifest and names that lead away are none`() throws {
        try write("Code/DerivedData/Other-abc/SourcePackages/checkouts/Kit/Package.swift", "")
        try write("Code/.build/checkouts/Bare/README.md", "")
        try write("Code/.build/Package.swift", "")
        for address in ["https://example.com/Kit", "https://example.com/Bare", "https://example.com/..", "", "/", ".git"] {
            #expect(places().folder(of: address) == nil, "\(address)")
        }
    }

    @Test(.ours) func `the user's own folder comes first`() throws {
        try write("Code/.build/checkouts/Kit/Package.swift", "")
        try write("Chosen/Kit/Package.swift", "")
        #expect(places("Chosen").folder(of: "https://example.com/Kit") == root + "/Chosen/Kit")
    }

    @Test(.ours, arguments: [false, true]) func `versions are kept of what has to be fetched alone`(isOld: Bool) throws {
        try write("Chosen/Kit/Package.swift", "")
        func pin(_ address: String) -> String { "{\"\(isOld ? "repositoryURL" : "location")\": \"\(address)\"}" }
        func file(_ pins: [String]) -> Data {
            let list = "\"pins\": [\(pins.map(pin).joined(separator: ", "))]"
            return Data((isOld ? "{\"object\": {\(list)}, \"version\": 1}" : "{\(list), \"version\": 2}").utf8)
        }
        let both = ["https://example.com/me/Kit.git", "https://example.com/me/Other"]
        let left = String(decoding: try #require(PackagePins.left(in: file(both), places("Chosen"))), as: UTF8.self)
        #expect(left.contains("Other") && !left.contains("Kit") && left.contains("\"version\" : \(isOld ? 1 : 2)"))
        #expect(PackagePins.left(in: file([both[0]]), places("Chosen")) == nil)
        #expect(PackagePins.left(in: Data("<<<<<<<".utf8), places("Chosen")) == nil)
    }

    @Test(.ours) func `a list of places goes to another process`() throws {
        try write("Chosen/Kit/Package.swift", "")
        let places = PackagePlaces(words: places("Chosen").words)
        #expect(places.folder(of: "https://example.com/me/Kit") == root + "/Chosen/Kit")
    }

    @Test(.ours) func `packages that packages need come along, each once`() throws {
        try write(
            "Chosen/A/Package.swift",
            "dependencies: [.package(url: \"https://example.com/B.git\", from: \"1.0.0\"),\n// .package(url: \"https://example.com/D\"),\n"
                + ".package(name: \"C\",\n url:\n \"https://example.com/C\", .upToNextMajor(from: \"1.0.0\"))]")
        try write(
            "Chosen/B/Package.swift", ".package(url: \"https://example.com/a\", branch: \"main\"), .package(url: variable)")
        for name in ["C", "D"] { try write("Chosen/\(name)/Package.swift", ".package(url: \"https://example.com/Absent\")") }
        #expect(places("Chosen").needed(by: [root + "/Chosen/A"]) == [root + "/Chosen/B", root + "/Chosen/C"])
        #expect(places("Chosen").needed(by: []) == [])
    }

    @Test(.ours) func `a target takes products from them, and what is there needn't be fetched`() throws {
        try write(
            "Code/App.xcodeproj/project.pbxproj",
            """
            { rootObject = P; objects = {
            P = { isa = PBXProject; targets = ( T ); packageReferences = ( R, S ); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; packageProductDependencies = ( D, E ); };
            D = { isa = XCSwiftPackageProductDependency; package = R; productName = KitUI; };
            E = { isa = XCSwiftPackageProductDependency; package = S; productName = Far; };
            R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/me/Kit.git"; };
            S = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/me/Far.git"; };
            }; }
            """)
        try write("Chosen/Kit/Package.swift", "")
        let path = root + "/Code/App.xcodeproj"
        let project = try XcodeProject(at: path, packages: [root + "/Chosen"])
        #expect(project.targets[0].localProducts == [LocalProduct(name: "KitUI", folder: root + "/Chosen/Kit")])
        #expect(project.remotePackages.map(\.address) == ["https://example.com/me/Far.git"])
        #expect(try XcodeProject(at: path).targets[0].localProducts.isEmpty)
        #expect(try XcodeProject(at: path).remotePackages.count == 2)
    }

    @Test(.assumed("Carthage makes the framework of a module's name from the checkout of that name"))
    func `a module that nobody makes is a package's that says so`() throws {
        try write(
            "Code/Carthage/Checkouts/Quick/Package.swift", "products: [\n.library( name: \"Quick\", targets: [\"Quick\"])]")
        try write("Code/Carthage/Checkouts/Tool/Package.swift", ".executable(name: \"Tool\", targets: [\"Tool\"])")
        let found = places().product(ofModule: "Quick")
        #expect(found == LocalProduct(name: "Quick", folder: root + "/Code/Carthage/Checkouts/Quick"))
        try write("Code/Carthage/Checkouts/Old/Package.swift", "let package = Package(name: \"Old\")")
        try write("Code/Carthage/Checkouts/Old/Package@swift-4.swift", ".library(name: \"Old\", targets: [\"Old\"])")
        #expect(places().product(ofModule: "Old") != nil)
        try write("Code/Carthage/Checkouts/swift-looks/Package.swift", ".library(name: \"Looks\", targets: [\"Looks\"])")
        #expect(places().product(ofModule: "Looks")?.folder == root + "/Code/Carthage/Checkouts/swift-looks")
        for name in ["Tool", "UIKit", "..", ""] { #expect(places().product(ofModule: name) == nil, "\(name)") }
    }
}
