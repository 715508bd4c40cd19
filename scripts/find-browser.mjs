/** In: nothing. Out: the Chromium-like browsers on this machine. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's name for Chromium's engine without the windows of a browser, whose every tab has tools that are pages, too. */
export const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The whole browser, or null. `CHROME_PATH` decides, where it is set. */
export function findBrowser() {
  return [process.env.CHROME_PATH, ...onPath(NAMES), ...ELSEWHERE].find(isProgram) ?? null;
}

/**
 * What tests run in: the same engine without windows, which takes a quarter of the processor's time; the whole browser
 * where there is none. With `WHOLE_BROWSER=1`, as in the long runs, the whole one.
 */
export function findTestBrowser() {
  if (process.env.CHROME_PATH || process.env.WHOLE_BROWSER) return findBrowser();
  return onPath([SHELL]).find(isProgram) ?? findBrowser();
}

function onPath(names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

/** Of the browser tests in `npm test`: a light that breathes is drawn sixty times a second. The long runs, and other engines, see it. */
export const STILL_FLAGS = process.env.WHOLE_BROWSER ? [] : ['--force-prefers-reduced-motion'];

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
