import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

/**
 * A pattern that never ends can't be stopped in this process, so the readers run in another one, which is killed after ten
 * minutes. On a busy machine, they need 45 seconds.
 */
function run(program: string): void {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8', timeout: 600_000, killSignal: 'SIGKILL' },
  );
  assert.equal(signal, null, 'The reader is still running after ten minutes.');
  assert.equal(status, 0, stderr);
}

/** Texts of up to `length` characters that made a pattern slow, or try to. */
const TEXTS = `
  const PIECES = [
    'end', ' end', '-end', '_end', 'AdEnd', 'd_block', 'start ', 'break-', 'a: ', '"a": ', ' ', '\\t', '\\u00a0', '-', ' - ',
    '—', ' — ', '－', '_', '_-_', '[', ']', '{', '}', '(', '"', '“', '”', '‘', "'", ':', ':0', '0', 'a.', '.com', '/', '\\\\',
    '%', '%20', '+-+', '&', '&#', '&amp;', ';', '|', ' | ', '<', '<v ', '-->', '\\n', '\\r', 'Ã', 'é', '😀', '\\ud800', 'by ',
    '1 -', '03 ', 'www.', 'E:0', "StreamTitle='", "';",
  ];
  const STARTS = ['', 'ad', 'ads ', 'Advertisement-', 'E:', 'http://', 'www.', '"', 'Artist - ', '03 - '];
  const textsOf = (length) =>
    STARTS.flatMap((start) => PIECES.flatMap((piece) =>
      ['', '!', '\\t', '"', ' x'].map((end) => start + piece.repeat(length / piece.length) + end)));
`;

describe('malicious text', () => {
  it('is parsed quickly by every title parser', () => {
    run(`${TEXTS}
      const { readTitle, readName } = await import('./src/servers/titles.ts');
      const { isAddress, isPlaceholder, isPlaceholderName, isSameName } = await import('./src/servers/no-titles.ts');
      for (const text of [...textsOf(123), ...textsOf(4000)]) {
        for (const read of [readTitle, readName, isAddress, isPlaceholder, isPlaceholderName]) read(text);
        readTitle(text, text);
        isSameName(text, text);
      }
    `);
  });

  it('is parsed quickly by the Icecast parser', () => {
    run(`${TEXTS}
      const { parse } = await import('./src/servers/icecast/parse.ts');
      const read = (text) => { try { parse(text); } catch {} };
      for (const text of textsOf(4000)) {
        read('{"icestats":{"source":{' + text);
        read('{"icestats":{"source":{' + text + 'x');
        read('{"icestats":{"source":{"title":' + text + '}}}');
        read('{"icestats":{"source":{"title":"' + text + '"}}}');
      }
      read('{"icestats":{"source":{' + '"a": '.repeat(60) + 'x');
      for (const piece of ['"a": ', '"a":{', '"a":"', ',"a":', '"a":[{', ' ', ', ', '}', '{', '"', '\\\\', ',\\n"a":', '"source" :', '"a":x']) {
        const long = piece.repeat(2 ** 21 / piece.length);
        read(long);
        read('{"icestats":{"source":{"title":x' + long + '{');
      }
    `);
  });
});
