/** `onair-panel check`: the check of a panel, asked from this machine. */
import { withoutEndSlashes } from '../../contract/base-address.js';
import { checkPanel as check } from '../core/check/check-panel.js';
import { isSound, reportText, worded, type Line as Found, type Words } from '../core/check/line.js';
import { english } from './command-words.js';
import type { Finding } from '../core/facts.js';
import { ask, askJsonp, attempt } from './ask.js';

/** `null`: it is neither right nor wrong. */
export interface Line {
  readonly holds: boolean | null;
  readonly what: string;
  /** What was found; where it does not hold, what to do. */
  readonly says: string;
}

export interface Report {
  readonly lines: readonly Line[];
  /** Why there is no station at all; null where there is one. */
  readonly finding: Finding | null;
  /** All of it, to be read and to be sent to the panel's host. */
  readonly text: string;
  readonly isSound: boolean;
}

/** Never rejects for anything that the panel does. `address` is http(s), as it was typed. */
export async function checkPanel(address: string, server: number, words: Words = english): Promise<Report> {
  const { origin, pathname } = new URL(address);
  const baseUrl = origin + withoutEndSlashes(pathname);
  const ways = { ask, jsonp: askJsonp, attempt, page: null, now: Date.now };
  const checked = await check({ baseUrl, server }, ways);
  return {
    lines: checked.lines.map((line) => {
      const { holds, what, says, cure } = worded(line, words);
      return { holds, what, says: `${says} ${cure}`.trim() };
    }),
    finding: findingIn(checked.lines[0]),
    text: reportText(checked, words),
    isSound: isSound(checked),
  };
}

function findingIn(line: Found | undefined): Finding | null {
  return line && 'cause' in line.finding ? { cause: line.finding.cause, values: line.values } : null;
}
