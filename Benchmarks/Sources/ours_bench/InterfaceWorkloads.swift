import Foundation
import HeadlessHost
import UIKit

/// Interface files: read and instantiated, as the peers' `ui.load`. For every ten elements a box with five labels and four buttons, which
/// say what the peers' files say of them: their texts. Every repetition loads another file of the same content, for UIKit keeps what it
/// has read.
@MainActor
enum InterfaceWorkloads {
    enum Form: String {
        case plain = "ui.load"
        case compiled = "ui.load_compiled"
        /// With all that Xcode writes of each view, set or not: frames, fonts, colours, alignments.
        case full = "ui.load_full"
    }

    static func load(_ count: Int, repetitions: Int, _ form: Form) throws {
        // A folder for each form: UIKit keeps what it has read under its path.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ui-load-\(form)-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = Data((form == .full ? fullDocument(count) : document(count)).utf8)
        for index in 0...repetitions {
            let file = folder.appendingPathComponent("Form\(index).storyboard")
            try text.write(to: file)
            if form == .compiled { try InterfaceCompiler.compile(file) }
        }
        guard let bundle = Bundle(path: folder.path) else { exit(3) }
        let host = Workloads.plainScreen()
        // Once before: what a program does once is not what is measured. The peers' loaders are made before, too.
        var labels = try load("Form\(repetitions)", bundle)
        let measurement = Measurement()
        for index in 0..<repetitions { labels += try load("Form\(index)", bundle) }
        measurement.end(form.rawValue, count, operations: repetitions, check: Double(labels))
        withExtendedLifetime(host) {}
        if labels != (repetitions + 1) * count / 2 { exit(3) }
    }

    /// Loads and lets go again; counts the labels.
    private static func load(_ name: String, _ bundle: Bundle) throws -> Int {
        guard let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() else { exit(3) }
        var labels = 0
        var pending: [UIView] = [controller.view]
        while let view = pending.popLast() {
            if view is UILabel { labels += 1 } else if !(view is UIButton) { pending += view.subviews }
        }
        return labels
    }

    private static func document(_ count: Int) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="Frm">
            <scenes><scene sceneID="scn"><objects><viewController id="Frm" sceneMemberID="viewController">
            <stackView key="view" axis="vertical" id="roo"><subviews>

            """
        for box in stride(from: 0, to: count, by: 10) {
            text += #"<stackView axis="vertical" spacing="8" id="box-\#(box)"><subviews>\#n"#
            for label in box..<(box + 5) {
                text += #"<label text="Label number \#(label)" adjustsFontSizeToFit="NO" id="lab-\#(label)"/>\#n"#
            }
            for button in (box + 5)..<(box + 9) {
                text +=
                    #"<button buttonType="system" id="but-\#(button)"><state key="normal" title="Button \#(button)"/></button>\#n"#
            }
            text += "</subviews></stackView>\n"
        }
        return text + "</subviews></stackView></viewController></objects></scene></scenes></document>\n"
    }

    private static func fullDocument(_ count: Int) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Frm-00-001">
                <scenes>
                    <!--Form-->
                    <scene sceneID="scn-00-001">
                        <objects>
                            <viewController id="Frm-00-001" sceneMemberID="viewController">
                                <stackView key="view" opaque="NO" contentMode="scaleToFill" axis="vertical" id="roo-t0-001">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>

            """
        for box in stride(from: 0, to: count, by: 10) {
            text += """
                                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="box-\(box)">
                                                        <rect key="frame" x="0.0" y="\(box * 30)" width="393" height="300"/>
                                                        <subviews>

                """
            for label in box..<(box + 5) {
                text += """
                                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label number \(label)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-\(label)">
                                                                    <rect key="frame" x="0.0" y="\((label - box) * 28)" width="393" height="20.333333333333332"/>
                                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                                    <nil key="textColor"/>
                                                                    <nil key="highlightedColor"/>
                                                                </label>

                    """
            }
            for button in (box + 5)..<(box + 9) {
                text += """
                                                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-\(button)">
                                                                    <rect key="frame" x="0.0" y="\((button - box) * 30)" width="393" height="30"/>
                                                                    <state key="normal" title="Button \(button)"/>
                                                                </button>

                    """
            }
            text += """
                                                        </subviews>
                                                    </stackView>

                """
        }
        return text + """
                                                </subviews>
                                            </stackView>
                                        </viewController>
                                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                                    </objects>
                                </scene>
                            </scenes>
                        </document>
            """
    }
}
