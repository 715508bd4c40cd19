import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import type { Track } from '../../../src/station/snapshot.js';
import { emptyPlace, nextDetail, part, record, text, until, untilStatus, untilText } from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

const MINUTE = 60_000;

describe('<onair-now-playing>', () => {
  const { panel, serveLists, pass } = setWorld();

  /** Renders an element for a station with exactly these history records. */
  async function showing(...records: Record<string, unknown>[]): Promise<OnairNowPlaying> {
    const url = serveLists({ history: records });
    return fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
  }

  describe('with and without data', () => {
    it('shows the current track', async () => {
      const { url, play } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.equal('Glass');
      expect(text(element, 'artist')).to.equal('Ada Winter');
      expect(text(element, 'state')).to.equal('On air');
      expect(text(element, 'time')).to.equal('0:00 / 3:40');
      expect(part(element, 'progress')!.hidden).to.equal(false);
    });

    it('shows the last track when nothing is on air', async () => {
      const ts = Date.now() - 60 * MINUTE;
      const element = await showing(record({ ts }));
      await untilStatus(element, 'empty');
      const time = new Date(ts).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
      expect(text(element, 'state')).to.equal('Last played ' + time);
      expect(text(element, 'title')).to.equal('Paper Boats');
      expect(part(element, 'progress')!.hidden).to.equal(true);
      expect(text(element, 'time')).to.equal('');
    });

    it('shows the date of an older last track', async () => {
      const ts = Date.now() - 400 * 24 * 60 * MINUTE;
      const element = await showing(record({ ts }));
      await untilStatus(element, 'empty');
      const date = new Date(ts).toLocaleDateString('en-GB', { dateStyle: 'medium' });
      expect(text(element, 'state')?.replace(/\s/g, ' ')).to.match(
        new RegExp(`^Last played ${date}, \\d\\d:\\d\\d$`),
      );
    });

    it('shows a message if there is no history', async () => {
      const element = await showing();
      await untilStatus(element, 'empty');
      await untilText(element, 'message', 'Nothing on air yet');
    });

    it('shows stale data while the station fails', async () => {
      const { url, play, faults } = await panel();
      await play({ title: 'Glass', length: 1500 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilStatus(element, 'ready');
      await faults({ fail: 1 });
      await pass(2 * MINUTE);
      expect(element.getAttribute('status')).to.equal('stale');
      expect(text(element, 'title')).to.equal('Glass');
      expect(text(element, 'state')).to.match(/^as of \d\d:\d\d(\sGMT\+1)?$/);
    });

    it("shows a message if the station can't be reached", async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilStatus(element, 'failed');
      await untilText(element, 'message', 'Can’t reach the station. Retrying…');
    });

    it('shows a message if base-url is missing', async () => {
      const element = await fixture(html`<onair-now-playing></onair-now-playing>`);
      await untilText(element, 'message', 'No station yet: add base-url with the address of your panel.');
      expect(element.getAttribute('status')).to.equal('failed');
    });

    it('shows a message if base-url is invalid', async () => {
      const element = await fixture(
        html`<onair-now-playing base-url="javascript:alert(1)"></onair-now-playing>`,
      );
      await untilText(element, 'message', 'The base-url isn’t a valid address.');
    });
  });

  describe('with a current track', () => {
    it('hides the details of a jingle', async () => {
      const element = await showing(
        record({ ts: Date.now(), jingle_id: 4, title: 'Station ID 3', length: 9000 }),
      );
      await untilStatus(element, 'ready');
      // This station has no schedule and no name.
      await untilText(element, 'title', 'On air');
      expect([text(element, 'state'), text(element, 'artist'), text(element, 'time')]).to.deep.equal([
        '',
        '',
        '',
      ]);
      expect(part(element, 'progress')!.hidden).to.equal(true);
      expect(part(element, 'cover')!.querySelector('img')).to.equal(null);
    });

    it('shows the DJ of a live set', async () => {
      const live = { all_music_id: null, title: null, author: null, dj_name: 'DJ Ana', length: null };
      const element = await showing(record({ ts: Date.now() - 65 * MINUTE, ...live }));
      await untilStatus(element, 'ready');
      expect(text(element, 'state')).to.equal('On air · Live');
      expect(text(element, 'title')).to.equal('DJ Ana');
      expect(text(element, 'time')).to.equal('1:05:00');
      expect(part(element, 'progress')!.hidden).to.equal(true);
    });

    it('shows "live" if the DJ is unknown', async () => {
      const element = await showing(record({ ts: Date.now(), all_music_id: null, length: 0 }));
      await untilStatus(element, 'ready');
      expect(text(element, 'state')).to.equal('On air · Live');
    });

    it('doesn\'t show "live" for a relayed track', async () => {
      const tracks = [{ length: null }, { length: null, all_music_id: null, author: null }];
      for (const track of tracks) {
        const element = await showing(record({ ts: Date.now(), ...track }));
        await untilStatus(element, 'ready');
        expect(text(element, 'state')).to.equal('On air');
      }
    });

    it('shows "live" if the server reports a live set', async () => {
      const live = { length: null, title: null, author: null, performance_type: 'live' };
      const element = await showing(record({ ts: Date.now(), ...live }));
      await untilStatus(element, 'ready');
      expect(text(element, 'state')).to.contain('On air');
      expect(text(element, 'title')).to.equal('Live');
    });

    it('escapes HTML in titles and names', async () => {
      const title = '<img src=x onerror="window.hacked=1">"\'&amp;\u2028 ';
      const element = await showing(record({ ts: Date.now(), title, author: 'אבג <b>' }));
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.contain('<img src=x onerror="window.hacked=1">');
      expect(element.shadowRoot!.querySelector('img, b')).to.equal(null);
      expect('hacked' in window).to.equal(false);
    });

    it("clamps the elapsed time to the track's length", async () => {
      const early = await showing(record({ ts: Date.now() - 201_000 }));
      await untilStatus(early, 'ready');
      expect(text(early, 'time')).to.equal('3:20 / 3:20');
      const late = await showing(record({ ts: Date.now() + 90_000 }));
      await untilStatus(late, 'ready');
      expect(text(late, 'time')).to.equal('0:00 / 3:20');
    });
  });

  describe('slotted content', () => {
    it('is shown until the first data arrives', async () => {
      const { url, hold } = await panel();
      const release = hold();
      const element = await fixture(
        html`<onair-now-playing base-url=${url}><a href="#">Listen</a></onair-now-playing>`,
      );
      expect(element.querySelector('a')!.assignedSlot).to.not.equal(null);
      release();
      await untilStatus(element, 'ready');
      expect(element.querySelector('a')!.assignedSlot).to.equal(null);
    });

    it('is shown beside an error message', async () => {
      const element = await fixture(html`<onair-now-playing><a href="#">Listen</a></onair-now-playing>`);
      await until(() => !!text(element, 'message'), 'a sentence');
      expect(element.querySelector('a')!.assignedSlot).to.not.equal(null);
    });
  });

  describe('attributes', () => {
    it('delay: shows the track that the listener currently hears', async () => {
      const now = Date.now();
      const element = await showing(
        record({ id: 2, ts: now - 5000, title: 'New' }),
        record({ id: 1, ts: now - 205_000, title: 'Old' }),
      );
      await untilText(element, 'title', 'New');
      element.delay = 20;
      await untilText(element, 'title', 'Old');
    });

    it('lang: selects the language', async () => {
      const element = await showing(record({ ts: Date.now() }));
      await untilStatus(element, 'ready');
      element.lang = 'de-AT';
      await untilText(element, 'state', 'Auf Sendung');
      element.lang = 'zh';
      await untilText(element, 'state', 'On air');
    });

    it('covers="none": loads no covers', async () => {
      const element = await showing(
        record({ ts: Date.now(), img_medium_url: location.origin + '/cover.png' }),
      );
      element.covers = 'none';
      await untilStatus(element, 'ready');
      expect(part(element, 'cover')!.querySelector('img')).to.equal(null);
    });

    it('base-url: can change at any time', async () => {
      const other = await panel();
      await other.play({ title: 'Elsewhere', length: 100_000 });
      const element = await showing(record({ ts: Date.now() }));
      await untilText(element, 'title', 'Paper Boats');
      element.setAttribute('base-url', other.url);
      await untilText(element, 'title', 'Elsewhere');
    });
  });

  describe('events', () => {
    it('emits onair-track with the previous track', async () => {
      const { url, play } = await panel();
      await play({ title: 'First', length: 1000 });
      const element = document.createElement('onair-now-playing');
      element.baseUrl = url;
      const place = emptyPlace();
      const begin = nextDetail<{ track: Track; previous: Track | null }>(place, 'onair-track');
      place.append(element);
      const first = await begin;
      expect(first.track.title).to.equal('First');
      expect(first.previous).to.equal(null);
      expect(Object.isFrozen(first.track)).to.equal(true);
      const change = nextDetail<{ track: Track; previous: Track }>(place, 'onair-track');
      await pass(1000);
      await play({ title: 'Second', length: 100_000 });
      await pass(5000);
      const second = await change;
      expect(second.track.title).to.equal('Second');
      expect(second.previous.title).to.equal('First');
    });

    it('emits onair-failure across shadow roots', async () => {
      const failures: unknown[] = [];
      const place = emptyPlace();
      place.addEventListener('onair-failure', (event) => failures.push((event as CustomEvent).detail));
      const element = document.createElement('onair-now-playing');
      place.attachShadow({ mode: 'open' }).append(element);
      await until(() => !!text(element, 'message'), 'a sentence');
      element.requestUpdate();
      await element.updateComplete;
      expect(failures).to.have.length(1);
      expect(failures[0]).to.have.nested.property('failure.reason', 'address');
    });
  });

  it('announces each new track once to screen readers', async () => {
    const { url, play } = await panel();
    await play({ title: 'First', author: 'A', length: 1000 });
    const place = fixtureSync(
      html`<div>
        <onair-now-playing base-url=${url}></onair-now-playing>
        <onair-now-playing base-url=${url} layout="line"></onair-now-playing>
      </div>`,
    );
    const said: string[] = [];
    const [one] = place.children;
    await untilText(one!, 'title', 'First');
    const region = document.querySelector('body > [role=status]')!;
    expect(region.textContent).to.not.contain('First');
    const ears = new MutationObserver(() => said.push(region.textContent ?? ''));
    ears.observe(region, { childList: true, characterData: true, subtree: true });
    await pass(1000);
    await play({ title: 'Second', author: 'B', length: 100_000 });
    await pass(5000);
    await untilText(one!, 'title', 'Second');
    await until(() => said.length > 0, 'an announcement');
    ears.disconnect();
    expect(said).to.deep.equal(['Now playing: \u2068B\u2069 – Second']);
  });

  it('labels the group and the time for screen readers', async () => {
    const element = await showing(record({ ts: Date.now() }));
    await untilStatus(element, 'ready');
    const name = (each: HTMLElement): (string | null)[] => [each.role, each.ariaLabel];
    expect(name(part(element, 'card')!)).to.deep.equal(['group', 'On air']);
    expect(name(part(element, 'time')!)).to.deep.equal(['timer', 'Time']);
    const past = await showing(record({ ts: Date.now() - 60 * MINUTE }));
    await untilStatus(past, 'empty');
    expect(part(past, 'card')!.ariaLabel).to.match(/^Last played/);
  });
});
