"""The card zoom by headless Chromium: a page whose elements are moved, and a screenshot of each frame.

Prints the processor time that the browser's processes took for the frames; its start is not counted.
"""

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile

from work import HEIGHT, SCALE, WIDTH, Run, steps

PAGE = """<html><body style="margin:0;overflow:hidden"><script>
const pool = [];
function element(index, parent) {
  const made = pool[index] ??= document.createElement("div");
  // In the order of the steps, which is that of painting.
  parent.append(made);
  return made;
}
function show(steps) {
  let parent = document.body, origin = [0, 0], count = 0;
  for (const [kind, x, y, width, height, radius, color, alpha] of steps) {
    if (kind === "unclip") { parent = document.body; origin = [0, 0]; continue; }
    const css = (c) => `rgb(${c})`;
    const made = element(count++, parent);
    const paint = kind === "gradient" ? `linear-gradient(${css(color[0])},${css(color[1])})` : color ? css(color) : "none";
    made.style.cssText = `position:absolute;left:${x - origin[0]}px;top:${y - origin[1]}px;width:${width}px;`
      + `height:${height}px;border-radius:${radius}px;background:${paint};opacity:${alpha};`
      + (kind === "clip" ? "overflow:hidden" : "");
    if (kind === "clip") { parent = made; origin = [x, y]; }
  }
  while (pool.length > count) pool.pop().remove();
}
</script></body></html>"""


class Browser:
    """Chromium at the other end of two pipes, which carry a JSON text and a zero byte for each message."""

    NAMES = ("chromium", "chromium-headless-shell", "google-chrome")

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()
        program = next(path for path in map(shutil.which, self.NAMES) if path)
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe"]

        def connect():
            # The browser reads from 3 and writes to 4, which may be ends of these very pipes.
            reading, writing = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, *flags, "--user-data-dir=" + self.folder, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, close_fds=False,
            preexec_fn=connect,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.input, self.output = os.fdopen(ours_in, "rb"), os.fdopen(ours_out, "wb", buffering=0)
        self.count, self.rest, self.session = 0, b"", None

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def receive(self):
        pieces = [self.rest]
        while b"\0" not in pieces[-1]:
            piece = os.read(self.input.fileno(), 1 << 20)
            if not piece:
                raise RuntimeError("the browser is gone")
            pieces.append(piece)
        text, self.rest = b"".join(pieces).split(b"\0", 1)
        return json.loads(text)

    def open(self):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=WIDTH // SCALE, height=HEIGHT // SCALE, deviceScaleFactor=SCALE, mobile=False,
        )
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.call("Page.setDocumentContent", frameId=frame, html=PAGE)

    def picture(self, shown, is_fast):
        self.call("Runtime.evaluate", expression="show(%s)" % json.dumps(shown))
        data = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=is_fast)["data"]
        return base64.b64decode(data)

    def seconds(self):
        """Processor time of all processes of the browser's group."""
        ticks = 0
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                fields = open("/proc/%s/stat" % name).read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[2]) == self.process.pid:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


run = Run()
browser = Browser()
try:
    browser.open()
    browser.picture(steps(run.frames[0]), run.level is not None)
    start = browser.seconds()
    for number, views in enumerate(run.frames):
        run.write(number, browser.picture(steps(views), run.level is not None))
    print("processor seconds:", browser.seconds() - start)
finally:
    browser.close()
