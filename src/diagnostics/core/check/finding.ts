import type { CauseName } from '../../../words/owner-words.js';
import type { CheckName, CheckWords, SayName, ThingName } from '../../../words/owner-words.js';
import type { ServerName } from '../panel-lists.js';
import { filled, ownerText, type AllCauseWords } from '../sentence.js';

/** Name of the command that can find causes that a page can't find. */
export const COMMAND = 'onair-panel check';

/** The result for one subject of a check. */
export interface CheckFinding {
  /** Null if the result is neither good nor bad. */
  readonly isOk: boolean | null;
  readonly name: CheckName;
  /** The cause if the station can't be read, otherwise the key of the sentence. */
  readonly result: { readonly cause: CauseName } | { readonly says: SayName };
  readonly values: Readonly<Record<string, string>>;
}

export interface CheckReport {
  /** The panel's URL without user and password. */
  readonly address: string;
  readonly server: number;
  /** Never empty. If the station can't be read, contains only the cause. */
  readonly findings: readonly CheckFinding[];
  /** The servers that the panel lists. */
  readonly servers: readonly ServerName[];
  /** URL of a JSON response that tags can read if the attribute `map` describes its fields. */
  readonly response?: string;
}

export interface Words {
  readonly checks: CheckWords;
  readonly causes: AllCauseWords;
}

/** A finding as plain text in one language. */
export interface WordedFinding {
  readonly isOk: boolean | null;
  readonly subject: string;
  /** The cause in one sentence, as on a page; '' if the finding isn't a failure with a known cause. */
  readonly summary: string;
  readonly sentence: string;
  /** What the owner can do; '' if nothing needs to be done. */
  readonly advice: string;
}

export function checkFinding(
  name: CheckName,
  isOk: boolean | null,
  says: SayName,
  values: Record<string, string> = {},
): CheckFinding {
  return { name, isOk, result: { says }, values };
}

export function worded(
  { isOk, name, result, values }: CheckFinding,
  { checks, causes }: Words,
): WordedFinding {
  const subject = checks.lines[name];
  if ('cause' in result) {
    const { sentence, details, advice } = ownerText({ cause: result.cause, values }, causes);
    return details && isOk === false
      ? { isOk, subject, summary: sentence, sentence: details, advice }
      : { isOk, subject, summary: '', sentence: details || sentence, advice };
  }
  const { why = '', things = '', missing = '' } = values;
  const whys: Partial<Record<string, string>> = checks.whys;
  const listed = (names: string): string =>
    names
      .split(' ')
      .map((name) => checks.things[name as ThingName])
      .join(', ');
  const wordedValues = { why: whys[why] ?? why, things: listed(things), missing: listed(missing) };
  return {
    isOk,
    subject,
    summary: '',
    sentence: filled(checks.says[result.says], { ...values, ...wordedValues }),
    advice: filled(checks.cures[result.says] ?? '', values),
  };
}

const MARKS = new Map<boolean | null, string>([
  [true, 'ok'],
  [false, 'NO'],
  [null, '--'],
]);

/**
 * Returns the report as plain text. It is the output of `onair-panel check`, and the text that owners send to the
 * panel's host.
 */
export function reportText({ address, server, findings }: CheckReport, words: Words): string {
  const all = findings.map((finding) => worded(finding, words));
  const width = Math.max(...all.map(({ subject }) => subject.length));
  const rows = all.map(
    ({ isOk, subject, sentence, advice }) =>
      `${MARKS.get(isOk)}  ${subject.padEnd(width)}  ${[sentence, advice].filter(Boolean).join(' ')}`,
  );
  return [`${address}, server ${server}`, '', ...rows].join('\n');
}

/** True if there are no problems. */
export function isSound({ findings }: CheckReport): boolean {
  return findings.every(({ isOk }) => isOk !== false);
}
