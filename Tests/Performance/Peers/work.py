"""The frames of the card zoom as drawing steps, read from the trace that segue wrote of them.

A step is (kind, x, y, width, height, radius, colours, alpha) in points; kinds are fill, gradient, clip and unclip.
So every program draws what segue drew, and none computes any motion.
"""

import argparse
import json
import os

WIDTH, HEIGHT, SCALE = 1170, 2532, 3
GRADIENT = ((0x34, 0xC7, 0x59), (0x00, 0x7A, 0xFF))


def rgb(text):
    return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))


def steps(views):
    """The drawing steps of one line of the trace."""
    drawn, card = [], None
    for name, view in views.items():
        x, y, width, height = view["window"]
        if name == "detail":
            card = (x, y, width, height, view["cornerRadius"])
            drawn.append(("clip", *card, None, 1))
            drawn.append(("fill", x, y, width, height, 0, rgb(view["backgroundColor"]), 1))
        elif name == "detail.header":
            drawn.append(("gradient", x, y, width, height, 0, GRADIENT, 1))
        elif view["backgroundColor"] and view["alpha"] > 0:
            color = rgb(view["backgroundColor"])
            drawn.append(("fill", x, y, width, height, view["cornerRadius"], color, view["alpha"]))
    return drawn + ([("unclip", *card, None, 1)] if card else [])


class Run:
    """One program's run: its frames, and where they go."""

    def __init__(self):
        parser = argparse.ArgumentParser()
        parser.add_argument("trace")
        parser.add_argument("output")
        parser.add_argument("--level", type=int, default=None, help="zlib's level, where it can be chosen")
        arguments = parser.parse_args()
        self.level, self.output, self.bytes = arguments.level, arguments.output, 0
        self.frames = [json.loads(line)["views"] for line in open(arguments.trace)]
        os.makedirs(self.output, exist_ok=True)

    def write(self, index, data):
        with open(os.path.join(self.output, "frame-%04d.png" % index), "wb") as file:
            file.write(data)
        self.bytes += len(data)
