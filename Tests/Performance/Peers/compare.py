"""Draws the card zoom by segue and by other programs in turn, and prints a table of what each took.

    python3 -m venv .build/peers && .build/peers/bin/pip install pycairo skia-python numpy pillow
    .build/peers/bin/python Tests/Performance/Peers/compare.py

Whole processes, one worker, processor time; the least of so many rounds. Of a browser only the frames are counted, not
its start. Programs that are not installed are left out.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(FOLDER)))
PEERS = [
    ("cairo (pycairo), write_to_png", "draw_cairo.py", []),
    ("Skia (skia-python), its own PNG", "draw_skia.py", []),
    ("Skia, Pillow's PNG at level 1", "draw_skia.py", ["--level", "1"]),
    ("Chromium, screenshots", "draw_chromium.py", []),
    ("Chromium, screenshots optimized for speed", "draw_chromium.py", ["--level", "1"]),
    ("Pillow at level 6, no smooth edges", "draw_pillow.py", []),
    ("Pillow at level 1, no smooth edges", "draw_pillow.py", ["--level", "1"]),
]
MODULES = {"draw_cairo.py": "cairo", "draw_skia.py": "skia", "draw_pillow.py": "PIL"}


def seconds(command):
    """Processor time of a process, start-up included, or what it says itself that its frames took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.stdout.startswith("processor seconds:"):
        return float(run.stdout.split(":")[1])
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def kilobytes(folder):
    sizes = [
        os.path.getsize(os.path.join(base, name))
        for base, _, names in os.walk(folder)
        for name in names
        if name.endswith(".png")
    ]
    return sum(sizes) / len(sizes) / 1000


def installed(script):
    if script == "draw_chromium.py":
        return any(map(shutil.which, ("chromium", "chromium-headless-shell", "google-chrome")))
    return subprocess.run([sys.executable, "-c", "import " + MODULES[script]], stderr=subprocess.DEVNULL).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", default=os.path.join(ROOT, ".build/release"), help="where segue and segue-bench are")
    arguments = parser.parse_args()
    work = tempfile.mkdtemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    try:
        bench, segue = (os.path.join(arguments.build, name) for name in ("segue-bench", "segue"))
        subprocess.run(
            [bench, "--write", work, "--scenes", "card-zoom-a", "--displays", "3x"],
            check=True, stdout=subprocess.DEVNULL,
        )
        own = os.path.join(work, "segue")
        runs = [("segue", own, [segue, "render", work + "/card-zoom-a-3x.json", "-o", own, "--jobs", "1", "--quiet"])]
        trace = own + "/card-zoom-a-3x/trace.jsonl"
        for number, (name, script, flags) in enumerate(PEERS):
            if installed(script):
                output = os.path.join(work, "peer%d" % number)
                runs.append((name, output, [sys.executable, os.path.join(FOLDER, script), trace, output] + flags))
        least = {name: float("inf") for name, _, _ in runs}
        for _ in range(arguments.rounds):
            for name, _, command in runs:
                least[name] = min(least[name], seconds(command))
        print("| 60 frames of 1170 × 2532, whole processes | CPU s | ms a frame | kB a frame | times segue |")
        print("| --- | --- | --- | --- | --- |")
        for name, output, _ in runs:
            took = least[name]
            ratio = took / least["segue"]
            print("| %s | %.3f | %.1f | %.0f | %.1f |" % (name, took, took / 60 * 1000, kilobytes(output), ratio))
    finally:
        shutil.rmtree(work)


main()
