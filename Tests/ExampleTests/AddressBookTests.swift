import AddressBook
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The address book with its samples, in a navigation controller.
@MainActor final class AddressBookScene: ExampleScene {
    let list = ContactListController()
    let navigation: UINavigationController

    init(on device: SimulatedDevice = .iPhone15) {
        navigation = UINavigationController(rootViewController: list)
        super.init(navigation, on: device)
    }

    var names: [String] {
        list.tableView.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }
}

@MainActor @Suite("Examples / Address book", .assumed("what a person expects of such an app on iOS"), .serialized)
struct AddressBookTests {
    @Test func `contacts stand under their letters, and a tap leads to one`() {
        let scene = AddressBookScene()
        #expect(scene.names.prefix(3) == ["Ada Lovelace", "Alan Turing", "Barbara Liskov"])
        #expect(scene.list.tableView.headerView(forSection: 0)?.textLabel?.text == "A")
        scene.stage.tapRow("Vint Cerf", in: scene.list.tableView)
        #expect((scene.navigation.topViewController as? ContactController)?.contact.city == "New Haven")
        #expect(scene.stage.view(showing: "New Haven") != nil)
    }

    @Test func `the index leads to a letter`() {
        let scene = AddressBookScene()
        let table = scene.list.tableView!
        #expect(scene.stage.view(showing: "V") != nil)
        let place = table.convert(CGPoint(x: table.bounds.maxX - 8, y: table.bounds.midY), to: nil)
        scene.stage.tap(at: place)
        scene.stage.settle()
        #expect(table.contentOffset.y > 0)
    }

    @Test func `a swipe to the right marks a favourite, and its row alone is filled anew`() {
        let scene = AddressBookScene()
        let table = scene.list.tableView!
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        scene.stage.swipeRow("Alan Turing", in: table, .right, pressing: "Favorite")
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.image == UIImage(systemName: "star.fill"))
    }

    @Test func `a search finds names and cities, and all come back at its end`() {
        let scene = AddressBookScene()
        scene.stage.usesHardwareKeyboard = true
        let table = scene.list.tableView!
        scene.stage.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 330))
        scene.stage.settle()
        scene.stage.tap(scene.list.navigationItem.searchController!.searchBar.searchTextField)
        scene.stage.settle()
        scene.stage.type("new")
        scene.stage.settle()
        #expect(scene.names == ["Frances Allen", "Grace Hopper", "Vint Cerf"])
        scene.stage.tapRow("Grace Hopper", in: table)
        #expect((scene.navigation.topViewController as? ContactController)?.contact.city == "New York")
        scene.navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(scene.names.count == 3)
        scene.stage.tap("Cancel")
        scene.stage.settle()
        #expect(scene.names.prefix(3) == ["Ada Lovelace", "Alan Turing", "Barbara Liskov"])
    }

    @Test func `a deleted contact goes, and its letter with the last one`() {
        let scene = AddressBookScene()
        let table = scene.list.tableView!
        scene.stage.swipeRow("Barbara Liskov", in: table, pressing: "Delete")
        #expect(!scene.names.contains("Barbara Liskov") && table.headerView(forSection: 1)?.textLabel?.text == "C")
    }
}
