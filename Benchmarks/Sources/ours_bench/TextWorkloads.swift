import Foundation
import HeadlessHost
import UIKit

/// Text that is typed: keys into documents of any length, documents opened, fields.
@MainActor
enum TextWorkloads {
    /// Line `i` has `(i * 7) % 23 + 3` words; the peers' and ours are the same.
    private static func document(lines: Int = 0, bytes: Int = 0) -> String {
        var text = ""
        var line = 0
        while line < lines || text.utf8.count < bytes {
            if line > 0 { text += "\n" }
            text += "Line \(line)"
            text += String(repeating: " lorem", count: (line * 7) % 23 + 2)
            line += 1
        }
        return text
    }

    private static func textView() -> UITextView {
        let view = UITextView(frame: CGRect(origin: .zero, size: Workloads.frameSize))
        view.font = Workloads.peerFont()
        view.textContainerInset = .zero
        view.autocapitalizationType = .none
        return view
    }

    private static func screen() -> HeadlessHost {
        let host = Workloads.plainScreen()
        host.usesHardwareKeyboard = true
        host.show(UIView())
        host.drawFrame(whole: true)
        return host
    }

    /// Keys into the middle of a document, each with its layout and its frame: what changed alone, then whole frames.
    static func type(lines: Int, keys: Int, picture: String?) throws {
        let host = screen()
        let view = textView()
        view.text = document(lines: lines)
        host.show(view)
        view.becomeFirstResponder()
        var place = 0
        if lines > 1 {
            let text = view.text ?? ""
            place = (text as NSString).range(of: "Line \(lines / 2) ").location + 5
        }
        view.selectedRange = NSRange(location: place, length: 0)
        for _ in 0..<5 { host.drawFrame(whole: true) }
        for whole in [false, true] {
            let count = whole ? keys / 10 : keys
            let measurement = Measurement()
            for index in 0..<count {
                host.type(index % 8 == 7 ? " " : "a")
                host.drawFrame(whole: whole)
            }
            measurement.end(
                whole ? "text.type_whole" : "text.type", lines, operations: count, check: Double(view.selectedRange.location))
        }
        if view.selectedRange.location != place + keys + keys / 10 { exit(3) }
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// A document in memory to its first frame.
    static func open(megabytes: Int, picture: String?) throws {
        let host = screen()
        let text = document(bytes: megabytes * 1_000_000)
        let measurement = Measurement()
        let view = textView()
        view.text = text
        host.show(view)
        host.drawFrame(whole: true)
        measurement.end("text.open", megabytes, operations: 1, check: Double(view.contentSize.height))
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// A document that is one line without an end: its first frame, and keys into its middle, each with its layout and its frame.
    static func line(megabytes: Int, keys: Int) {
        let host = screen()
        let words = "lorem ipsum dolor sit amet "
        let text = String(repeating: words, count: megabytes * 1_000_000 / words.utf8.count)
        var measurement = Measurement()
        let view = textView()
        view.text = text
        host.show(view)
        host.drawFrame(whole: true)
        measurement.end("text.line.open", megabytes, operations: 1, check: Double(view.contentSize.height))
        measurement = Measurement()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
        host.drawFrame()
        measurement.end("text.line.middle", megabytes, operations: 1, check: Double(view.contentOffset.y))
        measurement = Measurement()
        for _ in 0..<keys {
            host.type("a")
            host.drawFrame()
        }
        measurement.end("text.line.key", megabytes, operations: keys, check: Double(view.selectedRange.location))
    }

    private static func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 400, height: 34))
        field.borderStyle = .roundedRect
        field.font = Workloads.peerFont()
        field.autocapitalizationType = .none
        field.text = text
        return field
    }

    static func field(repetitions: Int, picture: String?) throws {
        let host = screen()
        let page = UIView()
        page.backgroundColor = .white
        host.show(page)
        host.drawFrame(whole: true)
        var measurement = Measurement()
        for index in 0..<repetitions {
            let field = field("Ada Lovelace \(index)")
            page.addSubview(field)
            host.drawFrame()
            field.removeFromSuperview()
        }
        measurement.end("text.field.first", 1, operations: repetitions)
        let field = field("")
        page.addSubview(field)
        field.becomeFirstResponder()
        host.drawFrame()
        measurement = Measurement()
        for index in 0..<repetitions * 10 {
            if index % 40 == 0 { field.text = "" }
            host.type("a")
            host.drawFrame()
        }
        measurement.end("text.field.key", 1, operations: repetitions * 10, check: Double(field.text?.count ?? 0))
        if field.text?.count != 40 { exit(3) }
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }
}
