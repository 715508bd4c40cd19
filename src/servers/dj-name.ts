import { isStationsName, type StationTexts } from './no-titles.js';
import { readName } from './titles.js';

/** What servers report instead of a name while a program plays. */
const NO_DJ =
  /^((no|auto|sin|sem|kein|geen|bez)[\s_-]?dj\b.*|auto(mated|matic|mation|pilot)?|off[\s_-]?(line|air))$/i;

/** Returns the name of a live DJ; null if a program plays, or if it is the station's name. */
export function readDjName(value: unknown, station?: StationTexts): string | null {
  const name = readName(value);
  return name && !NO_DJ.test(name) && !isStationsName(name, station) ? name : null;
}
