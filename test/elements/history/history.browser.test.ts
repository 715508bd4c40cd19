import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import type { OnairHistory } from '../../../src/elements/history/history.js';
import '../../../src/elements/history/define.js';
import '../../../src/elements/station/define.js';
import type { Track } from '../../../src/station/snapshot.js';
import {
  emptyPlace,
  nextDetail,
  part,
  record,
  text,
  texts,
  until,
  untilStatus,
  untilText,
} from '../shown.js';
import { setWorld } from '../../kit/page-world.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('<onair-history>', () => {
  const { panel, serveLists, pass } = setWorld();
  const serve = (history: Record<string, unknown>[]): string => serveLists({ history });

  /** Renders an element for a station with exactly these history records. */
  async function showing(...records: Record<string, unknown>[]): Promise<OnairHistory> {
    return fixture(html`<onair-history base-url=${serve(records)}></onair-history>`);
  }

  /** Returns a play for each title, five minutes apart. The first one started a minute ago. */
  function plays(...titles: string[]): Record<string, unknown>[] {
    return titles.map((title, place) =>
      record({ id: 100 - place, title, ts: Date.now() - MINUTE - place * 5 * MINUTE }),
    );
  }

  describe('with and without data', () => {
    it('shows the previous plays, newest first', async () => {
      const element = await showing(...plays('Now', 'One', 'Two'));
      await untilStatus(element, 'ready');
      expect(texts(element, 'title').filter(Boolean)).to.deep.equal(['One', 'Two']);
      expect(text(element, 'artist')).to.equal('Ada Winter');
      expect(text(element, 'ago')).to.equal('6 min ago');
    });

    it('shows a message if there are no plays', async () => {
      const element = await showing();
      await untilText(element, 'message', 'Nothing played yet');
      expect(element.getAttribute('status')).to.equal('empty');
    });

    it("shows a message if the station can't be reached", async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = await fixture(html`<onair-history base-url=${url}></onair-history>`);
      await untilText(element, 'message', 'Can’t reach the station. Retrying…');
      expect(element.getAttribute('status')).to.equal('failed');
    });
  });

  describe('rows', () => {
    it('are grouped by day', async () => {
      const yesterday = Date.now() - DAY;
      const element = await showing(...plays('Now'), record({ id: 1, ts: yesterday }));
      await untilStatus(element, 'ready');
      const name = new Date(yesterday).toLocaleDateString('en-GB', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      });
      expect(text(element, 'day')).to.equal(name);
      expect(element.shadowRoot!.querySelector('ol')!.getAttribute('aria-label')).to.equal(name);
    });

    it("show “Jingle” in place of a jingle's title", async () => {
      const [now, jingle] = plays('Now', 'Station ID');
      const element = await showing(now!, { ...jingle, jingle_id: 3 });
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.equal('Jingle');
      expect(part(element, 'row')!.querySelector('[part=artist]')).to.equal(null);
    });

    it('show "just now" during the first minute', async () => {
      const [now, before] = plays('Now', 'Before').map((play, place) => ({
        ...play,
        ts: Date.now() - (place ? 40_000 : 10_000),
      }));
      const element = await showing(now!, before!);
      await untilText(element, 'ago', 'just now');
      element.lang = 'pl';
      await untilText(element, 'ago', 'przed chwilą');
    });

    it('show the DJ of a live set', async () => {
      const [now, live] = plays('Now', 'x');
      const element = await showing(now!, {
        ...live,
        title: null,
        author: null,
        length: null,
        dj_name: 'DJ Ana',
      });
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.equal('DJ Ana');
    });

    it('show markup in titles as text', async () => {
      const title = '<img src=x onerror="window.hacked=1">';
      const element = await showing(...plays('Now', title));
      await untilStatus(element, 'ready');
      expect(text(element, 'title')).to.equal(title);
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
    });

    it('relative times are updated every minute', async () => {
      const element = await showing(...plays('Now', 'One'));
      await untilText(element, 'ago', '6 min ago');
      await pass(3 * MINUTE);
      expect(text(element, 'ago')).to.equal('9 min ago');
    });
  });

  describe('attributes', () => {
    it('limit: sets the number of rows', async () => {
      const { url } = await panel();
      const element = await fixture<OnairHistory>(
        html`<onair-history base-url=${url} limit="25"></onair-history>`,
      );
      await until(() => texts(element, 'row').length === 25, '25 rows');
      element.limit = 3;
      await until(() => texts(element, 'row').length === 3, '3 rows');
      (element as unknown as { limit: string }).limit = 'many';
      await until(() => texts(element, 'row').length === 10, '10 rows');
    });

    it('hide-jingles: omits jingles', async () => {
      const [now, jingle, song] = plays('Now', 'Station ID', 'Song');
      const element = await showing(now!, { ...jingle, jingle_id: 3 }, song!);
      element.hideJingles = true;
      await untilText(element, 'title', 'Song');
    });

    it('include-current: starts with the current track', async () => {
      const element = await showing(...plays('Now', 'One'));
      element.includeCurrent = true;
      await untilText(element, 'title', 'Now');
      const row = part(element, 'row')!;
      expect(row.getAttribute('aria-current')).to.equal('true');
      expect(text(element, 'ago')).to.equal('On air');
    });

    it('time-zone: is inherited from the station element', async () => {
      const url = serve([...plays('Now'), record({ id: 1, ts: Date.now() - 30 * MINUTE })]);
      const place = fixtureSync(
        html`<onair-station base-url=${url} time-zone="Asia/Kathmandu"
          ><onair-history></onair-history
        ></onair-station>`,
      );
      const element = place.firstElementChild!;
      await untilStatus(element, 'ready');
      const time = part(element, 'time')!;
      expect(time.textContent).to.equal(
        new Date(time.getAttribute('datetime')!).toLocaleTimeString('en-GB', {
          hour: '2-digit',
          minute: '2-digit',
          timeZone: 'Asia/Kathmandu',
        }),
      );
    });

    it("time-zone: labels of times don't overlap the artist", async () => {
      const url = serve(plays('Now', 'One'));
      const place = fixtureSync(
        html`<onair-station base-url=${url} time-zone="Asia/Kathmandu"
          ><onair-history vote style="inline-size: 280px"></onair-history
        ></onair-station>`,
      );
      const element = place.firstElementChild!;
      await until(() => Boolean(part(element, 'time')?.dataset.zone), 'the zone');
      const time = part(element, 'time')!;
      const artist = part(element, 'artist')!;
      expect(time.offsetHeight).to.be.at.most(artist.offsetHeight);
      expect(artist.getBoundingClientRect().left).to.be.at.least(time.getBoundingClientRect().right);
      const withZone = time.offsetWidth;
      time.removeAttribute('data-zone');
      expect(withZone).to.be.above(time.offsetWidth + 20);
    });

    it('time-zone: ignores an unknown zone', async () => {
      const url = serve(plays('Now', 'One'));
      const place = fixtureSync(
        html`<onair-station base-url=${url} time-zone="Moon/Base" lang="en"
          ><onair-history></onair-history
        ></onair-station>`,
      );
      await untilText(place.firstElementChild!, 'title', 'One');
    });
  });

  it('emits onair-track', async () => {
    const element = document.createElement('onair-history');
    element.baseUrl = serve(plays('Now', 'One'));
    const place = emptyPlace();
    const detail = nextDetail<{ track: Track }>(place, 'onair-track');
    place.append(element);
    const { track } = await detail;
    expect(track.title).to.equal('Now');
  });
});
