import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/station/define.js';
import { startOther, type OtherServer } from '../kit/panel.js';
import type { OtherKind } from '../kit/panels-plugin.js';
import { isAccessible } from './accessible.js';
import { part, text, texts, until, untilStatus, untilText } from './shown.js';

/** With fetch, and with JSONP if the server doesn't allow CORS. */
describe('elements for AzuraCast, Icecast and other servers', () => {
  let server: OtherServer | null = null;

  async function stop(): Promise<void> {
    await server?.stop();
    server = null;
  }
  afterEach(stop);

  /** Starts a server with a current track. */
  async function open(kind: OtherKind): Promise<OtherServer> {
    server = await startOther(kind, { isStrict: true });
    await server.play({ title: 'Glass', artist: 'Ada Winter', length: 200 });
    return server;
  }

  async function show(
    tag: string,
    { url }: { url: string },
    source: string,
    station = '',
  ): Promise<LitElement> {
    const around = await fixture(
      html`<onair-station base-url=${url} source=${source} station=${station}></onair-station>`,
    );
    const element = document.createElement(tag) as LitElement;
    around.append(element);
    return element;
  }

  const kinds: [kind: OtherKind, station?: string][] = [
    ['azuracast'],
    ['libretime'],
    ['icecast'],
    ['shoutcast'],
    ['sonicpanel', '8042'],
    ['centova', 'meridian'],
  ];
  for (const [kind, station] of kinds) {
    it(`show the current track and pass axe: ${kind}`, async () => {
      const card = await show('onair-now-playing', await open(kind), kind, station);
      await untilText(card, 'title', 'Glass');
      expect(text(card, 'artist')).to.equal('Ada Winter');
      await isAccessible(card);
    });
  }

  it('play the stream of a JSONP server', async () => {
    const shoutcast = await open('shoutcast');
    const player = await show('onair-player', shoutcast, 'shoutcast');
    await untilStatus(player, 'ready');
    await until(() => !(part(player, 'play') as HTMLButtonElement).disabled, 'the stream');
    const week = await show('onair-schedule', shoutcast, 'shoutcast');
    const sentence = 'This station’s server doesn’t provide a schedule.';
    await until(() => texts(week, 'message').includes(sentence), sentence);
    await untilStatus(week, 'failed');
  });
});
