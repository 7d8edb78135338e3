import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Xcode projects / Places", .assumed("a sentence that names the path and what to do"))
struct ProjectPlaceTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/place-" + UUID().uuidString
        for name in ["Parent/App/App.xcodeproj", "Parent/App/Sources/Deep", "Parent/Other/Other.xcodeproj", "Empty", "Package"]
        {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try Data().write(to: URL(fileURLWithPath: folder + "/Package/Package.swift"))
        try Data().write(to: URL(fileURLWithPath: folder + "/file.txt"))
    }

    private func words(_ path: String) -> String {
        do {
            return "\(try ProjectPlace.find(path))"
        } catch {
            return "\(error)"
        }
    }

    @Test func `folders, projects and packages are told apart, with or without a slash`() throws {
        let project = ProjectPlace.project(folder + "/Parent/App/App.xcodeproj")
        #expect(try ProjectPlace.find(folder + "/Parent/App") == project)
        #expect(try ProjectPlace.find(folder + "/Parent/App/App.xcodeproj/") == project)
        #expect(try ProjectPlace.find(folder + "/Parent/./Other/../App/") == project)
        #expect(try ProjectPlace.find(folder + "/Package") == .package(folder + "/Package"))
        #expect(ProjectPlace.whole("/a//b/./../c/") == "/a/c" && ProjectPlace.whole("/..") == "/")
    }

    @Test func `a spec of XcodeGen is found from above and from below`() throws {
        try FileManager.default.createDirectory(atPath: folder + "/Specs/App/Sources", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/Specs/App/project.yml"))
        #expect(ProjectPlace.below(folder + "/Specs") == [folder + "/Specs/App"])
        #expect(words(folder + "/Specs/App/Sources").hasSuffix("there is one above it:\n  allium run \(folder)/Specs/App"))
    }

    @Test func `a wrong place is named with what to do`() {
        #expect(words(folder + "/Nothing") == "there is no folder \(folder)/Nothing")
        #expect(words(folder + "/file.txt").hasPrefix("\(folder)/file.txt is a file; name the folder"))
        #expect(words(folder + "/Empty").hasPrefix("the folder \(folder)/Empty is empty"))
        let parent = words(folder + "/Parent")
        #expect(
            parent.contains(
                "there are 2 below it, name one:\n  allium run \(folder)/Parent/App\n  allium run \(folder)/Parent/Other"))
        let below = words(folder + "/Parent/App/Sources/Deep")
        #expect(below.hasSuffix("there is one above it:\n  allium run \(folder)/Parent/App"))
    }

    @Test(.enabled(if: getuid() != 0)) func `an unreadable folder is said to be so`() {
        chmod(folder + "/Empty", 0)
        #expect(words(folder + "/Empty").hasPrefix("the folder \(folder)/Empty can't be read: Permission denied"))
    }

    @Test func `builds go to the user's cache, each project and configuration to a folder of its own`() {
        func place(
            _ project: String, _ configuration: String = "Debug", _ environment: [String: String] = ["HOME": "/people/me"]
        )
            -> String
        {
            BuildPlace(project: project, target: "My App", configuration: configuration, environment: environment).folder
        }
        let first = place("/a/App.xcodeproj")
        #expect(first.hasPrefix("/people/me/.cache/allium/run/App-") && first.hasSuffix("/My_App-Debug"))
        #expect(place("/a/App.xcodeproj") == first && place("/b/App.xcodeproj") != first)
        #expect(place("/a/App.xcodeproj", "Release").hasSuffix("/My_App-Release"))
        #expect(place("/a/App.xcodeproj", "Debug", ["HOME": "/h", "XDG_CACHE_HOME": "/x/c/"]).hasPrefix("/x/c/allium/run/"))
        #expect(place("/a/App.xcodeproj", "../..", ["XDG_CACHE_HOME": "relative"]).hasSuffix("/My_App-_____"))
        #expect(BuildPlace.cache([:]).hasPrefix("/"))
        let chosen = BuildPlace(
            project: "/a/A.xcodeproj", target: "T", configuration: "Debug", chosen: "/build/", environment: [:])
        #expect(chosen.folder == "/build/T-Debug")
    }

    @Test func `a program's folder stays while it runs, and goes when it doesn't`() throws {
        let place = BuildPlace(project: "/a/A.xcodeproj", target: "T", configuration: "Debug", chosen: folder, environment: [:])
        try place.make()
        var first: (folder: String, lock: BuildPlace.Lock?)? = try place.freshProgramFolder(isKept: false)
        let second = try place.freshProgramFolder(isKept: false)
        #expect(first?.folder != second.folder)
        let path = try #require(first?.folder)
        #expect(FileManager.default.fileExists(atPath: path))
        first?.lock?.unlock()
        first = nil
        let kept = try place.freshProgramFolder(isKept: true)
        #expect(!FileManager.default.fileExists(atPath: path) && FileManager.default.fileExists(atPath: second.folder))
        #expect(kept.folder.hasSuffix("/Apps/kept"))
    }
}
