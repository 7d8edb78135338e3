import AppleFoundation

/// Where an application is built: in the user's cache, a folder for each project, target and configuration. The checkout stays as it is.
package struct BuildPlace {
    package let folder: String

    /// `chosen` is a folder that the user names instead of the cache.
    package init(
        project: String, target: String, configuration: String, chosen: String? = nil, purpose: String = "run",
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let own = BuildSettings.identifier(target) + "-" + BuildSettings.identifier(configuration)
        if let chosen {
            folder = ProjectPlace.whole(chosen) + "/" + own + (purpose == "run" ? "" : "-" + purpose)
        } else {
            let place = RegularFile.resolved(project) ?? project
            let name = BuildSettings.identifier(((place as NSString).lastPathComponent as NSString).deletingPathExtension)
            folder = Self.cache(environment) + "/allium/\(purpose)/\(name.prefix(40))-\(Self.mark(place))/" + own
        }
    }

    /// `XDG_CACHE_HOME`, or `.cache` in the home folder, wherever that is said.
    package static func cache(_ environment: [String: String]) -> String {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return ProjectPlace.whole(folder) }
        if let home = environment["HOME"], home.hasPrefix("/") { return ProjectPlace.whole(home) + "/.cache" }
        if let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir, home.pointee == 0x2F {
            return ProjectPlace.whole(String(cString: home)) + "/.cache"
        }
        return ProjectPlace.whole(NSTemporaryDirectory()) + "/allium-\(getuid())"
    }

    /// Equal for equal paths, on every run.
    private static func mark(_ path: String) -> String {
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return String(hash, radix: 36)
    }

    /// Makes the folder, with a sentence where that can't be done.
    package func make() throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw XcodeProject.Problem(
                description: "the build's folder \(folder) can't be made; --build-folder names another place")
        }
        guard access(folder, W_OK) == 0 else {
            throw XcodeProject.Problem(
                description: "the build's folder \(folder) can't be written; --build-folder names another place")
        }
        try Self.checkTemporaryFolder(NSTemporaryDirectory())
    }

    /// The compiler needs one, and says less.
    static func checkTemporaryFolder(_ folder: String) throws {
        guard access(folder, W_OK | X_OK) != 0 else { return }
        throw XcodeProject.Problem(
            description: "the folder for temporary files, \(folder), can't be written; TMPDIR names another place")
    }

    // MARK: Several runs at once
    /// A lock that lasts as long as the process, or the one that it becomes.
    package final class Lock {
        private let descriptor: Int32

        private init(_ descriptor: Int32) { self.descriptor = descriptor }

        /// Held by nobody else while it lives. `wait` is called before waiting for somebody.
        package static func exclusive(_ path: String, wait: () -> Void) throws -> Lock {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                throw XcodeProject.Problem(description: "\(path) can't be written: \(String(cString: strerror(errno)))")
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                wait()
                while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            }
            return Lock(descriptor)
        }

        /// Held together with others, also by the program that this process becomes.
        package static func shared(_ path: String) -> Lock? {
            let descriptor = open(path, O_RDWR | O_CREAT, 0o644)
            guard descriptor >= 0 else { return nil }
            _ = flock(descriptor, LOCK_SH)
            return Lock(descriptor)
        }

        /// Whether anybody holds it.
        package static func isHeld(_ path: String) -> Bool {
            let descriptor = open(path, O_RDWR | O_CLOEXEC)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            return flock(descriptor, LOCK_EX | LOCK_NB) != 0
        }

        package func unlock() { flock(descriptor, LOCK_UN) }
    }

    /// A fresh folder for a program and its resources. Those of earlier runs go, unless their programs still run.
    package func freshProgramFolder(isKept: Bool) throws -> (folder: String, lock: Lock?) {
        let manager = FileManager.default
        let all = folder + "/Apps"
        try manager.createDirectory(atPath: all, withIntermediateDirectories: true)
        for name in (try? manager.contentsOfDirectory(atPath: all)) ?? [] where name.hasSuffix(".lock") {
            let path = all + "/" + name
            if Lock.isHeld(path) { continue }
            ResourceCopy.remove(String(path.dropLast(5)))
            unlink(path.dropLast(5) + ".origins")
            unlink(path)
        }
        if isKept {
            ResourceCopy.remove(all + "/kept")
            try manager.createDirectory(atPath: all + "/kept", withIntermediateDirectories: true)
            return (all + "/kept", nil)
        }
        var number = 1
        while manager.fileExists(atPath: "\(all)/\(number)") || manager.fileExists(atPath: "\(all)/\(number).lock") {
            number += 1
        }
        let lock = Lock.shared("\(all)/\(number).lock")
        try manager.createDirectory(atPath: "\(all)/\(number)", withIntermediateDirectories: true)
        return ("\(all)/\(number)", lock)
    }
}
