import { parseLoose } from '../../servers/parse-loose.js';

/** Returns undefined if the text isn't JSON. */
export function parseResponse(text: string): unknown {
  try {
    return parseLoose(text);
  } catch {
    return undefined;
  }
}
