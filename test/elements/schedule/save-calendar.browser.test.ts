import { expect } from '@open-wc/testing';
import ICAL from 'ical.js';
import { setTime } from '../../kit/page-time.js';
import { until, untilStatus } from '../shown.js';
import { all, buttons, clickPart, insert, serve, setUp, show, showing, usual } from './fixture.js';

describe('<onair-schedule> calendar files', () => {
  setUp();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let saved: { name: string; blob: Blob }[];
  let blob: Blob;

  beforeEach(() => {
    saved = [];
    URL.createObjectURL = (file: Blob) => {
      blob = file;
      return createObjectURL.call(URL, file);
    };
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, blob });
    };
  });
  afterEach(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });

  /** Parses the saved file with an independent parser. Returns name, start and end (Unix seconds) of each event. */
  async function read(): Promise<[string, number, number][]> {
    await until(() => saved.length > 0, 'a file');
    expect(saved[0]!.blob.type).to.match(/^text\/calendar/);
    const calendar = new ICAL.Component(ICAL.parse(await saved[0]!.blob.text()) as unknown[]);
    // Always the station's zone, whichever zone is shown.
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).to.equal('Europe/Berlin');
    return calendar.getAllSubcomponents('vevent').map((each) => {
      const { summary, startDate, endDate } = new ICAL.Event(each);
      return [summary, startDate.toUnixTime(), endDate.toUnixTime()];
    });
  }

  it('contain each show of a week once', async () => {
    for (const zone of ['station', 'local']) {
      saved = [];
      const element = await showing(usual, `calendar time-zone="${zone}"`);
      clickPart(element, 'add-week');
      const events = await read();
      // Each show with a block in the week has one event.
      expect(events).to.have.lengthOf(buttons(element).length);
      for (const [name, start, end] of events) {
        expect(
          usual.some((each) => each.name === name && each.start_ts === start && each.end_ts === end),
        ).to.equal(true);
      }
      expect(new Set(events.map(([, start]) => start)).size).to.equal(events.length);
      expect(saved[0]!.name).to.equal('23-29-Nov-2026.ics');
    }
  });

  for (const [day, clock] of [
    ['2026-03-29', 'forward'],
    ['2026-10-25', 'back'],
  ] as const) {
    it(`contain every show when the clocks go ${clock}`, async () => {
      const NAMES = [
        'Rock, Pop; Soul',
        'One\nTwo',
        'Back\\slash "said"',
        'صباح الخير',
        '👩‍👩‍👧‍👦 '.repeat(30).trim(),
      ];
      const monday = Date.parse(day) / 1000 - 6 * 86_400;
      const shows = Array.from({ length: 110 }, (_, index) => {
        const start_ts = monday + index * 5400;
        const name = `${index} ${NAMES[index % NAMES.length]}`;
        return { ...show(name, '26 10:00', '26 11:00'), id: index + 1, start_ts, end_ts: start_ts + 5400 };
      });
      setTime(Date.parse(day));
      const element = await showing(shows, 'calendar lang="de"');
      clickPart(element, 'add-week');
      const events = await read();
      expect(events).to.have.lengthOf(buttons(element).length).and.lengthOf.above(100);
      // Names have no line breaks on the page.
      const expected = shows.map((each) => [each.name.replace('\n', ' '), each.start_ts, each.end_ts]);
      expect(events).to.deep.equal(expected.slice(0, events.length));
    });
  }

  it('escape calendar syntax in names', async () => {
    const name = 'Night; "Ferry", part 2\\n\r\nEND:VCALENDAR <b>';
    const element = await showing([show(name, '26 22:00', '27 06:00')], 'calendar');
    buttons(element)[0]!.click();
    await until(() => all(element, '[part=add-show]').length > 0, 'the details');
    clickPart(element, 'add-show');
    const events = await read();
    expect(events.map(([, start, end]) => [start, end])).to.deep.equal([
      [Date.parse('2026-11-26T21:00Z') / 1000, Date.parse('2026-11-27T05:00Z') / 1000],
    ]);
    expect(events[0]![0]).to.contain('Night; "Ferry", part 2');
    expect(events[0]![0]).to.contain('<b>');
    expect(saved[0]!.name).to.match(/^Night-Ferry-part-2-n-END-VCALENDAR-b-?\.ics$/);
  });

  it("can't be saved for a week without shows", async () => {
    const element = await showing([], 'calendar');
    expect((all(element, '[part=add-week]')[0] as HTMLButtonElement).disabled).to.equal(true);
  });
});

describe('<onair-schedule> calendar subscriptions', () => {
  setUp();

  const linkOf = (element: Element): HTMLAnchorElement | undefined =>
    all(element, '[part=subscribe]')[0] as HTMLAnchorElement | undefined;

  async function linkIn(markup: string, url: string, width?: number): Promise<HTMLAnchorElement | undefined> {
    const element = insert(markup.replace('>', ` base-url="${url}"></onair-schedule>`), width);
    await untilStatus(element, 'ready');
    await element.updateComplete;
    return linkOf(element);
  }

  /** Returns the link's address if the panel's schedule responses have this `Link` header. */
  async function linkFor(link: string, exposed = 'Link'): Promise<string | undefined> {
    const headers = { Link: link, ...(exposed && { 'Access-Control-Expose-Headers': exposed }) };
    return (await linkIn('<onair-schedule calendar>', serve(usual, { headers })))?.href;
  }

  it("are offered only for the panel's URLs", async () => {
    const TYPE = 'rel="alternate"; type="text/calendar"';
    expect(await linkFor(`<../../../calendar/1.ics>; ${TYPE}`)).to.match(/^webcal:.*\/calendar\/1\.ics$/);
    for (const link of [
      '',
      `<https://elsewhere.example/calendar/1.ics>; ${TYPE}`,
      `<//elsewhere.example/calendar/1.ics>; ${TYPE}`,
      `<javascript:alert(1)>; ${TYPE}`,
      `<data:text/calendar,x>; ${TYPE}`,
      `<webcal://elsewhere.example/1.ics>; ${TYPE}`,
      '<../../../calendar/1.ics>; rel="alternate"; type="text/html"',
      'text/calendar',
    ])
      expect(await linkFor(link), link).to.equal(undefined);
    expect(await linkFor(`<../../../calendar/1.ics>; ${TYPE}`, ''), 'not exposed').to.equal(undefined);
  });
});
