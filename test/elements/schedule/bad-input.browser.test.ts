import { expect } from '@open-wc/testing';
import { until } from '../shown.js';
import { all, blocks, buttons, setUp, show, showing, usual, textOf } from './fixture.js';

describe('<onair-schedule> with invalid data', () => {
  setUp();

  it('shows hostile names as text', async () => {
    const names = [
      '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
      'برنامج الصباح \u202e evil',
    ];
    const element = await showing(
      names.map((name, index) => show(name, `2${4 + index} 10:00`, `2${4 + index} 12:00`)),
    );
    const shown = buttons(element);
    expect(textOf(shown[0]!)).to.contain(names[0]);
    expect(textOf(shown[1]!)).to.contain('برنامج الصباح');
    expect(element.shadowRoot!.querySelector('img, script')).to.equal(null);
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
  });

  it('ignores an invalid colour', async () => {
    const colors = ['red;background:url(//evil.example)', 'expression(alert(1))', 7, '#12', null, '#d62828'];
    const element = await showing(
      colors.map((color, hour) => show(`Show ${hour}`, `25 1${hour}:00`, `25 1${hour}:30`, { color })),
    );
    const items = buttons(element).map((button) => button.parentElement!);
    expect(items).to.have.lengthOf(6);
    expect(items.map((item) => item.style.getPropertyValue('--_c'))).to.deep.equal([
      '',
      '',
      '',
      '',
      '',
      '#d62828',
    ]);
    expect(items[0]!.getAttribute('style')).not.to.contain('evil');
  });

  it('renders the 100 shows closest to the current time', async () => {
    const from = Date.parse('2026-11-22T23:00Z') / 1000;
    const shows = Array.from({ length: 1008 }, (_, index) => {
      const start_ts = from + index * 600;
      return {
        ...show(`Show ${index}`, '25 10:00', '25 11:00'),
        id: index + 1,
        start_ts,
        end_ts: start_ts + 600,
      };
    });
    const element = await showing(shows);
    expect(buttons(element)).to.have.lengthOf(700);
    expect(all(element, '[part=more]').map(textOf)).to.deep.equal(Array(7).fill('and 44 more'));
    // Now is Thursday, 14:20. Past days keep their last shows, later days their first ones.
    expect(textOf(buttons(element, 'Monday').at(-1)!)).to.equal('Show 143 23:50 – 00:00');
    expect(textOf(buttons(element, 'Sunday')[0]!)).to.equal('Show 864 00:00 – 00:10');
  });

  it("falls back to the visitor's time zone", async () => {
    const element = await showing([show('Odd', '25 10:00', '25 11:00', { timezone: 'Moon/Base' })]);
    expect(blocks(element)).to.deep.equal(['Odd 04:00 – 05:00']);
    expect(textOf(all(element, '[part=zone]')[0]!)).to.equal('Your time (New York)');
  });

  it('prefers the start time in UTC', async () => {
    const right = show('Two', '25 10:00', '25 11:00');
    const wall = { start_ts: right.start_ts! + 3600, end_ts: right.end_ts! + 3600 };
    const element = await showing([{ ...right, ...wall, start_ts_utc_readable: '2026-11-25T09:00:00Z' }]);
    expect(blocks(element)).to.deep.equal(['Two 10:00 – 11:00']);
  });

  it('infers a missing end time', async () => {
    const element = await showing([
      show('Open', '25 10:00', '25 11:00', { end_ts: null }),
      show('Backwards', '25 13:00', '25 12:00'),
      show('Last', '25 15:00', '25 16:00'),
    ]);
    expect(blocks(element)).to.deep.equal([
      'Open 10:00 – 13:00',
      'Backwards 13:00 – 15:00',
      'Last 15:00 – 16:00',
    ]);
  });

  it('exposes a month-long show to screen readers once', async () => {
    const element = await showing([{ ...show('Month', '01 00:00', '30 00:00') }]);
    expect(blocks(element)).to.have.lengthOf(1);
    expect(all(element, '.column [part~=show]')).to.have.lengthOf(7);
    // It is marked as the current show on every day.
    await until(() => all(element, '[part~=show-on-air]').length === 7, 'the marks');
  });

  it('omits a show without a start time', async () => {
    const element = await showing([...usual, { name: 'Nowhere' }, null, 'text', 7] as typeof usual);
    expect(blocks(element).some((each) => each.includes('Nowhere'))).to.equal(false);
    expect(blocks(element)).to.have.lengthOf(29);
  });

  it('expands recurrence rules', async () => {
    const rule = {
      ...{
        id: 3,
        name: 'Weekly',
        cast_type: 'radioshow',
        periodicity: 'periodic',
        timezone: 'Europe/Berlin',
      },
      ...{ start_time: '20:00:00', finish_time: '22:00:00', wd_mon: true, wd_fri: 1, color: '#d62828' },
    };
    const element = await showing([rule]);
    expect(blocks(element, 'Monday')).to.deep.equal(['Weekly 20:00 – 22:00']);
    expect(blocks(element, 'Friday')).to.deep.equal(['Weekly 20:00 – 22:00']);
    expect(blocks(element)).to.have.lengthOf(2);
  });
});
