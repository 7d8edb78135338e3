import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import RasterKernels
import RenderEngine
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Determinism / Repeated runs", .ours, .serialized)
struct RepeatedRunsTests {
    @Test func `the same scene gives the same frames`() {
        #expect(film(seed: 1) == film(seed: 1))
        #expect(film(seed: 1) != film(seed: 2))
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `drawing only what changed gives the bytes of drawing everything`(seed: UInt64) throws {
        let scene = Scene(seed: seed)
        var partialFrames = 0
        for step in 0..<30 {
            scene.change()
            scene.stage.advance(by: 1 / 30.0)
            let (partial, damage) = UIScreen.main.renderFrame()
            if damage.reduce(0, { $0 + $1.area }) < partial.width * partial.height / 2 { partialFrames += 1 }
            let whole = try #require(PixelBuffer(width: partial.width, height: partial.height))
            // A compositor that has drawn nothing before and so has nothing to remember.
            let renderer = UIScreen.main.renderer
            CPUCompositor().draw(renderer.tree, into: whole, scale: renderer.scale, within: nil)
            let same = memcmp(partial.data, whole.data, whole.byteCount) == 0
            #expect(same, "step \(step) of seed \(seed): \(scene.lastChange)")
            if !same { return }
        }
        #expect(partialFrames > 3)
    }

    private func film(seed: UInt64) -> [String] {
        let scene = Scene(seed: seed)
        return (0..<20).map { _ in
            scene.change()
            scene.stage.advance(by: 1 / 30.0)
            return scene.stage.fingerprint
        }
    }
}

/// Cards that are moved, turned, faded, added and taken away as the seed says.
@MainActor private final class Scene {
    let stage = Stage(device: .screen(CGSize(width: 200, height: 200), scale: 2))
    private(set) var lastChange = ""
    private var random: SeededNumbers
    private var cards: [UIView] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        stage.window.backgroundColor = .systemBackground
        for _ in 0..<5 { addCard() }
    }

    func change() {
        let steps: [(String, () -> Void)] = [
            ("adds a card", addCard), ("removes a card", removeCard), ("moves a card", moveCard), ("turns a card", turnCard),
            ("fades a card", fadeCard), ("renames a card", renameCard), ("raises a card", raiseCard),
            ("hides a card", hideCard),
            ("animates a card", animateCard), ("tips a card", tipCard), ("masks a card", maskCard),
            ("colours a card", colorCard),
            ("lifts a card", liftCard), ("nests a card", nestCard), ("clips a card", clipCard), ("spins a card", spinCard),
            ("repeats a card", repeatCard), ("resizes a card", resizeCard),
            ("frosts a card", frostCard), ("pictures a card", pictureCard), ("flips a card", flipCard),
        ]
        let step = steps[Int(random.next() % UInt64(steps.count))]
        lastChange = step.0
        step.1()
    }

    private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    private var card: UIView { cards[Int(random.next() % UInt64(cards.count))] }

    private func addCard() {
        let card = UIView(
            frame: CGRect(x: number(-20...160), y: number(-20...160), width: number(20...90), height: number(20...90)))
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow, .systemPurple]
        card.backgroundColor = colors[Int(random.next() % 5)].withAlphaComponent(number(3...10) / 10)
        card.layer.cornerRadius = number(0...12)
        card.layer.borderWidth = number(0...2)
        card.layer.shadowOpacity = Float(number(0...5) / 10)
        card.layer.shadowRadius = number(1...8)
        card.clipsToBounds = number(0...3) == 0
        let label = UILabel(frame: CGRect(x: 4, y: 4, width: 80, height: 20))
        label.text = "Card \(cards.count)"
        card.addSubview(label)
        cards.append(card)
        stage.window.addSubview(card)
    }

    private func removeCard() {
        guard cards.count > 2 else { return }
        cards.remove(at: Int(random.next() % UInt64(cards.count))).removeFromSuperview()
    }

    private func moveCard() {
        let card = card
        card.center = CGPoint(x: number(0...200) + 0.25, y: number(0...200))
    }
    private func turnCard() {
        let card = card
        card.transform = CGAffineTransform(rotationAngle: number(0...628) / 100).scaledBy(x: number(5...15) / 10, y: 1)
    }
    private func fadeCard() {
        let card = card
        card.alpha = number(0...10) / 10
    }
    private func renameCard() {
        let card = card
        (card.subviews.first as? UILabel)?.text = "Now \(number(0...999))"
    }
    private func raiseCard() { stage.window.bringSubviewToFront(card) }
    private func hideCard() {
        let card = card
        card.isHidden.toggle()
    }
    private func tipCard() {
        let card = card
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 300
        card.layer.transform = CATransform3DRotate(transform, number(-12...12) / 10, 0, 1, 0)
    }
    private func maskCard() {
        let card = card
        if card.layer.mask != nil {
            card.layer.mask = nil
        } else {
            let mask = CAShapeLayer()
            mask.frame = card.bounds
            mask.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: number(10...80), height: number(10...80)), transform: nil)
            card.layer.mask = mask
        }
    }
    private func colorCard() {
        let card = card
        if let gradient = card.layer.sublayers?.compactMap({ $0 as? CAGradientLayer }).first {
            gradient.endPoint = CGPoint(x: number(0...10) / 10, y: 1)
        } else {
            let gradient = CAGradientLayer()
            gradient.frame = card.bounds.insetBy(dx: 6, dy: 6)
            gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemTeal.withAlphaComponent(0.4).cgColor]
            card.layer.addSublayer(gradient)
        }
    }
    private func liftCard() {
        let card = card
        card.layer.zPosition = number(-3...3)
    }
    private func nestCard() {
        let child = card
        let parent = card
        guard child !== parent, !parent.isDescendant(of: child) else { return }
        parent.addSubview(child)
    }
    private func clipCard() {
        let card = card
        card.clipsToBounds.toggle()
    }
    private func spinCard() {
        let card = card
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.byValue = 1.5
        spin.duration = 0.3
        spin.autoreverses = true
        card.layer.add(spin, forKey: "spin")
    }
    private func repeatCard() {
        let card = card
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        copies.instanceCount = 4
        copies.instanceTransform = CATransform3DMakeTranslation(12, 3, 0)
        copies.instanceAlphaOffset = -0.2
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.cornerRadius = 4
        dot.backgroundColor = UIColor.label.cgColor
        copies.addSublayer(dot)
        card.layer.addSublayer(copies)
    }
    private func resizeCard() {
        let card = card
        card.bounds.size = CGSize(width: number(10...120), height: number(10...120))
    }

    private func frostCard() {
        let card = card
        let frost = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        frost.frame = CGRect(x: number(-10...10), y: number(0...20), width: 60, height: 40)
        card.addSubview(frost)
    }
    private func pictureCard() {
        let card = card
        let side = number(8...40)
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.systemIndigo.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
        }
        let view = UIImageView(image: image)
        view.center = CGPoint(x: number(0...60), y: number(0...60))
        view.contentMode = .scaleAspectFit
        card.addSubview(view)
    }
    private func flipCard() {
        let card = card
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Turned"
        let transition = CATransition()
        transition.type = number(0...1) == 0 ? .fade : .push
        transition.duration = 0.2
        card.layer.add(transition, forKey: kCATransition)
        card.addSubview(label)
    }

    private func animateCard() {
        let card = card
        let center = CGPoint(x: number(0...200), y: number(0...200))
        UIView.animate(withDuration: 0.2) {
            card.center = center
            card.alpha = 1
        }
    }
}

/// Numbers that look random and are the same on every run.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD >> 7
    }
}
