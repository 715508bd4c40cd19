import { expect } from '@open-wc/testing';
import { setTime } from '../../kit/page-time.js';
import { until, untilText } from '../shown.js';
import {
  HOUR,
  MINUTE,
  NOW,
  all,
  blocks,
  showPageAgain,
  isSeen,
  setVisitorZone,
  setUp,
  show,
} from './fixture.js';
import { showing, untilShown, usual, textOf } from './fixture.js';

describe('<onair-schedule>', () => {
  const { pass } = setUp();

  describe('the week', () => {
    it("starts on the language's first day of the week", async () => {
      const element = await showing(usual, 'lang="de"');
      expect(all(element, '.column ol')[0]!.ariaLabel).to.contain('Montag, 23. November');
      element.lang = 'en-US';
      await until(() => all(element, '.column ol')[0]!.ariaLabel === 'Sunday, November 22', 'Sunday');
    });

    it('splits a show that crosses midnight', async () => {
      const element = await showing([show('Night', '24 22:00', '25 06:00')]);
      expect(blocks(element)).to.deep.equal(['Night 22:00 – 06:00']);
      const columns = all(element, '.column').map((column) => column.querySelectorAll('[part~=show]').length);
      expect(columns).to.deep.equal([0, 1, 1, 0, 0, 0, 0]);
    });

    it('marks the current show as time passes', async () => {
      const element = await showing(usual);
      expect(all(element, '[part~=show-on-air]').map(textOf)).to.deep.equal(['Records 10:00 – 18:00']);
      expect(all(element, '.column [aria-current=time]')).to.have.lengthOf(1);
      setTime(NOW + 4 * HOUR);
      showPageAgain();
      await until(
        () => textOf(all(element, '[part~=show-on-air]')[0]!) === 'Relay 18:00 – 22:00',
        'the relay',
      );
      // The night is marked in both columns, but for screen readers only in the first.
      setTime(NOW + 12 * HOUR);
      showPageAgain();
      await until(() => all(element, '[part~=show-on-air]').length === 2, 'both blocks of the night');
      expect(all(element, '.column li:not([aria-hidden])[aria-current=time]')).to.have.lengthOf(1);
    });

    it('lists the current and upcoming shows', async () => {
      const element = await showing(usual, 'view="now"');
      const rows = all(element, '[part=upcoming] li').map(textOf);
      expect(rows).to.deep.equal([
        'Now Records until 18:00',
        '18:00 Relay',
        '22:00 Night',
        'Fri 06:00 Morning',
        'Fri 10:00 Records',
      ]);
    });

    /** Returns the rows of the current and the next shows. */
    const rows = (element: Element): string[] =>
      all(element, '[part=upcoming] li, .column li:not([part])')
        .filter(isSeen)
        .map((row) => textOf(row));

    it('updates the list when the current show ends', async () => {
      const shows = [
        show('First', '26 14:00', '26 14:21'),
        show('Second', '26 14:21', '26 15:00'),
        show('Third', '26 15:00', '26 16:00'),
      ];
      const element = await showing(shows, 'view="day" time-zone="station"', 358);
      expect(rows(element)[0]).to.equal('Now First until 14:21');
      expect(rows(element)[1]).to.equal('Second 14:21 – 15:00');
      await pass(MINUTE);
      expect(rows(element)).to.deep.equal(['Now Second until 15:00', 'Third 15:00 – 16:00']);
    });
  });

  describe('the time zone', () => {
    it("can be selected if the visitor's time differs", async () => {
      const element = await showing(usual);
      const select = all(element, '[part=zone] select')[0] as HTMLSelectElement;
      expect([...select.options].map((option) => textOf(option))).to.deep.equal([
        'Station time (Berlin)',
        'Your time (New York)',
      ]);
      expect(select.ariaLabel).to.equal('Times');
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change'));
      await untilShown(element, 'show', 'Morning 00:00 – 04:00');
      select.selectedIndex = 0;
      select.dispatchEvent(new Event('change'));
      await untilShown(element, 'show', 'Morning 06:00 – 10:00');
    });

    it('is plain text if the times are the same', async () => {
      setVisitorZone('Europe/Vienna');
      const element = await showing(usual);
      expect(all(element, 'select')).to.deep.equal([]);
      await untilText(element, 'zone', 'Station time (Berlin)');
    });
  });
});
