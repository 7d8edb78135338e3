import AddressBook
import Antipode
import BrowserHost
import Drawer
import Feed
import Notes
import Onion
import Pager
import PhotoWall
import Places
import Recipients
import SDLHost
import ShopFront
import SignIn
import SplitMail
import UIKit

/// Shows one of the examples in a window, or in a page: `swift run --package-path Examples Show onion --web`. `--port` and `--listen` are the page's,
/// as `allium run` has them.
@main @MainActor
struct Show {
    private static let examples: [String: () -> UIViewController] = [
        "onion": { GardenController() },
        "drawer": { TrailsApp.makeDrawer() },
        "pager": { RecipesApp.makeRoot() },
        "antipode": { AntipodeController() },
        "places": { PlacesController() },
        "mail": { MailSplitController() },
        "contacts": { UINavigationController(rootViewController: ContactListController()) },
        "shop": { UINavigationController(rootViewController: ShopController()) },
        "photos": { UINavigationController(rootViewController: WallController()) },
        "feed": { UINavigationController(rootViewController: FeedController()) },
        "note": { UINavigationController(rootViewController: NoteController()) },
        "recipients": { UINavigationController(rootViewController: RecipientsController()) },
        "signin": { UINavigationController(rootViewController: SignInController()) },
    ]

    static func main() {
        var words = Array(CommandLine.arguments.dropFirst())
        func value(_ option: String) -> String? {
            guard let place = words.firstIndex(of: option) else { return nil }
            guard place + 1 < words.count else {
                print("\(option) needs a value")
                exit(1)
            }
            defer { words.removeSubrange(place...place + 1) }
            return words[place + 1]
        }
        let (port, address) = (value("--port"), value("--listen"))
        let isPage = words.contains("--web") || port != nil || address != nil
        words.removeAll { $0 == "--web" }
        if let port, Int(port) == nil {
            print("'\(port)' is no port")
            exit(1)
        }
        let name = words.first ?? "onion"
        guard let make = examples[name] else {
            print("there is no example '\(name)'; there are: \(examples.keys.sorted().joined(separator: ", "))")
            exit(1)
        }
        exit(isPage ? PageHost.show(port: port.flatMap { Int($0) }, listen: address, make) : WindowHost.show(make))
    }
}
