import { expect } from '@open-wc/testing';
import { useFakeTimers, type SinonFakeTimers } from 'sinon';
import { Sound, type SoundState } from '../../../src/elements/player/sound.js';
import { startServer } from '../../kit/panel.js';
import { until } from '../shown.js';

/** Real connections and real sound. Only the clock that counts seconds of silence is moved by the tests. */
describe('the sound of a live stream', () => {
  const ends: (() => unknown)[] = [];
  let clock: SinonFakeTimers;
  let sound: Sound;
  /** Each state that it was in, once. */
  let states: SoundState[];

  beforeEach(() => {
    clock = useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] });
    states = [];
    sound = new Sound(() => {
      if (states.at(-1) !== sound.state) states.push(sound.state);
    });
    // Where there is no loudspeaker, Firefox plays what is muted, and nothing else.
    sound.audio.muted = true;
  });
  afterEach(async () => {
    sound.stop();
    clock.restore();
    for (const end of ends.splice(0)) await end();
  });

  /** A stream of so many seconds, after which no more comes and the connection stays open. */
  async function serve(stallsAfter: number): ReturnType<typeof startServer> {
    const server = await startServer({ '/live': { stallsAfter } });
    ends.push(() => server.stop());
    return server;
  }

  const plays = (): Promise<void> => until(() => sound.state === 'playing', 'sound');
  const isConnected = (): boolean => sound.audio.hasAttribute('src');
  /** Lets the seconds pass in which a stream is silent. */
  async function untilBroken(): Promise<void> {
    await until(() => {
      clock.tick(500);
      return !isConnected();
    }, 'a break');
    expect(sound.state).to.equal('reconnecting');
  }

  it('is heard: time goes on', async () => {
    const { url } = await serve(60);
    sound.play(url + '/live');
    expect(sound.state).to.equal('connecting');
    await plays();
    const at = sound.audio.currentTime;
    await until(() => sound.audio.currentTime > at + 0.2, 'more sound');
    expect(states).to.deep.equal(['connecting', 'playing']);
  });

  it('lets go of the connection when it stops, and begins with a new one', async () => {
    const server = await serve(60);
    sound.play(server.url + '/live');
    await plays();
    sound.stop();
    expect([sound.state, sound.isOn, sound.audio.paused, sound.audio.getAttribute('src')]).to.deep.equal([
      'stopped',
      false,
      true,
      null,
    ]);
    sound.play(server.url + '/live');
    // Nothing is left of the first one.
    expect(sound.audio.currentTime).to.equal(0);
    await plays();
    expect(await server.requests('/live')).to.equal(2);
    expect(states).to.deep.equal(['connecting', 'playing', 'stopped', 'connecting', 'playing']);
  });

  it('comes back after the server closed the connection', async () => {
    const first = await serve(1.5);
    sound.play(first.url + '/live');
    await until(() => sound.audio.currentTime > 1.1, 'a second of sound');
    await first.stop();
    // An engine reports an end when it has played what it has, or it is silent from then on.
    await untilBroken();
    sound.url = (await serve(60)).url + '/live';
    clock.tick(2000);
    await plays();
    expect(states.slice(-2)).to.deep.equal(['reconnecting', 'playing']);
  });

  it('makes a new connection when one stalls', async () => {
    const server = await serve(1.5);
    sound.play(server.url + '/live');
    await until(() => sound.audio.currentTime > 1.1, 'a second of sound');
    await untilBroken();
    clock.tick(2000);
    await plays();
    expect(await server.requests('/live')).to.equal(2);
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
      // If an engine reports no error, the time without sound counts.
      await until(() => {
        clock.tick(isConnected() ? 100 : 1000);
        return sound.state === 'unplayable';
      }, 'the end of patience');
      expect(tries).to.equal(3);
      expect(sound.isOn).to.equal(false);
      expect(isConnected()).to.equal(false);
      expect('ran' in window).to.equal(false);
    });
  }

  it('stops when something else pauses it: headphones pulled out, a phone call', async () => {
    sound.play((await serve(60)).url + '/live');
    await plays();
    sound.audio.pause();
    await until(() => sound.state === 'stopped', 'silence');
  });

  it('plays when it is stopped and played in one breath', async () => {
    const { url } = await serve(60);
    sound.play(url + '/live');
    await plays();
    sound.stop();
    sound.play(url + '/live');
    sound.play(url + '/live');
    await plays();
    expect(states.slice(2)).to.deep.equal(['stopped', 'connecting', 'playing']);
  });
});
