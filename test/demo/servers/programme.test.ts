import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playsBetween, tracksOf } from '../../../demo/servers/programme.js';
import { attic } from '../../../demo/servers/stations/attic.js';
import { boulevard } from '../../../demo/servers/stations/boulevard.js';
import { gravel } from '../../../demo/servers/stations/gravel.js';
import { orchard } from '../../../demo/servers/stations/orchard.js';
import { airingsAround } from '../../../demo/servers/week.js';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const HOUR = 3_600_000;

describe("the demo stations' track schedule", () => {
  for (const station of [orchard, gravel, attic, boulevard]) {
    it(`has no gaps: ${station.name}`, () => {
      const plays = playsBetween(station, NOW, NOW + 6 * HOUR);
      plays.slice(1).forEach((play, index) => {
        const before = plays[index]!;
        assert.equal(play.at, before.at + before.length * 1000);
        assert.equal(play.id, before.id + 1);
        assert.notEqual(play.artist, before.artist);
      });
      assert.ok(plays[0]!.at <= NOW && plays[0]!.at + plays[0]!.length * 1000 > NOW);
      assert.ok(tracksOf(station).every(({ length }) => length >= 120 && length <= 240));
      const live = plays.filter(({ file }) => file === null);
      assert.ok(live.length > 2 && live.every(({ artist }) => artist === station.live.dj));
    });
  }

  it("doesn't depend on the requested start", () => {
    const all = playsBetween(orchard, NOW, NOW + HOUR);
    const later = playsBetween(orchard, NOW + HOUR / 2, NOW + HOUR);
    assert.deepEqual(later, all.slice(-later.length));
  });
});

describe("the demo stations' weekly schedule", () => {
  for (const station of [orchard, gravel]) {
    it(`has one show at any time: ${station.name}`, () => {
      const shows = airingsAround(station, NOW);
      const week = shows.filter(({ to }) => to > NOW && to < NOW + 7 * 24 * HOUR);
      assert.ok(week[0]!.from <= NOW);
      week.slice(1).forEach(({ from }, index) => assert.equal(from, week[index]!.to));
    });
  }

  it('keeps its local hours when the clocks change', () => {
    const shows = airingsAround(gravel, Date.parse('2027-03-27T12:00:00Z'));
    const starts = shows.filter(({ name }) => name === 'Frühschicht' || name === 'Sonntagsbrot');
    const hours = starts.map(({ from }) => new Date(from).getUTCHours());
    // Six o'clock in Zurich is 5:00 UTC in winter and 4:00 UTC in summer.
    assert.deepEqual([...new Set(hours)], [5, 4]);
  });
});
