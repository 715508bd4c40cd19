import { json } from '../../servers/json/read.js';

/** Returns undefined if the text isn't JSON. */
export function parseResponse(text: string): unknown {
  try {
    return json.parse!(text);
  } catch {
    return undefined;
  }
}
