import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Previews", .assumed("previews are shown beside the text, and no program has them"))
struct PreviewsTests {
    private let text = """
        import UIKit
        class Screen: UIViewController {
            @objc func tap() {}
        }
        #Preview { Screen() }
        @available(iOS 17, *)
        #Preview("Large", traits: .landscapeLeft) {
            let screen = Screen()
            screen.view.backgroundColor = .red
            return screen
        }
        #if DEBUG
        #Preview("Debug") {
            UINavigationController(rootViewController: Screen())
        }
        #endif
        let last = #line
        """

    @Test(arguments: [false, true]) func `previews are left out, and every line stays where it is`(isWhole: Bool) {
        var configuration = AdapterConfiguration(conditions: ["DEBUG"])
        configuration.parsesWholeFiles = isWhole
        let file = adapt(text, configuration: configuration)
        #expect(!file.text.contains("Preview"))
        #expect(!file.text.contains("backgroundColor"))
        #expect(!file.text.contains("@available"))
        #expect(!file.text.contains("UINavigationController"))
        #expect(file.code.count >= 17 && file.code[16] == "let last = #line")
        #expect(file.refusedEdits == 0)
    }
}
