import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sinon from 'sinon';
import { readLength, readOnAir, readTime } from '../../../src/servers/json/values.js';

const AT = Date.UTC(2026, 2, 6, 12, 30, 5);

describe('readTime', () => {
  it('accepts the usual formats', () => {
    for (const value of [
      AT,
      AT / 1000,
      String(AT),
      ` ${AT / 1000} `,
      AT / 1000 + 0.0001,
      '2026-03-06T12:30:05Z',
      '2026-03-06t12:30:05z',
      '2026-03-06T12:30:05.000Z',
      '2026-03-06T12:30:05,000',
      '2026-03-06 12:30:05',
      '2026-03-06T12:30:05',
      '2026-03-06 12:30:05 UTC',
      '2026-03-06 14:30:05+02:00',
      '2026-03-06T14:30:05 +0200',
      '2026-03-06T07:30:05-05',
      'Fri, 06 Mar 2026 12:30:05 GMT',
      'Fri, 6 Mar 2026 14:30:05 +0200',
      '2026/03/06 12:30:05',
      '06.03.2026 12:30:05',
      '6.3.2026, 12:30:05',
      '06.03.2026T12:30:05',
      `/Date(${AT})/`,
      `/Date(${AT}+0200)/`,
      AT * 1000,
      `${AT}000000`,
      '20260306123005',
      '20260306T123005Z',
      'Fri Mar 06 2026 12:30:05 GMT+0000 (Coordinated Universal Time)',
      '6 March 2026 12:30:05',
      'Mar 6, 2026, 12:30:05 PM',
      'Friday, March 6, 2026 2:30:05 PM +0200',
      'March 6th, 2026 12:30:05',
      'Fri Mar  6 12:30:05 2026',
      'Fri Mar  6 12:30:05 UTC 2026',
      '2026-3-6 12:30:05',
      '2026-03-06 12:30:05 PM',
      '2026/3/6, 2:30:05 p.m. +02',
    ])
      assert.equal(readTime(value, null), AT, String(value));
    assert.equal(readTime('2026-03-06 12:30', null), AT - 5000);
    assert.equal(readTime('2026-03-06T14:30+02:00', null), AT - 5000);
    assert.equal(readTime('2026-03-06 12:30:05.25', null), AT + 250);
  });

  it('resolves an ambiguous date to the closest date', () => {
    const clock = sinon.useFakeTimers({ now: AT + 3_600_000, toFake: ['Date'] });
    try {
      for (const [value, ms] of [
        ['06/03/2026 12:30:05', AT],
        ['3/6/2026 12:30:05 PM', AT],
        ['06-03-2026 12:30:05', AT],
        ['6/3/2026, 12:30:05', AT],
        ['03/06/2026 12:30:05 +0000', AT],
        // Even if the clock is wrong by months, there is no 26th month.
        ['26/12/2025 12:30:05', Date.UTC(2025, 11, 26, 12, 30, 5)],
        ['12/26/2025 12:30:05', Date.UTC(2025, 11, 26, 12, 30, 5)],
        // With dots, the day is always first.
        ['03.06.2026 12:30:05', Date.UTC(2026, 5, 3, 12, 30, 5)],
      ] as const)
        assert.equal(readTime(value, null), ms, value);
      assert.equal(readTime('06/03/2026 13:30:05', 'Europe/Berlin'), AT);
    } finally {
      clock.restore();
    }
  });

  it("uses the map's time zone if the offset is missing", () => {
    const zone = 'Europe/Berlin';
    assert.equal(readTime('2026-03-06 13:30:05', zone), AT);
    assert.equal(readTime('2026-07-06 13:30:05.25', zone), Date.UTC(2026, 6, 6, 11, 30, 5, 250));
    assert.equal(readTime('2026-03-06 13:30:05', '+01:00'), AT);
    for (const value of ['2026-03-06 12:30:05 UTC', '2026-03-06T12:30:05Z', '2026-03-06T14:30:05+02:00', AT])
      assert.equal(readTime(value, zone), AT, String(value));
  });

  it("uses the map's time zone for named months", () => {
    assert.equal(readTime('Mar 6, 2026 1:30:05 PM', 'Europe/Berlin'), AT);
    assert.equal(readTime('20260306133005', 'Europe/Berlin'), AT);
    assert.equal(readTime('Fri, 06 Mar 2026 12:30:05 GMT', 'Europe/Berlin'), AT);
  });

  it('accepts a zone as abbreviation or place', () => {
    const five = Date.UTC(2026, 0, 9, 17);
    for (const text of [
      '2026-01-09 12:00:00 EST',
      '2026-01-09T12:00:00EST',
      '2026-01-09 12:00 (EST)',
      'Fri, 09 Jan 2026 12:00:00 EST',
      'Jan 9, 2026 12:00 PM EST',
      '09.01.2026 12:00 EST',
      'Fri Jan  9 12:00:00 EST 2026',
      '2026-01-09 12:00:00 America/New_York',
      '2026-01-09 18:00:00 CET',
      '2026-01-09 20:00:00.5 MSK',
      '2026-01-10 02:00:00 JST',
      '2026-01-09 20:00:00 UTC+3',
      '2026-01-09 20:00:00 GMT+03:00',
    ])
      assert.equal(Math.floor(readTime(text, 'Asia/Tokyo')! / 1000) * 1000, five, text);
    assert.equal(readTime('2026-01-10 01:00:00 CST', 'Asia/Shanghai'), five);
    assert.equal(readTime('2026-01-09 12:00:00 XYZ', null), null);
  });

  it('resolves a time of day to its latest occurrence', () => {
    const clock = sinon.useFakeTimers({ now: AT, toFake: ['Date'] });
    try {
      for (const [value, zone, ms] of [
        ['12:30:05', null, AT],
        ['12:30', null, AT - 5000],
        ['13:30:05', 'Europe/Berlin', AT],
        ['1:30:05 pm', 'Europe/Berlin', AT],
        ['11:30 AM', null, AT - 3_605_000],
        ['12:00 AM', null, Date.UTC(2026, 2, 6)],
        ['13:30', null, AT + 3_595_000],
        ['13:31', null, Date.UTC(2026, 2, 5, 13, 31)],
        ['23:59', null, Date.UTC(2026, 2, 5, 23, 59)],
        ['02:30:05', 'Pacific/Kiritimati', AT],
        ['23:30:05', 'Pacific/Pago_Pago', AT - 2 * 3_600_000],
      ] as const)
        assert.equal(readTime(value, zone), ms, `${value} ${zone}`);
      assert.equal(readTime('14:00', null, 43_200_000), Date.UTC(2026, 2, 6, 14));
    } finally {
      clock.restore();
    }
  });

  it('returns null for invalid times', () => {
    for (const value of [
      0,
      -1,
      180,
      '0',
      '',
      '25:00',
      '12:60',
      '13:00 PM',
      '2026-03-06',
      '2026-13-06 12:30:05',
      'Fri, 99 Foo 2026 12:30:05',
      '20261306123005',
      'now',
      null,
      {},
      [],
      true,
      NaN,
      '2026-03/06 12:30:05',
      '9'.repeat(300),
    ])
      assert.equal(readTime(value, null), null, JSON.stringify(value));
  });
});

