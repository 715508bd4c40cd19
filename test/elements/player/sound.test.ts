import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Sound, type SoundState } from '../../../src/elements/player/sound.js';
import { PretendAudio } from './pretend-audio.js';

const STREAM = 'https://radio.example/live';

describe('the sound of a live stream, by a stopped clock', () => {
  let sound: Sound;
  /** Each state that it was in, once. */
  let states: SoundState[];

  beforeEach(() => {
    PretendAudio.reset();
    mock.timers.enable({ apis: ['Date', 'setInterval'], now: 1_000_000 });
    Object.assign(globalThis, { Audio: PretendAudio });
    states = [];
    sound = new Sound(() => {
      if (states.at(-1) !== sound.state) states.push(sound.state);
    });
  });
  afterEach(() => {
    sound.stop();
    mock.timers.reset();
    Reflect.deleteProperty(globalThis, 'Audio');
    Reflect.deleteProperty(navigator, 'onLine');
  });

  /** Lets time pass, and what it leads to happen. */
  async function pass(seconds: number): Promise<void> {
    for (let quarters = 0; quarters < seconds * 4; quarters++) {
      mock.timers.tick(250);
      await settle();
    }
  }
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const setOnline = (isOnline: boolean): void =>
    void Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  const lose = (): void => (sound.audio as unknown as PretendAudio).fail();
  const tries = (): number => PretendAudio.begun.length;

  async function playing(): Promise<void> {
    sound.play(STREAM);
    await pass(3);
    assert.equal(sound.state, 'playing');
  }

  it('says after two seconds of silence that it reconnects, and makes a new connection after twelve', async () => {
    await playing();
    PretendAudio.isStalled = true;
    await pass(1);
    assert.equal(sound.state, 'playing');
    await pass(3);
    assert.equal(sound.state, 'reconnecting');
    assert.equal(tries(), 1);
    await pass(7);
    assert.equal(tries(), 1);
    PretendAudio.isStalled = false;
    await pass(0.25);
    assert.equal(sound.state, 'playing', 'what was silent resumes');
    PretendAudio.isStalled = true;
    await pass(14);
    PretendAudio.isStalled = false;
    await pass(1);
    assert.equal(sound.state, 'playing', 'with a new connection');
    assert.equal(tries(), 2);
    assert.deepEqual(states, ['connecting', 'playing', 'reconnecting', 'playing', 'reconnecting', 'playing']);
  });

  it('tries again after up to 1, 2, 4, 8, 16 and 30 seconds when a stream that was heard is lost', async () => {
    await playing();
    PretendAudio.canPlay = () => false;
    lose();
    const waits: number[] = [];
    let wait = 0;
    for (let seen = tries(); waits.length < 7; wait += 0.25) {
      await pass(0.25);
      if (tries() === seen) continue;
      waits.push(wait);
      seen = tries();
      wait = 0;
    }
    for (const [at, longest] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      const wait = waits[at]!;
      // At most a beat of the clock and an event later.
      assert.ok(wait >= longest / 2 && wait <= longest + 1.5, `${at}: ${wait}`);
    }
    assert.equal(sound.state, 'reconnecting');
  });

  it('waits for a network, and comes back with it at once', async () => {
    await playing();
    setOnline(false);
    PretendAudio.isStalled = true;
    await pass(14);
    assert.equal(sound.state, 'reconnecting');
    assert.equal(sound.audio.hasAttribute('src'), false);
    const before = tries();
    await pass(600);
    assert.equal(tries(), before);
    PretendAudio.isStalled = false;
    setOnline(true);
    await pass(1);
    assert.equal(sound.state, 'playing');
  });

  it('is given up after three tries at an address that never answers', async () => {
    PretendAudio.isStalled = true;
    sound.play(STREAM);
    await pass(60);
    assert.equal(sound.state, 'unplayable');
    assert.equal(tries(), 3);
    assert.equal(sound.isOn, false);
    await pass(600);
    assert.equal(tries(), 3);
  });

  it('ends when the browser wants a press of a button first', async () => {
    PretendAudio.refusal = new DOMException('press first', 'NotAllowedError');
    sound.play(STREAM);
    await settle();
    assert.equal(sound.state, 'blocked');
    assert.equal(sound.isOn, false);
  });

  it('begins with all its tries again after ten seconds of sound', async () => {
    await playing();
    for (let breaks = 0; breaks < 6; breaks++) {
      lose();
      await pass(0.25);
      assert.equal(sound.state, 'reconnecting');
      // The first of its waits each time.
      await pass(2);
      assert.equal(sound.state, 'playing', String(breaks));
      await pass(12);
    }
  });
});
