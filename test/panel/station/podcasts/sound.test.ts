import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSound, soundBytes } from '../../../../src/panel/station/podcasts/sound.js';

describe("an episode's audio data", () => {
  const texts = { title: '', description: '', chapters: null, transcript: null };
  const episode = { id: 1, podcast: 1, ...texts, ts: 1000, seconds: 12 };
  const whole = Buffer.from(readSound(episode, 0, soundBytes(episode)));
  const levels = Array.from({ length: 12 * 8000 }, (_, index) => whole.readInt16LE(44 + index * 2) / 32_768);

  it("doesn't depend on the requested range", () => {
    for (let from = 0, step = 1; from < whole.length; step = (step * 7 + 3) % 9973) {
      const to = Math.min(from + step + 1, whole.length);
      assert.deepEqual(Buffer.from(readSound(episode, from, to)), whole.subarray(from, to), `${from}-${to}`);
      from = to;
    }
  });

  it('is different for each episode', () => {
    const other = readSound({ ...episode, ts: 2000 }, 0, whole.length);
    assert.notDeepEqual(Buffer.from(other), whole);
  });

  it("is audible and doesn't clip", () => {
    const loudest = levels.reduce((most, level) => Math.max(most, Math.abs(level)), 0);
    assert.ok(loudest > 0.2 && loudest < 0.99, String(loudest));
  });

  it('starts and ends in silence', () => {
    for (const level of [levels.at(0), levels.at(-1)]) assert.ok(Math.abs(level ?? 1) < 0.01, String(level));
  });

  it("has a size that matches the episode's length", () => {
    const minutes = { ...episode, seconds: 600 };
    assert.equal(readSound(minutes, 0, soundBytes(minutes)).length, 44 + 600 * 16_000);
  });
});
