import { expect } from '@open-wc/testing';
import { setTime } from '../../kit/page-time.js';
import { isAccessible } from '../accessible.js';
import { text, until, untilStatus } from '../shown.js';
import { all, buttons, clickPart, insert, NOW, serve, setUp, show, showing, textOf } from './fixture.js';
import type { Shows } from './fixture.js';

const DAYS = [23, 24, 25, 26, 27, 28, 29];
/** The current show is Records, on Thursday. */
const STATION = 'time-zone="station"';

/** Returns a show at the same time on these days of November. */
function daily(
  name: string,
  from: string,
  to: string,
  days = DAYS,
  more: Record<string, unknown> = {},
): Shows {
  return days.map((day) => show(name, `${day} ${from}`, `${day} ${to}`, more));
}

/** Returns each name in the week, with the number of days that its block covers. */
function drawn(element: Element): string[] {
  return all(element, '.column li:not([part], .follow)').map((block) => {
    const days = Number(getComputedStyle(block).getPropertyValue('--_days')) || 1;
    return `${textOf(block.querySelector('[part=show-name]')!)} ${days}`;
  });
}

const box = (element: Element): DOMRect => element.getBoundingClientRect();
const isClear = (element: Element): boolean => getComputedStyle(element).opacity === '0';

describe('repeated shows on adjacent days', () => {
  setUp();

  it('are drawn as a single block', async () => {
    const element = await showing(daily('Breakfast', '06:00', '10:00'), STATION, 1100);
    expect(drawn(element)).to.deep.equal(['Breakfast 7']);
    const rows = buttons(element);
    for (const [index, row] of rows.slice(1).entries()) {
      expect(box(row).left, `day ${index + 1}`).to.be.closeTo(box(rows[index]!).right, 1);
      expect([...row.children].every(isClear)).to.equal(true);
    }
    const [name, time] = [...rows[0]!.children];
    expect([name!, time!].some(isClear)).to.equal(false);
    await isAccessible(element);
  });

  it('can display a name wider than a day', async () => {
    const long = 'From the harbour, with everybody';
    for (const dir of ['ltr', 'rtl']) {
      const shows = daily(long, '06:00', '07:00', DAYS.slice(0, 5));
      const element = await showing(shows, `${STATION} dir="${dir}"`, 1100);
      const [first, second] = buttons(element);
      first!.scrollIntoView({ block: 'center' });
      const [name, time] = [...first!.children] as [HTMLElement, HTMLElement];
      const range = document.createRange();
      range.selectNodeContents(name);
      const { width } = range.getBoundingClientRect();
      expect(width).to.be.above(box(first!).width);
      expect(name.scrollHeight).to.be.at.most(name.clientHeight + 6);
      expect(box(time).bottom).to.be.at.most(box(first!).bottom);
      // The text is drawn over the next day's block, which still receives the clicks.
      const { left, right, top } = box(second!);
      const seen = element.shadowRoot!.elementFromPoint((left + right) / 2, top + 12);
      expect(seen?.closest('button') === second).to.equal(true);
    }
  });

  it('each open a dialog with their own date', async () => {
    const element = await showing(daily('Breakfast', '06:00', '10:00'), `${STATION} calendar`, 1100);
    for (const [index, date] of [
      [0, /Monday,? 23/],
      [4, /Friday,? 27/],
    ] as const) {
      const button = buttons(element)[index]!;
      button.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = box(button);
      const hit = element.shadowRoot!.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      (hit as HTMLElement).click();
      await until(() => !!text(element, 'details-name'), 'the dialog');
      expect(textOf(all(element, '[part=details-time]')[0]!)).to.match(date);
      // Monday is over.
      expect(all(element, '[part=add-show]')).to.have.lengthOf(index ? 1 : 0);
      clickPart(element, 'close');
      await until(() => !text(element, 'details-name'), 'closed');
    }
    expect(buttons(element).map(textOf)).to.deep.equal(Array(7).fill('Breakfast 06:00 – 10:00'));
  });

  it('are separate if the time or name differs', async () => {
    const element = await showing(
      [
        ...daily('Morning', '06:00', '10:00', [23, 24]),
        ...daily('Morning', '06:30', '10:00', [25]),
        ...daily('Morning', '06:00', '09:00', [26]),
        ...daily('Evening', '06:00', '10:00', [27]),
        ...daily('Evening', '06:00', '10:00', [28, 29], { color: '#d62828' }),
      ],
      STATION,
      1100,
    );
    expect(drawn(element)).to.deep.equal([
      ...['Morning 2', 'Morning 1', 'Morning 1', 'Evening 1', 'Evening 2'],
    ]);
  });

  it('are separate if the host differs', async () => {
    const shows = daily('Records', '06:00', '10:00');
    const profiles = { [String(shows[2]!.id)]: { host: 'Ana' } };
    const element = insert(
      `<onair-schedule base-url="${serve(shows)}" ${STATION}><script type="application/json" data-onair-shows>${JSON.stringify(profiles)}</script></onair-schedule>`,
      1100,
    );
    await untilStatus(element, 'ready');
    await until(() => all(element, '.column [part=show-host]').length > 0, 'the profiles');
    expect(drawn(element)).to.deep.equal(['Records 2', 'Records 1', 'Records 4']);
  });

  it("aren't merged with the current show", async () => {
    const shows = [...daily('Records', '10:00', '18:00'), ...daily('Relay', '18:00', '22:00')];
    const element = await showing(shows, STATION, 1100);
    const relay = 'Relay 7';
    expect(drawn(element).filter((each) => each !== relay)).to.deep.equal([
      ...['Records 3', 'Records 1', 'Records 3'],
    ]);
    const current = all(element, '[part~=show-on-air]')[0]!;
    expect([...current.children].some(isClear)).to.equal(false);
    setTime(NOW + 4 * 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => drawn(element).includes('Records 7'), 'the end of the show');
    expect(drawn(element).filter((each) => each !== 'Records 7')).to.deep.equal([
      ...['Relay 3', 'Relay 1', 'Relay 3'],
    ]);
  });

  it('are dimmed when all of them are over', async () => {
    const element = await showing(
      [...daily('Past', '06:00', '10:00', [23, 24]), ...daily('Coming', '12:00', '13:00')],
      STATION,
      1100,
    );
    const [past, coming] = ['Past', 'Coming'].map((name) =>
      buttons(element)
        .filter((each) => textOf(each).startsWith(name))
        .map((each) => getComputedStyle(each).color),
    );
    expect(new Set(past).size).to.equal(1);
    expect(new Set(coming).size).to.equal(1);
    expect(past![0]).not.to.equal(coming![0]);
  });

  it('are merged even if they cross midnight', async () => {
    const nights = [22, 23, 24, 25, 26, 27, 28, 29].map((day) =>
      show('Night', `${day} 22:00`, day === 29 ? '30 06:00' : `${day + 1} 06:00`),
    );
    const element = await showing(
      [...nights, ...daily('News', '10:00', '10:05'), ...daily('Talk', '10:05', '12:00')],
      STATION,
      1100,
    );
    expect(drawn(element).sort()).to.deep.equal(['News 7', 'Night 7', 'Night 7', 'Talk 7']);
  });

  it('are separate if they overlap with other shows', async () => {
    const element = await showing(
      [...daily('One', '06:00', '10:00', [23, 24]), ...daily('Two', '08:00', '10:00', [23, 24])],
      STATION,
      1100,
    );
    expect(drawn(element)).to.deep.equal(['One 1', 'Two 1', 'One 1', 'Two 1']);
  });

  it("aren't merged if the clock repeats an hour", async () => {
    setTime(Date.parse('2026-10-22T12:00Z'));
    const shows = [19, 20, 21, 22, 23, 24, 25].flatMap((day) => {
      const at = (hour: number): number => Date.UTC(2026, 9, day, hour - 2) / 1000;
      const one = (name: string, start_ts: number, end_ts: number) => ({
        ...show(name, '25 10:00', '25 11:00'),
        ...{ id: start_ts % 1e7, start_ts, end_ts },
      });
      const late = [one('Late', at(2), at(3))];
      // Clocks show this hour twice.
      if (day === 25) late.push(one('Late', at(3), at(4)));
      return [one('Early', at(0), at(1)), ...late];
    });
    const element = await showing(shows, `${STATION} lang="de"`, 1100);
    expect(drawn(element)).to.include('Early 7');
    expect(drawn(element).filter((each) => each.startsWith('Late'))).to.deep.equal([
      ...['Late 6', 'Late 1', 'Late 1'],
    ]);
  });

  it('are separate in the one-day layout', async () => {
    for (const [view, width] of [
      ['day', 700],
      ['week', 500],
    ] as const) {
      const element = await showing(daily('Breakfast', '06:00', '10:00'), `${STATION} view="${view}"`, width);
      const [first, second] = all(element, '.column [part~=show]');
      expect([...second!.children].some(isClear)).to.equal(false);
      if (view === 'week') expect(box(second!).left).to.be.above(box(first!).right + 1);
    }
  });
});
