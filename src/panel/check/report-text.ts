/** In: a report. Out: the text that `onair-panel check` prints, to be read, and to be sent to the panel's host. */
import type { Line, Report } from './check-panel.js';

const marks = new Map<Line['holds'], string>([
  [true, 'ok'],
  [false, 'NO'],
  [null, '--'],
]);

export function reportText({ address, server, lines }: Report): string {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const rows = lines.map(({ holds, what, says }) => `${marks.get(holds)}  ${what.padEnd(width)}  ${says}`);
  return [`${address}, server ${server}`, '', ...rows].join('\n');
}

/** Whether nothing is wrong. */
export function isSound({ lines }: Report): boolean {
  return lines.every(({ holds }) => holds !== false);
}
