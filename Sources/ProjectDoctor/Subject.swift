/// What is compiled as one: a target of a project or of a package, or the Swift files of a folder.
package struct Subject: Sendable {
    package enum Kind: String, Sendable {
        case application, framework, tests
        case package = "package target"
        case folder
    }

    package let name: String
    package let module: String
    package let kind: Kind
    /// Of tests: the application in which they run.
    package var host: String?
    /// Swift files that are there.
    package var sources: [String] = []
    /// Storyboards and xibs.
    package var interfaceFiles: [String] = []
    /// Files that the project names and the checkout lacks.
    package var absent: [String] = []
    /// Sources that aren't Swift.
    package var foreign: [String] = []
    /// Objective-C headers that a bridging header names.
    package var headers: [String] = []
    /// Data models and the like, from which Xcode makes classes.
    package var models: [String] = []
    /// Modules of the project that it needs, as far as the project says so.
    package var needs: [String] = []
    package var flags: Set<String> = ["DEBUG"]
    package var swiftVersion: String?
    /// No Xcode of the last ten years has opened it: what it doesn't say was so then.
    package var isOfOldXcode = false
    /// It belongs to somebody else: a pod, a package that was fetched.
    package var isForeign = false

    package init(name: String, module: String, kind: Kind) {
        self.name = name
        self.module = module
        self.kind = kind
    }
}

/// A target that isn't looked at, and why.
package struct LeftOut: Sendable {
    package let name: String
    package let reason: String
}

/// Who would bring a module that isn't here.
package struct Supplier: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case remotePackage = "a package that has to be fetched"
        case pod = "a pod that isn't there"
        case carthage = "Carthage's, and not there"
        case binary = "a binary framework"
        case objectiveC = "written in Objective-C"
    }

    package let kind: Kind
    package let place: String

    package init(_ kind: Kind, _ place: String) {
        self.kind = kind
        self.place = place
    }
}

/// A project as far as it can be told without building it.
package struct ProjectReading: Sendable {
    package enum Kind: String, Sendable {
        case project, package, folder
    }

    package var kind: Kind
    /// The project's file, or the folder.
    package var path: String
    package var root: String
    package var subjects: [Subject] = []
    package var leftOut: [LeftOut] = []
    /// By modules' names.
    package var suppliers: [String: Supplier] = [:]
    /// Pods, packages and the like of which nobody says which modules they have.
    package var isIncomplete: Supplier.Kind?
    /// Other projects below the folder.
    package var others: [String] = []

    package init(kind: Kind, path: String, root: String) {
        self.kind = kind
        self.path = path
        self.root = root
    }
}
