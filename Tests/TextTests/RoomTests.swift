import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Text / Room for the keyboard", .serialized)
struct RoomTests {
    @Test(.documented("UIAlertController.addTextField(configurationHandler:)"))
    func `an alert's fields are edited at once, above the keyboard`() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        let alert = UIAlertController(title: "Sign in", message: "With your name", preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        var name: String?
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak alert] _ in name = alert?.textFields?.first?.text })
        root.present(alert, animated: true)
        stage.settle()
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2)
        #expect(fields[0].isFirstResponder)
        let keyboard = try #require(stage.keyboardFrame)
        let card = alert.view.convert(alert.view.bounds, to: nil)
        #expect(card.maxY < keyboard.minY)
        #expect(abs(card.midY - (59 + keyboard.minY) / 2) <= 1)
        stage.type("Ann")
        assertSnapshot(of: stage, named: "alert")
        stage.tap("OK")
        stage.settle()
        #expect(name == "Ann")
        #expect(stage.keyboardFrame == nil)
    }

    @Test(.assumed("an alert and its keyboard come together"))
    func `an alert's keyboard comes beside the alert, which appears above it`() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        var told: [String] = []
        let center = NotificationCenter.default
        let names = [UIResponder.keyboardWillShowNotification, UITextField.textDidBeginEditingNotification]
        let watches = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { told.append(name.rawValue + (alert.isBeingPresented ? " with it" : " late")) }
            }
        }
        defer { for watch in watches { center.removeObserver(watch) } }
        root.present(alert, animated: true)
        stage.advance(by: 0.1)
        #expect(told == names.reversed().map { $0.rawValue + " with it" })
        #expect(alert.textFields?[0].isFirstResponder == true)
        let keyboard = try #require(stage.keyboardFrame)
        let early = alert.view.center
        stage.settle()
        #expect(alert.view.center == early, "it doesn't move")
        #expect(alert.view.convert(alert.view.bounds, to: nil).maxY < keyboard.minY)
        stage.tap("OK")
        stage.advance(by: 0.1)
        #expect(stage.keyboardFrame == nil, "it goes with the alert")
    }

    @Test(.assumed("an alert with a field stands above the keyboard that is there"))
    func `an alert with a field makes room for a keyboard that is there already`() throws {
        let stage = Stage()
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        root.view.addSubview(field)
        stage.window.rootViewController = root
        stage.settle()
        field.becomeFirstResponder()
        stage.settle()
        let alert = UIAlertController(title: "Name", message: "What are you called?", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        stage.settle()
        let keyboard = try #require(stage.keyboardFrame)
        #expect(alert.textFields?[0].isFirstResponder == true)
        let card = alert.view.convert(alert.view.bounds, to: nil)
        #expect(abs(card.midY - (59 + keyboard.minY) / 2) <= 1)
    }

    @Test(.documented("UITableViewController: it makes room for the keyboard"))
    func `a table's controller makes room, and shows the row that is edited`() {
        final class Rows: UITableViewController {
            let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 4, width: 300, height: 36)) }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentView.addSubview(fields[indexPath.row])
                return cell
            }
        }
        let stage = Stage()
        let rows = Rows(style: .plain)
        rows.tableView.rowHeight = 44
        stage.window.rootViewController = rows
        stage.settle()
        rows.fields[14].becomeFirstResponder()
        stage.settle()
        #expect(rows.tableView.contentInset.bottom == 302)
        let field = rows.fields[14].convert(rows.fields[14].bounds, to: nil)
        #expect(field.maxY <= stage.keyboardFrame?.minY ?? 0)
        stage.dismissKeyboard()
        stage.settle()
        #expect(rows.tableView.contentInset.bottom == 0)
    }

    @Test(.assumed("a scroll view shows what is edited in it once the program has raised its inset"))
    func `a field scrolls into sight when only the inset is raised`() {
        let stage = Stage()
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = stage.window.bounds.size
        let field = UITextField(frame: CGRect(x: 20, y: 780, width: 200, height: 34))
        scroll.addSubview(field)
        stage.window.addSubview(scroll)
        let watch = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            MainActor.assumeIsolated {
                let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                scroll.contentInset.bottom = end.height
            }
        }
        defer { NotificationCenter.default.removeObserver(watch) }
        field.becomeFirstResponder()
        stage.settle()
        #expect(scroll.contentOffset.y > 0)
        #expect(field.convert(field.bounds, to: nil).maxY <= 852 - 336)
    }

    @Test(.assumed("a person pastes and selects"))
    func `stages paste, select and compose`() {
        let scene = FieldScene("one two").begun()
        scene.stage.select("two")
        #expect(scene.field.selectedText == "two")
        scene.stage.paste("2\n3")
        #expect(scene.field.text == "one 2 3")
        #expect(scene.log.take().first == "should change 4,3 '2 3'")
        scene.stage.insert("!")
        #expect(scene.field.text == "one 2 3!")
    }
}
