import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import type { OnairNowPlaying } from '../../../src/elements/now-playing/now-playing.js';
import '../../../src/elements/now-playing/define.js';
import type { Track } from '../../../src/station/snapshot.js';
import { isAccessible } from '../accessible.js';
import {
  emptyPlace,
  heightOf,
  nextDetail,
  part,
  record,
  text,
  until,
  untilStatus,
  untilText,
} from '../shown.js';
import { setStations } from '../stations.js';

const MINUTE = 60_000;

describe('<onair-now-playing>', () => {
  const { panel, saying, answering } = setStations();

  /** An element on a station whose history is exactly these records. */
  async function showing(...records: Record<string, unknown>[]): Promise<OnairNowPlaying> {
    const url = await saying({ history: records });
    return fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
  }

  describe('is accessible', () => {
    it('while it loads', async () => {
      const { url, faults } = await panel();
      await faults({ hang: true });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      expect(element.getAttribute('status')).to.equal('loading');
      await isAccessible(element);
    });

    it('with a track, as a card and as a line', async () => {
      const element = await showing(record({ ts: Date.now() }));
      await untilStatus(element, 'ready');
      await isAccessible(element);
      element.layout = 'line';
      await element.updateComplete;
      await isAccessible(element);
    });

    it('when nothing is on air', async () => {
      const element = await showing(record({ ts: Date.now() - 60 * MINUTE }));
      await untilStatus(element, 'empty');
      await isAccessible(element);
    });

    it('when it failed', async () => {
      const element = await fixture(html`<onair-now-playing></onair-now-playing>`);
      await until(() => !!text(element, 'message'), 'a sentence');
      await isAccessible(element);
    });
  });

  describe('states', () => {
    it('shows the track on air', async () => {
      const { url, play } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.equal('Glass');
      expect(text(element, 'artist')).to.equal('Ada Winter');
      expect(text(element, 'state')).to.equal('On air');
      expect(text(element, 'time')).to.match(/^0:0\d \/ 3:40$/);
      expect(part(element, 'progress')!.hidden).to.equal(false);
    });

    it('says what played last when nothing is on air', async () => {
      const ts = Date.now() - 60 * MINUTE;
      const element = await showing(record({ ts }));
      await untilStatus(element, 'empty');
      const time = new Date(ts).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
      expect(text(element, 'state')).to.equal('Last played ' + time);
      expect(text(element, 'title')).to.equal('Paper Boats');
      expect(part(element, 'progress')!.hidden).to.equal(true);
      expect(text(element, 'time')).to.equal('');
    });

    it('says so when nothing was ever on air', async () => {
      const element = await showing();
      await untilStatus(element, 'empty');
      expect(text(element, 'message')).to.equal('Nothing on air yet');
    });

    it('keeps the last good data and says how old it is', async () => {
      const { url, play, faults } = await panel();
      await play({ title: 'Glass', length: 1500 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilStatus(element, 'ready');
      await faults({ fail: 1 });
      await untilStatus(element, 'stale');
      expect(text(element, 'title')).to.equal('Glass');
      expect(text(element, 'state')).to.match(/^On air · as of \d\d:\d\d$/);
      await isAccessible(element);
    });

    it('says how old it is before a DJ of a long name, in as many lines as it takes', async () => {
      const { url, play, faults } = await panel();
      const dj_name = 'Everything We Forgot to Say Before the Last Train Left';
      await play({ title: dj_name, author: dj_name, dj_name, length: 1500 });
      const element = await fixture<OnairNowPlaying>(
        html`<onair-now-playing base-url=${url} style="width: 280px"></onair-now-playing>`,
      );
      await untilStatus(element, 'ready');
      const height = part(element, 'state')!.offsetHeight;
      await faults({ fail: 1 });
      await untilStatus(element, 'stale');
      expect(text(element, 'state')).to.match(/^On air · as of \d\d:\d\d · Everything/);
      expect(part(element, 'state')!.offsetHeight).to.be.closeTo(2 * height, 2);
      // All that is below still has its place.
      expect(part(element, 'artist')!.getBoundingClientRect().bottom).to.be.at.most(
        part(element, 'time')!.parentElement!.getBoundingClientRect().top + 1,
      );
    });

    it('says in one sentence that the station does not answer', async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      await untilStatus(element, 'failed');
      await untilText(element, 'message', 'The station does not answer. Trying again.');
    });

    it('asks for a base URL where there is none', async () => {
      const element = await fixture(html`<onair-now-playing></onair-now-playing>`);
      await untilText(
        element,
        'message',
        'No station here yet: add base-url with the address of your panel.',
      );
      expect(element.getAttribute('status')).to.equal('failed');
    });

    it('says that a base URL is none', async () => {
      const element = await fixture(
        html`<onair-now-playing base-url="javascript:alert(1)"></onair-now-playing>`,
      );
      await untilText(element, 'message', 'The base-url given here is not an address.');
    });
  });

  describe('what is on air', () => {
    it('does not show a jingle as a song', async () => {
      const element = await showing(
        record({ ts: Date.now(), jingle_id: 4, title: 'Station ID 3', length: 9000 }),
      );
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.equal('Jingle');
      expect(text(element, 'artist')).to.equal('');
      expect(part(element, 'cover')!.querySelector('img')).to.equal(null);
    });

    it('shows the DJ of a live set and how long it has been going', async () => {
      const live = { all_music_id: null, title: null, author: null, dj_name: 'DJ Ana', length: null };
      const element = await showing(record({ ts: Date.now() - 65 * MINUTE, ...live }));
      await untilStatus(element, 'ready');
      expect(text(element, 'state')).to.equal('On air · DJ Ana');
      expect(text(element, 'title')).to.equal('DJ Ana');
      expect(text(element, 'time')).to.match(/^1:05:0\d$/);
      expect(part(element, 'progress')!.hidden).to.equal(true);
    });

    it('says "live" where nobody knows the DJ', async () => {
      const element = await showing(record({ ts: Date.now(), length: 0 }));
      await untilStatus(element, 'ready');
      expect(text(element, 'state')).to.equal('On air · Live');
    });

    it('shows hostile text as text', async () => {
      const title = '<img src=x onerror="window.hacked=1">"\'&amp;\u2028 ';
      const element = await showing(record({ ts: Date.now(), title, author: 'אבג <b>' }));
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.contain('<img src=x onerror="window.hacked=1">');
      expect(element.shadowRoot!.querySelector('img, b')).to.equal(null);
      expect('hacked' in window).to.equal(false);
    });

    it('has one height whatever it shows', async () => {
      const long = 'Everything We Forgot to Say Before the Last Train Left '.repeat(20);
      const elements = [
        await fixture<HTMLElement>(html`<onair-now-playing></onair-now-playing>`),
        await showing(record({ ts: Date.now(), title: 'A' })),
        await showing(record({ ts: Date.now(), title: long, author: long, dj_name: long })),
        await showing(record({ ts: Date.now() - 60 * MINUTE })),
        await showing(),
      ];
      for (const width of [280, 390, 768]) {
        const heights = new Set<number>();
        for (const element of elements) {
          element.style.width = width + 'px';
          heights.add(heightOf(element));
          await until(() => element.getAttribute('status') !== 'loading', 'an answer');
          heights.add(heightOf(element));
        }
        expect([...heights], `${width} px`).to.have.length(1);
      }
    });

    it('keeps all of it in the card at any width, with votes and without', async () => {
      const url = await saying({ history: [record({ ts: Date.now() - 30_000, length: 600_000 })] });
      for (const vote of [false, true]) {
        const element = await fixture<OnairNowPlaying>(
          html`<onair-now-playing base-url=${url} ?vote=${vote}></onair-now-playing>`,
        );
        await untilStatus(element, 'ready');
        if (vote) await until(() => !!part(part(element, 'vote')!, 'like'), 'buttons');
        for (let width = 280; width <= 900; width += 20) {
          element.style.width = width + 'px';
          const card = part(element, 'card')!.getBoundingClientRect();
          for (const name of ['cover', 'time', 'progress', 'artist', ...(vote ? ['vote'] : [])]) {
            const { left, right, bottom } = part(element, name)!.getBoundingClientRect();
            const where = `${name} at ${width} px`;
            expect(left, where).to.be.at.least(card.left + 16);
            expect(right, where).to.be.at.most(card.right - 16);
            expect(bottom, where).to.be.at.most(card.bottom - 16);
          }
        }
      }
    });

    it('keeps each text where its outline was', async () => {
      // A title of one line: what a panel plays by itself may have two.
      const body = JSON.stringify([record({ ts: Date.now() })]);
      const url = await answering({ '/api/v2/history/': { body, delay: 300 } });
      const element = await fixture(html`<onair-now-playing base-url=${url}></onair-now-playing>`);
      const places = (): number[] =>
        ['state', 'title', 'artist'].map((name) =>
          Math.round(part(element, name)!.getBoundingClientRect().top),
        );
      const outlines = places();
      await untilStatus(element, 'ready');
      // Engines round the height of a line differently.
      places().forEach((place, i) => expect(place).to.be.closeTo(outlines[i]!, 2));
    });

    it('shows the cover without telling who asks, and its placeholder when none comes', async () => {
      const element = await showing(
        record({ ts: Date.now(), img_medium_url: location.origin + '/no-such.png' }),
      );
      await untilStatus(element, 'ready');
      const image = part(element, 'cover')!.querySelector('img')!;
      expect(image.referrerPolicy).to.equal('no-referrer');
      expect(image.alt).to.equal('');
      await until(() => getComputedStyle(image).visibility === 'hidden', 'no picture');
      expect(text(element, 'cover')).to.equal('PA');
    });

    it('never shows a time below 0 or past the end', async () => {
      const early = await showing(record({ ts: Date.now() - 201_000 }));
      await untilStatus(early, 'ready');
      expect(text(early, 'time')).to.equal('3:20 / 3:20');
      const late = await showing(record({ ts: Date.now() + 90_000 }));
      await untilStatus(late, 'ready');
      expect(text(late, 'time')).to.equal('0:00 / 3:20');
    });
  });

  describe('content of its own', () => {
    it('stays until the first data', async () => {
      const { url, faults } = await panel();
      await faults({ latency_ms: 300 });
      const element = await fixture(
        html`<onair-now-playing base-url=${url}><a href="#">Listen</a></onair-now-playing>`,
      );
      expect(element.querySelector('a')!.assignedSlot).to.not.equal(null);
      await untilStatus(element, 'ready');
      expect(element.querySelector('a')!.assignedSlot).to.equal(null);
    });

    it('stays beside the sentence when there never was any', async () => {
      const element = await fixture(html`<onair-now-playing><a href="#">Listen</a></onair-now-playing>`);
      await until(() => !!text(element, 'message'), 'a sentence');
      expect(element.querySelector('a')!.assignedSlot).to.not.equal(null);
    });
  });

  describe('attributes', () => {
    it('layout="line" shows one row', async () => {
      const { url, play } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', length: 220_000 });
      const element = await fixture<OnairNowPlaying>(
        html`<onair-now-playing base-url=${url} layout="line"></onair-now-playing>`,
      );
      await untilText(element, 'title', 'Ada Winter – Glass');
      expect(text(element, 'time')).to.match(/^0:0\d$/);
      const size = parseFloat(getComputedStyle(element).fontSize);
      for (const width of [280, 1280]) {
        element.style.width = width + 'px';
        expect(element.offsetHeight).to.equal(2 * size);
      }
    });

    it('layout="line" says why there is nothing in one row, and how old it is without more words', async () => {
      const failed = await fixture<OnairNowPlaying>(
        html`<onair-now-playing layout="line" style="width: 280px"></onair-now-playing>`,
      );
      await until(() => !!text(failed, 'message'), 'a sentence');
      const message = part(failed, 'message')!;
      expect(message.offsetHeight).to.be.below(2 * parseFloat(getComputedStyle(message).fontSize));
      expect(message.getBoundingClientRect().right).to.be.at.most(failed.getBoundingClientRect().right);
      expect(message.title).to.equal(text(failed, 'message'));
      const { url, play, faults } = await panel();
      await play({ title: 'Glass', author: 'Ada Winter', dj_name: 'DJ Ana', length: 1500 });
      const stale = await fixture(
        html`<onair-now-playing base-url=${url} layout="line"></onair-now-playing>`,
      );
      await untilStatus(stale, 'ready');
      await faults({ fail: 1 });
      await untilStatus(stale, 'stale');
      expect(text(stale, 'state')).to.match(/^as of \d\d:\d\d$/);
    });

    it('delay shows what that listener still hears', async () => {
      const now = Date.now();
      const element = await showing(
        record({ id: 2, ts: now - 5000, title: 'New' }),
        record({ id: 1, ts: now - 205_000, title: 'Old' }),
      );
      await untilText(element, 'title', 'New');
      element.delay = 20;
      await untilText(element, 'title', 'Old');
    });

    it('lang chooses words, region or not', async () => {
      const element = await showing(record({ ts: Date.now() }));
      await untilStatus(element, 'ready');
      element.lang = 'de-AT';
      await untilText(element, 'state', 'Auf Sendung');
      element.lang = 'zh';
      await untilText(element, 'state', 'On air');
    });

    it('covers="none" loads no cover', async () => {
      const element = await showing(
        record({ ts: Date.now(), img_medium_url: location.origin + '/cover.png' }),
      );
      element.covers = 'none';
      await untilStatus(element, 'ready');
      expect(part(element, 'cover')!.querySelector('img')).to.equal(null);
    });

    it('base-url can change', async () => {
      const other = await panel();
      await other.play({ title: 'Elsewhere', length: 100_000 });
      const element = await showing(record({ ts: Date.now() }));
      await untilText(element, 'title', 'Paper Boats');
      element.setAttribute('base-url', other.url);
      await untilText(element, 'title', 'Elsewhere');
    });
  });

  describe('events', () => {
    it('onair-track tells the track and the one before', async () => {
      const { url, play } = await panel();
      await play({ title: 'First', length: 1000 });
      const element = document.createElement('onair-now-playing');
      element.baseUrl = url;
      const place = emptyPlace();
      setTimeout(() => place.append(element));
      const first = await nextDetail<{ track: Track; previous: Track | null }>(place, 'onair-track');
      expect(first.track.title).to.equal('First');
      expect(first.previous).to.equal(null);
      expect(Object.isFrozen(first.track)).to.equal(true);
      setTimeout(() => void play({ title: 'Second', length: 100_000 }), 500);
      const second = await nextDetail<{ track: Track; previous: Track }>(place, 'onair-track');
      expect(second.track.title).to.equal('Second');
      expect(second.previous.title).to.equal('First');
    });

    it('onair-failure comes once for one way of failing, out of shadow roots too', async () => {
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

  it('announces a new track once for all elements, and not the first', async () => {
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
    await play({ title: 'Second', author: 'B', length: 100_000 });
    await untilText(one!, 'title', 'Second');
    await until(() => said.length > 0, 'an announcement');
    ears.disconnect();
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('Second');
  });
});
