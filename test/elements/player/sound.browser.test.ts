import { expect } from '@open-wc/testing';
import { Sound, type SoundState } from '../../../src/elements/player/sound.js';
import { startPanel, startServer } from '../../kit/panel.js';
import { PATIENCE_MS } from '../../kit/patience.js';
import { until } from '../shown.js';

const STREAM = '/listen/1/radio.wav';
/** After so long without sound a connection counts as stalled: short enough to wait for. */
const STALL_MS = 6000;

describe('the sound of a live stream', () => {
  const ends: (() => unknown)[] = [];
  let sound: Sound;
  /** Each state that it was in, once. */
  let states: SoundState[];

  function makeSound(stallMs: number): void {
    states = [];
    sound = new Sound(() => {
      if (states.at(-1) !== sound.state) states.push(sound.state);
    }, stallMs);
    sound.audio.muted = true;
  }
  beforeEach(() => makeSound(STALL_MS));
  afterEach(async () => {
    sound.stop();
    for (const end of ends.splice(0)) await end();
  });

  const plays = (): Promise<void> => until(() => sound.state === 'playing', 'sound');

  it('is heard: time goes on', async () => {
    makeSound(PATIENCE_MS);
    const panel = await startPanel();
    ends.push(() => panel.stop());
    sound.play(panel.url + STREAM);
    expect(sound.state).to.equal('connecting');
    await plays();
    const at = sound.audio.currentTime;
    await until(() => sound.audio.currentTime > at + 1, 'a second more');
    expect(states).to.deep.equal(['connecting', 'playing']);
  });

  it('lets go of the connection when it stops, and begins with a new one', async () => {
    makeSound(PATIENCE_MS);
    const panel = await startPanel();
    ends.push(() => panel.stop());
    sound.play(panel.url + STREAM);
    await plays();
    sound.stop();
    expect([sound.state, sound.isOn, sound.audio.paused, sound.audio.getAttribute('src')]).to.deep.equal([
      'stopped',
      false,
      true,
      null,
    ]);
    sound.play(panel.url + STREAM);
    // Nothing is left of the first one.
    expect(sound.audio.currentTime).to.equal(0);
    await plays();
    expect(await panel.requests(STREAM)).to.equal(2);
    expect(states).to.deep.equal(['connecting', 'playing', 'stopped', 'connecting', 'playing']);
  });

  it('comes back after the panel was restarted', async () => {
    const panel = await startPanel();
    const { port } = new URL(panel.url);
    sound.play(panel.url + STREAM);
    await until(() => sound.audio.currentTime > 2, 'two seconds');
    await panel.stop();
    // What the browser has is played to its end first: fifteen seconds of this stream.
    await until(() => sound.state === 'reconnecting', 'a break');
    const again = await startPanel({ port: +port });
    ends.push(() => again.stop());
    await plays();
    const at = sound.audio.currentTime;
    await until(() => sound.audio.currentTime > at + 0.5, 'time goes on');
    expect(states).to.deep.equal(['connecting', 'playing', 'reconnecting', 'playing']);
  });

  it('makes a new connection when one stalls', async () => {
    const server = await startServer({ '/live': { stallsAfter: 2 } });
    ends.push(() => server.stop());
    let connections = 0;
    sound.audio.addEventListener('loadstart', () => connections++);
    sound.play(server.url + '/live');
    await plays();
    await until(() => sound.state === 'reconnecting', 'a stall');
    await plays();
    // A slow machine may take the second one for stalled too.
    expect(connections).to.be.at.least(2);
  });

  it('waits for a network, and comes back with it at once', async () => {
    const server = await startServer({ '/live': { stallsAfter: 2 } });
    ends.push(() => server.stop());
    sound.play(server.url + '/live');
    await plays();
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    ends.push(() => delete (navigator as { onLine?: boolean }).onLine);
    let tries = 0;
    sound.audio.addEventListener('loadstart', () => tries++);
    const isBroken = (): boolean => sound.state === 'reconnecting' && !sound.audio.hasAttribute('src');
    await until(isBroken, 'a break');
    let beats = 0;
    const timer = setInterval(() => beats++, 1000);
    await until(() => beats > 3, 'the time of some tries');
    clearInterval(timer);
    expect(tries).to.equal(0);
    delete (navigator as { onLine?: boolean }).onLine;
    await plays();
  });

  for (const [what, answer] of [
    ['that is 404', { status: 404, body: 'none' }],
    ['that is HTML', { headers: { 'Content-Type': 'text/html' }, body: '<script>parent.ran = 1</script>' }],
    ['that is HTML and says that it is sound', { headers: { 'Content-Type': 'audio/mpeg' }, body: '<p>No' }],
    ['that is empty', { headers: { 'Content-Type': 'audio/mpeg' }, body: '' }],
  ] as const) {
    it(`is given up after three tries at one ${what}`, async () => {
      const server = await startServer({ '/live': answer });
      ends.push(() => server.stop());
      let tries = 0;
      sound.audio.addEventListener('loadstart', () => tries++);
      sound.play(server.url + '/live');
      // Where an engine says nothing of what is wrong, time has to tell.
      await until(() => sound.state === 'unplayable', 'the end of patience');
      expect(tries).to.equal(3);
      expect(sound.isOn).to.equal(false);
      expect(sound.audio.hasAttribute('src')).to.equal(false);
      expect('ran' in window).to.equal(false);
    });
  }

  it('is given up at one that never answers', async () => {
    const server = await startServer({ '/live': { delay: -1 } });
    ends.push(() => server.stop());
    sound.stop();
    sound = new Sound(() => undefined, 500);
    sound.audio.muted = true;
    sound.play(server.url + '/live');
    await until(() => sound.state === 'unplayable', 'the end of patience');
  });

  it('ends where the browser wants a press of a button first', async () => {
    const panel = await startPanel();
    ends.push(() => panel.stop());
    sound.audio.play = () => Promise.reject(new DOMException('press first', 'NotAllowedError'));
    sound.play(panel.url + STREAM);
    await until(() => sound.state === 'blocked', 'a refusal');
    expect(sound.isOn).to.equal(false);
  });

  it('stops when something else pauses it: headphones pulled out, a phone call', async () => {
    const panel = await startPanel();
    ends.push(() => panel.stop());
    sound.play(panel.url + STREAM);
    await plays();
    sound.audio.pause();
    await until(() => sound.state === 'stopped', 'silence');
  });

  it('goes on when it is stopped and played in one breath', async () => {
    const panel = await startPanel();
    ends.push(() => panel.stop());
    sound.play(panel.url + STREAM);
    await plays();
    sound.stop();
    sound.play(panel.url + STREAM);
    sound.play(panel.url + STREAM);
    await plays();
    expect(states.slice(2)).to.deep.equal(['stopped', 'connecting', 'playing']);
  });
});
