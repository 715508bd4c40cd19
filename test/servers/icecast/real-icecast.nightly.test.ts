/** Debian's Icecast with real encoders, read like a page reads it. Each title that is set is reported. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { icecast } from '../../../src/servers/icecast/read.js';
import type { PlayReport } from '../../../src/servers/server-kind.js';
import {
  openRealIcecast,
  whyNoIcecast,
  type Encoder,
  type OggEncoder,
  type RealIcecast,
} from '../../kit/real-icecast.js';
import { readResource } from '../../kit/servers/read-resource.js';
import { until } from '../../kit/until.js';
import { newestOf, untilOnAir } from './read-icecast.js';

/** What an encoder sends, and the artist and the title to expect. A null title means a placeholder. */
type Case = [sent: Record<string, string>, author: string | null, title: string | null];

const UTF_8 = { charset: 'UTF-8' };
const TITLES: Case[] = [
  [{ song: 'Artist - Title' }, 'Artist', 'Title'],
  // Without the charset, Icecast reads it as Latin-1.
  [{ song: 'Björk - Jóga' }, 'Björk', 'Jóga'],
  [{ song: 'Sigur Rós - ( )', ...UTF_8 }, 'Sigur Rós', '( )'],
  // Characters outside of Latin-1 are sent as character references.
  [{ song: '椎名林檎 – 丸の内', ...UTF_8 }, '椎名林檎', '丸の内'],
  // These are unquoted in the response, and some aren't valid JSON.
  [{ song: '1999' }, null, '1999'],
  [{ song: ' - ' }, null, null],
  [{ song: '5.' }, null, '5.'],
  [{ song: '-' }, null, null],
  [{ song: '-.5' }, null, '-.5'],
  [{ song: 'true' }, null, 'true'],
  [{ song: '1e5' }, null, '1e5'],
  [{ song: '007' }, null, '007'],
  [{ song: 'null' }, null, null],
  [{ song: 'AC\\DC - The "Best" of\\' }, 'AC\\DC', 'The "Best" of\\'],
  [{ song: 'Tab - a\tb' }, 'Tab', 'a b'],
  [{ song: 'Simon &amp; Garfunkel - <The> Boxer' }, 'Simon & Garfunkel', '<The> Boxer'],
  [{ song: 'Test Radio' }, null, null],
  [{ song: 'After - One' }, 'After', 'One'],
  [{ song: '' }, null, null],
  [{ artist: 'Jay-Z', title: '99 Problems' }, 'Jay-Z', '99 Problems'],
  // From here on, Icecast puts the last artist before each song that is set without one: "Jay-Z - ", " - Y - Z".
  [{ song: '' }, null, null],
  [{ artist: '', title: 'X' }, null, 'X'],
  [{ song: 'Y - Z' }, 'Y', 'Z'],
];

describe("Debian's Icecast", { skip: whyNoIcecast() }, () => {
  let server: RealIcecast;
  before(async () => (server = await openRealIcecast()));
  after(() => server.close());

  const newest = (station?: string): Promise<PlayReport> => newestOf(server.url, station);

  it('is off air directly after startup', async () => {
    assert.deepEqual(await newest(), { plays: [], onAir: false, now: null, name: null });
  });

  describe('with titles set over HTTP', () => {
    let encoder: Encoder;
    before(async () => (encoder = await server.send('/live.mp3')));
    after(() => encoder.close());

    it('is on air before the first title', async () => {
      await until(async () => (await newest()).onAir === true, 'on air');
      assert.deepEqual(await newest(), { plays: [], onAir: true, now: null, name: 'Test Radio' });
    });

    for (const [sent, author, title] of TITLES) {
      it(`reports ${title === null ? 'a placeholder' : `${title} by ${author}`} for ${JSON.stringify(sent)}`, async () => {
        await server.setTitle('/live.mp3', sent);
        await untilOnAir(server.url, author, title);
      });
    }

    it('serves its stream at the requested address', async () => {
      const channels = await readResource(
        icecast.channels!,
        { baseUrl: server.url, station: '' },
        undefined,
        icecast.parse,
      );
      assert.equal(channels?.length, 1);
      assert.equal(channels[0]!.stream_url, `${server.url}/live.mp3`);
      assert.deepEqual([channels[0]!.bitrate, channels[0]!.s_format], ['256', 'mp3']);
    });

    it('is off air after the encoder disconnects', async () => {
      await encoder.close();
      await until(async () => !(await newest()).onAir, 'silence');
    });
  });

  describe('with ices2', () => {
    let encoder: OggEncoder;
    before(() => void (encoder = server.sendOgg('/live.ogg')));
    after(() => encoder.close());

    it('is on air on its own mount', async () => {
      await until(async () => (await newest('live.ogg')).onAir === true, 'on air');
    });

    for (const [artist, title] of [
      ['Sigur Rós', '( )'],
      ['Queen', 'Under Pressure - Live'],
      ['椎名林檎', '丸の内'],
      ['Jay-Z', '99'],
    ] as const) {
      it(`reports ${title} by ${artist}`, async () => {
        encoder.play(artist, title);
        await untilOnAir(server.url, artist, title, 'live.ogg');
      });
    }

    it('clears the previous artist', async () => {
      encoder.play('', 'Untold');
      await untilOnAir(server.url, null, 'Untold', 'live.ogg');
    });

    it('is off air on another mount', async () => {
      assert.equal((await newest('/live.mp3')).onAir, false);
    });

    it('is off air after the encoder disconnects', async () => {
      await encoder.close();
      await until(async () => !(await newest()).onAir, 'silence');
    });
  });
});
