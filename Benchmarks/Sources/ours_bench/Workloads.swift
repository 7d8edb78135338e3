import Foundation
import CoreText
import HeadlessHost
import ListObjects
import UIKit

/// The peers' frame: 780 by 1,688 pixels, with the peers' font of 16 pixels.
@MainActor
enum Workloads {
    static let frameSize = CGSize(width: 780, height: 1688)

    static func plainScreen() -> HeadlessHost { HeadlessHost(device: .screen(frameSize, scale: 1)) }

    /// DejaVu Sans where it is installed, as in the peers' programs.
    static func peerFont() -> UIFont { font }

    /// Registered once, as the peers set theirs once.
    private static let font: UIFont = {
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        _ = CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        return UIFont(name: "DejaVuSans", size: 16) ?? .systemFont(ofSize: 16)
    }()

    // MARK: Starting

    /// From the start of the process to the first rendered frame of ten labels and a button.
    static func start(picture: String?, since wall: Double) throws {
        let font = peerFont()
        let page = Page.ofLabels(10, font: font)
        page.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        page.addSubview(button)
        let host = plainScreen()
        host.show(page)
        host.drawFrame()
        let cpu = Measurement.cpuMicroseconds
        let elapsed = Measurement.wallMicroseconds - wall
        let resident = Measurement.residentKilobytes
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
        let figures = String(format: "wall_us=%.1f cpu_us=%.1f us_op=%.1f", elapsed, cpu, cpu)
        print("w=start.first_frame n=1 ops=1 \(figures) rss_kb=\(resident)")
    }

    // MARK: Memory

    static func memoryOfLabels(_ count: Int) {
        let font = peerFont()
        let host = plainScreen()
        let page = Page.ofLabels(20, font: font)
        host.show(page)
        let before = Measurement.residentKilobytes
        let measurement = Measurement()
        for index in 0..<count { page.addSubview(Page.label(index, font: font)) }
        page.layoutIfNeeded()
        measurement.end("mem.label", count, operations: count)
        reportBytes("mem.label", count, since: before)
    }

    static func memoryOfPages(_ count: Int) {
        let font = peerFont()
        let host = plainScreen()
        // As the peers do: a page is there already, with its font.
        let container = UIView()
        container.addSubview(Page.ofLabels(20, font: font))
        host.show(container)
        container.layoutIfNeeded()
        let before = Measurement.residentKilobytes
        let measurement = Measurement()
        for _ in 0..<count {
            let page = Page.ofLabels(10, font: font)
            page.frame = container.bounds
            container.addSubview(page)
            container.layoutIfNeeded()
        }
        measurement.end("mem.page", count, operations: count)
        reportBytes("mem.page", count, since: before)
    }

    static func memoryOfViews(_ count: Int) {
        let container = UIView()
        let before = Measurement.residentKilobytes
        let measurement = Measurement()
        for index in 0..<count { container.addSubview(UIView(frame: CGRect(x: index % 100, y: 0, width: 10, height: 10))) }
        measurement.end("mem.view", count, operations: count)
        reportBytes("mem.view", count, since: before)
    }

    private static func reportBytes(_ workload: String, _ count: Int, since before: Int) {
        let grown = Measurement.residentKilobytes - before
        print("w=\(workload) n=\(count) delta_kb=\(grown) bytes_each=\(Int(Double(grown) * 1024 / Double(count)))")
    }

    /// Adds, removes and adds again: linear in time, and the memory comes back.
    static func addAndRemove(_ count: Int) {
        let host = plainScreen()
        let container = UIView()
        host.show(container)
        for round in 0..<2 {
            let before = Measurement.residentKilobytes
            let measurement = Measurement()
            autoreleasepool {
                let views = (0..<count).map { _ in UIView() }
                for view in views { container.addSubview(view) }
                for view in views { view.removeFromSuperview() }
                for view in views { container.addSubview(view) }
                for view in container.subviews.reversed() { view.removeFromSuperview() }
            }
            measurement.end("views.add_remove_add_\(round == 0 ? "first" : "second")", count, operations: count * 3)
            print("w=views.left n=\(count) delta_kb=\(Measurement.residentKilobytes - before)")
        }
    }

