import AppleFoundation
import RunOrders
import XcodeProject

/// `allium new`: an application or a package with tests, to begin with.
enum NewCommand {
    static let usage = """
        new <Name> [<folder>]      an Xcode project of an app with one screen and its tests; the folder is called like it unless given
          --package             a Swift package with a screen and its tests instead, for iOS
        """

    static func run(_ arguments: [String]) -> Int32 {
        do {
            if arguments.contains("--help") || arguments.contains("-h") {
                print("usage: allium \(usage)")
                return 0
            }
            let isPackage = arguments.contains("--package")
            let arguments = arguments.filter { $0 != "--package" }
            if let option = arguments.first(where: { $0.hasPrefix("-") }) {
                throw RunCommand.Problem("there is no option \(option) for new")
            }
            guard let name = arguments.first, arguments.count <= 2 else {
                throw RunCommand.Problem("name the app, and the folder if it shall be called otherwise: allium new Counter")
            }
            let folder = ProjectPlace.whole(arguments.count > 1 ? arguments[1] : name)
            try NewProject(name: name, isPackage: isPackage).write(to: folder)
            let place = arguments.count > 1 ? arguments[1] : name
            let kind = isPackage ? "a Swift package" : "an app"
            print("\(place) is \(kind) with one screen and its tests. Next:\n  allium test \(place)")
            if !isPackage { print("  allium run \(place) --snapshot first.png") }
            return 0
        } catch {
            BuildWatch.say(RunCommand.words(error))
            return 2
        }
    }
}
