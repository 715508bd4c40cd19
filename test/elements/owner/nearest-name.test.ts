import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestName } from '../../../src/elements/owner/nearest-name.js';

const zones = ['station', 'local', 'Africa/Cairo', 'Europe/Berlin', 'Europe/Dublin'];

describe('nearestName', () => {
  for (const [given, known, nearest] of [
    ['lines', ['card', 'line'], 'line'],
    ['Line', ['card', 'line'], 'line'],
    ['cards', ['card', 'line'], 'card'],
    ['weekly', ['auto', 'week', 'day', 'now'], 'week'],
    ['onair-nowplaying', ['onair-history', 'onair-now-playing'], 'onair-now-playing'],
    ['Berlin', zones, 'Europe/Berlin'],
    ['Europe/Berln', zones, 'Europe/Berlin'],
  ] as const) {
    it(`suggests ${nearest} for ${given}`, () => assert.equal(nearestName(given, known), nearest));
  }

  for (const [given, known] of [
    ['month', ['auto', 'week', 'day', 'now']],
    ['script', ['station', 'now-playing', 'history', 'vote']],
    ['Mars/Base', zones],
    ['x', []],
  ] as const) {
    it(`returns null for ${given}`, () => assert.equal(nearestName(given, known), null));
  }
});
