import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit

/// What comes and goes leaves nothing behind. Each runs in a process of its own, in two halves; the second may not grow.
/// `Scripts/prove-flat` does the same 100,000 times.
@MainActor @Suite("Containers / Memory of cycles", .serialized)
struct MemoryOfCyclesTests {
    private static let limit = 200

    private static func twice(_ name: String, _ count: Int, _ cycle: (Int) -> Void) {
        let count = ProcessInfo.processInfo.environment["ALLIUM_CYCLES"].flatMap(Int.init) ?? count
        var growth: [Int] = []
        for half in 0..<2 {
            let before = residentKilobytes
            for number in 0..<count / 2 { autoreleasepool { cycle(half * count / 2 + number) } }
            growth.append(residentKilobytes - before)
        }
        print("\(name), \(count) times: \(growth[0]) kB in the first half, \(growth[1]) kB in the second")
    }

    private static func check(_ result: ExitTest.Result?) {
        let words = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = words.split(separator: "\n").filter { $0.hasSuffix(" kB in the second") }
        #expect(!lines.isEmpty)
        for line in lines {
            print(line)
            let growth = line.split(separator: " ").dropLast(4).last.flatMap { Int($0) }
            #expect(growth.map { $0 <= limit } ?? false, "\(line)")
        }
    }

    private static var residentKilobytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return 0 }
        let fields = text.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4
    }

    @MainActor private struct Scene {
        let host: HeadlessHost
        let root = UIViewController()
        let nav: UINavigationController

        @MainActor init() {
            host = HeadlessHost(device: .iPhone15)
            nav = UINavigationController(rootViewController: root)
            root.title = "Root"
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = nav
            host.show(window)
        }

        @MainActor func turn() { host.advance(by: 0) }
    }

    @Test(.assumed("a goal of our own"))
    func `pushing and popping leaves nothing behind`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let scene = Scene()
                Self.twice("push and pop", 3000) { _ in
                    let page = UIViewController()
                    page.title = "Page"
                    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Save", style: .plain, target: nil, action: nil)
                    scene.nav.pushViewController(page, animated: false)
                    scene.turn()
                    scene.nav.popViewController(animated: false)
                    scene.turn()
                }
                exit(0)
            }
        }
        Self.check(result)
    }

    @Test(.assumed("a goal of our own"))
    func `turning the device leaves nothing behind`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let scene = Scene()
                Self.twice("rotation", 3000) { number in
                    scene.host.rotate(to: number.isMultiple(of: 2) ? .landscapeLeft : .portrait)
                    scene.turn()
                }
                exit(0)
            }
        }
        Self.check(result)
    }

    @Test(.assumed("a goal of our own"))
    func `new titles leave nothing behind`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                for isStyled in [false, true] {
                    let scene = Scene()
                    scene.nav.navigationBar.prefersLargeTitles = true
                    if isStyled {
                        let attributes: [NSAttributedString.Key: Any] = [.kern: 1.5]
                        scene.nav.navigationBar.titleTextAttributes = attributes
                        scene.nav.navigationBar.largeTitleTextAttributes = attributes
                    }
                    Self.twice(isStyled ? "styled title" : "title", 4000) { number in
                        scene.root.title = number.isMultiple(of: 2) ? "One" : "Two"
                        scene.root.navigationItem.rightBarButtonItem?.title = number.isMultiple(of: 2) ? "Edit" : "Save"
                        scene.turn()
                    }
                }
                exit(0)
            }
        }
        Self.check(result)
    }

    @Test(.assumed("a goal of our own"))
    func `tabs and segments that change leave nothing behind`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let host = HeadlessHost(device: .iPhone15)
                let tabs = UITabBarController()
                let pages = (0..<3).map { number in
                    let page = UIViewController()
                    page.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
                    return page
                }
                tabs.viewControllers = pages
                let segments = UISegmentedControl(items: ["A", "B"])
                segments.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
                pages[0].view.addSubview(segments)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
                window.rootViewController = tabs
                host.show(window)
                Self.twice("tab", 3000) { number in
                    tabs.selectedIndex = number % 3
                    pages[0].tabBarItem.badgeValue = number.isMultiple(of: 2) ? "1" : nil
                    segments.selectedSegmentIndex = number % 2
                    host.advance(by: 0)
                }
                exit(0)
            }
        }
        Self.check(result)
    }
}
