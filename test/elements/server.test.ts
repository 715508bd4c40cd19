import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawOnServer } from '../kit/draw-on-server.js';

describe('elements on a server', () => {
  it('render their initial state without requests', async (t) => {
    const { mock } = t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('a request')));
    const drawn = await drawOnServer('https://a.example');
    for (const [tag, markup] of Object.entries(drawn)) {
      assert.match(markup, new RegExp(`^(<!--.*?-->)*<${tag}\\s`), tag);
      assert.match(markup, /<template shadowroot="open" shadowrootmode="open"><style>/, tag);
      if (tag !== 'onair-station') assert.match(markup, /class="[^"]*\bloading\b|class="box"/, tag);
    }
    // Placeholders for all rows, and the compact vote buttons.
    assert.equal(drawn['onair-history']!.match(/class="row"/g)!.length, 3);
    assert.match(drawn['onair-now-playing']!, /class="box inside onair-now-playing"/);
    assert.match(drawn['onair-station']!, /part="line"/);
    // A request caused by the first rendering would be sent before the second one ends.
    await drawOnServer('https://b.example');
    assert.equal(mock.callCount(), 0);
  });

  it("don't depend on the current time", async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-03-06T09:00:00Z') });
    const first = await drawOnServer('https://a.example');
    t.mock.timers.setTime(Date.parse('2027-08-19T21:30:00Z'));
    assert.deepEqual(await drawOnServer('https://a.example'), first);
  });
});
