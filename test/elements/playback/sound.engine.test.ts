import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { Sound, type SoundState } from '../../../src/elements/playback/sound.js';
import { startServer } from '../../kit/panel.js';
import { until } from '../shown.js';

/** Length of a stream that ends early, in seconds. WebKit keeps up to about a second of it back, and the tests listen for a second. */
const BUFFERED_S = 3;

/** Uses real connections and real sound. Only the clock that measures silence is fake. */
describe('Sound in a browser', () => {
  const ends: (() => unknown)[] = [];
  let clock: SinonFakeTimers;
  let sound: Sound;
  /** The states in order, without repetitions. */
  let states: SoundState[];

  beforeEach(() => {
    clock = useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] });
    states = [];
    sound = new Sound(() => {
      if (states.at(-1) !== sound.state) states.push(sound.state);
    });
    // Without an audio device, Firefox plays only muted media.
    sound.audio.muted = true;
  });
  afterEach(async () => {
    sound.stop();
    clock.restore();
    for (const end of ends.splice(0)) await end();
  });

  /** Serves a stream that sends data for this many seconds and then leaves the connection open. */
  async function serve(stallsAfter: number): ReturnType<typeof startServer> {
    const server = await startServer({ '/live': { stallsAfter } });
    ends.push(() => server.stop());
    return server;
  }

  const untilPlaying = (): Promise<void> => until(() => sound.state === 'playing', 'sound');
  const isConnected = (): boolean => sound.audio.hasAttribute('src');
  /** Advances the clock until the silent stream counts as broken. */
  async function untilBroken(): Promise<void> {
    await until(() => {
      clock.tick(500);
      return !isConnected();
    }, 'a break');
    expect(sound.state).to.equal('reconnecting');
  }
  /** Advances the clock until a new connection plays. A loaded machine needs time to connect, so the clock is slow meanwhile. */
  async function untilPlayingAgain(): Promise<void> {
    await until(() => {
      clock.tick(isConnected() ? 5 : 500);
      return sound.state === 'playing';
    }, 'sound again');
  }

  it('advances its current time while it plays', async () => {
    const { url } = await serve(60);
    sound.play(url + '/live');
    expect(sound.state).to.equal('connecting');
    await untilPlaying();
    const at = sound.audio.currentTime;
    await until(() => sound.audio.currentTime > at + 0.2, 'more sound');
    expect(states).to.deep.equal(['connecting', 'playing']);
  });

  it('closes the connection when it is stopped', async () => {
    const server = await serve(60);
    sound.play(server.url + '/live');
    await untilPlaying();
    sound.stop();
    expect([sound.state, sound.isOn, sound.audio.paused, sound.audio.getAttribute('src')]).to.deep.equal([
      'stopped',
      false,
      true,
      null,
    ]);
    sound.play(server.url + '/live');
    // The buffer of the first connection is gone.
    expect(sound.audio.currentTime).to.equal(0);
    await untilPlaying();
    expect(await server.requests('/live')).to.equal(2);
    expect(states).to.deep.equal(['connecting', 'playing', 'stopped', 'connecting', 'playing']);
  });

  it('reconnects when the server closes the connection', async () => {
    const first = await serve(BUFFERED_S);
    sound.play(first.url + '/live');
    await until(() => sound.audio.currentTime > 1.1, 'a second of sound');
    await first.stop();
    // Some engines report the end of the stream, others just stay silent.
    await untilBroken();
    sound.url = (await serve(60)).url + '/live';
    await untilPlayingAgain();
    expect(states.slice(-2)).to.deep.equal(['reconnecting', 'playing']);
  });

  it('opens a new connection when the stream stalls', async () => {
    const server = await serve(BUFFERED_S);
    sound.play(server.url + '/live');
    await until(() => sound.audio.currentTime > 1.1, 'a second of sound');
    const before = await server.requests('/live');
    await untilBroken();
    await untilPlayingAgain();
    expect(await server.requests('/live')).to.be.greaterThan(before);
  });

  for (const [what, response] of [
    ['with status 404', { status: 404, body: 'none' }],
    ['with HTML', { headers: { 'Content-Type': 'text/html' }, body: '<script>parent.ran = 1</script>' }],
    ['with HTML as audio', { headers: { 'Content-Type': 'audio/mpeg' }, body: '<p>No' }],
    ['without content', { headers: { 'Content-Type': 'audio/mpeg' }, body: '' }],
  ] as const) {
    it(`gives up if the server responds ${what}`, async () => {
      const server = await startServer({ '/live': response });
      ends.push(() => server.stop());
      let attempts = 0;
      sound.audio.addEventListener('loadstart', () => attempts++);
      sound.play(server.url + '/live');
      // An engine that reports no error runs into the stall timeout.
      await until(() => {
        clock.tick(isConnected() ? 100 : 1000);
        return sound.state === 'unplayable';
      }, 'it to give up');
      expect(attempts).to.equal(3);
      expect(sound.isOn).to.equal(false);
      expect(isConnected()).to.equal(false);
      expect('ran' in window).to.equal(false);
    });
  }

  it('resumes after a phone call', async () => {
    const server = await serve(60);
    sound.play(server.url + '/live');
    await untilPlaying();
    sound.audio.pause();
    await until(() => sound.state === 'paused', 'silence');
    expect(sound.isOn).to.equal(false);
    // Without a source, the browser would remove the buttons from the lock screen.
    expect(isConnected()).to.equal(true);
    sound.play(server.url + '/live');
    await untilPlaying();
    expect(await server.requests('/live')).to.equal(2);
    sound.audio.pause();
    await until(() => sound.state === 'paused', 'silence');
    sound.stop();
    expect([sound.state, isConnected()]).to.deep.equal(['stopped', false]);
  });

  it('reconnects when the device resumes the sound', async () => {
    const server = await serve(60);
    sound.play(server.url + '/live');
    await untilPlaying();
    sound.audio.pause();
    await until(() => sound.state === 'paused', 'silence');
    void sound.audio.play().catch(() => undefined);
    await untilPlaying();
    expect(sound.isOn).to.equal(true);
    expect(await server.requests('/live')).to.equal(2);
  });

  it('plays when restarted in the same task', async () => {
    const { url } = await serve(60);
    sound.play(url + '/live');
    await untilPlaying();
    sound.stop();
    sound.play(url + '/live');
    sound.play(url + '/live');
    await untilPlaying();
    expect(states.slice(2)).to.deep.equal(['stopped', 'connecting', 'playing']);
  });
});
