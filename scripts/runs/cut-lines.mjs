import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Characters of a line that are printed. A comparison of two large values is one line of megabytes, which hides every other failure. */
export const LONGEST_LINE = 500;

/** Passes output on as it arrives, without what follows the first `LONGEST_LINE` characters of a line. */
export function cutLines() {
  const decoder = new StringDecoder('utf8');
  let length = 0;
  const cut = (text) => {
    let kept = '';
    // A return begins the line anew, as progress does.
    for (const [line] of text.matchAll(/[^\r\n]+|[\r\n]/g)) {
      if (line === '\n' || line === '\r') {
        kept += line;
        length = 0;
      } else {
        kept += line.slice(0, Math.max(0, LONGEST_LINE - length));
        // Colours end with the line.
        if (length <= LONGEST_LINE && length + line.length > LONGEST_LINE) kept += '\x1b[0m …';
        length += line.length;
      }
    }
    return kept;
  };
  return new Transform({
    transform: (chunk, _, done) => done(null, cut(decoder.write(chunk))),
    flush: (done) => done(null, cut(decoder.end())),
  });
}
