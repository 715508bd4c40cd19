/**
 * In:  this machine.
 * Out: why its pictures can't be compared with the baselines; null where they can.
 *
 * They were taken by Debian's Chromium; another browser draws edges and letters otherwise. `SHOTS_ANYWHERE=1` compares all the same.
 */
import { existsSync, readFileSync } from 'node:fs';
// @ts-expect-error A script of the project's set-up, without types.
import { findBrowser } from '../../scripts/find-browser.mjs';

export function whyNotHere(): string | null {
  if (process.env.SHOTS_ANYWHERE === '1') return null;
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!/^ID=debian$/m.test(system)) return 'the baselines are of Debian, and this is another system';
  if (findBrowser() !== '/usr/bin/chromium')
    return 'the baselines are of Debian’s Chromium, and this is another browser';
  return null;
}
