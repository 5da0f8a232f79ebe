/// What drives a player page: one clock for all panes, and the keys.
enum PlayerScript {
  static let text: String = """
    "use strict";
    (() => {
      // Points from the finger's middle to its rim, about a fingertip's.
      const fingerRadius = 22;
      // Pictures that are decoded ahead while frames play.
      const preloaded = 12;
      const style = getComputedStyle(document.documentElement);
      const state = { time: 0, speed: 1, finger: true, outlines: false, timer: null };
      const find = (selector) => document.querySelector(selector);

      class Pane {
        constructor(root) {
          this.root = root;
          Object.assign(this, JSON.parse(root.querySelector("script").textContent));
          this.images = new Map();
          this.canvas = root.querySelector("canvas");
          this.canvas.width = Math.round(this.width * this.scale);
          this.canvas.height = Math.round(this.height * this.scale);
          this.canvas.hidden = false;
          this.context = this.canvas.getContext("2d");
          this.picked = null;
          this.kept = false;
          this.canvas.addEventListener("pointermove", (event) => { if (!this.kept) this.pick(event); });
          this.canvas.addEventListener("pointerleave", () => {
            if (this.kept) return;
            this.picked = null;
            this.draw();
          });
          this.canvas.addEventListener("click", (event) => {
            this.kept = true;
            this.pick(event);
            this.kept = this.picked !== null;
          });
        }

        get end() { return this.frames[this.frames.length - 1].t; }

        // The last frame that has begun, for frames show what was at their time.
        frameAt(time) {
          let [low, high] = [0, this.frames.length - 1];
          while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.frames[middle].t <= time + 1e-6) low = middle; else high = middle - 1;
          }
          return low;
        }

        image(index) {
          let image = this.images.get(index);
          if (!image) {
            image = new Image();
            image.src = "data:image/png;base64," + this.pictures[index];
            image.addEventListener("load", () => { if (this.frame.p === index) this.draw(); });
            this.images.set(index, image);
          }
          return image;
        }

        show(time) {
          const index = this.frameAt(time);
          this.frame = this.frames[index];
          const last = Math.min(index + preloaded, this.frames.length - 1);
          for (let ahead = index; ahead <= last; ahead += 1) this.image(this.frames[ahead].p);
          this.draw();
        }

        get shown() { return this.views[this.frame.v]; }

        draw() {
          const { context, frame, canvas, scale } = this;
          const image = this.image(frame.p);
          // What is not decoded yet draws itself when it is; until then the frame before stands.
          if (image.complete && image.naturalWidth) {
            context.setTransform(1, 0, 0, 1, 0, 0);
            context.clearRect(0, 0, canvas.width, canvas.height);
            context.drawImage(image, 0, 0, canvas.width, canvas.height);
            this.root.dataset.frame = frame.i;
            context.setTransform(scale, 0, 0, scale, 0, 0);
            if (state.outlines) for (const view of Object.values(this.shown)) this.outline(view.window, 0.5, "#e5484d");
            const picked = this.picked && this.shown[this.picked];
            if (picked) this.outline(picked.window, 1.5, style.getPropertyValue("--accent"));
            if (state.finger && frame.f) this.touch(frame.f);
          }
          this.say();
        }

        outline([x, y, width, height], line, color) {
          this.context.lineWidth = line;
          this.context.strokeStyle = color;
          this.context.strokeRect(x, y, width, height);
        }

        touch([x, y]) {
          this.context.beginPath();
          this.context.arc(x, y, fingerRadius, 0, 2 * Math.PI);
          this.context.fillStyle = "#8e8e9366";
          this.context.fill();
          this.context.lineWidth = 1;
          this.context.strokeStyle = "#ffffffcc";
          this.context.stroke();
        }

        // The frontmost view under the pointer: views are listed from the back.
        pick(event) {
          const box = this.canvas.getBoundingClientRect();
          const x = (event.clientX - box.left) / box.width * this.width;
          const y = (event.clientY - box.top) / box.height * this.height;
          const under = Object.entries(this.shown).filter(([, view]) => {
            const [left, top, width, height] = view.window;
            return view.alpha > 0 && x >= left && y >= top && x < left + width && y < top + height;
          });
          this.picked = under.length ? under[under.length - 1][0] : null;
          this.draw();
        }

        say() {
          const { frame } = this;
          const transition = frame.x
            ? "  " + frame.x.id + " " + Math.round(frame.x.progress * 100) + " %" + (frame.x.interactive ? ", by finger" : "")
            : "";
          const marks = frame.m.length ? "  " + frame.m.join(", ") : "";
          this.root.querySelector("output").value = "frame " + frame.i + transition + marks;
          const table = this.root.querySelector(".values");
          const view = this.picked && this.shown[this.picked];
          table.hidden = !view;
          table.replaceChildren();
          if (!view) return;
          table.createCaption().textContent = this.picked + (this.kept ? " (kept)" : "");
          for (const [name, value] of Object.entries(view)) {
            const row = table.insertRow();
            const head = document.createElement("th");
            head.textContent = name;
            row.append(head);
            const cell = row.insertCell();
            if (typeof value === "string" && value.startsWith("#")) {
              const swatch = document.createElement("span");
              swatch.className = "swatch";
              swatch.style.background = value;
              cell.append(swatch);
            }
            cell.append(Pane.text(value));
          }
        }

        static text(value) {
          const round = (number) => String(Math.round(number * 1000) / 1000);
          if (Array.isArray(value)) return value.map((item) => typeof item === "number" ? round(item) : item).join(", ");
          return typeof value === "number" ? round(value) : String(value);
        }

        // What runs when, and the marks, as an axis above the slider.
        axis(duration) {
          const axis = document.createElement("div");
          axis.className = "axis";
          axis.title = this.title;
          const percent = (time) => time / duration * 100 + "%";
          const add = (name, start) => {
            const element = document.createElement("span");
            element.className = name;
            element.style.left = percent(start);
            axis.append(element);
            return element;
          };
          let bar = null;
          for (const frame of this.frames) {
            const key = frame.x && frame.x.step + "/" + frame.x.interactive;
            if (!bar || bar.key !== key) {
              bar = key ? { key, start: frame.t, element: add(frame.x.interactive ? "running interactive" : "running", frame.t) } : null;
              if (bar) bar.element.title = frame.x.id;
            }
            if (bar) bar.element.style.width = percent(frame.t + 1 / this.rate - bar.start);
            for (const mark of frame.m) add(frame.t > duration * 0.85 ? "mark late" : "mark", frame.t).textContent = mark;
          }
          return axis;
        }
      }

      const panes = [...document.querySelectorAll(".pane")].map((root) => new Pane(root));
      const rate = Math.max(...panes.map((pane) => pane.rate));
      const end = Math.max(...panes.map((pane) => pane.end));
      const ticks = Math.max(1, Math.round(end * rate));
      const scrub = find(".scrub");
      scrub.max = ticks;
      find("footer").hidden = false;
      for (const pane of panes) find(".axes").append(pane.axis(Math.max(end, 1 / rate)));

      const show = (time) => {
        state.time = Math.min(end, Math.max(0, time));
        for (const pane of panes) pane.show(state.time);
        scrub.value = Math.round(state.time * rate);
        find("footer .time").value = state.time.toFixed(3) + " of " + end.toFixed(3) + " s";
      };
      const redraw = () => { for (const pane of panes) pane.draw(); };

      const pause = () => {
        if (state.timer) cancelAnimationFrame(state.timer);
        state.timer = null;
        find(".play").textContent = "Play";
      };
      const play = () => {
        let last = performance.now();
        let time = state.time >= end ? 0 : state.time;
        find(".play").textContent = "Pause";
        const tick = (now) => {
          time += Math.max(0, now - last) / 1000 * state.speed;
          last = now;
          // The last frame stays for half a second before it begins anew.
          if (time > end + 0.5) time = 0;
          show(time);
          state.timer = requestAnimationFrame(tick);
        };
        state.timer = requestAnimationFrame(tick);
      };
      const step = (time) => { pause(); show(time); };
      const setSpeed = (speed) => {
        state.speed = speed;
        find(".speed").textContent = speed === 1 ? "1×" : "¼×";
      };
      const toggle = (name) => {
        state[name] = !state[name];
        find("." + name).setAttribute("aria-pressed", String(state[name]));
        redraw();
      };

      const actions = {
        " ": () => { if (state.timer) pause(); else play(); },
        ArrowLeft: () => step((Math.round(state.time * rate) - 1) / rate),
        ArrowRight: () => step((Math.round(state.time * rate) + 1) / rate),
        Home: () => step(0),
        End: () => step(end),
        1: () => setSpeed(1),
        4: () => setSpeed(0.25),
        f: () => toggle("finger"),
        o: () => toggle("outlines"),
      };
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!action) return;
        event.preventDefault();
        action();
      });
      find(".play").addEventListener("click", actions[" "]);
      find(".speed").addEventListener("click", () => setSpeed(state.speed === 1 ? 0.25 : 1));
      find(".finger").addEventListener("click", actions.f);
      find(".outlines").addEventListener("click", actions.o);
      scrub.addEventListener("input", () => step(Number(scrub.value) / rate));
      show(Number(new URLSearchParams(location.hash.slice(1)).get("time")) || 0);

      // A page that follows asks a script beside it again and again what its newest version is.
      const { live, version } = document.documentElement.dataset;
      if (live) {
        window.segueLive = (newest, mistake) => {
          const element = find(".mistake");
          element.hidden = !mistake;
          element.textContent = mistake ?? "";
          if (mistake || newest === version) return;
          location.hash = "time=" + state.time;
          location.reload();
        };
        setInterval(() => {
          const script = document.createElement("script");
          script.src = live + "?" + performance.now();
          script.onload = script.onerror = () => script.remove();
          document.head.append(script);
        }, 400);
      }
    })();
    """
}
