import { expect } from '@open-wc/testing';
import { until } from '../shown.js';
import { all, buttons, isSeen, MINUTE, setUp, show, showing, textOf, usual } from './fixture.js';

/** Shows that overlap during the whole week. */
const overlapping = (count: number) =>
  Array.from({ length: count }, (_, id) => show(`Show ${id}`, '23 00:00', '30 00:00', { id }));

/** Shows of one minute from Thursday at midnight. Now is 14:20. */
const minutes = (count: number) =>
  Array.from({ length: count }, (_, id) => {
    const start_ts = Date.parse('2026-11-26T00:00:00+01:00') / 1000 + id * 60;
    return { ...show(`Minute ${id}`, '26 00:00', '26 00:00', { id }), start_ts, end_ts: start_ts + 60 };
  });

describe('<onair-schedule> with many shows', () => {
  const { pass } = setUp();

  it('renders 12 of 5,000 overlapping shows', async () => {
    const element = await showing(overlapping(5000), 'view="week" lang="en"');
    expect(all(element, '.column li').length).to.equal(7 * 12);
    expect(all(element, '[part=more]').map(textOf)).to.deep.equal(Array(7).fill('and 4988 more'));
    expect(element.shadowRoot!.querySelectorAll('*').length).to.be.below(1000);
  });

  it('always renders the current show', async () => {
    const element = await showing(minutes(1440), 'view="day" lang="en"');
    const shown = () => buttons(element, 'Thursday');
    expect(shown().length).to.equal(100);
    expect(textOf(all(element, '.chosen [part=more]')[0]!)).to.equal('and 1340 more');
    const onAir = () => all(element, '.column [part~=show-on-air]').map(textOf);
    expect(onAir()).to.deep.equal(['Minute 860 14:20 – 14:21']);
    // An hour later, the current show is one that was hidden before.
    await pass(60 * MINUTE);
    expect(onAir()).to.deep.equal(['Minute 920 15:20 – 15:21']);
    expect(shown().length).to.equal(100);
  });

  it('displays the number of hidden shows', async () => {
    for (const [view, width] of [
      ['day', 390],
      ['week', 1200],
    ] as const) {
      const element = await showing(overlapping(50), `view="${view}" lang="de"`, width);
      const [more] = all(element, '.chosen [part=more]');
      expect(textOf(more!)).to.equal('und 38 weitere');
      expect(isSeen(more)).to.equal(true);
      expect(more!.closest('[aria-hidden]')).to.equal(null);
    }
  });

  it('opens the dialog of the clicked show', async () => {
    const element = await showing([...overlapping(50), ...usual], 'view="week" lang="en"');
    for (const button of [buttons(element)[3]!, buttons(element).at(-1)!]) {
      button.click();
      await until(() => all(element, '[part=details-name]').length > 0, 'the dialog');
      expect(textOf(all(element, '[part=details-name]')[0]!)).to.equal(
        textOf(button.querySelector('[part=show-name]')!),
      );
      element.shadowRoot!.querySelector('dialog')!.close();
      await until(() => all(element, '[part=details-name]').length === 0, 'no dialog');
    }
  });

  it("doesn't mention hidden shows in an ordinary week", async () => {
    const element = await showing(usual, 'view="week"');
    expect(all(element, '[part=more]')).to.deep.equal([]);
  });
});
