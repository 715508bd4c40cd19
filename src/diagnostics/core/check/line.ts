/**
 * In:  a line of a check, and the words of a language.
 * Out: the line as text; and all of them, to be sent to the panel's host.
 */
import type { CauseName, CauseWords } from '../../../words/causes/names.js';
import type { CheckName, CheckWords, SayName, ThingName } from '../../../words/checks/names.js';
import { filled } from '../sentence.js';
import type { ServerName } from '../servers.js';

/** What sees more than a page does. */
export const COMMAND = 'onair-panel check';

/** What was found about one thing. `holds` is null where that is neither right nor wrong. */
export interface Line {
  readonly holds: boolean | null;
  readonly name: CheckName;
  /** Why there is no station, or what else was found. */
  readonly finding: { readonly cause: CauseName } | { readonly says: SayName };
  readonly values: Readonly<Record<string, string>>;
}

export interface Checked {
  /** To be shown: without a user and a password. */
  readonly address: string;
  readonly server: number;
  /** Never empty. Where there is no station, its line alone. */
  readonly lines: readonly Line[];
  /** All that the panel names; empty where it names none. */
  readonly servers: readonly ServerName[];
}

export interface Words {
  readonly checks: CheckWords;
  readonly causes: CauseWords;
}

/** In a language, as plain text. */
export interface WordedLine {
  readonly holds: boolean | null;
  readonly what: string;
  readonly says: string;
  /** Empty where nothing is to be done, and where `says` has it. */
  readonly cure: string;
}

export function lineOf(
  name: CheckName,
  holds: boolean | null,
  says: SayName,
  values: Record<string, string> = {},
): Line {
  return { name, holds, finding: { says }, values };
}

export function worded({ holds, name, finding, values }: Line, { checks, causes }: Words): WordedLine {
  const what = checks.lines[name];
  if ('cause' in finding) return { holds, what, says: filled(causes[finding.cause], values), cure: '' };
  const { why = '', things = '', untold = '' } = values;
  const whys: Partial<Record<string, string>> = checks.whys;
  const listed = (names: string): string =>
    names
      .split(' ')
      .map((each) => checks.things[each as ThingName])
      .join(', ');
  const worded = { why: whys[why] ?? why, things: listed(things), untold: listed(untold) };
  return {
    holds,
    what,
    says: filled(checks.says[finding.says], { ...values, ...worded }),
    cure: filled(checks.cures[finding.says] ?? '', values),
  };
}

const marks = new Map<boolean | null, string>([
  [true, 'ok'],
  [false, 'NO'],
  [null, '--'],
]);

/** What `onair-panel check` prints, to be read, and to be sent to the panel's host. */
export function reportText({ address, server, lines }: Checked, words: Words): string {
  const all = lines.map((line) => worded(line, words));
  const width = Math.max(...all.map(({ what }) => what.length));
  const rows = all.map(
    ({ holds, what, says, cure }) =>
      `${marks.get(holds)}  ${what.padEnd(width)}  ${[says, cure].filter(Boolean).join(' ')}`,
  );
  return [`${address}, server ${server}`, '', ...rows].join('\n');
}

/** Whether nothing is wrong. */
export function isSound({ lines }: Checked): boolean {
  return lines.every(({ holds }) => holds !== false);
}
