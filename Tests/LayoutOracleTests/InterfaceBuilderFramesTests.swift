import CoreGraphics
import Foundation
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Layout / Frames that Interface Builder stored")
struct InterfaceBuilderFramesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Oracles")

    private static let near = 0.5 + 0.001

    /// Pixels a point of the canvas that a scene was drawn on: three where thirds are stored, else two.
    private static func scale(of frames: [CGRect]) -> CGFloat {
        let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        let hasThirds = numbers.contains { abs($0 * 2 - ($0 * 2).rounded()) > 0.1 }
        return hasThirds ? 3 : 2
    }

    /// `scene view reason`: each difference that is known, and why.
    private static func ledger() throws -> [String: String] {
        let text = try String(contentsOf: folder.appendingPathComponent("ledger.txt"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ", maxSplits: 2) }
        return Dictionary(rows.map { ("\($0[0]) \($0[1])", $0.count > 2 ? String($0[2]) : "") }, uniquingKeysWith: { $1 })
    }

    @Test(.oracle("LAYOUT-E1"))
    func `constraints and stacks lead to the stored frames`() throws {
        let scenes = try OracleScene.all(Self.folder.appendingPathComponent("scenes.txt"))
        #expect(scenes.count >= 150)
        var ledger = try Self.ledger()
        var frames = 0
        var differences = 0
        var unexplained: [String] = []
        for scene in scenes {
            let views = scene.build()
            views[0].view.traitOverrides.displayScale = Self.scale(of: views.map(\.frame))
            views[0].view.layoutIfNeeded()
            for (index, expected) in views.enumerated().dropFirst() {
                frames += 1
                let frame = expected.view.frame
                let isNear =
                    abs(frame.minX - expected.frame.minX) <= Self.near && abs(frame.minY - expected.frame.minY) <= Self.near
                    && abs(frame.width - expected.frame.width) <= Self.near
                    && abs(frame.height - expected.frame.height) <= Self.near
                if isNear { continue }
                differences += 1
                if ledger.removeValue(forKey: "\(scene.number) \(index)") == nil {
                    unexplained.append("\(scene.number) \(index) is \(text(frame)), stored as \(text(expected.frame))")
                }
            }
        }
        print("oracles: \(scenes.count) scenes, \(frames) frames, \(differences) different")
        #expect(unexplained == [], "not in the ledger:\n\(unexplained.joined(separator: "\n"))")
        #expect(ledger.isEmpty, "the ledger is stale: these are equal now: \(ledger.keys.sorted())")
        #expect(Double(frames - differences) >= 0.98 * Double(frames))
    }

    private func text(_ frame: CGRect) -> String {
        String(format: "(%.1f %.1f %.1f %.1f)", frame.minX, frame.minY, frame.width, frame.height)
    }
}
