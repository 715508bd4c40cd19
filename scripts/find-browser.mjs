/** Finds Chromium and browsers that are based on it. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package of Chromium without a user interface. */
export const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns the path of a full browser, or null. `CHROME_PATH` takes precedence. */
export function findBrowser() {
  return [process.env.CHROME_PATH, ...onPath(NAMES), ...ELSEWHERE].find(isProgram) ?? null;
}

/**
 * Returns the browser for tests. This is the headless shell if it is installed, because it needs only a quarter of the
 * full browser's processor time; otherwise, it is the full browser. With `WHOLE_BROWSER=1`, as in nightly runs, always
 * returns the full browser.
 */
export function findTestBrowser() {
  if (process.env.CHROME_PATH || process.env.WHOLE_BROWSER) return findBrowser();
  return onPath([SHELL]).find(isProgram) ?? findBrowser();
}

function onPath(names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

/**
 * Requests reduced motion in the browser tests of `npm test`, because animations slow them down. Nightly runs
 * and other engines play the animations.
 */
export const STILL_FLAGS = process.env.WHOLE_BROWSER ? [] : ['--force-prefers-reduced-motion'];

/** Disables background requests, and the sandbox if the user is root, as in containers. */
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
