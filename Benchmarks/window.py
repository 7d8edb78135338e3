"""Measures a device in a window and in a page beside the windows of Qt and GTK and beside GTK's Broadway: the same scenes, one run, in turns.

usage: Benchmarks/window.py [--program FILE] [--rounds N] [--seconds N]
needs Xvfb; what is missing of Qt, GTK, broadwayd and chromium is said and left out. Processor time is that of the programs alone (and of broadwayd),
without the X server's and the browser's.
"""
import argparse, ctypes, mmap, os, re, shutil, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
BIN = os.path.join(HERE, ".build", "peers")
TICKS = os.sysconf("SC_CLK_TCK")
SIZE = 1000
PEERS = {
    "Qt widgets": ("qt_window", "qt6/qt_window.cpp", ["Qt6Widgets"], {}),
    "Qt Quick": ("qml_window", "qt6/qml_window.cpp", ["Qt6Quick", "Qt6Qml", "Qt6Gui"], {"QT_QUICK_BACKEND": "software"}),
    "GTK": ("gtk_window", "gtk4/gtk_window.c", ["gtk4"], {"GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory"}),
}
ORDERS = '{"device":"iPhone 15","window":true,"windowScale":1}'


def say(words):
    print(words, flush=True)


def build_peers():
    os.makedirs(BIN, exist_ok=True)
    built = {}
    for name, (program, source, packages, variables) in PEERS.items():
        path, source = os.path.join(BIN, program), os.path.join(HERE, "Peers", source)
        try:
            if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
                found = subprocess.run(["pkg-config", "--cflags", "--libs", *packages], check=True, capture_output=True, text=True).stdout.split()
                compiler = ["gcc"] if source.endswith(".c") else ["g++", "-std=c++17", "-fPIC"]
                subprocess.run([*compiler, "-O2", source, "-o", path, *found, "-lm"], check=True, capture_output=True, text=True)
            built[name] = (path, variables)
        except (subprocess.CalledProcessError, OSError) as error:
            say(f"{name} is left out: {(getattr(error, 'stderr', None) or str(error)).strip().splitlines()[-1]}")
    return built


def build_ours():
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", HERE, "--product", "window_bench"]
    if subprocess.run(command, stdout=subprocess.DEVNULL).returncode:
        sys.exit("window: window_bench does not build")
    return subprocess.run(command + ["--show-bin-path"], capture_output=True, text=True).stdout.strip() + "/window_bench"


