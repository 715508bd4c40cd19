import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

type Drawing = () => SVGTemplateResult;

/** A bar represents text, and a box represents a cover. The accent marks buttons and the current track. */
const bar = (x: number, y: number, width: number, quiet = true): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width=${width} height="3" rx="1.5" opacity=${quiet ? 0.35 : 0.9} />`;
const box = (x: number, y: number, width: number, height = width): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width=${width} height=${height} rx="2.5" opacity="0.2" />`;
const dot = (x: number, y: number, radius: number): SVGTemplateResult =>
  svg`<circle class="accent" cx=${x} cy=${y} r=${radius} />`;
const accent = (x: number, y: number, width: number, height = 3): SVGTemplateResult =>
  svg`<rect class="accent" x=${x} y=${y} width=${width} height=${height} rx="1.5" />`;
const all = (...parts: SVGTemplateResult[]): SVGTemplateResult => svg`${parts}`;

const card: Drawing = () =>
  all(
    box(6, 8, 24),
    dot(36, 10.5, 2),
    bar(40, 9, 12),
    bar(34, 16, 24, false),
    bar(34, 22, 16),
    accent(34, 29, 14),
  );
const line: Drawing = () =>
  all(box(6, 16, 8), bar(18, 18.5, 18, false), bar(39, 18.5, 12), accent(54, 18.5, 5));
const rows: Drawing = () =>
  all(
    ...[6, 16, 26].flatMap((y) => [
      bar(6, y + 2, 6),
      box(15, y, 8),
      bar(27, y, 26, false),
      bar(27, y + 5, 16),
    ]),
  );
const chart: Drawing = () =>
  all(
    ...[6, 16, 26].flatMap((y, index) => [
      accent(6, y + 2, 3),
      box(13, y, 8),
      bar(25, y + 2.5, 22, false),
      bar(53 - (2 - index), y + 2.5, 5 + (2 - index)),
    ]),
  );
const week: Drawing = () =>
  all(
    ...[0, 1, 2, 3, 4].flatMap((day) => [
      bar(7 + day * 11, 5, 7),
      box(6 + day * 11, 11 + (day % 3) * 4, 9, 10),
    ]),
    ...[0, 2, 4].map((day) => box(6 + day * 11, 27, 9, 8)),
    accent(5, 24, 54, 1.5),
  );
const day: Drawing = () =>
  all(...[5, 15, 25].flatMap((y) => [bar(6, y + 3, 6), box(16, y, 42, 8)]), accent(5, 23.5, 54, 1.5));
const upcoming: Drawing = () =>
  all(
    ...[7, 18, 29].flatMap((y, index) => [bar(6, y, 10), bar(22, y, 30 - index * 5, index > 0)]),
    accent(22, 12, 12, 2),
  );
const player: Drawing = () =>
  all(box(6, 8, 24), dot(18, 20, 7), bar(34, 12, 24, false), bar(34, 18, 14), accent(34, 27, 16));
const playerBar: Drawing = () => all(dot(11, 20, 5), box(20, 16, 8), bar(32, 16, 18, false), bar(32, 21, 12));
const votes: Drawing = () =>
  all(
    accent(8, 13, 22, 14),
    svg`<rect x="34" y="13" width="22" height="14" rx="1.5" opacity="0.2" />`,
    bar(14, 18.5, 10),
    bar(40, 18.5, 10),
  );
const list: Drawing = () =>
  all(...[6, 22].flatMap((y) => [box(6, y, 12), bar(23, y + 1, 28, false), bar(23, y + 7, 34)]));
const grid: Drawing = () =>
  all(...[6, 25, 44].flatMap((x) => [box(x, 6, 14), bar(x, 24, 14, false), bar(x, 30, 9)]));
const plain: Drawing = () => all(box(6, 6, 52, 28), bar(12, 13, 24, false), bar(12, 20, 36), bar(12, 27, 30));

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'now-playing': card,
  'now-playing/layout/card': card,
  'now-playing/layout/line': line,
  'now-playing/layout/wall': () =>
    all(box(3, 4, 58, 32), bar(12, 15, 40, false), bar(20, 22, 24), accent(3, 33, 34)),
  history: rows,
  vote: votes,
  requests: rows,
  charts: chart,
  player,
  'player/layout/card': player,
  'player/layout/bar': playerBar,
  'player/layout/mini': () => all(dot(32, 20, 9)),
  schedule: week,
  'schedule/view/auto': week,
  'schedule/view/week': week,
  'schedule/view/day': day,
  'schedule/view/now': upcoming,
  podcasts: list,
  'podcasts/layout/list': list,
  'podcasts/layout/grid': grid,
};

/**
 * Returns a drawing of a tag or of one of its layouts. `form` is the attribute and the value of the layout. A new tag
 * or layout gets a generic drawing.
 */
export function picture(tag: string, ...form: [] | [attribute: string, value: string]): TemplateResult {
  const draw = DRAWINGS[[tag, ...form].join('/')] ?? plain;
  return html`<svg class="picture" viewBox="0 0 64 40" aria-hidden="true">${draw()}</svg>`;
}

/** Whether there are drawings for all values of an attribute. */
export function isPictured(tag: string, attribute: string, values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => `${tag}/${attribute}/${value}` in DRAWINGS);
}
