import { isStationsName, type StationTexts } from './no-titles.js';
import { readName } from './titles.js';

/** Names that servers report in place of a DJ's name while no DJ is live. */
const NO_DJ =
  /^([^\p{L}\p{N}]*|(no|sin|sem|kein|geen|bez)[\s_-]?dj\b.*|auto(mat(ed|ic|ion))?[\s_-]?(dj\b.*|pilot)?|off[\s_-]?(line|air)|(shoutcast source|sc_?trans|liquidsoap|centova)\b.*)$/iu;

/** Returns the name of a live DJ. Null if no DJ is live, or if the station's name is reported as the DJ's name. */
export function readDjName(value: unknown, station?: StationTexts): string | null {
  const name = readName(value);
  return name && !NO_DJ.test(name) && !isStationsName(name, station) ? name : null;
}
