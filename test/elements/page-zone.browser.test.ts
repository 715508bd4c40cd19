import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../src/elements/history/define.js';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/station/define.js';
import { record, text, texts, timeText, until, untilText } from './shown.js';
import { setWorld } from '../kit/page-world.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GRID = '/api/v2/grid/';
/** No test runs in this zone, because it has half hours. Its clocks change by 30 minutes on 4 April 2026 at 15:00 UTC. */
const ZONE = 'Australia/Lord_Howe';

describe('the time zone of a page', () => {
  const { serveLists, server, setNow } = setWorld();

  const clock = (ms: number, timeZone?: string): string =>
    new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

  /** Lists of a station with one show of two hours, in the middle of it. */
  function lists(): { history: object[]; grid: object[] } {
    const now = Date.now();
    const show = { start_ts: (now - HOUR) / 1000, end_ts: (now + HOUR) / 1000, timezone: ZONE };
    return {
      history: [record({ id: 1, ts: now - 100 * MINUTE })],
      grid: [{ id: 1, name: 'Reef', cast_type: 'radioshow', ...show }],
    };
  }

  async function showing(settings = ''): Promise<Record<'card' | 'wall' | 'list' | 'week', Element>> {
    const url = serveLists(lists());
    const place = await fixture(html`<div></div>`);
    place.innerHTML = `<onair-station base-url="${url}" lang="en" ${settings}>
      <onair-now-playing></onair-now-playing><onair-now-playing layout="wall"></onair-now-playing>
      <onair-history limit="1"></onair-history><onair-schedule view="now"></onair-schedule></onair-station>`;
    const [card, wall, list, week] = place.firstElementChild!.children;
    await untilText(card!, 'title', 'Reef');
    await untilText(week!, 'show-name', 'Reef');
    return { card: card!, wall: wall!, list: list!, week: week! };
  }

  /** The times that a page shows, without the names of zones. */
  async function times({ card, wall, list, week }: Awaited<ReturnType<typeof showing>>): Promise<string[]> {
    await until(() => !!text(wall, 'clock') && !!text(list, 'time'), 'all tags');
    return [
      text(card, 'artist')!.slice(0, 11),
      text(wall, 'artist')!.slice(0, 11),
      texts(week, 'show-time').find((each) => each.startsWith('until'))!,
      text(wall, 'clock')!,
      text(list, 'time')!,
    ];
  }

  for (const [when, now] of [
    ['in summer', '2026-01-20T03:00Z'],
    ['on the day of a clock change', '2026-04-04T14:30Z'],
    ['in winter', '2026-07-20T09:00Z'],
  ] as const) {
    it(`is the station's zone in all tags ${when}`, async () => {
      setNow(Date.parse(now));
      const tags = await showing();
      const until = 'until ' + clock(Date.now() + HOUR, ZONE);
      const [before, at] = [clock(Date.now() - 100 * MINUTE, ZONE), clock(Date.now(), ZONE)];
      expect(await times(tags)).to.deep.equal([until, until, until, at, before]);
    });
  }

  it("is labelled if the visitor's zone differs", async () => {
    const { card, wall, list, week } = await showing();
    await until(() => !!text(wall, 'clock') && !!text(list, 'time'), 'all tags');
    expect(text(card, 'artist')).to.equal('until ' + timeText(Date.now() + HOUR, ZONE));
    for (const [tag, name] of [
      [wall, 'clock'],
      [list, 'time'],
    ] as const) {
      const time = tag.shadowRoot!.querySelector(`[part=${name}]`)!;
      // Firefox doesn't resolve `attr()` in computed styles.
      expect(getComputedStyle(time, '::after').content).to.be.oneOf(['"GMT+11"', 'attr(data-zone)']);
      expect(time.getAttribute('data-zone')).to.equal('GMT+11');
    }
    expect(week.shadowRoot!.querySelector('[part=zone] option')!.textContent).to.equal(
      'Station time (Lord Howe)',
    );
  });

  it('is the visitor\'s zone with time-zone="local"', async () => {
    const tags = await showing('time-zone="local"');
    const until = 'until ' + clock(Date.now() + HOUR);
    const [before, at] = [clock(Date.now() - 100 * MINUTE), clock(Date.now())];
    expect(await times(tags)).to.deep.equal([until, until, until, at, before]);
    expect(text(tags.card, 'artist')).to.equal(until);
    expect(tags.list.shadowRoot!.querySelector('[data-zone]')).to.equal(null);
  });

  it('can be set on the station element', async () => {
    const tags = await showing('time-zone="Asia/Kathmandu"');
    const until = 'until ' + clock(Date.now() + HOUR, 'Asia/Kathmandu');
    const [before, at] = [
      clock(Date.now() - 100 * MINUTE, 'Asia/Kathmandu'),
      clock(Date.now(), 'Asia/Kathmandu'),
    ];
    expect(await times(tags)).to.deep.equal([until, until, until, at, before]);
  });

  it('is labelled when the offset changes', async () => {
    setNow(Date.parse('2026-04-04T15:30Z'));
    const now = Date.now();
    const { grid } = lists();
    const history = [10, 20, 40, 50].map((ago, index) => record({ id: 9 - index, ts: now - ago * MINUTE }));
    const url = serveLists({ history, grid });
    const element = await fixture(
      html`<onair-station base-url=${url} time-zone="station"
        ><onair-history limit="4"></onair-history
      ></onair-station>`,
    );
    const list = element.firstElementChild!;
    const zones = (): (string | null)[] =>
      [...list.shadowRoot!.querySelectorAll('[part=time]')].map((time) => time.getAttribute('data-zone'));
    await until(() => zones().includes('GMT+11'), 'the zone');
    expect(zones()).to.deep.equal(['GMT+10:30', null, 'GMT+11', null]);
  });

  it('is known to a history without a schedule request', async () => {
    const { history } = lists();
    const { url, requests } = server({
      '/api/v2/history/': { body: JSON.stringify(history) },
      '*': { body: '[]' },
    });
    const list = await fixture(html`<onair-history base-url=${url}></onair-history>`);
    await untilText(list, 'time', clock(Date.now() - 100 * MINUTE));
    expect(requests(GRID)).to.equal(0);
  });
});
