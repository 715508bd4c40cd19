import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Playback } from '../../../src/elements/playback/playback.js';
import { SleepTimer } from '../../../src/elements/player/sleep-timer.js';
import { sleepTime, storeSleepTime } from '../../../src/elements/player/sleep-time.js';

const NOON = Date.parse('2026-03-06T12:00:00Z');
const MINUTE = 60_000;
const quarter = { at: NOON + 15 * MINUTE, from: NOON, choice: '15' };

/** A player that has been playing since `startedAt`; null for silence. */
function player(startedAt: number | null): { playback: Playback; update(): void; stops(): number } {
  const sound = { isOn: startedAt !== null };
  const stop = mock.fn(() => void (sound.isOn = false));
  const playback = {
    host: { addController: () => undefined, requestUpdate: () => undefined, settings: { lang: 'en' } },
    sound,
    startedAt: startedAt ?? 0,
    fade: 1,
    applyVolume: () => undefined,
    stop,
  } as unknown as Playback;
  const timer = new SleepTimer(playback, () => false);
  return { playback, update: () => timer.hostUpdated(), stops: () => stop.mock.callCount() };
}

describe('a sleep timer', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    mock.timers.enable({ apis: ['Date', 'setInterval'], now: NOON });
    stored.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => stored.set(name, value),
      },
    });
  });
  afterEach(() => {
    storeSleepTime(null);
    mock.timers.reset();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('fades out and stops the sound', () => {
    const { playback, stops, update } = player(NOON);
    storeSleepTime(quarter);
    mock.timers.setTime(quarter.at - 30_000);
    update();
    assert.equal(playback.fade, 1);
    mock.timers.setTime(quarter.at - 10_000);
    update();
    assert.equal(playback.fade, 0.25);
    mock.timers.tick(5000);
    assert.equal(playback.fade, 0.0625);
    mock.timers.tick(5000);
    assert.equal(stops(), 1);
    assert.equal(playback.fade, 1);
    assert.equal(sleepTime(), null);
    mock.timers.tick(MINUTE);
    update();
    assert.equal(stops(), 1);
  });

  it('stops the sound when a sleeping device wakes up', () => {
    const { stops, update } = player(NOON);
    storeSleepTime(quarter);
    mock.timers.setTime(NOON + 8 * 60 * MINUTE);
    update();
    assert.equal(stops(), 1);
  });

  it('stops sound that continues on another page', () => {
    const { stops, update } = player(0);
    storeSleepTime(quarter);
    mock.timers.setTime(quarter.at + MINUTE);
    update();
    assert.equal(stops(), 1);
  });

  it("doesn't affect sound that starts later", () => {
    storeSleepTime(quarter);
    mock.timers.setTime(quarter.at + MINUTE);
    const { stops, update } = player(quarter.at + MINUTE);
    update();
    assert.equal(stops(), 0);
    assert.equal(sleepTime(), null);
  });

  it('stops only the player that is playing', () => {
    const idle = player(null);
    const playing = player(NOON);
    storeSleepTime(quarter);
    mock.timers.setTime(quarter.at);
    for (const { update } of [idle, playing, idle]) update();
    assert.deepEqual([idle.stops(), playing.stops()], [0, 1]);
  });

  it('works without storage', () => {
    const refuse = (): never => {
      throw new Error('blocked');
    };
    Object.assign(globalThis, { localStorage: { getItem: refuse, setItem: refuse } });
    const { stops, update } = player(NOON);
    storeSleepTime(quarter);
    mock.timers.setTime(quarter.at);
    update();
    assert.equal(stops(), 1);
    assert.equal(sleepTime(), null);
  });
});