describe('readLength', () => {
  it('accepts the usual length formats', () => {
    for (const [value, ms] of [
      [200, 200_000],
      ['200', 200_000],
      [200.4, 200_400],
      [10_000, 10_000_000],
      [10_001, 10_001],
      [200_000, 200_000],
      ['200000', 200_000],
      ['3:20', 200_000],
      ['03:20', 200_000],
      ['3:20.5', 200_500],
      ['1:03:20', 3_800_000],
      ['00:03:20', 200_000],
      ['75:00', 4_500_000],
      ['PT3M20S', 200_000],
      ['PT1H3M20.5S', 3_800_500],
      ['PT200S', 200_000],
      ['P0DT0H3M20S', 200_000],
      ['3:20 min', 200_000],
      ['3m 20s', 200_000],
      ['3 min 20 sec', 200_000],
      ['200 s', 200_000],
      ['1 h 3 min', 3_780_000],
      ['4 minutes', 240_000],
      ['200,4', 200_400],
      // Shows of three and six hours.
      [10_800, 10_800_000],
      ['21600', 21_600_000],
    ] as const)
      assert.equal(readLength(value), ms, String(value));
  });

  it('returns null for 0 or an invalid length', () => {
    for (const value of [0, '0', '0:00', '00:00:00', '', -5, 'x', '3:2', 'PT', 'PT0S', null, {}, true])
      assert.equal(readLength(value), null, JSON.stringify(value));
  });
});

describe('readOnAir', () => {
  it('accepts a boolean or a common word', () => {
    for (const value of [
      true,
      1,
      '1',
      'true',
      'TRUE',
      'on',
      'online',
      'On Air',
      'on-air',
      'ON_AIR',
      'live',
      'yes',
      'Streaming',
    ])
      assert.equal(readOnAir(value), true, String(value));
    for (const value of [
      false,
      0,
      '0',
      'false',
      'off',
      'Offline',
      'off line',
      'off-air',
      'OFF AIR',
      'no',
      'stopped',
    ])
      assert.equal(readOnAir(value), false, String(value));
    for (const value of [null, undefined, '', 'perhaps', 2, {}, []])
      assert.equal(readOnAir(value), null, JSON.stringify(value));
  });
});
