#!/usr/bin/env python3
"""Builds our benchmarks and the peers that can be built here, runs them interleaved, and prints one table.

usage: bench.py [--rounds 5] [--only ours,qt] [--workloads start,redraw] [--web]

Every program speaks the same command line (`<workload> [n] [reps]`) and prints lines such as
`w=nav.push_pop n=10 us_op=1.5`. One round runs each program once for each workload, so noise from other users of the
machine hits all alike. A figure is the median over the rounds; a ratio is ours / the best peer of the same run, so below
1.0 means ahead. A whole run is written to results/latest.json.
"""
import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "Peers")
BIN = os.path.join(HERE, ".build", "peers")
KIWI = "1.5.1"
INTERFACE = ["start", "nav", "reuse", "nest 100", "nest 1000 3", "nestchild 100", "nestchild 1000 20", "ui 100", "ui 1000 10",
             "list", "listall", "redraw", "relayout", "rewrap 1000 20", "memlabel", "mempage"]
SOLVER = [f"{w} {n}" for w in "abcd" for n in (10, 100)] + ["a 1000", "b 1000", "c 1000", "eb 1000 200", "ec 1000 200",
          "fa 1000 200", "fb 100 50", "fc 100 50", "g 1", "g 10", "g 100", "eg 100 200", "fg 100 200"]
# How the time grows; the peers take seconds to minutes here.
SCALING = [f"{w} 5000" for w in "abcd"] + ["g 500", "fa 5000 200", "fb 5000 200", "fc 5000 200", "fg 500 200"]
# Lists that are far longer than anything that can be seen of them, ours alone.
LONG = [f"{w} {n} 200" for w in ("list", "listauto", "listflow", "listlist", "listcompositional")
        for n in (1_000, 10_000_000)] + ["listheights", "listupdates", "listdiff"]
# Keys into documents of so many lines, a document of 5 MB, a field.
TEXT = [f"texttype {n} 1000" for n in (10, 1_000, 100_000)] + ["textopen 5", "textfield"]
# The toolkit's other editor, which is made for plain text.
PLAIN = [f"plaintype {n} 1000" for n in (10, 1_000, 100_000)] + ["plainopen 5"]
# The workloads that the program for Qt Quick has.
QUICK = ["start", "nav", "ui 100", "ui 1000 10", "list", "relayout", "rewrap 1000 20"]
OURS = ["ua", "ub", "selfsize", "cells", "feed", "busy", "damage", "measure", "viewmem", "million",
        "navstack", "pushframes", "curlframes", "scrollframes", "tapframes"]
# Maps, in a program of their own. Marble draws the same data.
MAPS = ["mapstart", "plainstart", "mapframes", "mappins 10000", "mapmem", "geocode"]

# name: (binary, source, pkg-config names, extra flags, workloads)
PEER_PROGRAMS = {
    "qt": ("qt_bench", "qt6/qt_bench.cpp", ["Qt6Widgets", "Qt6UiTools"], ["-std=c++17", "-fPIC"], INTERFACE + TEXT),
    "qtplain": ("qt_bench", "qt6/qt_bench.cpp", ["Qt6Widgets", "Qt6UiTools"], ["-std=c++17", "-fPIC"], PLAIN),
    "qml": ("qml_bench", "qt6/qml_bench.cpp", ["Qt6Quick", "Qt6Qml", "Qt6Gui"], ["-std=c++17", "-fPIC"], QUICK),
    "gtk": ("gtk_bench", "gtk4/gtk_bench.c", ["libadwaita-1", "gtk4"], ["-DHAVE_ADW"], INTERFACE + [re.sub("^(texttype .*) 1000$", r"\1 200", w) for w in TEXT]),
    "kiwi": ("kiwi_bench", "kiwi/kiwi_bench.cpp", [], ["-std=c++17"], SOLVER),
    "cassowary": ("rs_bench", "cassowary-rs/rs_bench.rs", [], [], [w for w in SOLVER if "g" not in w]),
    "marble": ("marble_bench", "marble/marble_bench.cpp", ["Qt5Widgets"], ["-std=c++17", "-fPIC"], ["mapframes"]),
    "presolve": ("presolve", "floors/presolve.cpp", [], ["-std=c++17"], SOLVER),
}
FLOORS = {"presolve"}


def kiwi_headers():
    """The folder of kiwi's headers: the source distribution of the Python package has them, and needs no building."""
    if os.environ.get("KIWI_INCLUDE"):
        return os.environ["KIWI_INCLUDE"]
    folder = os.path.join(BIN, f"kiwisolver-{KIWI}")
    if not os.path.exists(os.path.join(folder, "kiwi", "kiwi.h")):
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:",
                        f"kiwisolver=={KIWI}", "-d", BIN], check=True, capture_output=True, text=True)
        with tarfile.open(folder + ".tar.gz") as archive:
            archive.extractall(BIN)
    return folder


