import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import sinon from 'sinon';
import { Refused, Unreachable } from '../../src/client/http/failures.js';
import { Station } from '../../src/station/station.js';
import type { FeedSnapshot } from '../../src/station/snapshot.js';
import { createPanel } from '../../src/panel/panel.js';

const NOON = Date.UTC(2026, 2, 6, 12);
const SRC = new URL('../../src/', import.meta.url);

/** The first snapshot of a new subscription that is more than `loading`. */
function firstResult(station: Station): Promise<FeedSnapshot> {
  return new Promise((resolve) => {
    const stop = station.feed.subscribe((snapshot) => {
      if (snapshot.status === 'loading') return;
      resolve(snapshot);
      queueMicrotask(() => stop());
    });
  });
}

describe('on a server without browser APIs', () => {
  beforeEach(() => void sinon.useFakeTimers({ now: NOON, toFake: ['Date'] }));
  afterEach(() => sinon.restore());

  it('all files of client and station can be imported', async () => {
    assert.equal('document' in globalThis, false);
    for (const room of ['client/', 'station/']) {
      const files = readdirSync(new URL(room, SRC), { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => name.endsWith('.ts')))
        await import(new URL(room + file, SRC).href);
    }
  });

  it('a station without subscribers sends no request', (t) => {
    const fetch = t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError()));
    const { onAir, week, channels, podcasts, name, zone } = Station.at({ baseUrl: 'https://a.example' });
    assert.ok(onAir && week && channels && podcasts && name && zone);
    assert.equal(Station.at({ baseUrl: 'https://a.example' }).now(), NOON);
    assert.equal(fetch.mock.callCount(), 0);
  });

  it("a subscriber receives a panel's history", async (t) => {
    const panel = createPanel({ now: NOON, speed: 0 });
    t.after(() => panel.close());
    const requested: string[] = [];
    t.mock.method(globalThis, 'fetch', (url: string) => {
      requested.push(url);
      return panel.app.request(url);
    });
    const station = Station.at({ baseUrl: 'https://b.example' });
    const { status, tracks } = await firstResult(station);
    const pages = requested.filter((url) => url.includes('limit=20'));
    assert.deepEqual([status, tracks.length, pages.length], ['ready', 20, 1]);
  });

  it("v2 doesn't fall back to JSONP", async (t) => {
    const responses = [
      () => Promise.reject(new TypeError()),
      () => Promise.resolve(new Response('', { status: 404 })),
    ];
    const expected = [Unreachable, Refused];
    for (const [index, response] of responses.entries()) {
      t.mock.method(globalThis, 'fetch', response);
      const { failure } = await firstResult(Station.at({ baseUrl: `https://c${index}.example` }));
      assert.ok(failure instanceof expected[index]!, String(failure));
    }
    const { failure } = await firstResult(Station.at({ baseUrl: 'https://c.example', transport: 'legacy' }));
    assert.equal((failure as Unreachable).reason, 'network');
  });

  it('a vote is sent and kept in memory', async (t) => {
    const panel = createPanel({ now: NOON, speed: 0 });
    t.after(() => panel.close());
    t.mock.method(globalThis, 'fetch', (url: string, init: RequestInit) => panel.app.request(url, init));
    const station = Station.at({ baseUrl: 'https://d.example' });
    const { tracks } = await firstResult(station);
    const vote = await (
      await station.votes
    ).cast(
      tracks.find(({ all_music_id }) => all_music_id)!,
      'like',
    );
    assert.deepEqual([vote.choice, vote.state], ['like', 'counted']);
  });
});
