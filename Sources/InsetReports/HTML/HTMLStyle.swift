/// How the page looks.
enum HTMLStyle {
  /// The tool's mark: a screen and its inset.
  static let mark = """
    <svg class="mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><rect x="1.5" y="1.5" width="31" height="31" rx="9" fill="none" stroke="currentColor" stroke-width="2"/><rect x="8" y="8" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2.6"/></svg>
    """

  static let css = """
    :root {
      --page: #f4f5f7; --card: #ffffff; --ink: #17191e; --soft: #5d6470; --faint: #8a919d; --line: #e3e6ea;
      --accent: #2459c9; --well: #f6f7f9; --error: #c0282a; --error-well: #fdeeed; --warning: #9a5b00;
      --warning-well: #fdf3e0; --info: #2459c9; --info-well: #ecf1fc; --right: #1f7a52; --right-well: #e8f5ee;
      --shadow: 0 1px 2px rgba(20, 24, 32, .05), 0 8px 28px rgba(20, 24, 32, .06);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0f1115; --card: #181b20; --ink: #e8eaee; --soft: #a3aab6; --faint: #79818e; --line: #2a2f37;
        --accent: #8fb2ff; --well: #20242b; --error: #ff8b84; --error-well: #371d1e; --warning: #f1b65e;
        --warning-well: #332713; --info: #8fb2ff; --info-well: #1c2740; --right: #74d0a1; --right-well: #15301f;
        --shadow: none;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 76px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 0 28px 48px; max-width: 1240px; background: var(--page); color: var(--ink);
      font: 15px/1.55 Inter, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
    }
    code { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; }
    a { color: var(--accent); text-decoration: none; }
    h1, h2, h3, p, ol, ul, figure { margin: 0; }
    h1, h2, h3 { text-wrap: balance; overflow-wrap: anywhere; }

    .top { position: relative; padding: 52px 0 30px; }
    .mark { color: var(--accent); display: block; margin-bottom: 22px; }
    .eyebrow { color: var(--faint); font-size: 13px; font-weight: 500; }
    h1 { font-size: 38px; line-height: 1.12; letter-spacing: -.022em; font-weight: 650; margin: 2px 0 12px; }
    .lead { max-width: 62ch; font-size: 17px; line-height: 1.5; color: var(--soft); }
    .figures { display: flex; flex-wrap: wrap; gap: 10px 34px; padding: 0; margin-top: 26px; list-style: none; }
    .figures b {
      display: block; font-size: 27px; line-height: 1.15; font-weight: 600; letter-spacing: -.02em;
    }
    .figures span { color: var(--soft); font-size: 13.5px; }
    .figures .error b { color: var(--error); }
    .figures .warning b { color: var(--warning); }
    .note {
      margin: 0 0 10px; padding: 10px 16px; border-radius: 10px; background: var(--info-well); color: var(--soft);
      font-size: 14px;
    }

    .filters {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center;
      margin: 0 -12px 8px; padding: 12px; background: var(--page);
    }
    .filters[hidden] { display: none; }
    .filters fieldset {
      display: flex; gap: 2px; margin: 0; padding: 3px; border: 0; border-radius: 10px; background: var(--line);
    }
    .filters legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .filters label { cursor: pointer; }
    .filters input[type=radio] { position: absolute; opacity: 0; }
    .filters label span {
      display: block; padding: 4px 13px; border-radius: 7px; font-size: 13.5px; font-weight: 500; color: var(--soft);
    }
    .filters input:checked + span {
      background: var(--card); color: var(--ink); box-shadow: 0 1px 3px rgba(0, 0, 0, .14);
    }
    .filters input:focus-visible + span { outline: 2px solid var(--accent); }
    .filters select, .filters input[type=search] {
      height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card);
      color: var(--ink); font: inherit; font-size: 13.5px;
    }
    .filters input[type=search] { flex: 1 1 180px; max-width: 300px; }
    .filters output { color: var(--faint); font-size: 13.5px; }
    /* Not display or visibility: the overview draws its pictures from those of the cards, hidden or not. */
    .off, .card.off { position: absolute; height: 0; margin: 0; padding: 0; border: 0; overflow: hidden; box-shadow: none; }

    .contents { margin-bottom: 26px; }
    .contents summary { padding: 8px 0; color: var(--soft); font-size: 13.5px; font-weight: 500; cursor: pointer; }
    .contents ol {
      padding: 0; list-style: none; overflow: hidden; border-radius: 14px; background: var(--card); box-shadow: var(--shadow);
    }
    .row a { display: flex; gap: 12px; align-items: baseline; padding: 9px 20px; color: inherit; }
    .row a:hover .words { color: var(--accent); }
    .row a { margin-top: -1px; border-top: 1px solid var(--line); }
    .row .words { flex: 1; overflow-wrap: anywhere; }
    .row code { color: var(--faint); white-space: nowrap; }
    .dot { flex: none; display: inline-block; width: 8px; height: 8px; border-radius: 4px; background: var(--info); }
    .dot.error { background: var(--error); }
    .dot.warning { background: var(--warning); }
    .dot.right { background: var(--right); }

    .card { margin: 0 0 24px; padding: 26px 30px 30px; border-radius: 18px; background: var(--card); box-shadow: var(--shadow); }
    .card > header { margin-bottom: 22px; }
    h2 { font-size: 22px; line-height: 1.25; font-weight: 600; letter-spacing: -.014em; }
    .path { color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
    .body { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 40px; align-items: start; }
    .pictures { display: flex; gap: 22px; align-items: flex-start; }
    .pictures svg, .tile svg { display: block; width: 100%; height: auto; }
    .main { width: 300px; }
    .further { display: flex; flex-direction: column; gap: 16px; width: 92px; }
    .wide .body { grid-template-columns: minmax(0, 560px) minmax(0, 1fr); }
    .wide .pictures { flex-direction: column; }
    .wide .main { width: 100%; }
    .wide .further { flex-direction: row; width: 100%; }
    .wide .further figure { flex: 0 1 92px; }
    .wide .further .lying { flex-basis: 172px; }
    figcaption { margin-top: 8px; color: var(--soft); font-size: 12.5px; line-height: 1.4; }
    .further figcaption { margin-top: 5px; font-size: 11px; line-height: 1.35; }
    .verdict { font-weight: 600; white-space: nowrap; }
    .verdict::before { content: "· "; color: var(--faint); font-weight: 400; }
    .further .verdict { display: block; }
    .further .verdict::before { content: none; }
    .verdict.error { color: var(--error); }
    .verdict.warning { color: var(--warning); }
    .verdict.info { color: var(--info); }
    .verdict.right { color: var(--right); }

    .finding + .finding { margin-top: 26px; padding-top: 26px; border-top: 1px solid var(--line); }
    .finding.off { margin: 0; padding: 0; border: 0; }
    .finding.off + .finding { margin-top: 0; padding-top: 0; border-top: 0; }
    .kind { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; margin-bottom: 8px; }
    .kind code { color: var(--faint); }
    .tag { padding: 1px 9px; border-radius: 6px; font-size: 12px; font-weight: 600; line-height: 1.6; }
    .tag.error { background: var(--error-well); color: var(--error); }
    .tag.warning { background: var(--warning-well); color: var(--warning); }
    .tag.info { background: var(--info-well); color: var(--info); }
    h3 { font-size: 17.5px; line-height: 1.35; font-weight: 600; letter-spacing: -.008em; }
    .where { margin-top: 6px; color: var(--soft); }
    .share { white-space: nowrap; color: var(--faint); font-size: 13px; }
    .meter {
      display: inline-block; width: 48px; height: 5px; margin: 0 3px 1px 4px; border-radius: 3px; background: var(--line);
      vertical-align: middle; overflow: hidden;
    }
    .meter i { display: block; height: 5px; background: var(--soft); }
    .finding.error .meter i { background: var(--error); }
    .finding.warning .meter i { background: var(--warning); }
    .why { margin: 14px 0 0; padding: 0; list-style: none; color: var(--ink); font-size: 14px; }
    .why li { position: relative; padding: 0 0 9px 22px; overflow-wrap: anywhere; }
    .why li::before {
      content: ""; position: absolute; left: 3px; top: 8px; width: 7px; height: 7px; border-radius: 50%;
      background: var(--card); border: 1.5px solid var(--faint);
    }
    .why li:not(:last-child)::after {
      content: ""; position: absolute; left: 7.5px; top: 17px; bottom: -7px; width: 1px; background: var(--line);
    }
    .remedy { margin-top: 8px; padding: 11px 15px; border-radius: 10px; background: var(--well); font-size: 14.5px; }
    .remedy b { margin-right: 6px; font-weight: 600; }
    .safety.safe { color: var(--right); }
    .safety.unsafe { color: var(--warning); }
    .safety { font-size: 13px; font-weight: 500; white-space: nowrap; }
    .place { margin-top: 12px; color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
    .place code { color: var(--soft); }
    .canvases { margin-top: 6px; color: var(--faint); font-size: 13px; }
    .canvases summary { cursor: pointer; }
    .canvases p { margin-top: 4px; }

    .overview { margin-top: 44px; }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 26px 22px; margin-top: 18px; }
    .tile { display: block; min-width: 0; color: inherit; }
    .tile .frame { display: flex; align-items: flex-end; height: 236px; margin-bottom: 10px; }
    .tile svg { max-width: 100%; max-height: 236px; }
    .tile .name { display: flex; gap: 8px; align-items: baseline; font-size: 13.5px; font-weight: 500; overflow-wrap: anywhere; }
    .tile .path { display: block; font-size: 12px; }
    a.tile:hover .name { color: var(--accent); }
    footer { margin-top: 44px; padding-top: 18px; border-top: 1px solid var(--line); color: var(--faint); font-size: 13px; }
    footer p { max-width: 78ch; }

    @media (max-width: 980px) {
      .body, .wide .body { grid-template-columns: minmax(0, 1fr); gap: 28px; }
    }
    @media (max-width: 560px) {
      body { padding: 0 16px 32px; }
      .card { padding: 20px; }
      .main { width: auto; flex: 1 1 62%; }
      .further { flex: 0 1 26%; }
      .filters { position: static; }
    }
    @media print {
      :root {
        --page: #fff; --card: #fff; --ink: #000; --soft: #333; --faint: #555; --line: #ccc; --accent: #000;
        --well: #f4f4f4; --error: #b01f1f; --error-well: #fff; --warning: #8a5000; --warning-well: #fff;
        --info: #1d4ba8; --info-well: #fff; --right: #1b6b47; --right-well: #fff; --shadow: none;
      }
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      .filters { display: none; }
      .card { padding: 14pt 0; border-radius: 0; border-top: 1px solid var(--line); }
      .body { grid-template-columns: auto minmax(0, 1fr); gap: 22px; }
      .main { width: 190px; }
      .further { width: 66px; }
      .wide .body { grid-template-columns: 300px minmax(0, 1fr); }
      .pictures { gap: 14px; }
      .top { padding-top: 0; }
      .lead { font-size: 12pt; }
      .grid { grid-template-columns: repeat(5, 1fr); }
      .tile .frame { height: 170px; }
      .tile svg { max-height: 170px; }
      .finding, .pictures, .tile, .card > header { break-inside: avoid; }
      .card > header, h2 { break-after: avoid; }
      .body { break-before: avoid; }
      svg, .dot, .meter, .meter i, .remedy { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
