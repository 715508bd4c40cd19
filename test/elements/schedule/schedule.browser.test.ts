import { expect } from '@open-wc/testing';
import '../../../src/elements/station/define.js';
import { startPanel, type TestPanel } from '../../kit/panel.js';
import { isAccessible } from '../accessible.js';
import { nextDetail, text, texts, until, untilStatus } from '../shown.js';
import {
  NOW,
  all,
  blocks,
  buttons,
  showPageAgain,
  isSeen,
  clickPart,
  insert,
  serve,
  setUp,
  show,
} from './fixture.js';
import { showing, freezeTime, untilShown, usual } from './fixture.js';

const VIEWS = ['week', 'day', 'now'] as const;
const SCHEMES = {
  light: 'color-scheme: light; background: #fff; color: #1a1a1a',
  dark: 'color-scheme: dark; background: #111; color: #eee',
};

/** A show each half hour of a Thursday, and few on the other days. */
const dense = [
  ...usual,
  ...Array.from({ length: 20 }, (_, half) => {
    const hour = 10 + Math.floor(half / 2);
    const at = half % 2 ? [`${hour}:30`, `${hour + 1}:00`] : [`${hour}:00`, `${hour}:30`];
    return show(`Half ${half}`, `26 ${at[0]}`, `26 ${at[1]}`);
  }),
];

