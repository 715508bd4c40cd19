import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onAir as onAirWords } from '../../../src/words/en/common.js';
import { currentSong } from '../../../src/elements/playback/texts.js';
import type { OnAir, Track } from '../../../src/station/snapshot.js';

const track = (given: Partial<Track>): Track =>
  ({
    id: 1,
    ts: 0,
    length: null,
    jingle_id: null,
    title: null,
    author: null,
    metadata: null,
    ...given,
  }) as Track;
const onAir = (given: Partial<Track>, showName: string | null): OnAir =>
  ({ status: 'ready', track: track(given), show: showName === null ? null : { name: showName } }) as OnAir;
const song = (given: Partial<Track>, showName: string | null = null, isPanel = true): readonly string[] =>
  currentSong(onAir(given, showName), 'Radio Meridian', onAirWords, isPanel);

describe('the text of a player', () => {
  it('names the DJ and the show during a live set', () => {
    assert.deepEqual(song({ title: 'Live', dj_name: 'DJ Okapi' }, 'Deep Water'), ['DJ Okapi', 'Deep Water']);
    assert.deepEqual(song({ author: 'DJ Okapi', dj_name: 'DJ Okapi', title: 'Set' }, 'Deep Water'), [
      'DJ Okapi',
      'Deep Water',
    ]);
    assert.deepEqual(song({ dj_name: 'DJ Okapi' }, 'Deep Water', false), ['DJ Okapi', 'Deep Water']);
  });

  it('includes the title of a live set', () => {
    assert.deepEqual(song({ title: 'Harbour Set', dj_name: 'DJ Okapi' }), ['DJ Okapi', 'Harbour Set']);
    for (const title of ['Live', 'LIVE on air', 'DJ Okapi', ''])
      assert.deepEqual(song({ title, dj_name: 'DJ Okapi' }), ['DJ Okapi', ''], title);
  });

  it('omits a show named after its DJ', () => {
    assert.deepEqual(song({ title: 'Live', dj_name: 'DJ Okapi' }, 'DJ Okapi'), ['DJ Okapi', '']);
  });

  it('contains the title and artist of a track', () => {
    const played = { title: 'Glass', author: 'Ada Winter', dj_name: 'DJ Okapi', length: 200_000 };
    assert.deepEqual(song(played, 'Deep Water'), ['Glass', 'Ada Winter']);
    assert.deepEqual(song({ title: 'Glass', author: 'Ada Winter', dj_name: 'DJ Okapi' }, null), [
      'Glass',
      'Ada Winter',
    ]);
  });
});