    // MARK: Text

    /// Short labels measured: texts never seen before, and texts seen before.
    static func measureText(_ count: Int) {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        let texts = (0..<count).map { "Label no. \($0)" }
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        var width: CGFloat = 0
        var measurement = Measurement()
        for text in texts {
            label.text = text
            width += label.sizeThatFits(limit).width
        }
        measurement.end("text.measure_new", count, operations: count, check: Double(width))
        label.text = "Label number 7"
        measurement = Measurement()
        for _ in 0..<count { width += label.sizeThatFits(limit).width }
        measurement.end("text.measure_same_label", count, operations: count, check: Double(width))
    }

    // MARK: Frames

    /// One full frame of an unchanged screen: rows of three labels.
    static func redraw(frames: Int, picture: String?) throws {
        let font = peerFont()
        let host = plainScreen()
        let list = UIView()
        list.backgroundColor = .white
        for row in 0..<20 {
            let view = ListRow(row: row, font: font)
            view.frame = CGRect(x: 0, y: CGFloat(row) * 88, width: frameSize.width, height: 88)
            list.addSubview(view)
        }
        host.show(list)
        host.drawFrame(whole: true)
        let measurement = Measurement()
        for _ in 0..<frames { host.drawFrame(whole: true) }
        measurement.end("frame.raster_only", 1, operations: frames)
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// A busy screen, drawn completely: each view draws itself again, and the whole frame is composited.
    static func busy(frames: Int, picture: String?) throws {
        let host = HeadlessHost(device: .screen(CGSize(width: 390, height: 844), scale: 2))
        let screen = Scenes.busy()
        host.show(screen)
        host.drawFrame(whole: true)
        var everything: [UIView] = [screen]
        var index = 0
        while index < everything.count {
            everything.append(contentsOf: everything[index].subviews)
            index += 1
        }
        let drawn = everything.filter { $0 is UILabel || $0 is StarView }
        let measurement = Measurement()
        for _ in 0..<frames {
            for view in drawn { view.setNeedsDisplay() }
            host.drawFrame(whole: true)
        }
        measurement.end("render.busy-frame.full", 1, operations: frames, check: Double(drawn.count))
        let composite = Measurement()
        for _ in 0..<frames { host.drawFrame(whole: true) }
        composite.end("render.busy-frame.composite", 1, operations: frames)
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// Sixty layers of which three move: a frame each sixtieth of a second, only what changed.
    static func damage(frames: Int, picture: String?) throws {
        for whole in [false, true] {
            let host = HeadlessHost(device: .screen(CGSize(width: 390, height: 844), scale: 2))
            let scene = Scenes.animated()
            host.show(scene.screen)
            scene.start()
            host.drawFrame()
            let measurement = Measurement()
            for _ in 0..<frames {
                host.advance(by: 1.0 / 60)
                host.drawFrame(whole: whole)
            }
            measurement.end("render.compositor.\(whole ? "full" : "damage")", 60, operations: frames)
            if let picture, !whole { try host.writePNG(to: URL(fileURLWithPath: picture)) }
        }
    }

    // MARK: Layout

    /// 100 rows of 10 labels, laid out anew for each width.
    static func relayout(_ count: Int, repetitions: Int, wraps: Bool) {
        let font = peerFont()
        let host = plainScreen()
        let grid = Grid(labels: count, font: font, wraps: wraps)
        grid.frame = CGRect(x: 0, y: 0, width: 700, height: frameSize.height)
        let outer = UIView(frame: CGRect(origin: .zero, size: frameSize))
        outer.addSubview(grid)
        host.show(outer)
        grid.layoutIfNeeded()
        let measurement = Measurement()
        for repetition in 0..<repetitions {
            grid.frame.size.width = 784 + CGFloat(repetition % 100) * 4
            grid.layoutIfNeeded()
        }
        measurement.end(
            wraps ? "relayout.wrap" : "relayout.plain", count, operations: repetitions, check: Double(grid.contentHeight))
    }
}
