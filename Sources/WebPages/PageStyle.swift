/// What all pages have in common, in light and in dark surroundings: colours, buttons, keys.
package enum PageStyle {
  package static let text: String = """
    :root {
      --ground: #f5f5f7; --pane: #fff; --ink: #1d1d1f; --soft: #6e6e73; --line: #d2d2d7; --accent: #0066cc;
      --bad: #d70015; --warn: #b25000; --good: #207a3c; --added: #2a6fdb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #111113; --pane: #1c1c1e; --ink: #f5f5f7; --soft: #a1a1a6; --line: #3a3a3c; --accent: #4da3ff;
        --bad: #ff5a5f; --warn: #ffa94d; --good: #4cc46e; --added: #7db3ff;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    code, kbd, output { font: 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    button {
      font: inherit; font-size: 13px; color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 8px; padding: 3px 10px; cursor: pointer;
    }
    button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--pane); }
    kbd { border: 1px solid var(--line); border-radius: 5px; padding: 0 5px; background: var(--ground); }

    """
}
