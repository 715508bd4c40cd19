import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDate } from '../../../src/client/podcasts/feed-date.js';

const NINE = Date.UTC(2026, 2, 6, 9);
const MIDNIGHT = Date.UTC(2026, 2, 6);

function assertDates(dates: readonly string[], ts: number | null): void {
  for (const date of dates) {
    const read = readDate(date);
    assert.equal(read === null ? null : new Date(read).toISOString(), ts && new Date(ts).toISOString(), date);
  }
}

describe("an episode's date", () => {
  it('is parsed from RFC 822', () => {
    assertDates(
      [
        'Fri, 06 Mar 2026 09:00:00 GMT',
        'Fri, 6 Mar 2026 09:00:00 +0000',
        'Fri,06 Mar 2026 09:00:00 Z',
        '6 Mar 26 09:00 UT',
        'Mon, 06 March 2026 10:00:00 +0100',
        'Fri, 06 Mar 2026 10:00:00 +01:00',
        'Fri, 06 Mar 2026 04:00:00 -0500 (EST)',
        'Fri, 06-Mar-2026 09:00:00 GMT',
        '  Fri,  06\nMar 2026\t09:00:00   GMT ',
      ],
      NINE,
    );
  });

  it('can have a time zone name', () => {
    assertDates(
      [
        'Fri, 06 Mar 2026 10:00:00 CET',
        'Fri, 06 Mar 2026 11:00:00 CEST',
        'Fri, 06 Mar 2026 10:00:00 MEZ',
        'Fri, 06 Mar 2026 10:00:00 BST',
        'Fri, 06 Mar 2026 05:00:00 EDT',
        'Fri, 06 Mar 2026 04:00:00 EST',
        'Fri, 06 Mar 2026 01:00:00 pst',
        'Fri, 06 Mar 2026 20:00:00 AEDT',
        'Fri, 06 Mar 2026 05:30:00 NST',
        'Fri, 06 Mar 2026 11:00:00 GMT+2',
        'Fri, 06 Mar 2026 11:00 UTC+02:00',
        'Fri Mar 06 2026 10:00:00 GMT+0100 (Central European Standard Time)',
        'Fri Mar  6 10:00:00 CET 2026',
        'Fri Mar 06 10:00:00 +0100 2026',
        'Fri, 06 Mar 2026 10:00:00 Europe/Berlin',
        'Fri, 06 Mar 2026 04:00:00 America/New_York',
        'Fri, 06 Mar 2026 04:00 ET',
        'Fri, 06 Mar 2026 1:00 AM PT',
        'Fri, 06 Mar 2026 09:00:00 No/Where',
        'Fri, 06 Mar 2026 09:00:00 WHENEVER',
        'Fri, 06 Mar 2026 09:00:00',
      ],
      NINE,
    );
  });

  it("depends on the feed's language for zone abbreviations", () => {
    const noon = (date: string, language: string) => new Date(readDate(date, language)!).getUTCHours();
    for (const [zone, language, hours] of [
      ['CST', '', 18],
      ['CST', 'zh-CN', 4],
      ['CST', 'zh_TW', 4],
      ['CST', 'en-us', 18],
      ['IST', 'hi', 6],
      ['IST', 'he', 10],
      ['EST', 'en-au', 2],
      ['AST', 'ar', 9],
      ['PKT', 'zh', 7],
    ] as const)
      assert.equal(noon(`Fri, 09 Jan 2026 12:00:00 ${zone}`, language), hours, `${zone} ${language}`);
  });

  it('respects the daylight saving time of its zone', () => {
    assertDates(
      ['Mon, 06 Jul 2026 11:00:00 Europe/Berlin', 'Mon, 06 Jul 2026 05:00 ET'],
      Date.UTC(2026, 6, 6, 9),
    );
  });

  it('is parsed from ISO 8601 and numeric formats', () => {
    assertDates(
      [
        '2026-03-06T09:00:00Z',
        '2026-03-06T09:00:00.000Z',
        '2026-03-06T10:00:00+01:00',
        '2026-03-06T10:00+0100',
        '2026-03-06 09:00:00',
        '2026/03/06 09:00',
        '20260306T090000Z',
        '6.3.2026 09:00',
        '06.03.2026, 09.00',
        '06/03/2026 09:00',
        '3/6/2026 9:00:00 AM',
        'Fri, 06 03 2026 09:00:00 GMT',
        'Fri, 2026/03/06 04:00:00 EST',
        'Fri, 06 Mar 2026 9:0:0 GMT',
        '2026年3月6日（金）09:00',
        '2026년 3월 6일 09:00',
        '1772787600.25',
        '1772787600',
        '1772787600000',
      ],
      NINE,
    );
    assertDates(['2026-03-06', '20260306', '06.03.26', 'Fr., 06.03.2026'], MIDNIGHT);
    assertDates(['03/13/2026'], Date.UTC(2026, 2, 13));
    assertDates(['2026-03'], Date.UTC(2026, 2, 1));
    assertDates(['3/6/2026 12:30 pm'], Date.UTC(2026, 2, 6, 12, 30));
    assertDates(['2026-03-06 오후 9:05:00', '2026年3月6日 午後9:05'], Date.UTC(2026, 2, 6, 21, 5));
    assertDates(['3/6/2026 12:30 am'], Date.UTC(2026, 2, 6, 0, 30));
  });

  it('can have foreign day and month names', () => {
    assertDates(
      [
        'Fr, 06 Mär 2026 10:00:00 +0100',
        'Fr, 06 Mrz 2026 10:00:00 +0100',
        'Freitag, 6. März 2026 09:00 Uhr',
        'ven., 06 mars 2026 10:00:00 +0100',
        'vendredi 6 mars 2026 à 9h00',
        'vendredi 6 mars 2026 à 9 h 00',
        'vie, 06 mar 2026 10:00:00 +0100',
        'viernes, 6 de marzo de 2026 9:00',
        'sex, 06 mar 2026 10:00:00 +0100',
        'sexta-feira, 6 de março de 2026, 09:00',
        'ven, 06 marzo 2026 10:00:00 +0100',
        'vr, 06 mrt 2026 10:00:00 +0100',
        'vrijdag 6 maart 2026 09:00',
        'fre, 06 mars 2026 10:00:00 +0100',
        'pt., 06 marca 2026 10:00:00 +0100',
        'pá, 06 bře 2026 10:00:00 +0100',
        'пт, 06 мар 2026 10:00:00 +0100',
        'pe, 06 maalis 2026 10:00:00 +0100',
        '2026. március 6. 9:00',
        '٦ مارس ٢٠٢٦ ٠٩:٠٠',
        '星期五, 06 三月 2026 09:00:00 +0000',
      ],
      NINE,
    );
    assertDates(
      ['Seg, 24 Set 2018 09:00:00 +0000', 'lun, 24 set 2018 09:00:00 GMT'],
      Date.UTC(2018, 8, 24, 9),
    );
    assertDates(
      ['Di, 06 Okt 2026', 'mar., 06 oct. 2026', 'wt, 06 paź 2026', 'ter, 06 out 2026'],
      Date.UTC(2026, 9, 6),
    );
    assertDates(
      ['Do, 31 Dez 2026', 'jeu, 31 déc. 2026', 'gio, 31 dic 2026', 'tor, 31 des 2026'],
      Date.UTC(2026, 11, 31),
    );
    assertDates(
      ['Mi, 06 Mai 2026', 'mer, 06 maj 2026', 'mer, 06 mag 2026', 'wo, 06 mei 2026'],
      Date.UTC(2026, 4, 6),
    );
    assertDates(
      ['mer., 01 juil. 2026', 'mié, 01 julio 2026', 'śr., 01 lip 2026', 'qua, 01 jul 2026'],
      Date.UTC(2026, 6, 1),
    );
    assertDates(
      ['March 6th, 2026', 'Mar 6, 2026', '6th March 2026', '6th of March 2026', 'Posted on 6 March 2026'],
      MIDNIGHT,
    );
  });

  it("is null for text that isn't a date", () => {
    assertDates(
      [
        '',
        'yesterday',
        'Fri, 99 Mar 2026',
        'Fri, 31 Feb 2026',
        '2026-13-01',
        '6 March or so',
        '06 Foo 2026',
        '31:00',
        '0000-00-00 00:00:00',
        'Mon, 01 Jan 0001 00:00:00 GMT',
        'Thu, 01 Jan 1970 00:00:00 +0000',
        'Thu, 01 Jan 1970 01:00:00 +0100',
        'January',
        '12',
        '6 '.repeat(10_000),
      ],
      null,
    );
    assert.equal(readDate(null), null);
  });
});
