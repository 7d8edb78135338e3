import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Storyboards / Text views")
struct TextViewFileTests {
    private func view(_ attributes: String, _ inside: String = "") throws -> UITextView {
        let content =
            #"<subviews><textView \#(attributes) id="x"><rect key="frame" x="0" y="0" width="200" height="100"/>\#(inside)</textView></subviews>"#
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content))])
        let made = try #require(files.storyboard().instantiateInitialViewController())
        return try #require(made.view.subviews.first as? UITextView)
    }

    @Test(.oracle("XIB-4"))
    func `a text view of which the file says nothing`() throws {
        let view = try view("")
        #expect(view.text == "" && view.isEditable && view.isSelectable && view.isScrollEnabled && view.dataDetectorTypes == [])
        #expect(view.autocapitalizationType == .sentences)
    }

    @Test(.oracle("XIB-4"))
    func `its attributes`() throws {
        let view = try view(
            #"editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="center" keyboardDismissMode="onDrag""#,
            """
            <string key="text">One
            Two</string><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="URL" returnKeyType="done"/>
            <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>
            """)
        #expect(view.text == "One\nTwo")
        #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
        #expect(view.textAlignment == .center && view.font?.pointSize == 14 && view.keyboardDismissMode == .onDrag)
        #expect(view.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.autocapitalizationType == .words && view.keyboardType == .URL && view.returnKeyType == .done)
        #expect(view.dataDetectorTypes == [.link, .phoneNumber])
        try #require(view.attributedText.length == 7)
        let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 14)
    }

    @Test(.oracle("XIB-4"))
    func `a text with attributes`() throws {
        let view = try view(
            #"usesAttributedText="YES""#,
            #"<attributedString key="attributedText"><fragment content="Bold"><attributes><font key="NSFont" size="21" name="HelveticaNeue-Bold"/></attributes></fragment></attributedString>"#
        )
        #expect(view.text == "Bold" && view.font?.pointSize == 21)
    }
}