class Screen:
    """An X server without a screen; its pixels are a file."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        words = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{SIZE}x{SIZE}x24", "-fbdir", self.folder, "-nolisten", "tcp", "-noreset"]
        self.server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.name = ":" + self.server.stdout.readline().strip()
        self.file = open(self.folder + "/Xvfb_screen0", "rb")
        self.pixels = mmap.mmap(self.file.fileno(), 0, prot=mmap.PROT_READ)
        word = lambda index: int.from_bytes(self.pixels[index * 4:index * 4 + 4], "big")
        self.start, self.row = word(0) + word(19) * 12, word(12)

    def pixel(self, x, y):
        place = self.start + y * self.row + x * 4
        return self.pixels[place:place + 3]

    def environment(self, more):
        kept = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "ALLIUM_RUN")}
        return {**kept, "DISPLAY": self.name, **more}

    def end(self):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Mouse:
    """Clicks without starting a program for each."""

    def __init__(self, display):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        self.x11.XFlush(self.display)

    def button(self, is_down):
        self.test.XTestFakeButtonEvent(self.display, 1, int(is_down), 0)
        self.x11.XFlush(self.display)


def processor_time(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


# MARK: Windows

def run_scene(screen, command, more, seconds):
    done = subprocess.run([*command, str(seconds)], env=screen.environment(more), capture_output=True, text=True, timeout=seconds + 60)
    found = re.search(r"wall=([\d.]+) cpu=([\d.]+) frames=(\d+)", done.stdout)
    if not found:
        raise RuntimeError((done.stderr or "no figures").strip().splitlines()[-1])
    wall, used, frames = (float(text) for text in found.groups())
    return used / wall * 100, frames / wall


def windows(screen, ours, peers, rounds, seconds):
    programs = {"Allium": (ours, {"ALLIUM_RUN": ORDERS}), **peers}
    for scene in ["moving", "list", "rest"]:
        found = {name: [] for name in programs}
        for _ in range(rounds):
            for name, (path, more) in programs.items():
                try:
                    found[name].append(run_scene(screen, [path, scene], more, seconds))
                except (RuntimeError, subprocess.TimeoutExpired) as error:
                    say(f"{name}, {scene}: {error}")
        medians = {name: [statistics.median(column) for column in zip(*times)] for name, times in found.items() if times}
        for name, (share, frames) in medians.items():
            each = f", {share / frames * 10:.2f} ms of a processor for each" if frames and scene != "rest" else ""
            say(f"{scene:7} {name:11} {share:5.1f} % of a core, {frames:4.0f} frames a second{each}")
        others = [value for name, value in medians.items() if name != "Allium" and value[1]]
        if scene != "rest" and "Allium" in medians and others:
            mine = medians["Allium"]
            best = min(share / frames for share, frames in others)
            say(f"{scene:7} for each frame {mine[0] / mine[1] / best:.2f} of the best peer")


def first_frame(screen, ours, rounds):
    times = []
    for _ in range(rounds * 5):
        while screen.pixel(500, 500) != b"\0\0\0":
            time.sleep(0.01)
        start = time.perf_counter()
        process = subprocess.Popen([ours, "rest"], env=screen.environment({"ALLIUM_RUN": ORDERS}), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while screen.pixel(500, 500) == b"\0\0\0" and time.perf_counter() - start < 20:
            time.sleep(0.0005)
        times.append((time.perf_counter() - start) * 1000)
        process.terminate()
        process.wait()
        time.sleep(0.2)
    say(f"start to first frame: {statistics.median(times):.0f} ms (median), {min(times):.0f} at best, {max(times):.0f} at most")


def clicks(screen, program):
    """A click on the feed's button in the bar, which jumps to the middle of the list."""
    process = subprocess.Popen([program, "press", "60"], env=screen.environment({"ALLIUM_RUN": ORDERS}), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(2)
    mouse, times = Mouse(screen.name), []
    mouse.move(500, 500)
    time.sleep(0.3)
    for _ in range(40):
        before = screen.pixel(500, 500)
        start = time.perf_counter()
        mouse.button(True)
        while screen.pixel(500, 500) == before and time.perf_counter() - start < 2:
            time.sleep(0.0002)
        times.append((time.perf_counter() - start) * 1000)
        mouse.button(False)
        time.sleep(0.25)
    process.terminate()
    process.wait()
    say(f"click to changed pixels in the window: {statistics.median(times):.1f} ms (median), {max(times):.0f} at most")


# MARK: Pages

def pages(ours, peers, rounds, seconds):
    if not shutil.which("chromium"):
        return say("pages are left out: chromium isn't installed")
    from browser import Browser
    browser = Browser(dots=1)

    def measure(address, processes):
        tab = browser.open(address)
        time.sleep(3)
        start, used = time.time(), sum(processor_time(process.pid) for process in processes)
        time.sleep(seconds)
        share = (sum(processor_time(process.pid) for process in processes) - used) / (time.time() - start) * 100
        tab.close()
        return share

    def allium(scene):
        process = subprocess.Popen([ours, scene, "page"], env={**os.environ, "ALLIUM_RUN": '{"device":"iPhone 15","web":true,"windowScale":1}'},
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        address = re.search(r"http://\S+", process.stderr.readline()).group()
        return address, [process]

    def broadway(scene):
        server = subprocess.Popen(["gtk4-broadwayd", "--port", "8099", ":9"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)
        path, _ = peers["GTK"]
        more = {"GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":9", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory"}
        process = subprocess.Popen([path, scene, "0"], env={**os.environ, **more}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return "http://127.0.0.1:8099/", [process, server]

    hosts = {"Allium": allium}
    if shutil.which("gtk4-broadwayd") and "GTK" in peers:
        hosts["Broadway"] = broadway
    else:
        say("Broadway is left out: gtk4-broadwayd isn't installed (Debian's libgtk-4-bin)")
    try:
        for scene in ["moving", "list", "rest"]:
            found = {name: [] for name in hosts}
            for _ in range(rounds):
                for name, begin in hosts.items():
                    address, processes = begin(scene)
                    found[name].append(measure(address, processes))
                    for process in processes:
                        process.terminate()
                        process.wait()
            for name, shares in found.items():
                say(f"{scene:7} in a page, {name:9} {statistics.median(shares):5.1f} % of a core")
    finally:
        browser.end()


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=6)
    options = options.parse_args()
    ours, peers = options.program or build_ours(), build_peers()
    screen = Screen()
    try:
        windows(screen, ours, peers, options.rounds, options.seconds)
        first_frame(screen, ours, options.rounds)
        clicks(screen, ours)
    finally:
        screen.end()
    pages(ours, peers, options.rounds, options.seconds)


main()
