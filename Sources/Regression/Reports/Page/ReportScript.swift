/// What drives a report: a player in each scene, and the keys.
enum ReportScript {
  static let text: String = """
    "use strict";
    (() => {
      const preloaded = 12;
      // Milliseconds a frame rests before those that follow it are fetched: while somebody scrubs, none is wanted.
      const rest = 120;
      const count = new Intl.NumberFormat("en");

      class Player {
        constructor(section) {
          this.section = section;
          this.root = section.querySelector(".player");
          this.find = (selector) => this.root.querySelector(selector);
          this.frames = JSON.parse(this.find(".frames").textContent).frames;
          this.stage = this.find(".stage");
          this.interval = 1000 / Number(this.root.dataset.fps);
          this.speed = 1;
          this.view = "two-up";
          // Pictures of the frames ahead by address: held, so that each is fetched once.
          this.ahead = new Map();
          this.index = Number(this.root.dataset.start);
          this.find(".controls").hidden = false;
          this.find(".cursor").style.visibility = "visible";
          this.listen();
          this.show(this.index);
        }

        listen() {
          const touched = () => { current = this; };
          this.section.addEventListener("pointerdown", touched);
          this.section.addEventListener("focusin", touched);
          this.find(".play").addEventListener("click", () => this.toggle());
          this.find(".speed").addEventListener("click", () => this.setSpeed(this.speed === 1 ? 0.25 : 1));
          this.find(".scrub").addEventListener("input", (event) => this.step(Number(event.target.value)));
          this.find(".mix").addEventListener("input", (event) => this.mix(event.target.value));
          for (const button of this.root.querySelectorAll("[data-view]")) {
            button.addEventListener("click", () => this.setView(button.dataset.view));
          }
          const seek = (event) => {
            const box = this.find(".timeline").getBoundingClientRect();
            this.step(Math.floor((event.clientX - box.left) / box.width * this.frames.length));
          };
          this.find(".timeline").addEventListener("pointerdown", seek);
          this.find(".timeline").addEventListener("pointermove", (event) => { if (event.buttons) seek(event); });
          this.stage.addEventListener("click", () => { if (this.view === "toggle") this.stage.classList.toggle("second"); });
          this.stage.addEventListener("pointermove", (event) => {
            if (this.view !== "slide") return;
            const box = this.find(".expected img").getBoundingClientRect();
            this.mix(Math.min(100, Math.max(0, (event.clientX - box.left) / box.width * 100)));
          });
        }

        show(index) {
          this.index = Math.min(this.frames.length - 1, Math.max(0, index));
          const frame = this.frames[this.index];
          this.picture("expected", frame.e, "not in the baseline");
          this.picture("actual", frame.a, "gone");
          this.picture("difference", frame.d, frame.c ? "no picture" : "equal");
          this.find(".scrub").value = this.index;
          this.find(".cursor").setAttribute("x", this.index);
          const changed = frame.p == null ? (frame.c ? "changed" : "equal")
            : frame.p === 0 ? "equal" : count.format(frame.p) + " px, max Δ " + frame.m;
          this.find("output").value = "frame " + frame.i + "  " + frame.t.toFixed(3) + " s";
          this.find(".frame-note").textContent = changed + (frame.n == null ? ""
            : "; the expected picture is that of frame " + frame.n + ", the nearest that is kept");
          this.root.dataset.frame = frame.i;
        }

        picture(name, address, absence) {
          const figure = this.find("." + name);
          const image = figure.querySelector("img");
          const label = figure.querySelector(".absent");
          image.hidden = !address;
          label.hidden = Boolean(address);
          label.textContent = absence;
          if (address && image.getAttribute("src") !== address) {
            image.loading = "eager";
            image.src = address;
          }
        }

        preload() {
          const pictures = new Map();
          for (let ahead = 1; ahead <= preloaded; ahead += 1) {
            const frame = this.frames[(this.index + ahead) % this.frames.length];
            for (const address of [frame.e, frame.a, frame.d]) {
              if (address) pictures.set(address, this.ahead.get(address) ?? this.fetch(address));
            }
          }
          this.ahead = pictures;
        }

        fetch(address) {
          const image = new Image();
          image.src = address;
          return image;
        }

        step(index) {
          this.pause();
          this.show(index);
          clearTimeout(this.resting);
          this.resting = setTimeout(() => this.preload(), rest);
        }

        toggle() { if (this.timer) this.pause(); else this.play(); }

        play() {
          const began = performance.now();
          const first = this.index === this.frames.length - 1 ? 0 : this.index;
          this.find(".play").textContent = "Pause";
          const tick = (now) => {
            const elapsed = Math.floor(Math.max(0, now - began) / this.interval * this.speed);
            this.show((first + elapsed) % this.frames.length);
            this.preload();
            this.timer = requestAnimationFrame(tick);
          };
          this.timer = requestAnimationFrame(tick);
        }

        pause() {
          if (this.timer) cancelAnimationFrame(this.timer);
          this.timer = null;
          this.find(".play").textContent = "Play";
        }

        setSpeed(speed) {
          this.speed = speed;
          this.find(".speed").textContent = speed === 1 ? "1×" : "¼×";
          if (this.timer) { this.pause(); this.play(); }
        }

        setView(view) {
          this.view = view;
          this.stage.className = "stage " + view;
          this.find(".mix").hidden = view !== "slide" && view !== "onion";
          for (const button of this.root.querySelectorAll("[data-view]")) {
            button.setAttribute("aria-pressed", String(button.dataset.view === view));
          }
        }

        mix(percent) {
          this.find(".mix").value = percent;
          this.stage.style.setProperty("--mix", percent + "%");
        }

        seekChanged(direction) {
          for (let index = this.index + direction; index >= 0 && index < this.frames.length; index += direction) {
            if (this.frames[index].c) return this.step(index);
          }
        }
      }

      const players = [...document.querySelectorAll("section")]
        .filter((section) => section.querySelector(".player")).map((section) => new Player(section));
      let current = players[0];
      for (const keys of document.querySelectorAll(".keys")) keys.hidden = false;

      const enter = (player) => {
        if (!player) return;
        current.pause();
        current = player;
        player.section.focus({ preventScroll: true });
        player.section.scrollIntoView({ block: "start" });
      };

      const actions = {
        " ": () => current.toggle(),
        ArrowLeft: () => current.step(current.index - 1),
        ArrowRight: () => current.step(current.index + 1),
        Home: () => current.step(0),
        End: () => current.step(current.frames.length - 1),
        n: () => current.seekChanged(1),
        p: () => current.seekChanged(-1),
        1: () => current.setSpeed(1),
        4: () => current.setSpeed(0.25),
        2: () => current.setView("two-up"),
        d: () => current.setView("diff"),
        s: () => current.setView("slide"),
        o: () => current.setView("onion"),
        t: () => {
          if (current.view === "toggle") current.stage.classList.toggle("second");
          else current.setView("toggle");
        },
        j: () => enter(players[players.indexOf(current) + 1]),
        k: () => enter(players[players.indexOf(current) - 1]),
      };

      document.addEventListener("keydown", (event) => {
        if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
        const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!action) return;
        event.preventDefault();
        action();
      });

      for (const button of document.querySelectorAll(".copy")) {
        button.addEventListener("click", async () => {
          const code = button.parentElement.querySelector("code");
          try {
            await navigator.clipboard.writeText(code.textContent);
            button.textContent = "Copied";
          } catch {
            getSelection().selectAllChildren(code);
            button.textContent = "Selected";
          }
        });
      }
    })();
    """
}
