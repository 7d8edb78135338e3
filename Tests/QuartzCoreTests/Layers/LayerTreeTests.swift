import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Layers / Tree")
struct LayerTreeTests {
    func named(_ name: String, _ sublayers: [CALayer] = []) -> CALayer {
        let layer = CALayer()
        layer.name = name
        for sublayer in sublayers { layer.addSublayer(sublayer) }
        return layer
    }

    func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined(separator: " ") }

    @Test(.documented("CALayer.insertSublayer(_:at:)"))
    func `sublayers go where they are put`() {
        let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
        let root = named("root", [a, b])
        root.insertSublayer(c, at: 0)
        #expect(names(root) == "c a b")
        root.insertSublayer(d, above: a)
        #expect(names(root) == "c a d b")
        root.insertSublayer(c, below: b)
        #expect(names(root) == "a d c b")
        root.addSublayer(a)
        #expect(names(root) == "d c b a")
        root.insertSublayer(b, at: 99)
        #expect(names(root) == "d c a b")
        let e = named("e")
        root.replaceSublayer(c, with: e)
        #expect(names(root) == "d e a b")
        #expect(c.superlayer == nil && e.superlayer === root)
        root.sublayers = [b, e]
        #expect(names(root) == "b e")
        #expect(a.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    @Test(.documented("CALayer.addSublayer(_:)"))
    func `a layer leaves its old parent for the new one`() {
        let child = named("child")
        let old = named("old", [child])
        let new = named("new", [child])
        #expect(old.sublayers == nil)
        #expect(names(new) == "child")
        #expect(child.superlayer === new)
    }

    @Test(.assumed("CALayerInvalid, a layer is part of a cycle in its layer tree: the words as they are quoted"))
    func `a layer cannot come below itself`() {
        let leaf = named("leaf")
        let middle = named("middle", [leaf])
        let root = named("root", [middle])
        let found = misuses {
            leaf.addSublayer(root)
            leaf.addSublayer(leaf)
            leaf.mask = middle
        }
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.description.hasSuffix("is a part of cycle in its layer tree") })
        #expect(names(root) == "middle" && names(middle) == "leaf" && leaf.sublayers == nil && leaf.mask == nil)
    }

    @Test(.documented("CALayer.mask"))
    func `a mask has one owner and is no sublayer`() {
        let mask = named("mask")
        let first = named("first", [mask])
        first.mask = mask
        #expect(first.sublayers == nil && first.mask === mask && mask.superlayer == nil)
        let second = named("second")
        second.mask = mask
        #expect(first.mask == nil && second.mask === mask)
        second.addSublayer(mask)
        #expect(second.mask == nil && names(second) == "mask")
    }

    @Test(.assumed("the tree may change while it is told about layout"))
    func `the tree may change inside layout`() {
        final class Changing: CALayerDelegate {
            var change: ((CALayer) -> Void)?
            func layoutSublayers(of layer: CALayer) { change?(layer) }
        }
        let delegate = Changing()
        let root = named("root", [named("a"), named("b"), named("c")])
        root.delegate = delegate
        delegate.change = { layer in
            layer.sublayers?.first?.removeFromSuperlayer()
            let new = CALayer()
            new.name = "new"
            layer.addSublayer(new)
            delegate.change = {
                $0.sublayers?.last?.removeFromSuperlayer()
                delegate.change = nil
            }
        }
        root.layoutIfNeeded()
        #expect(names(root) == "b c")
    }

    @Test(.assumed("10,000 levels are asked for by the product"))
    func `10,000 levels can be laid out, hit, converted and let go`() {
        var root: CALayer? = CALayer()
        root?.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        weak let watched = root
        var deepest = root!
        for _ in 0..<10_000 {
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            deepest.addSublayer(layer)
            deepest = layer
        }
        root?.layoutIfNeeded()
        #expect(!deepest.needsLayout())
        #expect(root?.hitTest(CGPoint(x: 5, y: 5)) === deepest)
        #expect(deepest.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
        deepest = CALayer()
        root = nil
        #expect(watched == nil)
    }

    @Test(.assumed("linear time, whichever child goes first"), arguments: ["first", "last", "random"])
    func `removing 20,000 sublayers one by one is quick in any order`(order: String) {
        let root = CALayer()
        var all: [CALayer] = []
        for _ in 0..<20_000 {
            let layer = CALayer()
            all.append(layer)
            root.addSublayer(layer)
        }
        var dice = Dice(3)
        let leaving = order == "first" ? all : order == "last" ? all.reversed() : all.shuffled(using: &dice)
        for layer in leaving { layer.removeFromSuperlayer() }
        #expect(root.sublayers == nil)
        for layer in all { root.addSublayer(layer) }
        #expect(root.sublayers?.count == 20_000)
    }

    @Test(.assumed("a tree is a tree"), arguments: 1...20)
    func `random changes keep parents and children in agreement`(seed: Int) {
        var dice = Dice(UInt64(seed))
        let layers = (0..<30).map { named("\($0)") }
        // What the tree should be, kept in the simplest way.
        var parents: [Int?] = Array(repeating: nil, count: layers.count)
        var children: [[Int]] = Array(repeating: [], count: layers.count)
        func isBelow(_ a: Int, _ b: Int) -> Bool {
            var next: Int? = a
            while let i = next {
                if i == b { return true }
                next = parents[i]
            }
            return false
        }
        _ = misuses {
            for _ in 0..<400 {
                let a = Int.random(in: 0..<layers.count, using: &dice)
                let b = Int.random(in: 0..<layers.count, using: &dice)
                let action = Int.random(in: 0..<6, using: &dice)
                if action < 2 {
                    layers[a].removeFromSuperlayer()
                    if let parent = parents[a] { children[parent].removeAll { $0 == a } }
                    parents[a] = nil
                    continue
                }
                let allowed = !isBelow(b, a)
                let index = Int.random(in: 0...4, using: &dice)
                let sibling = children[b].randomElement(using: &dice)
                switch action {
                case 2: layers[b].addSublayer(layers[a])
                case 3: layers[b].insertSublayer(layers[a], at: UInt32(index))
                case 4: layers[b].insertSublayer(layers[a], above: sibling.map { layers[$0] })
                default: layers[b].insertSublayer(layers[a], below: sibling.map { layers[$0] })
                }
                guard allowed, action < 4 || sibling != a else { continue }
                if let parent = parents[a] { children[parent].removeAll { $0 == a } }
                parents[a] = b
                switch action {
                case 2: children[b].append(a)
                case 3: children[b].insert(a, at: min(index, children[b].count))
                case 4: children[b].insert(a, at: sibling.map { children[b].firstIndex(of: $0)! + 1 } ?? children[b].count)
                default: children[b].insert(a, at: sibling.map { children[b].firstIndex(of: $0)! } ?? 0)
                }
            }
        }
        for index in layers.indices {
            #expect(layers[index].superlayer?.name == parents[index].map(String.init))
            #expect(names(layers[index]) == children[index].map(String.init).joined(separator: " "))
        }
    }
}
