"""Measures a device in a page: from a click to changed pixels, a list that scrolls, and rest. Builds the examples first.

usage: Benchmarks/page.py [--program FILE]      needs chromium; processor time is the program's alone, without the browser's
"""
import argparse, os, re, statistics, subprocess, sys, time
from browser import Browser

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TICKS = os.sysconf("SC_CLK_TCK")


def processor_time(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class App:
    def __init__(self, program, example):
        self.process = subprocess.Popen([program, example, "--web"], stderr=subprocess.PIPE, text=True)
        self.address = re.search(r"http://\S+", self.process.stderr.readline()).group()

    def end(self):
        self.process.terminate()
        return self.process.wait()


def begin(browser, app):
    tab = browser.open(app.address)
    tab.wait("typeof canvas !== 'undefined' && canvas.dataset.frames > 0")
    time.sleep(1)
    # What comes over the line is counted as it comes.
    tab.value("""(() => {
        window.bytes = 0; window.painted = 0; window.onPaint = () => {};
        const [oldReceive, oldPaint] = [receive, paint];
        receive = (buffer, from) => { bytes += buffer.byteLength; oldReceive(buffer, from); };
        paint = (size, parts) => { oldPaint(size, parts); painted++; onPaint(); };
    })()""")
    return tab


def clicks(browser, program):
    app = App(program, "feed")
    tab = begin(browser, app)
    times = []
    for _ in range(30):
        times.append(tab.value("""new Promise(done => {
            const box = canvas.getBoundingClientRect(), x = box.left + 350 * zoom, y = box.top + 82 * zoom;
            const send = kind => canvas.dispatchEvent(new PointerEvent(kind, { pointerId: 1, pointerType: "mouse", button: 0, clientX: x, clientY: y, bubbles: true }));
            const start = performance.now();
            onPaint = () => { onPaint = () => {}; done(performance.now() - start); };
            send("pointerdown");
        })"""))
        tab.value("""(() => { for (const kind of ["pointermove", "pointerup"]) canvas.dispatchEvent(new PointerEvent(kind,
            { pointerId: 1, pointerType: "mouse", button: 0, clientX: -50, clientY: -50, bubbles: true })); })()""")
        time.sleep(0.4)
    tab.close()
    app.end()
    print(f"click to changed pixels: {statistics.median(times):.1f} ms (median), {max(times):.1f} ms at most")


def scrolling(browser, program, example, seconds=6):
    app = App(program, example)
    tab = begin(browser, app)
    start, used = time.time(), processor_time(app.process.pid)
    tab.value("bytes = painted = 0")
    tab.value("""new Promise(done => {
        // A finger that goes up at 800 points a second, four times over the screen, and then down again.
        const end = performance.now() + %d;
        let y = 700, down = false, way = -1, strokes = 0, last = performance.now();
        const step = now => {
            const words = { k: "touch", id: 1, x: 150, y, t: now };
            if (now > end) { send({ ...words, p: "ended" }); return done(); }
            if (!down) { down = true; send({ ...words, p: "began" }); }
            else {
                y += way * (now - last) * 0.8;
                if (y < 200 || y > 750) { send({ ...words, p: "ended" }); down = false; if (++strokes %% 4 === 0) way = -way; y = way < 0 ? 700 : 250; }
                else send({ ...words, p: "moved", y });
            }
            last = now;
            requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
    })""" % (seconds * 1000))
    took, used = time.time() - start, processor_time(app.process.pid) - used
    total, frames = tab.value("bytes"), tab.value("painted")
    print(f"{example} scrolling: {used / took * 100:.0f} % of a core, {total / took / 1e6:.2f} MB/s, {frames / took:.0f} frames a second, "
          f"{tab.value('canvas.width')}x{tab.value('canvas.height')} pixels")
    # Until nothing glides any more.
    time.sleep(6)
    used, start = processor_time(app.process.pid), time.time()
    tab.value("bytes = 0")
    time.sleep(5)
    print(f"{example} at rest: {(processor_time(app.process.pid) - used) / (time.time() - start) * 100:.1f} % of a core, {tab.value('bytes')} bytes")
    tab.close()
    app.end()


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--program")
    options.add_argument("--dots", type=float, default=2)
    options = options.parse_args()
    program = options.program
    if not program:
        build = ["swift", "build", "--package-path", f"{ROOT}/Examples", "-c", "release", "--product", "Show"]
        if subprocess.run(build, stdout=subprocess.DEVNULL).returncode:
            sys.exit("page: the examples do not build")
        program = subprocess.run(build + ["--show-bin-path"], capture_output=True, text=True).stdout.strip() + "/Show"
    browser = Browser(dots=options.dots)
    try:
        clicks(browser, program)
        for example in ["feed", "contacts", "photos"]:
            scrolling(browser, program, example)
    finally:
        browser.end()


main()
