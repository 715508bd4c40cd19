/** Each block stands where its wall time says, and says the same: in five zones, on both clock changes, in three languages. */
import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import '../../../src/elements/schedule/define.js';
import * as arabic from '../../../src/messages/ar.js';
import { startServer } from '../../support/panel.js';
import { emptyPlace, plain, until, untilStatus } from '../shown.js';

const HOUR = 3600;

/** A day in the week of a clock change; the other zone is the visitor's. */
const WEEKS: [zone: string, day: string, visitor: string][] = [
  ['Europe/Berlin', '2026-03-29', 'America/New_York'],
  ['Europe/Berlin', '2026-10-25', 'Asia/Kolkata'],
  ['America/New_York', '2026-03-08', 'Europe/Berlin'],
  ['America/New_York', '2026-11-01', 'Australia/Lord_Howe'],
  ['Australia/Lord_Howe', '2026-04-05', 'Europe/Berlin'],
  ['Australia/Lord_Howe', '2026-10-04', 'Pacific/Apia'],
  ['Asia/Kolkata', '2026-03-29', 'Europe/Berlin'],
  ['Asia/Kolkata', '2026-10-25', 'America/New_York'],
  ['Pacific/Apia', '2026-04-05', 'Australia/Lord_Howe'],
  ['Pacific/Apia', '2026-09-27', 'Europe/Berlin'],
];
const LANGUAGES = ['de', 'en-US', 'ar'];

/** One show after the other, 2 hours and 20 minutes each, for a fortnight around a day. */
function airings(day: string, timezone: string): Record<string, unknown>[] {
  const from = Date.parse(day) / 1000 - 8 * 24 * HOUR;
  return Array.from({ length: 165 }, (_, index) => {
    const start_ts = from + index * 8400;
    return {
      ...{ id: index + 1, parent_id: null, name: `Show ${index + 1}`, cast_type: 'radioshow', timezone },
      ...{ color: '#2a9d8f', start_ts, end_ts: start_ts + 8400 },
      start_ts_utc_readable: new Date(start_ts * 1000).toISOString().slice(0, 19) + 'Z',
    };
  });
}

/** What the platform's own calendar says, without any code of ours. */
function wallOf(
  ts: number,
  timeZone: string,
  locale: string,
): { day: string; minutes: number; time: string } {
  const at = (options: Intl.DateTimeFormatOptions, language = locale): string =>
    new Date(ts * 1000).toLocaleString(language, { ...options, timeZone });
  const [hour, minute] = at({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB').split(':');
  return {
    day: at({ weekday: 'long', day: 'numeric', month: 'long' }),
    minutes: (Number(hour) % 24) * 60 + Number(minute),
    time: at({ hour: '2-digit', minute: '2-digit' }),
  };
}

// As a page does that loads the language's file itself.
window.onairLang = { ar: arabic };

describe('the weeks of clock changes in <onair-schedule>', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  let clock: SinonFakeTimers | undefined;
  let stop: () => Promise<void>;

  afterEach(async () => {
    clock?.restore();
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
    await stop();
  });

  for (const [zone, day, visitor] of WEEKS) {
    for (const timeZone of ['station', 'local']) {
      for (const lang of LANGUAGES) {
        it(`stands right in ${zone}, week of ${day}, times of the ${timeZone}, in ${lang}`, async () => {
          const shows = airings(day, zone);
          const panel = await startServer({ '/api/v2/grid/': { body: JSON.stringify(shows) } });
          ({ stop } = panel);
          clock = useFakeTimers({ now: Date.parse(day + 'T12:00Z'), toFake: ['Date'] });
          Intl.DateTimeFormat.prototype.resolvedOptions = function () {
            return { ...resolvedOptions.call(this), timeZone: visitor };
          };
          const place = emptyPlace();
          place.style.width = '1200px';
          place.innerHTML = `<onair-schedule view="week" base-url="${panel.url}" time-zone="${timeZone}" lang="${lang}"></onair-schedule>`;
          const schedule = place.querySelector('onair-schedule')!;
          await untilStatus(schedule, 'ready');
          const root = schedule.shadowRoot!;
          await until(() => root.querySelector('[lang]')?.getAttribute('lang') === lang, 'its language');

          const shown = timeZone === 'station' ? zone : visitor;
          let seen = 0;
          for (const list of root.querySelectorAll('.column ol')) {
            const box = list.getBoundingClientRect();
            for (const item of list.querySelectorAll('li:not([aria-hidden])')) {
              const button = item.querySelector('button')!;
              const words = plain(button.textContent).replace(/\s+/g, ' ');
              const show = shows.find(({ name }) => words.startsWith(`${String(name)} `))!;
              const start = wallOf(Number(show.start_ts), shown, lang);
              const end = wallOf(Number(show.end_ts), shown, lang);
              expect(words).to.equal(`${String(show.name)} ${start.time} – ${end.time}`.replace(/\s+/g, ' '));
              // The first of a week may have begun in the week before.
              if (list.getAttribute('aria-label') !== start.day) {
                expect(seen).to.equal(0);
                continue;
              }
              const minutes = ((item.getBoundingClientRect().top - box.top) / box.height) * 1440;
              expect(minutes, words).to.be.closeTo(start.minutes, 2);
              seen += 1;
            }
          }
          // 165 minutes more or less than a week's at the ends, and an hour at the change.
          expect(seen).to.be.within(70, 74);
        });
      }
    }
  }
});