def cassowary_library():
    """The crate as a library: Debian packages its source, the compiler builds its one file."""
    if os.environ.get("CASSOWARY_RLIB"):
        return os.environ["CASSOWARY_RLIB"]
    library = os.path.join(BIN, "libcassowary.rlib")
    if not os.path.exists(library):
        source = "/usr/share/cargo/registry/cassowary-0.3.0/src/lib.rs"
        subprocess.run(["rustc", "-O", "--crate-type", "rlib", "--crate-name", "cassowary", "--cap-lints", "allow", source, "-o", library],
                       check=True, capture_output=True, text=True)
    return library


def build_peer(name):
    """Builds a peer unless it is there, and returns its path. A peer that can't be built is an error: its column would be missed."""
    binary, source, packages, flags, _ = PEER_PROGRAMS[name]
    path, source = os.path.join(BIN, binary), os.path.join(PEERS, source)
    if os.path.exists(path) and os.path.getmtime(path) >= os.path.getmtime(source):
        return path
    if source.endswith(".rs"):
        command = ["rustc", "-O", "--edition", "2018", "--extern", "cassowary=" + cassowary_library(), source, "-o", path]
    else:
        command = ["gcc" if source.endswith(".c") else "g++", "-O2", *flags, source, "-o", path]
        if name == "kiwi":
            command.append("-I" + kiwi_headers())
        if packages:
            found = subprocess.run(["pkg-config", "--cflags", "--libs", *packages], check=True, capture_output=True, text=True)
            command += found.stdout.split()
        if name == "marble":
            # Debian's package has no file for pkg-config.
            command.append("-lmarblewidget-qt5")
    subprocess.run(command, check=True, capture_output=True, text=True)
    return path


def build_peers(wanted, failures):
    os.makedirs(BIN, exist_ok=True)
    built = {}
    for name in PEER_PROGRAMS:
        if wanted and name not in wanted:
            continue
        try:
            built[name] = (build_peer(name), PEER_PROGRAMS[name][-1])
        except (subprocess.CalledProcessError, OSError) as error:
            words = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
            failures.append(f"{name} does not build: {words[-1] if words else error}")
    return built


