import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { runCompression } from '../../../src/panel/http/compression.js';
import { limitConcurrency } from '../../../src/panel/http/limit-concurrency.js';

describe('limitConcurrency', () => {
  it('starts tasks in order up to the limit', async () => {
    const run = limitConcurrency(3);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        run(async () => {
          started.push(index);
          most = Math.max(most, (running += 1));
          await Promise.resolve();
          running -= 1;
          if (index % 4 === 0) throw new Error('fails');
        }),
      ),
    );
    assert.deepEqual(started, [...Array(20).keys()]);
    assert.equal(most, 3);
    assert.equal(results.filter(({ status }) => status === 'rejected').length, 5);
  });
});

describe('concurrent compressions', () => {
  it('leave threads free for file system access', async () => {
    const bytes = Buffer.from(Array.from({ length: 10_000 }, (_, index) => `${index * 7919}\n`).join(''));
    let done = 0;
    const works = Array.from({ length: 200 }, async () => {
      await runCompression(() => promisify(gzip)(bytes));
      done += 1;
    });
    await readFile('package.json');
    // If all ran in the thread pool at once, the file would be read after most of them.
    assert.ok(done < 100, `${done} of 200 were done first`);
    await Promise.all(works);
  });
});
