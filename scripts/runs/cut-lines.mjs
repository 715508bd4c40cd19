import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Maximum length of a printed line. Without a limit, a failed comparison of two large values prints megabytes. */
export const LONGEST_LINE = 500;

/** Returns a stream that truncates each line to `LONGEST_LINE` characters. */
export function cutLines() {
  const decoder = new StringDecoder('utf8');
  let length = 0;
  const cut = (text) => {
    let kept = '';
    // A carriage return starts a new line, as in progress output.
    for (const [line] of text.matchAll(/[^\r\n]+|[\r\n]/g)) {
      if (line === '\n' || line === '\r') {
        kept += line;
        length = 0;
      } else {
        kept += line.slice(0, Math.max(0, LONGEST_LINE - length));
        // Reset colours after truncating.
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
