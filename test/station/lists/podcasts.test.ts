import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { PanelOptions } from '../../../src/panel/base/options.js';
import type { ListSnapshot } from '../../../src/station/lists/list-feed.js';
import { podcastsOf, type Podcast, type PodcastList } from '../../../src/station/lists/podcasts.js';
import { Station } from '../../../src/station/station.js';
import { openEditor, type Editor } from '../../panel/station/podcasts/editor.js';
import { stage, useStage } from '../stage.js';

let stations = 0;

/** A panel behind `fetch`, the feed of its first server, and the queries that arrived. */
function open(t: TestContext, options: Partial<PanelOptions> = {}) {
  const editor = openEditor(options);
  const baseUrl = 'https://panel' + ++stations + '.example';
  const requested: string[] = [];
  t.mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    requested.push(url.split('?')[1]!);
    return editor.panel.app.request(url, init);
  });
  return { editor, baseUrl, asked: requested, feed: podcastsOf(Station.at({ baseUrl })) };
}

/** Resolves with the first snapshot that satisfies the condition. */
async function told(
  t: TestContext,
  feed: Pick<PodcastList, 'subscribe'>,
  holds: (snapshot: ListSnapshot<Podcast>) => boolean,
): Promise<ListSnapshot<Podcast>> {
  let found: ListSnapshot<Podcast> | undefined;
  const stop = feed.subscribe((snapshot) => {
    if (holds(snapshot)) found ??= snapshot;
  });
  t.after(stop);
  for (let turn = 0; !found; turn++) {
    assert.ok(turn < 1000, 'No such snapshot.');
    await new Promise((resolve) => setImmediate(resolve));
    await stage.pass(1);
  }
  return found;
}

const isReady = ({ status }: ListSnapshot<Podcast>): boolean => status === 'ready';
const titles = ({ records }: ListSnapshot<Podcast>): string[] => records.map(({ title }) => title);

/** Podcasts of the first server; every third is a draft. */
async function fill(editor: Editor, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await editor.add({ title: 'Talk ' + number, published: number % 3 !== 0 });
  }
}

describe("a station's podcasts", () => {
  useStage();

  it("are the published ones of the station's server", async (t) => {
    const { editor, feed } = open(t);
    await editor.add({ title: 'Not Yet', published: false });
    await editor.add({ title: 'Sea Talk' });
    const snapshot = await told(t, feed, isReady);
    assert.ok(titles(snapshot).includes('Sea Talk'));
    assert.ok(!titles(snapshot).includes('Not Yet'));
    const record = snapshot.records.at(-1)!;
    assert.ok([snapshot, snapshot.records, record].every(Object.isFrozen));
    assert.match(record.feed_url!, /^https:\/\/panel\d+\.example\/podcasts\/\d+\/feed\.xml$/);
  });

  it('are loaded completely by the standalone Station', async (t) => {
    const { editor, baseUrl, asked: requested } = open(t);
    await fill(editor, 90);
    const snapshot = await told(t, Station.at({ baseUrl }).podcasts, ({ records }) => records.length > 60);
    assert.equal(snapshot.records.filter(({ title }) => /^Talk/.test(title)).length, 60);
    assert.deepEqual(requested, ['limit=1000&offset=0&server=1']);
  });

  it('are limited to fifty by default', async (t) => {
    const { editor, feed, asked: requested } = open(t);
    await fill(editor, 180);
    const first = await told(t, feed, isReady);
    assert.ok(first.records.length >= 50 && first.records.length < 100, String(first.records.length));
    const before = requested.length;
    feed.want(20);
    feed.want(50);
    assert.equal(requested.length, before);
    feed.want(110);
    const more = await told(t, feed, ({ records }) => records.length >= 110);
    assert.deepEqual(titles(more).slice(0, 50), titles(first).slice(0, 50));
  });

  for (const pageSize of [null, 4]) {
    it(`have no duplicates (page size ${pageSize ?? 'unlimited'})`, async (t) => {
      const { editor, feed } = open(t, { pageSize });
      await fill(editor, 30);
      // A panel with a small maximum page size.
      const { fetch } = globalThis;
      t.mock.method(globalThis, 'fetch', (url: string, init: RequestInit) =>
        fetch(pageSize ? url.replace(/limit=\d+/, 'limit=' + pageSize) : url, init),
      );
      const found = titles(await told(t, feed, isReady)).filter((title) => /^Talk/.test(title));
      const wanted = Array.from({ length: 30 }, (_, at) => at + 1).filter((number) => number % 3);
      assert.deepEqual(
        found,
        wanted.map((number) => 'Talk ' + number),
      );
    });
  }

  it("aren't requested endlessly if the total is wrong", async (t) => {
    const { feed, asked: requested } = open(t);
    const page = [{ id: 1, title: 'Again', published: true }];
    const endless = { results: page, count: 1e9 };
    for (const [response, requests, shown] of [
      [page, 1, ['Again']],
      [[], 1, []],
      [endless, 20, ['Again']],
      [{ results: [], count: 5 }, 1, []],
    ] as const) {
      t.mock.method(globalThis, 'fetch', (url: string) => {
        requested.push(url);
        return Promise.resolve(Response.json(response));
      });
      requested.length = 0;
      feed.refresh();
      await told(t, feed, (each) => isReady(each) && titles(each).join() === shown.join());
      assert.equal(requested.length, requests);
    }
  });

  it('are requested again by refresh()', async (t) => {
    const { editor, feed } = open(t);
    await told(t, feed, isReady);
    await editor.add({ title: 'Brand New' });
    feed.refresh();
    assert.ok(titles(await told(t, feed, (each) => titles(each).includes('Brand New'))).length > 1);
  });

  it('can have fields of the wrong type', async (t) => {
    const { editor, feed } = open(t);
    await editor.add({ title: 'Sea Talk' });
    await editor.add({ title: 'Not Yet', published: false });
    await editor.control('faults', { wrong_types: true });
    const shown = titles(await told(t, feed, isReady));
    assert.ok(shown.includes('Sea Talk') && !shown.includes('Not Yet'));
  });
});
