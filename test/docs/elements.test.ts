import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';

const page = readFileSync('docs/elements.md', 'utf8');

describe('docs/elements.md', () => {
  it('has a section for each tag', () => {
    const tags = readdirSync('src/elements', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/define.ts'))
      .map((file) => /'(onair-[a-z-]+)'/.exec(readFileSync(`src/elements/${file}`, 'utf8'))?.[1]);
    const titles = [...page.matchAll(/^## `<(.*)>`$/gm)].map(([, tag]) => tag);
    assert.ok(tags.length >= 7);
    assert.deepEqual(titles.sort(), tags.sort());
  });
});
