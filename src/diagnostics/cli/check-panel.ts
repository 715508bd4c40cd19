import { withoutEndSlashes } from '../../contract/base-url.js';
import { checkPanel as check } from '../core/check/check-panel.js';
import { isSound, reportText, type CheckReport } from '../core/check/finding.js';
import { loadWords } from './load-words.js';
import { probe, requestJsonp, tryMedia } from './probe.js';

/**
 * Runs `onair-panel check`. `dist` is the folder of the built package; null if nothing was built. Returns the exit
 * code.
 */
export async function runCheckCommand(
  { address, server, language }: { address: string; server: number; language: string },
  dist: string | null,
): Promise<number> {
  const [report, words] = await Promise.all([runPanelCheck(address, server), loadWords(language, dist)]);
  console.log(reportText(report, words));
  return isSound(report) ? 0 : 1;
}

/**
 * Checks a panel from this machine. `address` is an http(s) URL as the user typed it. Never rejects because of the
 * panel.
 */
export function runPanelCheck(address: string, server: number): Promise<CheckReport> {
  const { origin, pathname } = new URL(address);
  const baseUrl = origin + withoutEndSlashes(pathname);
  return check(
    { typed: address, baseUrl, server },
    { probe, requestJsonp, tryMedia, page: null, now: Date.now },
  );
}
