"""Measures whole projects and their tests: what a run costs that builds nothing, what an edit costs, a thousand tests, shards, a snapshot, the doctor.

usage: Benchmarks/projects.py [--sdk FOLDER] [--rounds N] [--work FOLDER] [NAME …]
Makes its own projects, below a temporary folder or the one that is named, which is kept. NAME chooses: first thousand shards snapshot nochange edit doctor
overhead. CPU is processor time with all children's, clock is what a watch shows; both are medians. Quote the load beside clocks.
"""
import argparse, os, re, resource, shutil, statistics, subprocess, sys, tempfile, time

import samples

HERE = os.path.dirname(os.path.abspath(__file__))
# Ten screens of a label and a button each, and a hundred tests of each.
SMALL = """import UIKit
import XCTest

final class ScreenNUMBERController: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("More", for: .normal)
        button.addTarget(self, action: #selector(more), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = view.bounds.insetBy(dx: 16, dy: 100)
        view.addSubview(stack)
        show()
    }

    @objc private func more() {
        count += 1
        show()
    }

    private func show() { label.text = "Tapped \\(count) times" }
}

final class ScreenNUMBERTests: XCTestCase {
    private func check(_ taps: Int) {
        let controller = ScreenNUMBERController()
        controller.loadViewIfNeeded()
        for _ in 0..<(taps % 5) { controller.button.sendActions(for: .touchUpInside) }
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.label.text, "Tapped \\(taps % 5) times")
        XCTAssertGreaterThan(controller.label.frame.width, 0)
    }
TESTS}
"""
SNAPSHOT = """import HeadlessHost
import UIKit
import UIKitTesting
import XCTest

final class PictureTests: XCTestCase {
    private func milliseconds(_ count: Int, _ body: () -> Void) -> Double {
        func now() -> Double { Double(clock()) / 1000 }
        var times: [Double] = []
        for _ in 0..<count {
            let start = now()
            body()
            times.append(now() - start)
        }
        return times.sorted()[count / 2]
    }

    func testPicture() {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        for row in 0..<12 {
            let label = UILabel(frame: CGRect(x: 20, y: 40 + 64 * row, width: 300, height: 40))
            label.text = "Row \\(row) of a screen"
            controller.view.addSubview(label)
            let box = UIView(frame: CGRect(x: 330, y: 40 + 64 * row, width: 40, height: 40))
            box.backgroundColor = .systemBlue
            box.layer.cornerRadius = 8
            controller.view.addSubview(box)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let view = controller.view!
        assertSnapshot(of: view)
        print("snapshot exact \\(milliseconds(21) { assertSnapshot(of: view) })")
        print("snapshot size \\(view.bounds.size) at \\(UIScreen.main.scale)")
    }
}
"""


def say(words):
    print(words, flush=True)


