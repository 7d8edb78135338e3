#!/usr/bin/env python3
"""Writes startup.order: the functions that a program runs until its first frame, for the linker to put side by side.

usage: startup_order.py   (after bench.py has built ours_bench; needs valgrind and binutils)
"""
import bisect
import os
import re
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(HERE, ".build", "release", "ours_bench")


def executed_addresses(profile, program):
    """The addresses of `program` in a callgrind profile that was written with --dump-instr=yes."""
    objects, current, address, found = {}, None, 0, set()
    with open(profile) as lines:
        for line in lines:
            named = re.match(r"c?ob=\((\d+)\)(?: (.+))?", line)
            if named:
                if named[2]:
                    objects[named[1]] = named[2].strip()
                if line[0] == "o":
                    current = objects[named[1]]
            elif line[0] in "0+-":
                field = line.split()[0]
                offset = {"+": address, "-": -address}.get(field[0])
                address = int(field, 16) if offset is None else abs(offset + int(field[1:], 0))
                if current == program:
                    found.add(address)
    return found


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Callgrind can't read Swift's debugging information, and the program looks for its fonts beside itself.
        program = os.path.join(folder, "ours_bench")
        subprocess.run(["objcopy", "--strip-debug", os.path.realpath(PROGRAM), program], check=True)
        resources = os.path.join(os.path.dirname(os.path.realpath(PROGRAM)), "allium_CoreText.resources")
        os.symlink(resources, os.path.join(folder, "allium_CoreText.resources"))
        profile = os.path.join(folder, "profile")
        subprocess.run(["valgrind", "--tool=callgrind", "--dump-instr=yes", f"--callgrind-out-file={profile}", program, "start"],
                       check=True, capture_output=True)
        addresses = executed_addresses(profile, program)
        symbols = {}
        for line in subprocess.run(["nm", "--defined-only", program], check=True, capture_output=True, text=True).stdout.splitlines():
            address, kind, name = line.split(" ", 2)
            if kind in "tTwWuiV":
                symbols.setdefault(int(address, 16), []).append(name)
    starts = sorted(symbols)
    names = set()
    for address in addresses:
        place = bisect.bisect_right(starts, address) - 1
        if place >= 0:
            names.update(symbols[starts[place]])
    with open(os.path.join(HERE, "startup.order"), "w") as file:
        file.writelines(name + "\n" for name in sorted(names))
    # The next build links anew.
    os.remove(os.path.realpath(PROGRAM))
    print(f"{len(names)} functions")


main()
