/** In: nothing. Out: the Chromium-like browser on this machine, or null. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** `CHROME_PATH` decides, where it is set. */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [process.env.CHROME_PATH, ...onPath, ...ELSEWHERE].find(isProgram) ?? null;
}

/** Quiet flags: no look-ups of its own, and no sandbox where the user is root (containers). */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function isProgram(path) {
  try {
    if (!path) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
