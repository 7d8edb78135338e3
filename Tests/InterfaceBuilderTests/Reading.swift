@testable import InterfaceBuilder

/// A document around some lines: what most tests start from.
enum Reading {
    static func storyboard(_ objects: String, attributes: String = "") throws(IBDiagnostic) -> IBDocument {
        try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \(attributes)>
            <scenes><scene sceneID="s-1"><objects>
            \(objects)
            </objects></scene></scenes></document>
            """)
    }

    static func xib(_ objects: String) throws(IBDiagnostic) -> IBDocument {
        try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            \(objects)
            </objects></document>
            """)
    }

    static func read(_ text: String, limits: XMLLimits = XMLLimits()) throws(IBDiagnostic) -> IBDocument {
        try IBDocument(bytes: Array(text.utf8), file: "Test.storyboard", limits: limits)
    }

    /// What reading fails with.
    static func failure(_ text: String, limits: XMLLimits = XMLLimits()) -> IBDiagnostic? {
        do throws(IBDiagnostic) {
            _ = try read(text, limits: limits)
            return nil
        } catch {
            return error
        }
    }
}
