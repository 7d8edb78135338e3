import Foundation
import TestEvidence
import Testing

@testable import InterfaceBuilder

/// Mutated files: read or refused, never a crash. `ALLIUM_FUZZ=100000` asks for more of them.
@Suite("Reading / Fuzzing", .ours)
struct FuzzingTests {
    private static let count = ProcessInfo.processInfo.environment["ALLIUM_FUZZ"].flatMap(Int.init) ?? 2000

    private static let seed = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="a-1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Main" id="a-1" customClass="Main" customModuleProvider="target">
        <view key="view" contentMode="scaleToFill" id="v-1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><stackView opaque="NO" axis="vertical" spacing="8" id="k-1"><subviews>
        <label text="A &amp; B" textAlignment="natural" id="l-1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <label id="l-2"><string key="text" base64-UTF8="YES">w4lsYW4g4oCo</string></label>
        </subviews></stackView></subviews>
        <viewLayoutGuide key="safeArea" id="g-1"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints><constraint firstItem="k-1" firstAttribute="leading" secondItem="g-1" secondAttribute="leading" constant="16" multiplier="1:2" priority="999" id="c-1">
        <variation key="widthClass=regular" constant="20"/></constraint></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="range" keyPath="r"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="view" destination="v-1" id="o-1"/><segue destination="a-1" kind="show" id="q-1"/></connections>
        </view></viewController></objects></scene></scenes></document>
        """

    private struct Randomness: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static func mutated(_ bytes: [UInt8], _ random: inout Randomness) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !result.isEmpty {
            let place = Int.random(in: 0..<result.count, using: &random)
            let length = min(Int.random(in: 1...40, using: &random), result.count - place)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: result[place] = UInt8.random(in: 0...255, using: &random)
            case 1: result.removeSubrange(place..<(place + length))
            case 2:
                result.insert(
                    contentsOf: result[place..<(place + length)], at: Int.random(in: 0...result.count, using: &random))
            case 3: result.removeLast(result.count - place)
            case 4: result[place] = Array("<>&\"'/= -0YN".utf8).randomElement(using: &random)!
            case 5: swapValues(&result, &random)
            default: result.insert(contentsOf: Array("1e308".utf8), at: place)
            }
        }
        return result
    }

    /// Well-formed files with wrong contents: a quoted value takes another's place.
    private static func swapValues(_ bytes: inout [UInt8], _ random: inout Randomness) {
        let quotes = bytes.indices.filter { bytes[$0] == 0x22 }
        guard quotes.count > 4 else { return }
        let from = Int.random(in: 0..<(quotes.count / 2), using: &random) * 2
        let to = Int.random(in: 0..<(quotes.count / 2), using: &random) * 2
        let value = Array(bytes[quotes[from]...quotes[from + 1]])
        bytes.replaceSubrange(quotes[to]...quotes[to + 1], with: value)
    }

    @Test func `mutated files are read or refused with a sentence`() {
        var random = Randomness(state: 7)
        let seed = Array(Self.seed.utf8)
        var read = 0
        for _ in 0..<Self.count {
            let bytes = Self.mutated(seed, &random)
            do throws(IBDiagnostic) {
                let document = try IBDocument(bytes: bytes, file: "fuzz")
                read += 1
                visit(document)
            } catch {
                #expect(error.severity == .error && error.file == "fuzz" && !error.message.isEmpty)
            }
        }
        #expect(read > Self.count / 20, "too few mutations pass the XML parser to say anything about what follows it")
    }

    /// Asks for everything that instantiation would.
    private func visit(_ document: IBDocument) {
        for scene in document.scenes {
            _ = (scene.controller?.view, scene.exit, scene.reference, scene.looseViews.count)
            if let controller = scene.controller {
                _ = (
                    controller.extendedEdges, controller.segues.count, controller.preferredContentSize,
                    controller.layoutGuide("top")
                )
            }
        }
        for index in 0..<Int32(document.elementCount) {
            let element = IBElement(document: document, index: index)
            _ = (
                element.runtimeAttributes.count, element.variations.count, element.connections.count, element.font(),
                element.fragments.count
            )
            if element.has("color") { _ = IBColor(element) }
            guard let view = IBView(element) else { continue }
            _ = (
                view.frame, view.subviews.count, view.autoresizing, view.layoutMargins, view.isMisplaced, view.embedSegue,
                view.tag
            )
            for constraint in view.constraints {
                #expect(constraint.priority >= 1 && constraint.priority <= 1000 && constraint.constant.isFinite)
                _ = (constraint.relation, constraint.multiplier, constraint.variations.count)
            }
        }
    }
}
