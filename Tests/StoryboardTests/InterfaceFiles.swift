import AppleFoundation
import CoreGraphics
import UIKit

/// A bundle in a temporary folder with interface files made of a few lines.
@MainActor final class InterfaceFiles {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: String]) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("interface-" + UUID().uuidString)
        for (name, content) in files {
            let url = folder.appendingPathComponent(name)
            try! FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try! Data(content.utf8).write(to: url)
        }
        bundle = Bundle(path: folder.path)!
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func storyboard(_ name: String = "Main") -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

    // MARK: Making one
    nonisolated static func storyboard(_ scenes: String..., attributes: String = #"initialViewController="vc""#) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
        <scenes>
        \(scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined(separator: "\n"))
        </scenes></document>
        """
    }

    nonisolated static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        \(objects)
        </objects></document>
        """
    }

    /// A controller with a view of an iPhone's size that holds some lines.
    nonisolated static func scene(
        _ content: String = "", id: String = "vc", attributes: String = "", extra: String = "", connections: String = "",
        view: String = ""
    ) -> String {
        """
        <viewController id="\(id)" \(attributes)>
        <view key="view" id="\(id)-view" \(view)><rect key="frame" x="0" y="0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
        \(content)</view>
        <connections>\(connections)</connections>
        </viewController>\(extra)
        """
    }
}

/// Members by name of classes that tests define: what the source adapter writes for an app.
@MainActor enum NamedMembers {
    static func register<Class: AnyObject>(_ type: Class.Type, _ name: String, _ fill: @escaping (_ObjCTable) -> Void) {
        _objcRegister({ type }, name, fill)
    }
}
