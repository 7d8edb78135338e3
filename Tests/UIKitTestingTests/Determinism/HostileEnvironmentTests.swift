import AppleFoundation
import TestEvidence
import Testing

@Suite("Determinism / Environments", .ours)
struct HostileEnvironmentTests {
    @Test func `language, time zone, home and fontconfig change no byte`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fonts = folder.appendingPathComponent("fonts.conf")
        try Self.oddFonts.write(to: fonts, atomically: true, encoding: .utf8)

        let plain = try OneScreenProgram.run(environment: [:])
        #expect(plain.frames.count == 4)
        #expect(Set(plain.frames).count == 4, "the animation moves in every frame")
        let hostile = [
            [
                "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nowhere",
                "FONTCONFIG_FILE": fonts.path,
            ],
            [
                "LANG": "ar_EG.UTF-8", "LC_ALL": "C", "TZ": "Pacific/Apia", "HOME": folder.path, "FONTCONFIG_PATH": "/nowhere",
                "XDG_CONFIG_HOME": folder.path, "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "DISPLAY": ":99",
            ],
        ]
        for environment in hostile {
            let other = try OneScreenProgram.run(environment: environment)
            #expect(other.frames == plain.frames, "with \(environment)")
        }
    }

    @Test func `two runs give the same bytes`() throws {
        #expect(try OneScreenProgram.run(environment: [:]).frames == OneScreenProgram.run(environment: [:]).frames)
    }

    @Test func `no display library is loaded`() throws {
        let libraries = try OneScreenProgram.run(environment: [:]).libraries
        #expect(libraries.contains { $0.hasPrefix("libc.so") })
        let unwanted = ["SDL", "X11", "xcb", "Xext", "Xrender", "wayland", "libGL", "libEGL", "GLES", "libdrm", "gtk", "gdk"]
        for library in libraries {
            #expect(!unwanted.contains(where: library.contains), "\(library) is loaded")
        }
    }

    @Test func `a screen without pictures loads no picture codec, and no test framework`() throws {
        let libraries = try OneScreenProgram.run(environment: [:]).libraries
        for name in ["turbojpeg", "webp", "libgif", "XCTest", "libTesting"] {
            #expect(!libraries.contains { $0.contains(name) }, "\(name) is loaded")
        }
    }

    @Test(.assumed("one clock: Documentation/Decisions/0011"))
    func `a thread that slept before there was a screen sleeps on in held time`() throws {
        let lines = try OneScreenProgram.run(environment: [:]).sleeper
        #expect(lines == ["sleeper asleep after 59.3 seconds", "sleeper awake after 60.3 seconds"])
    }

    /// Every family becomes one that is nothing like it, embolden and hinted.
    private static let oddFonts = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <match target="pattern"><edit name="family" mode="assign"><string>Noto Color Emoji</string></edit></match>
          <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
          <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>
          <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
        </fontconfig>
        """
}

/// The program beside the test bundle that draws one screen and prints fingerprints.
enum OneScreenProgram {
    struct Output {
        var frames: [String]
        var libraries: [String]
        var sleeper: [String]
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func run(environment: [String: String]) throws -> Output {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("OneScreen")
        let process = Process()
        process.executableURL = program
        var variables = environment
        // The toolchain's own libraries are found through these, and sanitizers are told through them what to leave alone.
        for name in ["PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"] where variables[name] == nil {
            variables[name] = ProcessInfo.processInfo.environment[name]
        }
        process.environment = variables
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(program.path) ended with \(process.terminationStatus): \(text)")
        }
        let lines = text.split(separator: "\n").map(String.init)
        return Output(
            frames: lines.filter { $0.hasPrefix("at ") },
            libraries: lines.filter { $0.hasPrefix("loaded ") }.map { String($0.dropFirst(7)) },
            sleeper: lines.filter { $0.hasPrefix("sleeper ") })
    }
}
