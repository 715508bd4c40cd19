import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchUrl, servicesOf } from '../../../../src/elements/ui/track-menu/services.js';
import { until } from '../../../kit/until.js';

const ALL = 'spotify apple youtube deezer bandcamp musicbrainz';

const addresses = (title: string, artist: string): string[] =>
  servicesOf(ALL).map((service) => searchUrl(service, title, artist));

describe('searchUrl and servicesOf', () => {
  it('searchUrl searches for the artist and title', () => {
    assert.deepEqual(addresses('Paper Boats', 'Ada Winter'), [
      'https://open.spotify.com/search/Ada%20Winter%20Paper%20Boats',
      'https://music.apple.com/search?term=Ada%20Winter%20Paper%20Boats',
      'https://www.youtube.com/results?search_query=Ada%20Winter%20Paper%20Boats',
      'https://www.deezer.com/search/Ada%20Winter%20Paper%20Boats',
      'https://bandcamp.com/search?q=Ada%20Winter%20Paper%20Boats&item_type=t',
      'https://musicbrainz.org/search?query=Ada%20Winter%20Paper%20Boats&type=recording&method=indexed',
    ]);
  });

  for (const [title, artist] of [
    ['AC/DC? #1 & 50 % off', 'a+b=c'],
    ['../../account?x=1#y', ''],
    ['<b>"Bold"</b>', "O'Malley"],
    ['شمس', 'فيروز'],
    ['🎵 Grüße 東京', '𝕬'],
  ] as const) {
    it(`searchUrl encodes the query ${artist} ${title}`, () => {
      const words = `${artist} ${title}`.trim();
      const found = addresses(title, artist).map((address) => {
        const { pathname, searchParams, hash } = new URL(address);
        assert.equal(hash, '');
        const query = ['term', 'search_query', 'q', 'query']
          .map((name) => searchParams.get(name))
          .find(Boolean);
        return query ?? decodeURIComponent(pathname.replace(/^\/search\//, ''));
      });
      assert.deepEqual(found, Array<string>(6).fill(words));
    });
  }

  it('searchUrl limits the query to 200 valid characters', () => {
    const [address] = addresses('\ud83c', 'A\n\tB');
    assert.equal(address, 'https://open.spotify.com/search/A%20B%20%EF%BF%BD');
    const [long] = addresses('🎵'.repeat(900), '');
    assert.equal([...decodeURIComponent(new URL(long!).pathname)].length, '/search/'.length + 200);
  });

  it('servicesOf returns each service once in the given order', () => {
    const names = servicesOf(' deezer, Spotify\n deezer ').map(({ name }) => name);
    assert.deepEqual(names, ['Deezer', 'Spotify']);
    assert.deepEqual(servicesOf(' , '), []);
  });

  it('servicesOf suggests a name for an unknown service', async () => {
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => said.push(...words);
    try {
      for (let i = 0; i < 2; i++) {
        assert.deepEqual(
          servicesOf('spotfy constructor youtube').map(({ name }) => name),
          ['YouTube'],
        );
      }
      await until(() => said.length === 2, 'two warnings');
    } finally {
      console.warn = warn;
    }
    assert.deepEqual(said, [
      'Onair: links="spotfy" is unknown. Did you mean links="spotify"?',
      'Onair: links="constructor" is unknown. Available: links="spotify", links="apple", links="youtube", links="deezer", links="bandcamp", links="musicbrainz".',
    ]);
  });
});