def build_ours(product="ours_bench"):
    subprocess.run(["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", HERE,
                    "--product", product], check=True, stdout=subprocess.DEVNULL)
    path = subprocess.run(["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", HERE,
                           "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return os.path.join(path, product)


def read_from_disk(program):
    """Makes the system forget its copies of a program and of its libraries, unless somebody uses them. Of files that were written a
    moment ago it maps larger pieces than of those it has read: 1.4 MB of our first frame's 20."""
    libraries = re.findall(r"=> (/\S+)", subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout)
    for path in [program, *libraries]:
        file = os.open(path, os.O_RDONLY)
        os.fsync(file)
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(file)


def environment(display):
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", GDK_BACKEND="x11", GSK_RENDERER="cairo",
               GTK_A11Y="none", GSETTINGS_BACKEND="memory", NO_AT_BRIDGE="1", LC_ALL="C.UTF-8")
    env["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="bench_rt_")
    if display:
        env["DISPLAY"] = display
    return env


def readings(text):
    """Yields (scenario, unit, value) for every figure in a program's output."""
    for line in text.splitlines():
        values = dict(re.findall(r"(\w+)=(\S+)", line))
        if "w" not in values:
            kiwi = re.match(r"(\w+)\s+N=(\d+).*us/op=([\d.]+) sum=(\S+)", line)
            if not kiwi:
                continue
            values = {"w": kiwi[1], "n": kiwi[2], "us_op": kiwi[3], "check": kiwi[4]}
        name, n = values["w"], values.get("n", "0")
        if len(name) <= 2:
            name = "solver." + name
            if "check" in values:
                yield f"{name} {n}", "check", float(values["check"])
        if "us_op" in values:
            yield f"{name} {n}", "us", float(values["us_op"])
        if "bytes_each" in values:
            yield f"{name}.bytes {n}", "bytes", float(values["bytes_each"])
        if "delta_kb" in values and name in ("mem.map", "mem.gazetteer"):
            yield f"{name}.kB {n}", "kB", float(values["delta_kb"])
        if name.startswith("start") and "rss_kb" in values:
            yield f"start.rss_kb {n}", "kB", float(values["rss_kb"])
        if "per_second" in values:
            yield f"{name}.per_second {n}", "1/s", float(values["per_second"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="")
    parser.add_argument("--workloads", default="")
    parser.add_argument("--web", action="store_true")
    options = parser.parse_args()
    only = set(filter(None, options.only.split(",")))
    wanted = set(filter(None, options.workloads.split(",")))

    failures = []
    programs = build_peers(only, failures)
    if not only or "ours" in only:
        programs["ours"] = (build_ours(), INTERFACE + ["listauto", "listflow", "listlist", "listcompositional"] + SOLVER + SCALING + LONG + TEXT + OURS)

    if not only or "maps" in only:
        programs["maps"] = (build_ours("map_bench"), MAPS)

    for path, _ in programs.values():
        read_from_disk(path)

    display, server = os.environ.get("DISPLAY"), None
    if not display and shutil.which("Xvfb"):
        display = ":93"
        server = subprocess.Popen(["Xvfb", display, "-screen", "0", "1200x1800x24", "-nolisten", "tcp"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1.5)
    env = environment(display)
    figures, units, checks = {}, {}, {}

    def note(program, text):
        for scenario, unit, value in readings(text):
            if unit == "check":
                checks.setdefault(scenario, {})[program] = value
                continue
            units[scenario] = unit
            figures.setdefault(scenario, {}).setdefault(program, []).append(value)

    try:
        for _ in range(options.rounds):
            for name, (path, workloads) in programs.items():
                for workload in workloads:
                    if wanted and workload.split()[0] not in wanted:
                        continue
                    try:
                        command = [path, *workload.split()]
                        # Toolkits that save a picture put a new file in the place of the old one, were it /dev/null.
                        if workload == "start" and name != "ours":
                            command.append(os.path.join(env["XDG_RUNTIME_DIR"], "first-frame.png"))
                        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
                        note(name, done.stdout)
                        if done.returncode or not done.stdout.strip():
                            failures.append(f"{name} {workload}: {(done.stderr.strip().splitlines() or ['no answer'])[-1]}")
                    except subprocess.TimeoutExpired:
                        print(f"# {name} {workload}: over 120 s", file=sys.stderr)
            if options.web:
                done = subprocess.run(["node", os.path.join(PEERS, "web", "web_bench.js"), *sorted(wanted)], env=env,
                                      capture_output=True, text=True, timeout=600)
                note("web", done.stdout)
    finally:
        if server:
            server.terminate()
        shutil.rmtree(env["XDG_RUNTIME_DIR"], ignore_errors=True)

    for scenario, values in checks.items():
        if max(values.values()) - min(values.values()) > 1e-6 * abs(max(values.values())) + 0.01:
            print(f"# {scenario}: the answers differ: {values}", file=sys.stderr)
    # Nobody else has these forms of a file: ours are compared with what the others take for theirs.
    for scenario in [name for name in figures if name.startswith(("ui.load_compiled", "ui.load_full"))]:
        for name, values in figures.get(re.sub("_(compiled|full)", "", scenario), {}).items():
            if name != "ours":
                figures[scenario][name] = values
    # Each kind of list stands beside the peers' one.
    for scenario in [name for name in figures if re.match(r"list\.(table|flow|list|compositional)\.", name)]:
        theirs = re.sub(r"\.(table|flow|list|compositional)\.", ".", scenario, count=1)
        for name, values in figures.get(re.sub("_automatic", "", theirs), {}).items():
            if name != "ours":
                figures[scenario][name] = values
    # Layout has no peer that lays out the same: it is compared with the same cells laid out by hand.
    for scenario in [name for name in figures if re.match(r"layout\.(cells|feed)_(auto|stack)", name)]:
        by_hand = figures.get(re.sub("_(auto|stack)", "_manual", scenario, count=1), {})
        if "ours" in by_hand:
            figures[scenario]["hand"] = by_hand["ours"]
    if "ours" in figures.get("list.diff_standard 10000", {}):
        figures["list.diff 10000"]["standard"] = figures["list.diff_standard 10000"]["ours"]
    rows = []
    for scenario in sorted(figures):
        medians = {name: statistics.median(values) for name, values in figures[scenario].items()}
        ours = medians.pop("ours", medians.pop("maps", None))
        real_peers = {name: value for name, value in medians.items() if name not in FLOORS}
        best = min(real_peers.values()) if real_peers else None
        ratio = round(ours / best, 4) if ours is not None and best else None
        rows.append({"scenario": scenario, "value": ours, "unit": units[scenario], "peers": medians, "ratio": ratio})
        left = f"{ours:12.4g}" if ours is not None else f"{'-':>12}"
        right = f"x{ratio:<7.3f}" if ratio is not None else f"{'-':8}"
        others = "  ".join(f"{name} {value:.4g}" for name, value in sorted(medians.items(), key=lambda item: item[1]))
        print(f"{scenario:32s}{left} {units[scenario]:6s}{right} {others}")
    # The record is of whole runs.
    if not only and not wanted:
        os.makedirs(os.path.join(HERE, "results"), exist_ok=True)
        with open(os.path.join(HERE, "results", "latest.json"), "w") as file:
            json.dump(rows, file, indent=1)
            file.write("\n")
    for failure in sorted(set(failures)):
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


sys.exit(main())
