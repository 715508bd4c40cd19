import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptFor } from '../../../src/elements/frame/load-elements.js';

describe('the script of a frame', () => {
  for (const [frame, isSandboxed, expected] of [
    ['https://radio.example/onair/embed.html?tag=vote', false, 'https://radio.example/onair/onair.js'],
    [
      'https://radio.example/onair/embed.html?tag=vote',
      true,
      'https://radio.example/onair/embed-sandboxed.js',
    ],
    ['https://panel.example/embed/vote/?limit=3', false, 'https://panel.example/onair.js'],
    ['https://panel.example/embed/vote/', true, 'https://panel.example/onair.js'],
    ['https://radio.example/panel/embed/vote/', false, 'https://radio.example/panel/onair.js'],
    ['https://panel.example/embed.html?source=icecast', true, 'https://panel.example/embed-sandboxed.js'],
  ] as const)
    it(`is ${expected} for ${frame}${isSandboxed ? ' in a sandbox' : ''}`, () => {
      assert.deepEqual(scriptFor(new URL(frame), isSandboxed), {
        url: expected,
        isModule: expected.endsWith('/onair.js'),
      });
    });
});
