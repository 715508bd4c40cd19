import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { FavouriteStore, type Favourite } from '../../../src/station/favourites/favourite-store.js';
import { songKey } from '../../../src/station/favourites/song-key.js';
import { openFakePage, type FakePage } from '../../kit/fake-page.js';

const NAME = 'onair:favourites';
const VOTES = 'onair:votes:https://panel.example 1';
const STATION = 'https://panel.example 1';

const song = (title: string, more: Partial<Favourite> = {}): Favourite => ({
  ...{ title, artist: 'Ada Winter', at: 1000, id: null, ts: null, album: null, cover: null, station: null },
  ...more,
});

describe('likes', () => {
  let page: FakePage;
  beforeEach(() => {
    page = openFakePage({ url: 'https://site.example/' });
  });
  afterEach(() => page.remove());

  const titles = (store: FavouriteStore): string[] => store.songs.map(({ title }) => title);
  const remove = (store: FavouriteStore, title: string): void => store.remove([songKey(song(title))]);
  /** Simulates a change by another tab. */
  function storeElsewhere(text: string | null, key: string | null = NAME): void {
    if (text === null) page.storage.clear();
    else page.storage.set(NAME, text);
    dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  function failToStore(error: Error): void {
    localStorage.setItem = () => {
      throw error;
    };
  }
  const fullError = (): Error => Object.assign(new Error(), { name: 'QuotaExceededError' });

  it('are sorted newest first', () => {
    const store = new FavouriteStore();
    assert.equal(store.add([song('One', { at: 1 }), song('Two', { at: 2 })]), null);
    assert.equal(
      store.add([
        song('Three', { at: 3, id: 5, ts: 7, album: 'A', cover: 'https://c.example/', station: 'x' }),
      ]),
      null,
    );
    const again = new FavouriteStore();
    assert.deepEqual(titles(again), ['Three', 'Two', 'One']);
    assert.deepEqual(again.songs, store.songs);
    remove(again, 'Two');
    assert.deepEqual(titles(new FavouriteStore()), ['Three', 'One']);
  });

  it('are merged for different spellings of a song', () => {
    const store = new FavouriteStore();
    store.add([song('Ada Winter - Glass', { artist: null, at: 5 })]);
    store.add([
      song('GLASS', { at: 9, id: 3, ts: 4, album: 'Rooms', cover: 'https://c.example/', station: 'x' }),
    ]);
    assert.deepEqual(store.songs, [
      song('GLASS', { at: 5, id: 3, ts: 4, album: 'Rooms', cover: 'https://c.example/', station: 'x' }),
    ]);
    store.add([song('glass', { at: 10, album: 'Other', id: 8, ts: 9, station: 'y' })]);
    assert.equal(store.songs[0]!.album, 'Rooms');
    assert.equal(store.songs[0]!.id, 3);
  });

  it('cause a notification on each change', () => {
    const store = new FavouriteStore();
    let calls = 0;
    const stop = store.subscribe(() => calls++);
    store.add([song('One')]);
    assert.equal(calls, 1);
    storeElsewhere(JSON.stringify({ songs: [song('Two')] }));
    assert.equal(calls, 2);
    storeElsewhere('{}', 'another key');
    assert.equal(calls, 2);
    stop();
    store.add([song('Three')]);
    assert.equal(calls, 2);
  });

  it('include simultaneous changes from two tabs', () => {
    const store = new FavouriteStore();
    store.add([song('Old'), song('Gone')]);
    store.add([song('Here', { at: 3000 })]);
    remove(store, 'Gone');
    // Another tab hadn't received these changes.
    storeElsewhere(JSON.stringify({ songs: [song('Old'), song('Gone'), song('There', { at: 2000 })] }));
    assert.deepEqual(titles(store), ['Here', 'There', 'Old']);
    assert.deepEqual(titles(new FavouriteStore()), ['Here', 'There', 'Old']);
  });

  it('can be changed later in another tab', (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: 0 });
    const store = new FavouriteStore();
    store.add([song('Here')]);
    t.mock.timers.tick(2000);
    storeElsewhere(JSON.stringify({ songs: [song('There')] }));
    assert.deepEqual(titles(store), ['There']);
    storeElsewhere(null, null);
    assert.deepEqual(titles(store), []);
  });

  it('are reloaded when the visitor returns', () => {
    const store = new FavouriteStore();
    assert.deepEqual(titles(store), []);
    page.storage.set(NAME, JSON.stringify({ songs: [song('There')] }));
    page.show(true);
    assert.deepEqual(titles(store), ['There']);
  });

  it('are taken over from earlier versions', () => {
    const store = new FavouriteStore();
    const like = (title: string, at: number) => ({ title, artist: null, at, id: 4, ts: 5 });
    store.copyLikes(VOTES, STATION, [like('Two', 20), like('One', 10)]);
    assert.deepEqual(
      store.songs.map(({ title, station, id }) => [title, station, id]),
      [
        ['Two', STATION, 4],
        ['One', STATION, 4],
      ],
    );
    store.remove(store.songs.map(songKey));
    // They stay in the storage of the votes, so that an earlier version still finds them.
    new FavouriteStore().copyLikes(VOTES, STATION, [like('Two', 20), like('One', 10)]);
    assert.deepEqual(titles(new FavouriteStore()), []);
    store.copyLikes(VOTES, STATION, [like('Three', 30), like('Two', 20)]);
    store.copyLikes('other votes', 'other', [like('Four', 15)]);
    assert.deepEqual(titles(store), ['Three', 'Four']);
  });

  it("don't change if the storage is full", () => {
    const store = new FavouriteStore();
    store.add([song('One')]);
    const { setItem } = localStorage;
    failToStore(fullError());
    assert.equal(store.add([song('Two')]), 'full');
    assert.deepEqual(titles(store), ['One']);
    localStorage.setItem = setItem;
    assert.equal(store.add([song('Two')]), null);
    assert.deepEqual(titles(new FavouriteStore()), ['One', 'Two']);
  });

  it('are limited to 5,000 songs', () => {
    const store = new FavouriteStore();
    const many = (count: number) => [...Array(count).keys()].map((index) => song(`Song ${index}`));
    assert.equal(store.add(many(5001)), 'full');
    assert.equal(store.songs.length, 0);
    assert.equal(store.add(many(5000)), null);
    assert.equal(store.add([song('One more')]), 'full');
    assert.equal(store.add([song('song 7')]), null);
    assert.equal(store.songs.length, 5000);
  });

  it('are kept for the page if storage is blocked', () => {
    const store = new FavouriteStore();
    store.add([song('One')]);
    page.blockStorage();
    assert.equal(store.add([song('Two', { at: 2000 })]), 'blocked');
    assert.deepEqual(titles(store), ['Two', 'One']);
    remove(store, 'One');
    assert.deepEqual(titles(store), ['Two']);
    const other = new FavouriteStore();
    assert.deepEqual(titles(other), []);
    assert.equal(other.add([song('Three')]), 'blocked');
    assert.deepEqual(titles(other), ['Three']);
  });

  for (const junk of [
    ...['{', '7', 'null', '[]', '{"songs":{}}', '{"songs":[null,7,{"title":"x"},{"title":{},"at":1}]}'],
    '{"songs":[{"title":"x","at":1e20}],"copied":7}',
  ]) {
    it(`are an empty list if storage contains ${junk}`, () => {
      page.storage.set(NAME, junk);
      const store = new FavouriteStore();
      assert.deepEqual(store.songs, []);
      assert.equal(store.add([song('One')]), null);
      assert.deepEqual(titles(new FavouriteStore()), ['One']);
    });
  }

  it('include only covers with http(s) URLs', () => {
    page.storage.set(NAME, JSON.stringify({ songs: [song('One', { cover: 'javascript:alert(1)' })] }));
    assert.equal(new FavouriteStore().songs[0]!.cover, null);
  });
});
