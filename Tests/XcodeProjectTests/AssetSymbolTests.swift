import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite(
    "Projects / Symbols of assets",
    .assumed("copies of Xcode's GeneratedAssetSymbols.swift that public projects have checked in"))
struct AssetSymbolTests {
    @Test(arguments: [
        ("ad-min", "adMin"), ("Chat_Or", "chatOr"), ("Product.1", "product1"), ("share 1", "share1"),
        ("CristoPose2 (1)", "cristoPose21"),
        ("GarçomFundo", "garçomFundo"), ("DSTextPrimary", "dsTextPrimary"), ("TLSold", "tlSold"), ("M-stadt", "mStadt"),
        ("BMW", "BMW"),
        ("M", "M"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"), ("100", "_100"), ("121212", "_121212"),
        ("bags_image", "bags"),
        ("cartIcon", "cartIcon"), ("default", "`default`"), ("image", "image"),
    ])
    func `a picture is called as in Xcode`(name: String, symbol: String) {
        #expect(AssetSymbolName.symbol(name, .image) == symbol)
    }

    @Test(arguments: [
        ("AccentColor", "accent"), ("background-color", "background"), ("textFieldColor", "textField"), ("Color", "color"),
        ("blue", "blue"), ("---", nil),
    ])
    func `a colour is called as in Xcode`(name: String, symbol: String?) {
        #expect(AssetSymbolName.symbol(name, .color) == symbol)
    }

    @Test(.ours) func `links of a catalog that lead out of it, or round in it, are not followed`() throws {
        let root = FileManager.default.temporaryDirectory.path + "/linked-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        for folder in ["A.xcassets/Group/own.imageset", "Elsewhere/far.imageset"] {
            try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
        }
        for (name, place) in [("away", "../Elsewhere"), ("round", "."), ("root", "/")] {
            try FileManager.default.createSymbolicLink(atPath: root + "/A.xcassets/" + name, withDestinationPath: place)
        }
        let source = try #require(AssetSymbols(catalogs: [root + "/A.xcassets"], settings: BuildSettings())).source
        #expect(source.contains("own"))
        #expect(!source.contains("far"))
    }

    @Test func `every symbol that is made is one that Swift takes, whatever the name`() {
        var source = SystemRandomNumberGenerator()
        let letters = Array("aZ09_- .é漢\"\\`$\u{301}🏴¹½")
        for _ in 0..<2_000 {
            let name = String(
                (0..<Int.random(in: 0...6, using: &source)).compactMap { _ in letters.randomElement(using: &source) })
            guard let symbol = AssetSymbolName.symbol(name, .image) else { continue }
            let plain = symbol.hasPrefix("`") ? symbol.dropFirst().dropLast() : symbol[...]
            #expect(plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && plain.first?.isNumber == false, "\(name)")
        }
    }

    // MARK: Sources
    private func symbols(_ assets: [String], _ values: [String: String] = [:], spaces: [String] = []) throws -> AssetSymbols? {
        let folder = NSTemporaryDirectory() + "/symbols-\(UUID().uuidString)/A.xcassets"
        for asset in assets {
            try FileManager.default.createDirectory(atPath: folder + "/" + asset, withIntermediateDirectories: true)
        }
        for space in spaces {
            try Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
                .write(to: URL(fileURLWithPath: folder + "/" + space + "/Contents.json"))
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var settings = BuildSettings()
        settings.add(values)
        return AssetSymbols(catalogs: [folder], settings: settings)
    }

    @Test func `pictures and colours of a catalog become resources; groups count where they are part of the name`() throws {
        let made = try symbols(
            ["Plain/Flag.imageset", "iconPreviews/AppIcon.imageset", "SeaColor.colorset", "AppIcon.appiconset"],
            spaces: ["iconPreviews"])
        #expect(
            made?.source == """
                // Made from the asset catalogs.
                import Foundation
                import UIKit

                private final class AssetBundleClass {}
                private let assetBundle = Bundle(for: AssetBundleClass.self)

                extension UIKit.ColorResource {
                    static let sea = UIKit.ColorResource(name: "SeaColor", bundle: assetBundle)
                }

                extension UIKit.ImageResource {
                    static let flag = UIKit.ImageResource(name: "Flag", bundle: assetBundle)
                    enum IconPreviews {
                        static let appIcon = UIKit.ImageResource(name: "iconPreviews/AppIcon", bundle: assetBundle)
                    }
                }

                """)
    }

    @Test func `extensions come with their setting, without what the type has itself`() throws {
        let assets = ["blue.colorset", "Sea.colorset", "Flag.imageset", "add.imageset"]
        let wanted = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]
        let source = try #require(try symbols(assets, wanted)?.source)
        #expect(source.contains("static var sea: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.sea) }"))
        #expect(source.contains("static var flag: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.flag) }"))
        #expect(
            source.contains("static let blue = ") && !source.contains("static var blue") && !source.contains("static var add:"))
        #expect(try symbols(assets)?.source.contains("static var") == false)
        let onlySwiftUI = wanted.merging(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS": "SwiftUI"]) { $1 }
        #expect(try symbols(assets, onlySwiftUI)?.source.contains("static var") == false)
    }

    @Test func `settings turn them off, and nothing comes of nothing`() throws {
        #expect(try symbols(["Flag.imageset"], ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]) == nil)
        #expect(try symbols(["AppIcon.appiconset"]) == nil)
        #expect(AssetSymbols(catalogs: ["/nowhere.xcassets"], settings: BuildSettings()) == nil)
    }

    @Test func `of two assets with one symbol the first is taken, and the other named`() throws {
        let made = try #require(try symbols(["Flag-1.imageset", "Flag1.imageset"]))
        #expect(made.clashes == ["Flag1"])
        #expect(made.source.components(separatedBy: "static let flag1").count == 2)
    }
}
