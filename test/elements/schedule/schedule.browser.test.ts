import { expect } from '@open-wc/testing';
import '../../../src/elements/station/define.js';
import type { TestPanel } from '../../kit/panel.js';
import { setTime } from '../../kit/page-time.js';
import { nextDetail, text, texts, until, untilStatus } from '../shown.js';
import { HOUR, MINUTE, NOW, all, blocks, buttons, showPageAgain, isSeen, clickPart } from './fixture.js';
import { insert, later, serve, setUp, show, showing, untilShown, usual } from './fixture.js';

describe('<onair-schedule>', () => {
  const { panel: openPanel, server } = setUp();
  const panel = (): Promise<TestPanel> => openPanel({ zone: 'Europe/Berlin' });

  describe('with and without data', () => {
    it('keeps its data while the panel fails', async () => {
      const { url, faults } = await panel();
      const element = insert(`<onair-schedule base-url="${url}" lang="en"></onair-schedule>`);
      await untilStatus(element, 'ready');
      const before = blocks(element);
      await faults({ fail: 1 });
      setTime(NOW + 16 * MINUTE);
      showPageAgain();
      await untilStatus(element, 'stale');
      await element.updateComplete;
      expect(blocks(element)).to.deep.equal(before);
      expect(text(element, 'state')).to.match(/^as of \d\d:\d\d$/);
    });

    it('shows the cached week on the next page', async () => {
      const station = server({ '/api/v2/grid/': { body: JSON.stringify(usual) } });
      const { url } = station;
      const first = insert(`<onair-schedule base-url="${url}" lang="en"></onair-schedule>`);
      await untilStatus(first, 'ready');
      const before = blocks(first);
      first.remove();
      const { after, come } = later();
      station.responses = { '*': { status: 500, after } };
      setTime(NOW + 30 * HOUR);
      // A different transport needs a new `Station`, which has no data in memory yet.
      const element = insert(
        `<onair-schedule base-url="${url}" transport="v2" lang="en">All our shows</onair-schedule>`,
      );
      await until(() => blocks(element).length > 0, 'the week');
      expect(element.status).to.equal('loading');
      expect(isSeen(buttons(element)[0])).to.equal(true);
      expect(getComputedStyle(all(element, '.column ol')[0]!, '::before').content).to.equal('none');
      come();
      await untilStatus(element, 'stale');
      await element.updateComplete;
      expect(blocks(element)).to.deep.equal(before);
      expect(text(element, 'message')).to.equal(undefined);
      // The data is of another day, so the label has the weekday.
      expect(text(element, 'state')).to.equal('as of Thu 14:20');
    });

    it('caches only the current week', async () => {
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
      // The response may have arrived already, so don't wait for the loading state.
      await untilStatus(element, 'ready');
      expect(JSON.stringify(weeks()) === JSON.stringify(kept)).to.equal(true);
    });

    it('emits onair-failure', async () => {
      const { url, faults } = await panel();
      await faults({ fail: 1 });
      const element = insert('<onair-schedule></onair-schedule>');
      const received = nextDetail<{ failure: { message: string } }>(document.body, 'onair-failure');
      element.baseUrl = url;
      await untilStatus(element, 'failed');
      expect((await received).failure).to.be.an('error');
    });

    it('shows its slotted content until the schedule loads', async () => {
      const { after, come } = later();
      const url = serve(usual, { after });
      const element = insert(`<onair-schedule base-url="${url}"><p>All our shows</p></onair-schedule>`);
      await element.updateComplete;
      const own = element.querySelector('p')!;
      expect(isSeen(own)).to.equal(true);
      come();
      await untilStatus(element, 'ready');
      await element.updateComplete;
      expect(isSeen(own)).to.equal(false);
    });
  });

  it("discards the previous station's week", async () => {
    const element = await showing(usual);
    clickPart(element, 'following');
    clickPart(element, 'today');
    element.baseUrl = serve([show('Elsewhere', '25 10:00', '25 11:00')]);
    await untilShown(element, 'show', 'Elsewhere 10:00 – 11:00');
    expect(blocks(element)).to.have.lengthOf(1);
  });

  describe('attributes', () => {
    it('time-zone: selects the time zone', async () => {
      const element = await showing(usual);
      expect(blocks(element, 'Tuesday')[0]).to.equal('Morning 06:00 – 10:00');
      element.timeZone = 'local';
      await untilShown(element, 'show', 'Morning 00:00 – 04:00');
      element.timeZone = 'Asia/Kolkata';
      await untilShown(element, 'show', 'Morning 10:30 – 14:30');
      element.timeZone = 'Moon/Base';
      await untilShown(element, 'show', 'Morning 06:00 – 10:00');
    });

    it('only: filters by cast type', async () => {
      const element = await showing(usual, 'only="relay, rotation"');
      expect(blocks(element, 'Tuesday')).to.deep.equal(['Records 10:00 – 18:00', 'Relay 18:00 – 22:00']);
      element.only = 'relay';
      await element.updateComplete;
      expect(blocks(element)).to.have.lengthOf(7);
      element.only = 'nothing';
      await untilStatus(element, 'empty');
    });

    it('from-hour: hides earlier hours', async () => {
      const element = await showing(usual, 'from-hour="12"');
      expect(texts(element, 'hour')[0]).to.equal('12:00');
      expect(blocks(element, 'Tuesday')[0]).to.equal('Records 10:00 – 18:00');
      element.setAttribute('from-hour', 'noon');
      await element.updateComplete;
      expect(texts(element, 'hour')[0]).to.equal('00:00');
    });

    it('to-hour: hides later hours', async () => {
      const element = await showing(usual, 'from-hour="6" to-hour="18"');
      expect(all(element, '[part=week] [part=hour]')).to.have.lengthOf(12);
      expect(blocks(element, 'Tuesday')).to.deep.equal(['Morning 06:00 – 10:00', 'Records 10:00 – 18:00']);
      element.toHour = 26;
      await element.updateComplete;
      expect(texts(element, 'hour').slice(-2)).to.deep.equal(['00:00', '01:00']);
      expect(blocks(element, 'Tuesday').at(-1)).to.equal('Night 22:00 – 06:00');
    });

    it('invalid values cause a warning', async () => {
      const warned: string[] = [];
      const { warn } = console;
      // The explanation of an earlier test's failure can be logged as late as here.
      console.warn = (sentence: string) => /="/.test(sentence) && warned.push(sentence);
      try {
        const wrong = 'view="weeks" time-zone="Berlin" from-hour="six" to-hour="10 pm"';
        const element = await showing(usual, wrong);
        await showing(usual, wrong);
        expect([element.view, element.fromHour, element.toHour]).to.deep.equal(['auto', 0, 24]);
        await until(() => warned.length > 3, 'four warnings');
      } finally {
        console.warn = warn;
      }
      expect(warned.sort()).to.deep.equal([
        'Onair: from-hour="six" is not a number.',
        'Onair: time-zone="Berlin" is unknown. Did you mean time-zone="Europe/Berlin"?',
        'Onair: to-hour="10 pm" is not a number.',
        'Onair: view="weeks" is unknown. Did you mean view="week"?',
      ]);
    });

    it('calendar="false": hides the calendar button', async () => {
      const element = await showing(usual, 'calendar="false"');
      expect(element.calendar).to.equal(false);
      expect(all(element, '[part=add-week]')).to.deep.equal([]);
      element.calendar = true;
      await element.updateComplete;
      expect(all(element, '[part=add-week]')).to.have.lengthOf(1);
    });

    it('base-url and lang: are inherited from onair-station', async () => {
      const url = serve(usual);
      const element = insert(
        `<onair-station base-url="${url}" lang="de" time-zone="local"><onair-schedule></onair-schedule></onair-station>`,
      );
      await untilStatus(element, 'ready');
      expect(text(element, 'today')).to.equal('Diese Woche');
      expect(blocks(element, 'Dienstag')[0]).to.equal('Morning 00:00 – 04:00');
    });
  });
});
