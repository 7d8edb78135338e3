import AppleFoundation
import TestEvidence
import Testing
import UIKit

@Suite("Views and memory", .assumed("A goal of our own"))
@MainActor
struct ViewMemoryTests {
    private nonisolated static var residentKilobytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return 0 }
        let fields = text.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4
    }

    @Test func `the memory of forty thousand views goes back to the system`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let container = UIView()
                let before = ViewMemoryTests.residentKilobytes
                var views = (0..<40_000).map { _ in UIView() }
                for view in views { container.addSubview(view) }
                // Something young keeps the allocator from shrinking by itself.
                let pin = NSObject()
                let full = ViewMemoryTests.residentKilobytes
                for view in views { view.removeFromSuperview() }
                views = []
                let after = ViewMemoryTests.residentKilobytes
                withExtendedLifetime(pin) {}
                print("before \(before) kB, full \(full) kB, after \(after) kB")
                exit(full - before > 10_000 && after - before < 5_000 ? 0 : 1)
            }
        }
    }
}
