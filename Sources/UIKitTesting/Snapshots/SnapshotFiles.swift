import AppleFoundation

/// Writes and compares one reference; `write` and `compare` know what is in it.
struct SnapshotFiles {
    var place: SnapshotPlace
    var mode: SnapshotMode

    func verify(write: (URL) throws -> Void, compare: (Data) throws -> String?) -> SnapshotOutcome {
        let reference = place.reference
        do {
            if mode == .all {
                try makeFolder(of: reference)
                try write(reference)
                return .recorded
            }
            guard let data = FileManager.default.contents(atPath: reference.path) else {
                return try recordMissing(write: write)
            }
            guard let difference = try compare(data) else {
                try? FileManager.default.removeItem(at: place.failure)
                return .matches
            }
            return .failed(
                """
                \(difference)
                Reference: \(reference.path)
                To accept what is shown now, run this test with ALLIUM_RECORD=1.
                """)
        } catch {
            return .failed("The snapshot at \(reference.path) could not be read or written: \(error)")
        }
    }

    private func recordMissing(write: (URL) throws -> Void) throws -> SnapshotOutcome {
        guard mode != .never else {
            return .failed(
                "There is no reference at \(place.reference.path). Run this test with ALLIUM_RECORD=1 to record it."
                    + moved(write))
        }
        let moved = moved(write)
        try makeFolder(of: place.reference)
        try write(place.reference)
        return .failed(
            "There was no reference, so this one was recorded: \(place.reference.path). Look at it, keep it and run the test again."
                + moved
        )
    }

    /// After a test was renamed its reference lies there under the old name.
    private func moved(_ write: (URL) throws -> Void) -> String {
        let folder = place.reference.deletingLastPathComponent()
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            ($0 as NSString).pathExtension == place.reference.pathExtension && $0 != place.reference.lastPathComponent
        }
        guard !names.isEmpty, names.count <= 2_000 else { return "" }
        let shown = FileManager.default.temporaryDirectory.appendingPathComponent("allium-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: shown) }
        guard (try? write(shown)) != nil, let data = FileManager.default.contents(atPath: shown.path) else { return "" }
        for name in names.sorted() {
            let path = folder.appendingPathComponent(name).path
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
            guard size?.intValue == data.count, FileManager.default.contents(atPath: path) == data else { continue }
            return "\nThe same is the reference \(name); if the test has a new name: git mv '\(path)' '\(place.reference.path)'"
        }
        return ""
    }

    /// Writes what helps to understand a failure; the failure itself must not be lost when that can't be done.
    func writeFailure(_ data: Data) -> String {
        do {
            try makeFolder(of: place.failure)
            try data.write(to: place.failure)
            return place.failure.path
        } catch {
            return "(could not be written: \(error))"
        }
    }

    private func makeFolder(of file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
