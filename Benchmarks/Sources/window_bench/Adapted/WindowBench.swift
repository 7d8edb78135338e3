// swift-format-ignore-file
import BrowserHost
import SDLHost
import UIKit

/// The scenes that `Benchmarks/window.py` measures beside those of other toolkits, in a window or with the word `page` in a page:
/// `moving` (three animations without an end), `list` (a list that scrolls by itself), `rest` (nothing moves) and `press` (the screen's colour changes where it is touched).
@main @MainActor struct WindowBench {
    static func main() {
        let words = CommandLine.arguments
        let scene = words.dropFirst().first ?? "moving"
        func make() -> UIViewController {
            scene == "list" ? ListScene() : scene == "press" ? PressScene() : MovingScene(isMoving: scene == "moving")
        }
        let seconds = words.dropFirst(2).compactMap(Double.init).first ?? 8
        let isPage = words.contains("page")
        let root: () -> UIViewController = {
            let controller = make()
            if !isPage { Meter.shared.begin(after: 2, for: seconds) }
            return controller
        }
        exit(isPage ? PageHost.show(root) : WindowHost.show(root))
    }
}

/// Counts frames and processor time, and ends the program.
@preconcurrency @MainActor final class Meter: NSObject {
    static let shared = Meter()
    private var frames = 0
    private var start = (time: 0.0, used: 0.0)

    func begin(after pause: Double, for seconds: Double) {
        Timer.scheduledTimer(withTimeInterval: pause, repeats: false) { _ in
            MainActor.assumeIsolated {
                (self.frames, self.start) = (0, (ProcessInfo.processInfo.systemUptime, Self.used))
            }
        }
        Timer.scheduledTimer(withTimeInterval: pause + seconds, repeats: false) { _ in
            MainActor.assumeIsolated {
                let time = ProcessInfo.processInfo.systemUptime - self.start.time
                print("wall=\(time) cpu=\(Self.used - self.start.used) frames=\(self.frames)")
                exit(0)
            }
        }
    }

    /// A display link beside the scene's own animations.
    func count() { frames += 1 }

    private static var used: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(0), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Meter.self }, "window_bench.Meter") { r in _ = r } } } }

/// One goes to and fro, one turns, one comes down and fades.
final class MovingScene: UIViewController {
    private let isMoving: Bool
    private var link: CADisplayLink?

    init(isMoving: Bool) {
        self.isMoving = isMoving
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let boxes = (0..<3).map { index in
            let box = UIView(frame: CGRect(x: index == 1 ? 136 : 20, y: 60 + index * 260, width: 120, height: 120))
            box.backgroundColor = [UIColor.red, .purple, .blue][index]
            box.layer.cornerRadius = 20
            view.addSubview(box)
            return box
        }
        guard isMoving else { return }
        link = CADisplayLink(target: self, selector: Selector("tick"))
        link?.add(to: .main, forMode: .common)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { boxes[0].frame.origin.x = 253 }
        UIView.animate(withDuration: 1.3, delay: 0, options: [.repeat, .autoreverse]) {
            boxes[2].frame.origin.y += 120; boxes[2].alpha = 0.2
        }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, CGFloat.pi * 2, 2, .infinity)
        boxes[1].layer.add(turn, forKey: "turn")
    }

          private func tick() { Meter.shared.count() }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MovingScene.self); switch i { case 0: return _objcRet(o.tick()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MovingScene.self }, "window_bench.MovingScene") { r in r.c("-tick", call) } } } }

/// All of it has another colour when a finger comes down.
final class PressScene: UIViewController {
    private var isDark = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isDark.toggle()
        view.backgroundColor = isDark ? .darkGray : .white
    }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PressScene.self }, "window_bench.PressScene") { r in _ = r } } } }

/// Rows with a round picture, a title and two lines of text, at 800 points a second.
final class ListScene: UITableViewController {
    private var link: CADisplayLink?
    private var way: CGFloat = 1
    private var last: CFTimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 84
        tableView.register(RichCell.self, forCellReuseIdentifier: "rich")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        link = CADisplayLink(target: self, selector: Selector("tick:"))
        link?.add(to: .main, forMode: .common)
    }

          private func tick(_ link: CADisplayLink) {
        if last > 0 {
            var offset = tableView.contentOffset
            offset.y += CGFloat(link.timestamp - last) * 800 * way
            if offset.y > 20_000 || offset.y < 0 { way = -way }
            tableView.setContentOffset(offset, animated: false)
        }
        last = link.timestamp
        Meter.shared.count()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "rich", for: indexPath)
        (cell as? RichCell)?.show(indexPath.row)
        return cell
    }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ListScene.self); switch i { case 0: return _objcRet(o.tick(_objcArg(a, 0, (CADisplayLink).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ListScene.self }, "window_bench.ListScene") { r in r.c("-tick:", call) } } } }

private final class RichCell: UITableViewCell {
    private let portrait = UILabel(frame: CGRect(x: 16, y: 18, width: 48, height: 48))
    private let title = UILabel(frame: CGRect(x: 80, y: 10, width: 297, height: 22))
    private let detail = UILabel(frame: CGRect(x: 80, y: 33, width: 297, height: 40))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.layer.cornerRadius = 24
        portrait.clipsToBounds = true
        portrait.textAlignment = .center
        portrait.textColor = .white
        portrait.font = .systemFont(ofSize: 20, weight: .semibold)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        detail.font = .systemFont(ofSize: 14)
        detail.textColor = .gray
        detail.numberOfLines = 2
        for part in [portrait, title, detail] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ row: Int) {
        portrait.text = String(UnicodeScalar(UInt8(65 + row % 26)))
        portrait.backgroundColor = UIColor(hue: CGFloat(row * 37 % 100) / 100, saturation: 0.6, brightness: 0.8, alpha: 1)
        title.text = "Contact number \(row)"
        detail.text = "Said something about row \(row) that is long enough to need a second line in here"
    }
private enum __ObjC5 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RichCell.self }, "window_bench.RichCell") { r in _ = r } } } }
