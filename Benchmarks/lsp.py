"""Measures `allium lsp` beside SourceKit-LSP alone on the same texts: both run at once and are asked in turns, a key typed and then a completion.

usage: Benchmarks/lsp.py [--sdk FOLDER] [--rounds N] [--files 1,15]
Beside: SourceKit-LSP opens the tree that `allium lsp` has made, with the adapted texts, so that both servers have the same work.
A completion's time is from the sending of the change until the answer is there.
"""
import argparse, glob, json, os, shutil, statistics, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Scripts"))
from lsp import Editor
import samples

MORE = """
    private func more%d(_ values: [Int]) -> [String] {
        var words: [String] = []
        for value in values where value %% 2 == 0 {
            if value > 10 { words.append("more than ten: \\(value)") } else { words.append("\\(value)") }
        }
        return words.sorted().map { $0.uppercased() }
    }
"""


class Typist:
    """Types a name into one file, letter by letter, and asks after each."""

    def __init__(self, editor, path, text):
        self.editor, self.path, self.text = editor, path, text
        before = text[:text.index("// here")].split("\n")
        self.line, self.typed, self.length = len(before) - 1, 0, len("        // here")

    def key(self):
        words = "label.backgroundColor"
        self.typed = self.typed % (len(words) - 7) + 1
        line = "        " + words[:6 + self.typed]
        start = time.perf_counter()
        whole = {"start": {"line": self.line, "character": 0}, "end": {"line": self.line, "character": self.length}}
        self.editor.change(self.path, line, whole)
        self.length = len(line)
        found = self.editor.at("textDocument/completion", self.path, {"line": self.line, "character": len(line)})
        if not any(item["label"] == "backgroundColor" for item in found["items"]):
            raise SystemExit(f"lsp: nothing is completed after {line.strip()}")
        return (time.perf_counter() - start) * 1000


def measure(options, count, length):
    work = os.path.realpath(tempfile.mkdtemp())
    tool = os.path.join(options.sdk, "allium.artifactbundle/allium/bin/allium")
    environment = {**os.environ, "XDG_CACHE_HOME": work + "/cache"}
    folder = work + "/Shop"
    os.makedirs(folder + "/Sources/Shop")
    open(folder + "/Package.swift", "w").write(
        '// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: "Shop", platforms: [.iOS(.v15)], targets: [.target(name: "Shop")])\n')
    paths = []
    for number in range(15):
        text = samples.controller(number).rstrip()[:-1] + "".join(MORE % (index,) for index in range(length)) + "}\n"
        paths.append(f"{folder}/Sources/Shop/Item{number}.swift")
        open(paths[-1], "w").write(text)
    editors = []
    try:
        ours = Editor([tool, "lsp"], env=environment)
        editors.append(ours)
        ours.start(folder)
        ours.ready()
        tree = glob.glob(work + "/cache/allium/lsp/*/*/files")[0]
        bundle = os.path.dirname(os.path.dirname(tool))
        binaries = json.load(open(bundle + "/toolchain.json"))["binaries"]
        alone = Editor([binaries + "/sourcekit-lsp"], env={**environment, "SWIFT_EXEC_MANIFEST": bundle + "/bin/swiftc", "ALLIUM_ADAPTED": tree})
        editors.append(alone)
        alone.start(tree + folder)
        alone.ready()
        typists = []
        for editor, before in ((ours, ""), (alone, tree)):
            for path in reversed(paths[:count]):
                text = editor.open(before + path)
            typists.append(Typist(editor, before + paths[0], text))
        times = ([], [])
        for number in range(options.rounds + 5):
            for place, typist in enumerate(typists if number % 2 else reversed(typists)):
                place = place if number % 2 else 1 - place
                spent = typist.key()
                if number >= 5:
                    times[place].append(spent)
        medians = [statistics.median(one) for one in times]
        ratio = statistics.median(one / other for one, other in zip(*times))
        lines = text.count("\n")
        print(f"{count:2} of 15 files open, {lines:4} lines: allium lsp {medians[0]:5.0f} ms, SourceKit-LSP alone {medians[1]:5.0f} ms, "
              f"{ratio:.2f} times (medians of {options.rounds}; load {os.getloadavg()[0]:.1f})", flush=True)
    finally:
        for editor in editors:
            editor.process.kill()
        shutil.rmtree(work, ignore_errors=True)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sdk", default=os.path.join(HERE, "..", ".build", "sdk"))
    options.add_argument("--rounds", type=int, default=40)
    options.add_argument("--files", default="1,15")
    options = options.parse_args()
    for length in (0, 60):
        for count in (int(word) for word in options.files.split(",")):
            measure(options, count, length)


main()
