import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Sound, type SoundState } from '../../../src/elements/playback/sound.js';
import { PretendAudio } from '../player/pretend-audio.js';

const STREAM = 'https://radio.example/live';

describe('Sound', () => {
  let sound: Sound;
  /** The states in order, without repetitions. */
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

  /** Advances the clock in quarter seconds and lets promises settle. */
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
  const attempts = (): number => PretendAudio.begun.length;

  async function playing(): Promise<void> {
    sound.play(STREAM);
    await pass(3);
    assert.equal(sound.state, 'playing');
  }

  it('reconnects after twelve seconds of silence', async () => {
    await playing();
    PretendAudio.isStalled = true;
    await pass(1);
    assert.equal(sound.state, 'playing');
    await pass(3);
    assert.equal(sound.state, 'reconnecting');
    assert.equal(attempts(), 1);
    await pass(7);
    assert.equal(attempts(), 1);
    PretendAudio.isStalled = false;
    await pass(0.25);
    assert.equal(sound.state, 'playing', 'the same connection resumes');
    PretendAudio.isStalled = true;
    await pass(14);
    PretendAudio.isStalled = false;
    await pass(1);
    assert.equal(sound.state, 'playing', 'with a new connection');
    assert.equal(attempts(), 2);
    assert.deepEqual(states, ['connecting', 'playing', 'reconnecting', 'playing', 'reconnecting', 'playing']);
  });

  it('keeps playing while a remote device connects', async () => {
    await playing();
    const audio = sound.audio as unknown as PretendAudio & { remote?: { state: string } };
    audio.remote = { state: 'connecting' };
    PretendAudio.isStalled = true;
    await pass(60);
    audio.onpause!();
    assert.equal(sound.state, 'playing');
    assert.equal(attempts(), 1);
    audio.remote.state = 'connected';
    await pass(3);
    assert.equal(sound.state, 'reconnecting');
    await pass(11);
    PretendAudio.isStalled = false;
    await pass(2);
    assert.equal(attempts(), 2);
    assert.equal(sound.state, 'playing');
  });

  it('keeps the connection if the playback position is reset', async () => {
    await playing();
    sound.audio.currentTime = 3600;
    await pass(1);
    sound.audio.currentTime = 0;
    await pass(60);
    assert.equal(sound.state, 'playing');
    assert.equal(attempts(), 1);
  });

  it('waits up to 30 seconds between retries', async () => {
    await playing();
    PretendAudio.canPlay = () => false;
    lose();
    const waits: number[] = [];
    let wait = 0;
    for (let seen = attempts(); waits.length < 7; wait += 0.25) {
      await pass(0.25);
      if (attempts() === seen) continue;
      waits.push(wait);
      seen = attempts();
      wait = 0;
    }
    for (const [at, longest] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      const wait = waits[at]!;
      // It may be late by one check and one event.
      assert.ok(wait >= longest / 2 && wait <= longest + 1.5, `${at}: ${wait}`);
    }
    assert.equal(sound.state, 'reconnecting');
  });

  it('reconnects even if the browser reports being offline', async () => {
    await playing();
    setOnline(false);
    PretendAudio.isStalled = true;
    await pass(14);
    assert.equal(sound.state, 'reconnecting');
    PretendAudio.isStalled = false;
    await pass(2);
    assert.equal(sound.state, 'playing');
  });

  it('reconnects as soon as the browser is online', async () => {
    for (const isStalled of [true, false]) {
      await playing();
      setOnline(false);
      PretendAudio.isStalled = isStalled;
      PretendAudio.canPlay = () => isStalled;
      if (!isStalled) lose();
      await pass(600);
      assert.equal(sound.state, 'reconnecting');
      PretendAudio.isStalled = false;
      PretendAudio.canPlay = () => true;
      setOnline(true);
      await pass(1);
      assert.equal(sound.state, 'playing');
    }
  });

  it('gives up after three attempts', async () => {
    PretendAudio.isStalled = true;
    sound.play(STREAM);
    await pass(60);
    assert.equal(sound.state, 'unplayable');
    assert.equal(attempts(), 3);
    assert.equal(sound.isOn, false);
    await pass(600);
    assert.equal(attempts(), 3);
  });

  it('reports "blocked" without a user gesture', async () => {
    PretendAudio.refusal = new DOMException('press first', 'NotAllowedError');
    sound.play(STREAM);
    await settle();
    assert.equal(sound.state, 'blocked');
    assert.equal(sound.isOn, false);
  });

  it('resets the retry delay after ten seconds of playback', async () => {
    await playing();
    for (let breaks = 0; breaks < 6; breaks++) {
      lose();
      await pass(0.25);
      assert.equal(sound.state, 'reconnecting');
      // The first delay is at most one second.
      await pass(2);
      assert.equal(sound.state, 'playing', String(breaks));
      await pass(12);
    }
  });
});
