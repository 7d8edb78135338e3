import UIKit

/// One file to write in.
final class PageViewController: UIViewController, UITextViewDelegate {
    private let file = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PEN_FILE"] ?? "")
    private let text = UITextView()

    override func loadView() { view = text }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = file.lastPathComponent
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
        text.delegate = self
        text.autocorrectionType = .no
        text.smartQuotesType = .no
        text.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        text.text = try? String(contentsOf: file, encoding: .utf8)
        color()
        textViewDidChange(text)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        text.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) {
        navigationItem.rightBarButtonItem?.isEnabled = (try? String(contentsOf: file, encoding: .utf8)) != text.text
        color()
    }

    @objc private func save() {
        try? text.text.write(to: file, atomically: true, encoding: .utf8)
        textViewDidChange(text)
    }

    /// Words of the language, texts and numbers in colours of their own.
    private func color() {
        let storage = text.textStorage, whole = NSRange(location: 0, length: storage.length)
        storage.beginEditing()
        storage.setAttributes(
            [.font: UIFont.monospacedSystemFont(ofSize: 11.5, weight: .regular), .foregroundColor: UIColor.label], range: whole)
        let patterns: [(String, UIColor)] = [
            ("\\b(import|final|class|override|func|super|let|self|true|false)\\b", .systemPink),
            ("\\b(UI[A-Za-z]+|NS[A-Za-z]+|OnionView)\\b", .systemIndigo), ("\\b[0-9.]+\\b", .systemBlue), ("\"[^\"\n]*\"", .systemRed),
        ]
        for (pattern, color) in patterns {
            guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
            for match in expression.matches(in: storage.string, range: whole) {
                storage.addAttribute(.foregroundColor, value: color, range: match.range)
            }
        }
        storage.endEditing()
    }
}
