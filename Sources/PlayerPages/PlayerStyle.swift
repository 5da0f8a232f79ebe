/// How a player page looks, besides what all pages have in common.
enum PlayerStyle {
  static let text: String = """
    body {
      margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
      font: 15px/1.45 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    header { padding: 16px 24px 0; }
    h1 { margin: 0; font-size: 22px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    .mistake {
      margin: 10px 0 0; padding: 10px 14px; border: 1px solid var(--bad); border-radius: 8px; color: var(--bad);
      background: var(--pane); font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap;
    }
    h2 { margin: 0 0 8px; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
    main { flex: 1; display: flex; flex-wrap: wrap; gap: 24px; justify-content: center; padding: 16px 24px; }
    .pane { flex: 0 1 auto; min-width: 0; max-width: 100%; display: flex; flex-direction: column; align-items: center; }
    canvas, noscript img {
      display: block; max-width: 100%; max-height: max(240px, calc(100vh - 430px)); border: 1px solid var(--line); border-radius: 10px;
      background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px; cursor: crosshair;
    }
    .moment { margin: 6px 0 0; color: var(--soft); font-size: 13px; min-height: 1.5em; }
    .pane { min-height: calc(100vh - 250px); }
    .values { margin-top: 6px; border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
    .values caption { text-align: left; font-weight: 600; padding-bottom: 2px; overflow-wrap: anywhere; }
    .values th { text-align: left; font-weight: 500; color: var(--soft); padding: 1px 12px 1px 0; }
    .values td { padding: 1px 0; font: 12px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    .swatch {
      display: inline-block; width: 11px; height: 11px; margin-right: 6px; border: 1px solid var(--line);
      border-radius: 3px; vertical-align: -1px;
    }
    footer {
      position: sticky; bottom: 0; background: var(--pane); border-top: 1px solid var(--line); padding: 10px 24px 14px;
    }
    .axis { position: relative; height: 18px; margin: 0 8px; font-size: 11px; color: var(--soft); }
    .axis .running {
      position: absolute; top: 12px; height: 5px; min-width: 2px; border-radius: 3px; background: var(--accent);
    }
    .axis .interactive { background: var(--warn); }
    .axis .mark { position: absolute; top: 0; white-space: nowrap; padding-left: 3px; border-left: 1px solid var(--soft); }
    .axis .mark.late { transform: translateX(-100%); padding: 0 3px 0 0; border: 0; border-right: 1px solid var(--soft); }
    .scrub { display: block; width: 100%; margin: 4px 0 8px; accent-color: var(--accent); }
    .controls { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .controls .time { min-width: 16ch; color: var(--soft); }
    .keys { color: var(--soft); font-size: 13px; }
    button.play { min-width: 5em; }

    """
}
