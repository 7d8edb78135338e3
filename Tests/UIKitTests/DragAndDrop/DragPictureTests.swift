import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An iOS user recognises them at once.
@MainActor @Suite("Drag and drop / Pictures", .assumed("looked at"))
struct DragPictureTests {
    private func picture(
        _ appearance: UIUserInterfaceStyle = .light, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        named name: String
    ) {
        let stage = Stage(device: .iPhone13, style: appearance, layoutDirection: direction)
        let rows = TableRows([["Anna", "Ben", "Clara", "David", "Eva", "Frank"]])
        let watch = ListDragWatch()
        watch.operation = .move
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 390, height: 320), style: .insetGrouped)
        table.dataSource = rows
        table.dragDelegate = watch
        table.dropDelegate = watch
        let basket = UIView(frame: CGRect(x: 60, y: 480, width: 270, height: 160))
        basket.backgroundColor = .secondarySystemBackground
        basket.layer.cornerRadius = 16
        let drop = DropWatch()
        basket.addInteraction(UIDropInteraction(delegate: drop))
        stage.window.backgroundColor = .systemBackground
        stage.window.addSubview(table)
        stage.window.addSubview(basket)
        stage.layoutNow()
        let start = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        let finger = stage.touchDown(at: CGPoint(x: start.midX, y: start.midY))
        stage.advance(by: 0.6)
        finger.move(by: CGVector(dx: 24, dy: 110), duration: 0.3)
        stage.advance(by: 0.5)
        assertSnapshot(of: stage, named: "\(name)-over-rows")
        finger.move(to: CGPoint(x: 210, y: 560), duration: 0.3)
        stage.advance(by: 0.5)
        assertSnapshot(of: stage, named: "\(name)-over-basket")
        finger.lift()
        stage.settle()
        withExtendedLifetime((rows, watch, drop)) {}
    }

    @Test func `light`() { picture(named: "light") }
    @Test func `dark`() { picture(.dark, named: "dark") }
    @Test func `mirrored`() { picture(.light, .rightToLeft, named: "mirrored") }
}
