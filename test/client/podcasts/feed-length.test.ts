import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEpisodeLength } from '../../../src/client/podcasts/feed-length.js';

describe("an episode's length", () => {
  for (const [written, seconds] of [
    ['1860', 1860],
    ['79.5', 79.5],
    ['31:00', 1860],
    ['01:02:03', 3723],
    ['1:02:03.5', 3723.5],
    ['23:30:00', 84_600],
    ['45:30:00', 2730],
    ['00:31:00,000', 1860],
    ['31:00 min', 1860],
    ['31 min', 1860],
    ['31min.', 1860],
    ['ca. 31 Minuten', 1860],
    ['31 мин', 1860],
    ['31’', 1860],
    ["31'20''", 1880],
    ['31′20″', 1880],
    ['1：02：03', 3723],
    ['٣١:٠٠', 1860],
    ['1h02', 3720],
    ['1 h 2 m 3 s', 3723],
    ['1 hr 2 mins', 3720],
    ['1 Std. 2 Min.', 3720],
    ['1 heure et 2 minutes', 3720],
    ['2 horas', 7200],
    ['1,5 Stunden', 5400],
    ['1,860', 1860],
    ['45 Sek.', 45],
    ['31min20', 1880],
    ['1時間2分3秒', 3723],
    ['1小时2分钟', 3720],
    ['31분', 1860],
    ['31 دقيقة', 1860],
    ['31 דקות', 1860],
    ['PT31M', 1860],
    ['PT1H2M3S', 3723],
    ['pt0h31m0.5s', 1860.5],
    ['P0DT31M', 1860],
    ['0', null],
    ['00:00:00', null],
    ['1:2:3:4', null],
    ['-5', null],
    ['-5 min', null],
    ['long', null],
    ['31 parts', null],
    ['06 Mar 2026', null],
    ['', null],
  ] as const) {
    it(`is ${seconds === null ? 'unknown' : `${seconds} s`} for "${written}"`, () => {
      assert.equal(readEpisodeLength(written), seconds && seconds * 1000);
    });
  }

  it('is unknown if missing', () => {
    assert.equal(readEpisodeLength(null), null);
  });
});
