import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderChordLoop } from '../../../../src/panel/station/audio/chord-loop.js';
import { formatFor } from '../../../../src/panel/station/audio/format.js';

describe('the chord loop', () => {
  const format = formatFor(128);
  const loop = Buffer.from(renderChordLoop('server 1', format));
  const samples = Array.from({ length: loop.length / 2 }, (_, index) => loop.readInt16LE(index * 2));

  it('lasts 16 seconds and is deterministic', () => {
    assert.equal(samples.length, 16 * format.samplesPerSecond);
    assert.deepEqual(Buffer.from(renderChordLoop('server 1', format)), loop);
    assert.notDeepEqual(Buffer.from(renderChordLoop('server 2', format)), loop);
  });

  it('repeats without a click', () => {
    const steps = samples.slice(1).map((sample, index) => Math.abs(sample - (samples[index] ?? 0)));
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    assert.ok(seam <= steps.reduce((most, step) => Math.max(most, step)), `${seam}`);
  });

  it('never clips or goes silent', () => {
    for (let second = 0; second < 16; second += 1) {
      const part = samples.slice(second * 8000, (second + 1) * 8000);
      const loudest = Math.max(...part.map(Math.abs));
      assert.ok(loudest > 1500 && loudest < 25_000, `second ${second}: ${loudest}`);
    }
  });

  it('can be rendered with 8 bits', () => {
    const small = renderChordLoop('server 1', formatFor(32));
    assert.equal(small.length, 16 * 4000);
    assert.ok(small.every((sample) => sample >= 1 && sample <= 255));
  });
});
