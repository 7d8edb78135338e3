import HeadlessHost
import UIKit

/// Draws a screen with a bit of everything at four moments of an animation and prints each frame's fingerprint, then the libraries
/// that are loaded. Tests run it with all sorts of environments; the output must not care. A thread sleeps since before there was a
/// screen, for less time than passes in the end.
@main @MainActor
struct OneScreen {
    static func main() throws {
        let sleeper = EarlySleeper(time: 60)
        let host = HeadlessHost(device: .iPhone15.scaled(2))
        let screen = Screen()
        host.show(screen)
        print("at 0.0 \(host.fingerprint)")
        screen.start()
        for tenth in 1...3 {
            host.advance(by: 0.1)
            print("at 0.\(tenth) \(host.fingerprint)")
        }
        if let path = CommandLine.arguments.dropFirst().first { try host.writePNG(to: URL(fileURLWithPath: path)) }
        host.advance(by: 59)
        print("sleeper \(sleeper.isAwake ? "awake" : "asleep") after 59.3 seconds")
        host.advance(by: 1)
        print("sleeper \(sleeper.isAwake ? "awake" : "asleep") after 60.3 seconds")
        for library in loadedLibraries() { print("loaded \(library)") }
    }

    /// Line by line, because files under /proc have no size that could be read at once.
    private static func loadedLibraries() -> [String] {
        guard let maps = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(maps) }
        var names: Set<String> = []
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, maps) > 0 {
            guard let path = String(cString: line!).split(whereSeparator: { $0 == " " || $0 == "\n" }).last else { continue }
            let name = String(path.split(separator: "/").last ?? path)
            if name.contains(".so") { names.insert(name) }
        }
        return names.sorted()
    }
}

/// A thread that is asleep when this is made, whatever the clocks show then.
private final class EarlySleeper: @unchecked Sendable {
    private let lock = NSLock()
    private var hasWoken = false

    init(time: TimeInterval) {
        let begun = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            begun.signal()
            Thread.sleep(forTimeInterval: time)
            lock.withLock { hasWoken = true }
        }
        begun.wait()
        Thread.sleep(forTimeInterval: 0.05)
    }

    var isAwake: Bool {
        // The moment that a thread takes from being woken to its next line.
        for _ in 0..<200 where !lock.withLock({ hasWoken }) { usleep(100) }
        return lock.withLock { hasWoken }
    }
}

private final class Screen: UIView {
    private let card = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        card.frame = CGRect(x: 40, y: 120, width: 200, height: 120)
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 20
        card.layer.shadowOpacity = 0.4
        card.layer.shadowRadius = 10
        card.layer.shadowOffset = CGSize(width: 0, height: 6)
        addSubview(card)
        addLabels()
        addShapes()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    private func addLabels() {
        let texts = ["Plain text, 1,234.5", "İstanbul ıI straße", "שלום עולם", "مرحبا بالعالم", "สวัสดีชาวโลก", "日本語 中文", "👋🏽 🇫🇷"]
        for (index, text) in texts.enumerated() {
            let label = UILabel(frame: CGRect(x: 24, y: 300 + index * 40, width: 340, height: 32))
            label.text = text
            label.font = .systemFont(ofSize: 20, weight: index % 2 == 0 ? .regular : .semibold)
            addSubview(label)
        }
    }

    private func addShapes() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 24, y: 600, width: 150, height: 80)
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
        layer.addSublayer(gradient)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 80)).cgPath
        shape.fillColor = UIColor.systemGreen.cgColor
        shape.strokeColor = UIColor.label.cgColor
        shape.lineWidth = 3
        shape.frame = CGRect(x: 200, y: 600, width: 100, height: 80)
        layer.addSublayer(shape)
    }

    func start() {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { [card] in
            card.transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 60, y: 10)
            card.alpha = 0.7
        }
    }
}
