import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { columnTime, intlLocale, labelledTime, timeOfDay } from '../../../src/elements/format/times.js';

const at = (text: string): number => Date.parse(text);

describe("a time in the station's time zone", () => {
  const { TZ } = process.env;
  /** Settings of a visitor in `visitor` on a page with times in `timeZone`. */
  const settings = (timeZone: string | undefined, lang = 'en') => ({ lang, timeZone, hasVisitor: true });
  beforeEach(() => (process.env.TZ = 'America/New_York'));
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  for (const [what, moment, zone, shown] of [
    ["has an offset if the visitor's time differs", '2026-11-20T09:00Z', 'Asia/Tokyo', '18:00 GMT+9'],
    ['has no offset in a zone with the same time', '2026-11-20T09:00Z', 'America/Toronto', '04:00'],
    ['has no offset in the visitor’s zone', '2026-11-20T09:00Z', undefined, '04:00'],
    ['has no offset in an unknown zone', '2026-11-20T09:00Z', 'Mars/Base', '04:00'],
    ['is empty if the server doesn’t know the zone', '2026-11-20T09:00Z', '', ''],
    // In Lima, clocks don't change, so times are the same only while New York has standard time.
    ['has no offset before the clocks change', '2026-03-08T06:59Z', 'America/Lima', '01:59'],
    ['has the offset after the clocks change', '2026-03-08T07:00Z', 'America/Lima', '02:00 GMT-5'],
    ['has the offset until the clocks change back', '2026-11-01T05:59Z', 'America/Lima', '00:59 GMT-5'],
    ['has no offset after the clocks change back', '2026-11-01T06:00Z', 'America/Lima', '01:00'],
  ] as const) {
    it(what, () => assert.equal(labelledTime(at(moment), settings(zone)), shown));
  }

  it('is in English for an unsupported language', () => {
    // Otherwise, it would be in the machine's language, which is usually American English, with a 12-hour clock.
    assert.equal(new Intl.DateTimeFormat(intlLocale('xx')).resolvedOptions().locale, 'en-GB');
    assert.equal(labelledTime(at('2026-11-20T19:00Z'), settings(undefined, 'xx')), '14:00');
  });

  it('has no leading zero on a 12-hour clock', () => {
    assert.equal(
      labelledTime(at('2026-11-20T14:05Z'), settings(undefined, 'en-US')).replace(/\s/, ' '),
      '9:05 AM',
    );
    assert.equal(labelledTime(at('2026-11-20T14:05Z'), settings(undefined, 'es')), '09:05');
  });

  it('has hours of the same width in a column', () => {
    const times = ['2026-11-20T14:05Z', '2026-11-20T15:05Z'].map((each) =>
      columnTime(at(each), 'en-US', 'UTC'),
    );
    assert.deepEqual(
      times.map((time) => time.replace(/\s(?=PM)/, ' ')),
      ['\u20072:05 PM', '\u20073:05 PM'],
    );
    assert.equal(columnTime(at('2026-11-20T10:05Z'), 'en-US', 'UTC').replace(/\s/, ' '), '10:05 AM');
    assert.equal(columnTime(at('2026-11-20T09:05Z'), 'de', 'UTC'), '09:05');
  });

  it('has an offset in the notation of the language', () => {
    assert.match(labelledTime(at('2026-07-01T09:00Z'), settings('Europe/Berlin', 'de')), /^11:00 GMT\+2$/);
    assert.match(labelledTime(at('2026-01-01T09:00Z'), settings('Europe/Berlin', 'de')), /^10:00 GMT\+1$/);
  });

  it('has an offset if only the date differs', () => {
    process.env.TZ = 'Pacific/Niue';
    assert.equal(labelledTime(at('2026-06-01T00:00Z'), settings('Etc/GMT-13')), '13:00 GMT+13');
  });

  it("has no offset if the visitor's zone is unknown", () => {
    assert.equal(
      labelledTime(at('2026-11-20T09:00Z'), { ...settings('Asia/Tokyo'), hasVisitor: false }),
      '18:00',
    );
  });

  for (const lang of ['de,en', 'de-DE@euro', 'de-AT.UTF-8']) {
    it(`is in the right zone despite an invalid language: ${lang}`, () => {
      assert.equal(timeOfDay(at('2026-03-06T09:00Z'), lang, 'Asia/Tokyo'), '18:00');
    });
  }
});
