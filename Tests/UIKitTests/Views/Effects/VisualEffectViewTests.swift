import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Effects / Visual effect views", .serialized)
struct VisualEffectViewTests {
    @Test(.documented("UIVisualEffectView.contentView"))
    func `keep a content view as large as themselves`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
        #expect(view.effect == UIBlurEffect(style: .regular))
    }

    @Test(.assumed("looked at"), arguments: [UIUserInterfaceStyle.light, .dark])
    func `blur and tint what lies behind them`(style: UIUserInterfaceStyle) {
        let stage = Stage(device: .screen(CGSize(width: 300, height: 200), scale: 2), style: style)
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        sheet.backgroundColor = .systemBackground
        for index in 0..<24 {
            let tile = UIView(
                frame: CGRect(x: CGFloat(index % 6) * 50 + 3, y: CGFloat(index / 6) * 50 + 3, width: 44, height: 44))
            tile.backgroundColor = UIColor(hue: CGFloat(index) / 24, saturation: 0.9, brightness: 0.9, alpha: 1)
            tile.layer.cornerRadius = 8
            sheet.addSubview(tile)
        }
        let styles: [UIBlurEffect.Style] = [.systemUltraThinMaterial, .systemMaterial, .systemChromeMaterial, .dark]
        for (index, blur) in styles.enumerated() {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: blur))
            view.frame = CGRect(x: 20, y: 8 + index * 48, width: 260, height: 36)
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
            let label = UILabel(frame: CGRect(x: 12, y: 6, width: 200, height: 24))
            label.text = "Material"
            view.contentView.addSubview(label)
            sheet.addSubview(view)
        }
        stage.show(sheet)
        assertSnapshot(of: stage, named: style == .dark ? "dark" : "light")
    }
}
