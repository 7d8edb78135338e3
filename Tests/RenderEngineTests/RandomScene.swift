import CoreGraphics
import RasterKernels
import RenderEngine

/// A tree of random layers, and random changes to it: the same for the same seed.
struct RandomScene {
    let scene: SceneBuilder
    private var dice: Dice
    private var ids: [RenderTree.NodeID]
    private var parents: [RenderTree.NodeID: RenderTree.NodeID] = [:]

    init(seed: UInt64) {
        dice = Dice(seed: seed &* 7919 &+ 13)
        scene = SceneBuilder(160, 160, background: dice.happens(0.7) ? .white : nil)
        ids = [scene.root]
        for _ in 0..<3 + dice.below(18) { addLayer() }
    }

    mutating func change() {
        for _ in 0..<1 + dice.below(3) {
            let id = ids[dice.below(ids.count)]
            switch dice.below(8) {
            case 0: addLayer()
            case 1:
                if let parent = parents.removeValue(forKey: id) { scene.tree[parent].children.removeAll { $0 == id } }
            case 2:
                let count = scene.tree[id].children.count
                if count > 1 { scene.tree[id].children.swapAt(0, count - 1) }
            default: if id != scene.root { change(&scene.tree[id]) }
            }
        }
    }

    /// What a layer holds moves together, mostly by whole points, as what scrolls does; sometimes something comes, goes or is hidden with it.
    mutating func scroll() {
        let id = dice.happens(0.6) ? scene.root : ids[dice.below(ids.count)]
        let isWhole = dice.happens(0.8)
        let (x, y) = (dice.happens(0.7) ? 0 : dice.real(-40, 40), dice.real(-60, 60))
        scene.tree[id].bounds.origin.x += isWhole ? x.rounded() : x
        scene.tree[id].bounds.origin.y += isWhole ? y.rounded() : y
        if id == scene.root {
            // The root's box is what is seen: its place stays.
            let origin = scene.tree[id].bounds.origin
            scene.tree[id].bounds.origin = .zero
            for child in scene.tree[id].children where dice.happens(0.9) {
                scene.tree[child].position.x -= origin.x
                scene.tree[child].position.y -= origin.y
            }
        }
        if dice.happens(0.3) { change() }
    }

    /// Somewhere in the tree, one to one at scale 1 as long as nothing turns it.
    mutating func add(_ sheet: DrawnSheet) -> RenderTree.NodeID {
        let parent = ids[dice.below(ids.count)]
        var node = RenderNode()
        let pixels = sheet.pixels
        node.bounds = CGRect(x: 0, y: 0, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
        node.position = CGPoint(x: dice.real(20, 140), y: dice.real(20, 140))
        node.contents = .bitmap(BitmapContents(pixels: pixels, scale: 1, source: sheet))
        node.cornerRadius = dice.happens(0.3) ? 9 : 0
        node.masksToBounds = dice.happens(0.3)
        node.shadow = dice.happens(0.2) ? dice.shadow() : nil
        if dice.happens(0.3) { node.transform = dice.transform() }
        let id = scene.tree.insert(node)
        scene.tree[parent].children.append(id)
        parents[id] = parent
        ids.append(id)
        return id
    }

    private mutating func addLayer() {
        let parent = ids[dice.below(ids.count)]
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: dice.real(5, 90), height: dice.real(5, 90))
        node.position = CGPoint(x: dice.real(0, 160), y: dice.real(0, 160))
        if dice.happens(0.7) { node.backgroundColor = dice.color() }
        for _ in 0..<dice.below(4) { change(&node) }
        if dice.happens(0.1) {
            let mask = scene.insert(0, 0, 50, 50, dice.color()) { $0.cornerRadius = 20 }
            node.mask = mask
            ids.append(mask)
        }
        let id = scene.tree.insert(node)
        scene.tree[parent].children.append(id)
        parents[id] = parent
        ids.append(id)
    }

