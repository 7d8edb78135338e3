import AppleFoundation
import TestEvidence
import Testing

@testable import RunOrders
@testable import XcodeProject

extension String {
    /// Without waiting for the disk, as Foundation does: most of the time of many small files would go there.
    func put(at path: String) {
        guard let file = fopen(path, "w") else { return }
        fwrite(Array(utf8), 1, utf8.count, file)
        fclose(file)
    }
}

/// Damaged project files, settings and scripts: nothing ends the process, goes on for ever, or is written elsewhere.
/// `Scripts/random-files` asks for many.
@Suite("Xcode projects / Random ones", .serialized, .assumed("a file never ends the process, whatever it says"))
struct RandomProjectTests {
    private static let count = ProcessInfo.processInfo.environment["ALLIUM_RANDOM_FILES"].flatMap { Int($0) } ?? 300
    private static let seed = ProcessInfo.processInfo.environment["ALLIUM_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1

    private static let settings = [
        "A = $(B) $(inherited)\nB = ${C:lower}\nC = x // words\nPRODUCT_NAME = $(TARGET_NAME:rfc1034identifier)\n",
        "#include \"B.xcconfig\"\n#include? \"A.xcconfig\"\nEXECUTABLE_NAME = $(PRODUCT_NAME)\nPRODUCT_MODULE_NAME = $(A:c99extidentifier)\n",
        "INFOPLIST_FILE = App/Info.plist\nA[sdk=iphoneos*] = 1\nA[sdk=macosx*] = 2\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG A $(B:default=x)\n",
    ]
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; rootObject = P; objects = {
        P = { isa = PBXProject; targets = ( T ); mainGroup = G; buildConfigurationList = L; developmentRegion = de; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C, R ); defaultConfigurationName = Release; };
        C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = { EXECUTABLE_NAME = "$(A)"; LIST = ( "$(inherited)", b ); }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        G = { isa = PBXGroup; children = ( X, S, F, V ); sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( E ); sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( "App/Two.swift", Deep ); };
        F = { isa = PBXFileReference; path = Main.swift; sourceTree = SOURCE_ROOT; };
        V = { isa = PBXVariantGroup; children = ( V1 ); name = M.storyboard; sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; path = Base.lproj/M.storyboard; sourceTree = "<group>"; };
        BP = { isa = PBXSourcesBuildPhase; files = ( B1 ); }; B1 = { isa = PBXBuildFile; fileRef = F; };
        RP = { isa = PBXResourcesBuildPhase; files = ( B2 ); }; B2 = { isa = PBXBuildFile; fileRef = V; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( BP, RP ); fileSystemSynchronizedGroups = ( S ); };
        }; }
        """
    private static let information =
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string><key>UIMainStoryboardFile</key><string>$(A)</string><key>L</key><array><integer>5</integer><real>1.5</real></array></dict></plist>"
    private static let words = [
        "$(A)", "$(B)$(B)$(B)", "${", "$(", ")", "#include \"A.xcconfig\"\n", "#include \"../outside.xcconfig\"\n", "../",
        "../../../X", "/", "\"", "\\",
        "= ", ";", "};", "( G )", "isa = PBXGroup;", "..", "\u{0}", "A = $(A)$(A)$(A)$(A)$(A)$(A)$(A)$(A)\n", ":lower",
        ":default=$(A)", "é", "$(inherited)",
        "EXECUTABLE_NAME = ../../E\n", "PRODUCT_MODULE_NAME = \"a\", b\n", "App/again", "path = \"..\";", "path = \"\";",
        "path = App/round;",
    ]

    private let base = FileManager.default.temporaryDirectory.path + "/random-projects-" + UUID().uuidString

    private func write(_ name: String, _ text: String) {
        let path = base + "/" + name
        try? FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        text.put(at: path)
    }

    private var listing: Set<String> {
        Set(
            (try? FileManager.default.subpathsOfDirectory(atPath: base))?.filter {
                !$0.hasPrefix("out/") && !$0.hasPrefix("in/")
            } ?? [])
    }

    @Test func `damaged projects end in a target or a sentence, and write into their own folder`()
        throws
    {
        defer { ResourceCopy.remove(base) }
        var random = Mutations(seed: Self.seed, words: Self.words)
        for name in ["Main.swift", "App/One.swift", "App/Two.swift", "App/Deep/a.txt", "Base.lproj/M.storyboard"] {
            write("in/" + name, "x")
        }
        write("outside.xcconfig", "OUTSIDE = 1")
        write("out/x", "")
        for (link, target) in [("in/App/round", "."), ("in/App/again", "."), ("in/App/away", "/"), ("in/App/up", "..")] {
            symlink(target, base + "/" + link)
        }
        let before = listing
        var whole = 0
        var slowest = 0.0
        for number in 0..<Self.count {
            let project = random.next(2) == 0 ? Self.project : random.damage(Self.project)
            write("in/D.xcodeproj/project.pbxproj", project)
            write("in/A.xcconfig", random.damage(random.pick(Self.settings)))
            write("in/B.xcconfig", random.damage(random.pick(Self.settings)))
            write("in/App/Info.plist", random.damage(Self.information))
            let start = Date()
            if let target = try? XcodeProject(at: base + "/in").application(named: nil) {
                let settings = target.settings(configuration: "Debug")
                let names = settings.names.map { settings[$0] ?? "" }
                #expect(names.allSatisfy { $0.utf8.count < 4 << 20 })
                _ = target.sources
                _ = target.information(settings, folder: base + "/in")
                #expect(RegularFile.isPlainName(settings.executableName), "seed \(Self.seed), input \(number)")
                #expect(
                    settings.moduleName.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" },
                    "seed \(Self.seed), input \(number)")
                let place = BuildPlace(
                    project: base + "/in", target: target.name, configuration: "Debug", chosen: base + "/out")
                #expect(place.folder.hasPrefix(base + "/out/") && !place.folder.contains(".."))
                // As the tool puts resources into a bundle.
                if number % 20 == 0 {
                    var copy = ResourceCopy(project: base + "/in")
                    for resource in target.resources {
                        let file = (resource.path as NSString).lastPathComponent
                        guard RegularFile.isPlainName(file), resource.path.hasPrefix(base + "/in/"),
                            !resource.path.contains("..")
                        else { continue }
                        copy.copy(resource.path, to: base + "/out/" + file)
                    }
                }
                whole += 1
            }
            let seconds = Date().timeIntervalSince(start)
            slowest = max(slowest, seconds)
            #expect(seconds < 5, "seed \(Self.seed), input \(number) takes \(seconds) s")
        }
        #expect(listing == before)
        #expect(whole > Self.count / 3)
        if Self.count > 1000 { print("\(Self.count) projects, \(whole) with a target, the slowest \(slowest) s") }
    }

    @Test func `damaged steps end in a step or a sentence`() {
        let steps = [
            "tap \"Sign In\"", "tap 100 200", "doubletap 'a b'", "longpress “x”", "swipe 10 10 200 10 0.5", "drag \"Knob\" 3 4",
            "pinch 100 100 2 0.3",
            "wait 0.5", "type \"Ann\"", "rotate landscapeLeft", "snapshot a.png", "print", "outlets", "# words",
        ]
        var random = Mutations(
            seed: Self.seed,
            words: ["\"", "“", "”", "'", "\\", "nan", "-1", " ", "1e300", "tap", "«", "\n", "0x10", "inf", "∞"])
        var understood = 0
        for number in 0..<Self.count {
            let line = random.damage(random.pick(steps))
            guard let step = try? ScriptStep(line, number: number) else { continue }
            understood += 1
            switch step.action {
            case .wait(let seconds): #expect((0...86_400).contains(seconds), "\(line)")
            case .drag(_, _, let seconds), .pinch(_, _, let seconds): #expect((0...60).contains(seconds), "\(line)")
            case .tap(.point(let x, let y)), .longPress(.point(let x, let y)), .doubleTap(.point(let x, let y)):
                #expect(abs(x) <= 100_000 && abs(y) <= 100_000, "\(line)")
            default: break
            }
        }
        #expect(understood > Self.count / 20)
        if Self.count > 1000 { print("\(Self.count) steps, \(understood) understood") }
    }
}
