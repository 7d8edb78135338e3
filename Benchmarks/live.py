"""Measures `allium run --live`: how long it takes until what is saved is on the screen, in a small app and in one of 200 files, and where a restart's
time goes.

usage: Benchmarks/live.py [--sdk FOLDER] [--rounds N] [--apps small,large]
A restart's parts are the lives of the tool's processes, looked at every 10 ms; what they do at once counts for each.
"""
import argparse, collections, os, re, shutil, signal, statistics, subprocess, tempfile, threading, time

import samples

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def make(folder, items):
    """Lantern, with so many controllers more."""
    shutil.copytree(os.path.join(ROOT, "Tests/Projects/Lantern"), folder)
    if not items:
        return
    project = folder + "/Lantern.xcodeproj/project.pbxproj"
    text = open(project).read()
    names = [f"Item{number}.swift" for number in range(1, items + 1)]
    for number, name in enumerate(names, 1):
        open(f"{folder}/Lantern/{name}", "w").write(samples.controller(number))
    ids = {name: (f"AAAA{index:020X}", f"BBBB{index:020X}") for index, name in enumerate(names)}
    files = "".join(f'{a} = {{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = {n}; sourceTree = "<group>"; }};\n' for n, (a, b) in ids.items())
    builds = "".join(f"{b} = {{isa = PBXBuildFile; fileRef = {a}; }};\n" for a, b in ids.values())
    text = re.sub(r"objects = \{\n", lambda match: match.group() + files + builds, text, count=1)
    reference = re.search(r"(\w+)\s*(?:/\*[^*]*\*/)?\s*=\s*\{\s*isa = PBXFileReference;[^}]*path = StartViewController.swift", text).group(1)
    build = re.search(r"(\w+)\s*(?:/\*[^*]*\*/)?\s*=\s*\{\s*isa = PBXBuildFile;\s*fileRef = " + reference, text).group(1)
    for word, number in ((reference, 0), (build, 1)):
        text, count = re.subn(rf"(\(|,)(\s*){word}\b([^,)]*),", lambda m: m.group() + "".join(f"\n{pair[number]}," for pair in ids.values()), text, count=1)
        assert count == 1, word
    open(project, "w").write(text)


class Processes:
    """What runs below a process, by name: how long any of that name was there."""

    def __init__(self, pid):
        self.pid, self.seconds, self.ends = pid, collections.Counter(), False
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()

    def watch(self):
        last = time.monotonic()
        while not self.ends:
            time.sleep(0.01)
            now = time.monotonic()
            for name in set(self.names()):
                self.seconds[name] += now - last
            last = now

    def names(self):
        parents, names = {}, {}
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    fields = open(f"/proc/{entry}/stat").read()
                except OSError:
                    continue
                name, rest = fields[fields.index("(") + 1:fields.rindex(")")], fields.rsplit(")", 1)[1].split()
                parents[int(entry)], names[int(entry)] = int(rest[1]), name
        for pid in parents:
            above = parents[pid]
            while above in parents and above != self.pid:
                above = parents[above]
            if above == self.pid:
                yield names[pid]

    def end(self):
        self.ends = True
        self.thread.join()
        return self.seconds


class Live:
    def __init__(self, tool, folder, work):
        self.log = open(work + "/log", "w+")
        self.process = subprocess.Popen(
            [tool, "run", folder, "--live", "--web", "--device", "iPhone SE", "--language", "de"], stdout=self.log, stderr=subprocess.STDOUT,
            env={**os.environ, "XDG_CACHE_HOME": work + "/cache"})
        self.seen = 0
        self.wait(r"http://", 900)
        time.sleep(4)

    def text(self):
        return open(self.log.name).read()

    def wait(self, pattern, limit=120):
        end = time.monotonic() + limit
        while time.monotonic() < end:
            found = re.search(pattern, self.text()[self.seen:], re.M)
            if found:
                self.seen += found.end()
                return found
            if self.process.poll() is not None:
                break
            time.sleep(0.005)
        raise SystemExit("live: " + self.text()[-2000:])

    def saved(self):
        """Seconds, as the tool says them: from the moment that it heard of the file until the app has shown it."""
        return float(self.wait(r"^allium: .* after ([0-9.]+) s$").group(1))

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def replace(path, pattern, text):
    old = open(path).read()
    new, count = re.subn(pattern, text, old, count=1)
    assert count == 1, (path, pattern)
    open(path, "w").write(new)


def measure(options, app):
    work = os.path.realpath(tempfile.mkdtemp())
    folder = work + "/Lantern"
    make(folder, 194 if app == "large" else 0)
    source = folder + "/Lantern/" + ("Item5.swift" if app == "large" else "StartViewController.swift")
    body = (r'title = "Items of \d+"', 'title = "Items of %d"') if app == "large" else (r'print\("\w+: \\\(lightButton', r'print("start%d: \\(lightButton')
    kinds = {
        "a storyboard": lambda n: replace(folder + "/Lantern/Base.lproj/Main.storyboard", r'tag="\d+"( contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="mrk-00-002")', rf'tag="{n + 20}"\1'),
        "a string": lambda n: replace(folder + "/Lantern/de.lproj/Main.strings", r'= "[^"]*"', f'= "Licht {n}"'),
        "a method's body": lambda n: replace(source, body[0], body[1] % n),
        "a property more": lambda n: replace(source, r"(\n    (?:private var total|override func viewDidLoad))", rf"\n    var more{n}: Int {{ {n} }}\1"),
    }
    live = None
    try:
        live = Live(os.path.join(options.sdk, "allium.artifactbundle/allium/bin/allium"), folder, work)
        times, parts = collections.defaultdict(list), collections.Counter()
        for number in range(1, options.rounds + 1):
            for kind, save in kinds.items():
                processes = Processes(live.process.pid) if kind == "a property more" else None
                save(number)
                times[kind].append(live.saved())
                if processes:
                    parts.update(processes.end())
                time.sleep(1.5)
        count = sum(name.endswith(".swift") for _, _, names in os.walk(folder) for name in names)
        print(f"an app of {count} files (medians of {options.rounds}; load {os.getloadavg()[0]:.1f})")
        for kind, found in times.items():
            print(f"    {kind:16} {statistics.median(found):6.2f} s   {min(found):.2f} to {max(found):.2f}")
        for name, seconds in parts.most_common(8):
            print(f"        of a restart: {name:16} {seconds / options.rounds:6.2f} s")
    finally:
        if live:
            live.end()
        shutil.rmtree(work, ignore_errors=True)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sdk", default=os.path.join(ROOT, ".build", "sdk"))
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--apps", default="small,large")
    options = options.parse_args()
    for app in options.apps.split(","):
        measure(options, app)


main()