    private mutating func change(_ node: inout RenderNode) {
        switch dice.below(18) {
        case 0, 1, 2: node.position = CGPoint(x: dice.real(-10, 170), y: dice.real(-10, 170))
        case 3: node.bounds.size = CGSize(width: dice.real(0, 100), height: dice.real(0, 100))
        case 4: node.transform = dice.happens(0.3) ? nil : dice.transform()
        case 5: node.opacity = dice.happens(0.4) ? 1 : Float(dice.real(0, 1))
        case 6: node.backgroundColor = dice.happens(0.3) ? nil : dice.color()
        case 7:
            node.cornerRadius = dice.happens(0.3) ? 0 : dice.real(0, 30)
            node.hasContinuousCorners = dice.happens(0.3)
            node.maskedCorners = dice.happens(0.6) ? .all : RenderNode.Corners(rawValue: UInt8(dice.below(16)))
        case 8: node.masksToBounds = dice.happens(0.5)
        case 9:
            node.borderWidth = dice.happens(0.3) ? 0 : dice.real(0, 6)
            node.borderColor = dice.color()
        case 10: node.shadow = dice.happens(0.3) ? nil : dice.shadow()
        case 11, 12: node.contents = dice.contents()
        case 13: node.blendMode = dice.happens(0.5) ? .normal : [.multiply, .screen, .overlay, .hue][dice.below(4)]
        case 14: node.isHidden = dice.happens(0.3)
        case 15: node.zPosition = dice.happens(0.5) ? 0 : dice.real(-3, 3)
        case 16: node.sublayerTransform = dice.happens(0.4) ? nil : Matrix4(perspectiveDistance: 150)
        default:
            node.flattensSublayers = dice.happens(0.6)
            node.isDoubleSided = dice.happens(0.6)
            node.allowsGroupOpacity = dice.happens(0.7)
            let twice = RenderNode.Replication(
                count: 2, transform: dice.transform(), color: dice.color(),
                colorOffset: RenderColor(red: -0.1, green: 0, blue: 0.1, alpha: -0.1), preservesDepth: false)
            node.replication = dice.happens(0.7) ? nil : twice
        }
    }
}

/// Numbers that are the same for the same seed.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func real(_ low: Double, _ high: Double) -> CGFloat {
        CGFloat(low + Double(next() >> 11) / 9_007_199_254_740_992 * (high - low))
    }

    mutating func happens(_ probability: Double) -> Bool { Double(real(0, 1)) < probability }

    mutating func color() -> RenderColor {
        RenderColor(
            red: Float(real(0, 1)), green: Float(real(0, 1)), blue: Float(real(0, 1)),
            alpha: happens(0.6) ? 1 : Float(real(0, 1)))
    }

    mutating func transform() -> Matrix4 {
        let angle = Double(real(-3, 3))
        switch below(5) {
        case 0: return Matrix4(rotation: angle, x: 0, y: 0, z: 1)
        case 1: return Matrix4(scaleX: Double(real(0.1, 2.5)), y: Double(real(0.1, 2.5)))
        case 2: return Matrix4(rotation: angle, x: 1, y: 0.4, z: 0).followed(by: Matrix4(perspectiveDistance: 200))
        case 3: return Matrix4(translationX: Double(real(-20, 20)), y: Double(real(-20, 20)), z: angle)
        default: return Matrix4(scaleX: -1, y: 1)
        }
    }

    mutating func shadow() -> RenderNode.Shadow {
        let ellipse = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: real(10, 60), height: 40), transform: nil)
        return RenderNode.Shadow(
            color: color(), opacity: Float(real(0.2, 1)), radius: real(0, 8),
            offset: CGSize(width: real(-6, 6), height: real(-6, 6)), path: happens(0.3) ? ellipse : nil)
    }

    mutating func contents() -> RenderNode.Contents? {
        switch below(5) {
        case 0:
            let other: UInt32 = happens(0.5) ? 0xffff_ffff : 0x8040_2010
            let image = pixels(8 + below(100), 8 + below(100)) { x, y in (x / 5 + y / 5) % 2 == 0 ? 0xff20_60a0 : other }
            let gravity: BitmapContents.Gravity = [.resize, .resizeAspect, .resizeAspectFill, .center][below(4)]
            return .bitmap(
                BitmapContents(
                    pixels: image, scale: happens(0.5) ? 2 : 1, gravity: gravity, tint: happens(0.2) ? color() : nil))
        case 1:
            return .gradient(
                GradientContents(
                    kind: [.axial, .radial, .conic][below(3)], colors: [color(), color(), color()], locations: [0, 0.4, 1],
                    start: CGPoint(x: real(0, 1), y: real(0, 1)), end: CGPoint(x: real(0, 1), y: real(0, 1))))
        case 2:
            let path = CGMutablePath()
            path.move(to: CGPoint(x: real(-10, 80), y: real(-10, 80)))
            for _ in 0..<3 {
                let end = CGPoint(x: real(-10, 80), y: real(-10, 80))
                path.addQuadCurve(to: end, control: CGPoint(x: real(-10, 80), y: real(-10, 80)))
            }
            return .shape(
                ShapeContents(
                    path: path, fillColor: happens(0.5) ? color() : nil, usesEvenOddRule: true, strokeColor: color(),
                    lineWidth: real(0, 6), lineCap: .round, lineJoin: .round, miterLimit: 10, dashPhase: 0,
                    dashLengths: happens(0.3) ? [4, 3] : [], strokeStart: 0, strokeEnd: real(0, 1)))
        case 3:
            return .backdrop(
                BackdropContents(
                    blurRadius: real(0, 8), saturation: Float(real(0.5, 2)), tint: happens(0.5) ? color() : nil))
        default: return nil
        }
    }
}