def run(words, check=True, cwd=None, **variables):
    """CPU and clock in seconds, and what was printed."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(words, cwd=cwd, env={**os.environ, **variables}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    clock, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if check and done.returncode != 0:
        sys.exit(f"{' '.join(words)} ends with {done.returncode}:\n{done.stdout[-3000:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, clock, done.stdout


class Bench:
    def __init__(self, allium, rounds, work):
        self.allium, self.rounds, self.work = allium, rounds, work
        os.environ["XDG_CACHE_HOME"] = os.path.join(work, "cache")
        self.missed = []

    def median(self, words, which, **options):
        return statistics.median(run(words, **options)[which] for _ in range(self.rounds))

    def row(self, name, figure, unit, goal, words=""):
        isMet = figure <= goal
        if not isMet:
            self.missed.append(name)
        say(f"{name:<44} {figure:8.3f} {unit:<8} goal {goal:<6} {'met' if isMet else 'MISSED':<7} {words}")

    def write(self, path, text):
        path = os.path.join(self.work, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def project(self, name, files):
        """A new app with further test files, built."""
        folder = os.path.join(self.work, name)
        if not os.path.exists(folder):
            run([self.allium, "new", name], cwd=self.work)
        for path, text in files.items():
            self.write(os.path.join(name, path), text)
        run([self.allium, "test", folder, "--list"])
        return folder

    def thousand_project(self):
        def tests(number):
            return "".join(f"    func testTaps{index}() {{ check({index}) }}\n" for index in range(100))

        files = {f"ThousandTests/Screen{n}.swift": SMALL.replace("NUMBER", str(n)).replace("TESTS", tests(n)) for n in range(10)}
        return self.project("Thousand", files)

    # Each measure is a method of its name.
    def first(self):
        folder = self.thousand_project()
        one = ["test", folder, "--filter", "Screen3Tests/testTaps7$"]
        whole = self.median([self.allium, *one], 0)
        listed = self.median([self.allium, "test", folder, "--list"], 0)
        self.row("first result of a built bundle", whole - listed, "s CPU", 0.05, f"{whole:.3f} with one test, {listed:.3f} without")

    def nochange(self):
        folder = self.thousand_project()
        self.row("no change, until the tests start", self.median([self.allium, "test", folder, "--list"], 0), "s CPU", 1)

    def thousand(self):
        folder = self.thousand_project()
        cpu = [run([self.allium, "test", folder, "--filter", "Screen"]) for _ in range(self.rounds)]
        assert "1000 tests passed" in cpu[0][2], cpu[0][2][-500:]
        figure = statistics.median(c for c, _, _ in cpu)
        self.row("1,000 tests of small controllers", figure, "s CPU", 2, f"clock {statistics.median(w for _, w, _ in cpu):.2f} s")

    def shards(self):
        folder = self.thousand_project()
        # Each on a machine of its own: the slowest counts. Processor time, so that what else runs here doesn't.
        whole = self.median([self.allium, "test", folder, "--filter", "Screen"], 0)
        parts = [self.median([self.allium, "test", folder, "--filter", "Screen", "--shard", f"{part}/4"], 0) for part in (1, 2, 3, 4)]
        self.row("4 shards of 1,000 tests, the slowest of one", max(parts) / whole, "of one", 0.35, f"{whole:.2f} s CPU, {', '.join(f'{p:.2f}' for p in parts)}")

    def snapshot(self):
        folder = self.project("Pictures", {"PicturesTests/PictureTests.swift": SNAPSHOT})
        words = [self.allium, "test", folder, "--device", "iPhone 14", "--filter", "PictureTests"]
        run([*words, "--record"], check=False)
        text = run(words)[2]
        self.row("snapshot rendered and compared", float(re.search(r"snapshot exact ([\d.]+)", text)[1]), "ms CPU", 5, re.search(r"snapshot size .*", text)[0])

    def edit(self):
        folder = self.project("Hundred", {f"Hundred/Item{n}.swift": samples.controller(n) for n in range(98)})
        run([self.allium, "test", folder])
        path, times = os.path.join(folder, "Hundred", "Item5.swift"), []
        for step in range(self.rounds):
            text = open(path).read()
            self.write(path, re.sub(r"Items of \d+", f"Items of {time.time_ns()}", text))
            times.append(run([self.allium, "test", folder]))
        clock, cpu = (statistics.median(t[i] for t in times) for i in (1, 0))
        self.row("one edited file of an app of 100", clock, "s clock", 3, f"{cpu:.2f} s CPU")

    def doctor(self):
        name = "Large"
        if not os.path.exists(os.path.join(self.work, name)):
            run([self.allium, "new", name], cwd=self.work)
        for number in range(1000):
            self.write(f"{name}/{name}/Item{number}.swift", samples.controller(number))
        cpu, clock, _ = min(run([self.allium, "doctor", os.path.join(self.work, name)], check=False) for _ in range(self.rounds))
        self.row("doctor on 1,000 files", clock, "s clock", 5, f"{cpu:.2f} s CPU")

    def overhead(self):
        self.write("Plain/Package.swift", "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"Plain\", targets: [.target(name: \"Plain\"), .testTarget(name: \"PlainTests\", dependencies: [\"Plain\"])])\n")
        self.write("Plain/Sources/Plain/Plain.swift", "import Foundation\n\npublic func double(_ number: Int) -> Int { number * 2 }\n")
        tests = "".join(f"    func test{n}() {{ XCTAssertEqual(double({n}), {2 * n}) }}\n" for n in range(200))
        self.write("Plain/Tests/PlainTests/PlainTests.swift", f"import Foundation\nimport XCTest\n\n@testable import Plain\n\nfinal class PlainTests: XCTestCase {{\n{tests}}}\n")
        folder = os.path.join(self.work, "Plain")
        plain = ["swift", "test", "--package-path", folder, "--scratch-path", os.path.join(self.work, "plain-build"), "--disable-swift-testing"]
        ours = [self.allium, "test", "--package-path", folder, "--scratch-path", os.path.join(self.work, "our-build"), "--disable-swift-testing"]
        for words in (plain, ours):
            run(words)
        pairs = [(run(plain)[0], run(ours)[0]) for _ in range(self.rounds)]
        a, b = (statistics.median(p[i] for p in pairs) for i in (0, 1))
        self.row("allium test of a package beside swift test", b / a - 1, "more", 0.10, f"{b:.2f} and {a:.2f} s CPU, no change")


def main():
    names = ["first", "nochange", "thousand", "shards", "snapshot", "edit", "doctor", "overhead"]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--sdk", default=os.path.join(os.path.dirname(HERE), ".build", "sdk"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--work")
    options = parser.parse_args()
    unknown = set(options.names) - set(names)
    if unknown:
        sys.exit(f"no such measure: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    work = options.work or tempfile.mkdtemp(prefix="projects-")
    os.makedirs(work, exist_ok=True)
    bench = Bench(os.path.join(os.path.realpath(options.sdk), "allium.artifactbundle", "allium", "bin", "allium"), options.rounds, os.path.realpath(work))
    try:
        say(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, medians of {options.rounds}")
        for name in options.names or names:
            getattr(bench, name)()
        say(f"load {os.getloadavg()[0]:.1f}")
    finally:
        if not options.work:
            shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if bench.missed else 0)


if __name__ == "__main__":
    main()
