/// How a report looks, besides what all pages have in common.
enum ReportStyle {
  static let text: String = """
    body {
      margin: 0 auto; max-width: 1280px; padding: 24px; background: var(--ground); color: var(--ink);
      font: 15px/1.45 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    h1 { margin: 0; font-size: 28px; letter-spacing: -0.01em; }
    header p { margin: 4px 0 20px; color: var(--soft); }
    h2 { margin: 0; font-size: 19px; overflow-wrap: anywhere; }
    h3 { margin: 20px 0 6px; font-size: 15px; }
    a { color: var(--accent); }
    section, nav, footer {
      background: var(--pane); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; margin: 0 0 20px;
    }
    section:focus { outline: 2px solid var(--accent); outline-offset: 2px; }
    .badge {
      display: inline-block; padding: 1px 9px; border-radius: 99px; border: 1px solid currentColor; color: var(--bad);
      font-size: 12px; font-weight: 600; vertical-align: 2px; white-space: nowrap;
    }
    .passed .badge, .within .badge { color: var(--good); }
    .renderer .badge, .missing .badge { color: var(--warn); }
    .headline { margin: 6px 0 0; font-variant-numeric: tabular-nums; }
    .details { margin: 6px 0 0; padding-left: 20px; color: var(--soft); }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    th { text-align: left; color: var(--soft); font-weight: 500; }
    th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    tr:last-child td { border-bottom: 0; }
    td code { overflow-wrap: anywhere; }
    .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
    .overview td:first-child { width: 1%; }
    .overview td:last-child { width: 55%; color: var(--soft); }
    .causes td:nth-child(-n+2) { white-space: nowrap; }
    .causes td:nth-child(4), .causes td:nth-child(5) { min-width: 24ch; }
    .lines td { border: 0; padding: 1px 12px 1px 0; }
    .lines .place { color: var(--soft); white-space: nowrap; width: 1%; }
    .lines code { white-space: pre-wrap; }
    .lines .added code { color: var(--good); }
    .lines .removed code { color: var(--bad); }
    .player { margin-top: 14px; }
    .timeline { display: block; width: 100%; height: 48px; border-radius: 6px; cursor: pointer; }
    .timeline .ground { fill: var(--line); opacity: .45; }
    .timeline .changed { fill: var(--bad); stroke: var(--bad); }
    .timeline .added { fill: var(--added); stroke: var(--added); }
    .timeline .removed { fill: var(--warn); stroke: var(--warn); }
    .timeline .cursor { fill: var(--ink); stroke: var(--ink); stroke-width: 2px; opacity: .75; visibility: hidden; }
    .timeline rect { vector-effect: non-scaling-stroke; }
    .controls { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 10px 0; }
    .controls .scrub { flex: 1 1 220px; }
    .controls output { min-width: 17ch; color: var(--soft); font-variant-numeric: tabular-nums; }
    button.play { min-width: 5em; }
    .views { display: inline-flex; gap: 4px; }
    .stage { position: relative; display: flex; gap: 14px; justify-content: center; margin-top: 10px; }
    figure { margin: 0; flex: 0 1 auto; min-width: 0; text-align: center; }
    figure img {
      display: block; max-width: 100%; max-height: 64vh; border: 1px solid var(--line);
      background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px;
    }
    figcaption { padding-top: 4px; color: var(--soft); font-size: 13px; }
    .absent {
      display: grid; place-items: center; border: 1px dashed var(--line); color: var(--soft);
      max-width: 100%; min-width: 5em; aspect-ratio: var(--width, 2) / var(--height, 3);
      width: min(var(--width, 160) * 1px, 64vh * var(--width, 2) / var(--height, 3));
    }
    .stage.diff .expected, .stage.diff .actual { display: none; }
    .stage.slide, .stage.onion, .stage.toggle { display: grid; }
    .stage.slide figure, .stage.onion figure, .stage.toggle figure { grid-area: 1 / 1; justify-self: center; }
    .stage.slide .difference, .stage.onion .difference, .stage.toggle .difference { display: none; }
    .stage.slide .actual img { clip-path: inset(0 0 0 var(--mix, 50%)); }
    .stage.onion .actual img { opacity: var(--mix, 50%); }
    .stage.slide .actual figcaption, .stage.onion .actual figcaption { visibility: hidden; }
    .stage.toggle .actual { visibility: hidden; }
    .stage.toggle.second .actual { visibility: visible; }
    .stage.toggle.second .expected { visibility: hidden; }
    .frame-note { margin: 8px 0 0; text-align: center; color: var(--soft); font-size: 13px; }
    .approve code { background: var(--ground); padding: 4px 8px; border-radius: 6px; overflow-wrap: anywhere; }
    .keys { color: var(--soft); font-size: 13px; }
    @media (max-width: 700px) { body { padding: 12px; } .stage { gap: 6px; } }

    """
}