describe('<onair-schedule>', () => {
  const ends: (() => Promise<unknown>)[] = [];
  setUp();
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  async function panel(options = {}): Promise<TestPanel> {
    const started = await startPanel({ zone: 'Europe/Berlin', now: NOW, ...options });
    ends.push(() => started.stop());
    return started;
  }

  describe('is accessible', () => {
    for (const view of VIEWS) {
      for (const [scheme, style] of Object.entries(SCHEMES)) {
        for (const dir of ['ltr', 'rtl']) {
          it(`as ${view}, ${scheme}, ${dir}`, async () => {
            const element = await showing(usual, `view="${view}" calendar dir="${dir}"`, 1000, style);
            await isAccessible(element);
          });
        }
      }

      it(`as ${view}, while it loads`, async () => {
        const url = await serve([], { delay: -1 });
        const element = insert(`<onair-schedule base-url="${url}" view="${view}"></onair-schedule>`);
        await element.updateComplete;
        expect(element.getAttribute('status')).to.equal('loading');
        await isAccessible(element);
      });

      it(`as ${view}, when nothing is planned`, async () => {
        const element = await showing([], `view="${view}"`);
        expect(text(element, 'message')).to.equal('Nothing is planned in this week.');
        await isAccessible(element);
      });

      it(`as ${view}, when it is stale`, async () => {
        const { url, faults } = await panel();
        const element = insert(`<onair-schedule base-url="${url}" view="${view}"></onair-schedule>`);
        await untilStatus(element, 'ready');
        await faults({ fail: 1 });
        freezeTime().setSystemTime(NOW + 16 * 60_000);
        showPageAgain();
        await untilStatus(element, 'stale');
        await isAccessible(element);
      });

      it(`as ${view}, when it failed`, async () => {
        const element = insert(`<onair-schedule view="${view}"></onair-schedule>`);
        await until(() => !!text(element, 'message'), 'a sentence');
        expect(text(element, 'message')).to.contain('base-url');
        await isAccessible(element);
      });
    }

    it('with the details of a show', async () => {
      const element = await showing(usual, 'calendar');
      buttons(element)[3]!.click();
      await until(() => isSeen(all(element, 'dialog')[0]), 'the dialog');
      await isAccessible(element);
    });
  });

  describe('states', () => {
    it('shows outlines at the height of what comes', async () => {
      for (const [view, width] of [
        ['week', 1200],
        ['day', 700],
        ['day', 320],
        ['now', 1200],
      ] as const) {
        for (const shows of [usual, [], dense]) {
          const url = await serve(shows, { delay: 300 });
          const element = insert(`<onair-schedule base-url="${url}" view="${view}"></onair-schedule>`, width);
          await element.updateComplete;
          expect(element.getAttribute('status')).to.equal('loading');
          const height = element.offsetHeight;
          await untilStatus(element, shows.length ? 'ready' : 'empty');
          expect(element.offsetHeight, view).to.equal(height);
          // The day that is chosen may have more or less than the one before.
          for (const tab of all(element, '[part~=tab]')) {
            tab.click();
            await element.updateComplete;
            expect(element.offsetHeight, view).to.equal(height);
          }
        }
      }
    });

    it('begins a long day with the show on the air, and leaves the page where it is', async () => {
      const url = await serve(dense);
      const element = insert(`<onair-schedule base-url="${url}" view="day" lang="en"></onair-schedule>`, 500);
      const place = element.parentElement!;
      place.style.paddingTop = '3000px';
      await untilStatus(element, 'ready');
      await element.updateComplete;
      expect(window.scrollY).to.equal(0);
      await expect(element).to.be.accessible();
      const day = all(element, '.body')[0]!;
      const top = (at: Element): number => at.getBoundingClientRect().top - day.getBoundingClientRect().top;
      expect(top(all(element, '[part=upcoming] .on')[0]!)).to.be.closeTo(0, 1);
      // Who looks at something else is not drawn back.
      day.scrollTop = 336;
      freezeTime().setSystemTime(NOW + 60_000);
      showPageAgain();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(day.scrollTop).to.equal(336);
      day.scrollTop = 0;
      // The show that the keys move to scrolls into view.
      const shows = buttons(element, 'Thursday');
      shows[0]!.focus();
      // A page that is not in front is told nothing of a focus.
      shows[0]!.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
      await until(() => all(element, 'dialog').length > 0, 'the code of the keys');
      shows[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true }));
      const last = shows.at(-1)!;
      expect(element.shadowRoot!.activeElement).to.equal(last);
      await until(() => top(last) + last.offsetHeight <= day.offsetHeight + 1, 'the last one, seen');
    });

    it('stays as it was while the panel does not answer, and says as of when', async () => {
      const { url, faults } = await panel();
      const element = insert(`<onair-schedule base-url="${url}" lang="en"></onair-schedule>`);
      await untilStatus(element, 'ready');
      const before = blocks(element);
      await faults({ fail: 1 });
      freezeTime().setSystemTime(NOW + 16 * 60_000);
      showPageAgain();
      await untilStatus(element, 'stale');
      await element.updateComplete;
      expect(blocks(element)).to.deep.equal(before);
      expect(text(element, 'state')).to.match(/^as of \d\d:\d\d$/);
    });

    it('shows this week on the next page, too, where the panel does not answer any more', async () => {
      const { url, faults } = await panel();
      const first = insert(`<onair-schedule base-url="${url}" lang="en"></onair-schedule>`);
      await untilStatus(first, 'ready');
      const before = blocks(first);
      first.remove();
      await faults({ latency_ms: 500, fail: 1 });
      freezeTime().setSystemTime(NOW + 30 * 3_600_000);
      // Another way to the same panel is another station: nothing of it is in this page’s memory.
      const element = insert(
        `<onair-schedule base-url="${url}" transport="v2" lang="en">All our shows</onair-schedule>`,
      );
      await until(() => blocks(element).length > 0, 'the week');
      expect(element.status).to.equal('loading');
      expect(isSeen(buttons(element)[0])).to.equal(true);
      expect(getComputedStyle(all(element, '.column ol')[0]!, '::before').content).to.equal('none');
      await untilStatus(element, 'stale');
      await element.updateComplete;
      expect(blocks(element)).to.deep.equal(before);
      expect(text(element, 'message')).to.equal(undefined);
      // Of another day, which has to be said.
      expect(text(element, 'state')).to.match(/^as of Thu 14:\d\d$/);
    });

    it('keeps no other week', async () => {
      const { url } = await panel();
      const element = insert(`<onair-schedule base-url="${url}"></onair-schedule>`);
      await untilStatus(element, 'ready');
      const weeks = (): [string, unknown][] =>
        Object.entries(localStorage).filter(([key]) => key.startsWith('onair:week:'));
      const kept = weeks();
      expect(kept).to.have.lengthOf(1);
      const range = text(element, 'range');
      clickPart(element, 'following');
      await until(() => text(element, 'range') !== range, 'the next week');
      // Its answer may have come already: then nobody saw that it was waited for.
      await untilStatus(element, 'ready');
      expect(JSON.stringify(weeks()) === JSON.stringify(kept)).to.equal(true);
    });

    it('says the same by JSONP as by v2', async () => {
      const { url } = await panel();
      const by = (transport: string) =>
        insert(`<onair-schedule base-url="${url}" transport="${transport}"></onair-schedule>`);
      const [v2, legacy] = [by('v2'), by('legacy')];
      await untilStatus(v2, 'ready');
      await untilStatus(legacy, 'ready');
      expect(blocks(v2).length).to.be.above(6);
      expect(blocks(legacy)).to.deep.equal(blocks(v2));
    });

    it('sends onair-failure when the station fails in a new way', async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = insert('<onair-schedule></onair-schedule>');
      const told = nextDetail<{ failure: { message: string } }>(document.body, 'onair-failure');
      element.baseUrl = url;
      expect((await told).failure).to.be.an('error');
      await untilStatus(element, 'failed');
    });

    it('shows what its author put inside it until the week comes', async () => {
      const url = await serve(usual, { delay: 300 });
      const element = insert(`<onair-schedule base-url="${url}"><p>All our shows</p></onair-schedule>`);
      await element.updateComplete;
      const own = element.querySelector('p')!;
      expect(isSeen(own)).to.equal(true);
      await untilStatus(element, 'ready');
      await element.updateComplete;
      expect(isSeen(own)).to.equal(false);
    });
  });

  it('forgets the week of a station that it no longer shows', async () => {
    const element = await showing(usual);
    clickPart(element, 'following');
    clickPart(element, 'today');
    element.baseUrl = await serve([show('Elsewhere', '25 10:00', '25 11:00')]);
    await untilShown(element, 'show', 'Elsewhere 10:00 – 11:00');
    expect(blocks(element)).to.have.lengthOf(1);
  });

  describe('attributes', () => {
    it('view fixes the form, and the width chooses it otherwise', async () => {
      const element = await showing(usual);
      const form = (): string => {
        if (isSeen(all(element, '[part=tabs]')[0])) return 'day';
        return isSeen(all(element, '[part=upcoming]')[0]) ? 'now' : 'week';
      };
      for (const [width, wanted] of [
        [1200, 'week'],
        [801, 'week'],
        [798, 'day'],
        [313, 'day'],
        [308, 'now'],
      ] as const) {
        element.parentElement!.style.width = `${width}px`;
        expect(form(), String(width)).to.equal(wanted);
      }
      for (const view of VIEWS) {
        for (const width of [1200, 500, 280]) {
          element.view = view;
          element.parentElement!.style.width = `${width}px`;
          await element.updateComplete;
          expect(form(), `${view} ${width}`).to.equal(view);
        }
      }
      element.setAttribute('view', 'month');
      await element.updateComplete;
      element.parentElement!.style.width = '1200px';
      expect(form()).to.equal('week');
    });

    it('time-zone says whose times are shown', async () => {
      const element = await showing(usual);
      expect(blocks(element, 'Tuesday')[0]).to.equal('Morning 06:00 – 10:00');
      element.timeZone = 'local';
      await untilShown(element, 'show', 'Morning 00:00 – 04:00');
      element.timeZone = 'Asia/Kolkata';
      await untilShown(element, 'show', 'Morning 10:30 – 14:30');
      element.timeZone = 'Moon/Base';
      await untilShown(element, 'show', 'Morning 06:00 – 10:00');
    });

    it('only leaves out what is of another kind', async () => {
      const element = await showing(usual, 'only="relay, rotation"');
      expect(blocks(element, 'Tuesday')).to.deep.equal(['Records 10:00 – 18:00', 'Relay 18:00 – 22:00']);
      element.only = 'relay';
      await element.updateComplete;
      expect(blocks(element)).to.have.lengthOf(7);
      element.only = 'nothing';
      await untilStatus(element, 'empty');
    });

    it('from-hour leaves out the hours before', async () => {
      const element = await showing(usual, 'from-hour="12"');
      expect(texts(element, 'hour')[0]).to.equal('12:00');
      expect(blocks(element, 'Tuesday')[0]).to.equal('Records 10:00 – 18:00');
      element.setAttribute('from-hour', 'noon');
      await element.updateComplete;
      expect(texts(element, 'hour')[0]).to.equal('00:00');
    });

    it('to-hour leaves out the hours after, or goes on into the night', async () => {
      const element = await showing(usual, 'from-hour="6" to-hour="18"');
      expect(all(element, '[part=week] [part=hour]')).to.have.lengthOf(12);
      expect(blocks(element, 'Tuesday')).to.deep.equal(['Morning 06:00 – 10:00', 'Records 10:00 – 18:00']);
      element.toHour = 26;
      await element.updateComplete;
      expect(texts(element, 'hour').slice(-2)).to.deep.equal(['00:00', '01:00']);
      expect(blocks(element, 'Tuesday').at(-1)).to.equal('Night 22:00 – 06:00');
    });

    it('warns once of each value that it does not know, and goes on with the default', async () => {
      const warned: string[] = [];
      const { warn } = console;
      console.warn = (sentence: string) => warned.push(sentence);
      ends.push(() => Promise.resolve((console.warn = warn)));
      const wrong = 'view="weeks" time-zone="Berlin" from-hour="six" to-hour="10 pm"';
      const element = await showing(usual, wrong);
      await showing(usual, wrong);
      expect([element.view, element.fromHour, element.toHour]).to.deep.equal(['auto', 0, 24]);
      await until(() => warned.length > 3, 'four warnings');
      expect(warned.sort()).to.deep.equal([
        'Onair: from-hour="six" is not a number.',
        'Onair: time-zone="Berlin" is unknown. Did you mean time-zone="Europe/Berlin"?',
        'Onair: to-hour="10 pm" is not a number.',
        'Onair: view="weeks" is unknown. Did you mean view="week"?',
      ]);
    });

    it('calendar="false" is false', async () => {
      const element = await showing(usual, 'calendar="false"');
      expect(element.calendar).to.equal(false);
      expect(all(element, '[part=add-week]')).to.deep.equal([]);
      element.calendar = true;
      await element.updateComplete;
      expect(all(element, '[part=add-week]')).to.have.lengthOf(1);
    });

    it('base-url, server and lang from a station around it', async () => {
      const url = await serve(usual);
      const element = insert(
        `<onair-station base-url="${url}" lang="de" time-zone="local"><onair-schedule></onair-schedule></onair-station>`,
      );
      await untilStatus(element, 'ready');
      expect(text(element, 'today')).to.equal('Diese Woche');
      expect(blocks(element, 'Dienstag')[0]).to.equal('Morning 00:00 – 04:00');
    });
  });
});
