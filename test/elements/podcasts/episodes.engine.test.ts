import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import { episodeSound } from '../../../src/elements/podcasts/episode-sound.js';
import { playAlone } from '../../../src/elements/controllers/play-alone.js';
import { part, text, texts, until, untilStatus } from '../shown.js';
import { setStations } from '../stations.js';
import { buttons, name, setEpisodes, toggle } from './episodes.js';

/** False in WebKitGTK, which plays WAV only if the system has the codecs. */
const canPlay =
  new Audio().canPlayType('audio/wav') !== '' && !/WebKit(?!.*Chrome)/.test(navigator.userAgent);

describe('<onair-podcasts episodes>', () => {
  const stations = setStations();
  const { panel } = stations;
  const { serve, unfolded } = setEpisodes(stations);

  it('uses the full width', async () => {
    const { url } = await panel();
    const place = await fixture(html`<div style="width: 1200px"></div>`);
    place.innerHTML = `<onair-podcasts base-url="${url}" episodes></onair-podcasts>`;
    const element = place.firstElementChild!;
    await untilStatus(element, 'ready');
    toggle(element).click();
    await until(() => texts(element, 'episode').length > 0, 'episodes');
    const widths = (name: string): number[] =>
      [...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${name}]`)].map(
        ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth,
      );
    expect(Math.min(...widths('podcast')), 'the end of each podcast').to.be.above(1150);
    expect(Math.max(...widths('links')), 'the end of the links').to.be.above(1150);
    expect(Math.max(...widths('episode')), 'the end of the widest row').to.be.above(1150);
    expect(new Set(widths('episode')).size, 'columns').to.equal(2);
  });

  it('lists episodes even via JSONP', async () => {
    const { url } = await panel({ cors: false });
    const element = await unfolded(url);
    expect(texts(element, 'episode').length).to.equal(8);
    expect(part(element, 'feed')!.getAttribute('href')).to.equal(url + '/podcasts/1/feed.xml');
  });

  it('shows ten more episodes on request', async () => {
    const items = Array.from(
      { length: 25 },
      (_, at) => `<item><title>E${at}</title><enclosure url="/${at}.mp3"/></item>`,
    );
    const element = await unfolded(await serve(items.join('')));
    expect(texts(element, 'episode').length).to.equal(10);
    const more = (): HTMLElement | null => element.shadowRoot!.querySelector('[part=episodes] [part=more]');
    more()!.click();
    await until(() => texts(element, 'episode').length === 20, 'twenty');
    // The first added episode gets the focus.
    await until(
      () => element.shadowRoot!.activeElement?.getAttribute('aria-label') === 'Play – E10',
      'focus',
    );
    more()!.click();
    await until(() => texts(element, 'episode').length === 25, 'all');
    expect(more()).to.equal(null);
  });

  it("shows a message if an episode doesn't play", async () => {
    const element = await unfolded(
      await serve('<item><title>One</title><enclosure url="/nothing.mp3"/></item>'),
    );
    buttons(element)[0]!.click();
    await until(() => text(element, 'date') === 'This episode can’t be played here.', 'a message');
    expect(name(buttons(element)[0])).to.equal('Play – One');
  });

  describe('playback', () => {
    before(function () {
      if (!canPlay) this.skip();
    });

    // Without an audio device, Firefox plays only muted media.
    before(() => void (episodeSound().audio.muted = true));
    after(() => void (episodeSound().audio.muted = false));
    afterEach(() => void (episodeSound().speed = 1));

    /** Moves the position slider. */
    async function seek(element: Element, seconds: number): Promise<void> {
      const slider = part(element, 'seek') as HTMLInputElement;
      slider.value = String(seconds);
      slider.dispatchEvent(new Event('input'));
      const { audio } = episodeSound();
      await until(() => audio.currentTime >= seconds && !audio.seeking, 'the position');
    }

    async function playing(at = 0): Promise<OnairPodcasts> {
      const { url } = await panel();
      const element = await unfolded(url);
      buttons(element)[at]!.click();
      await until(() => episodeSound().isOn && episodeSound().audio.currentTime > 0, 'sound');
      return element;
    }

    it('plays, pauses and resumes an episode', async () => {
      const element = await playing();
      expect(name(buttons(element)[0])).to.equal('Pause – A very small lighthouse');
      await seek(element, 59.8);
      await until(() => /^1:\d\d \/ 1:35$/.test(text(element, 'time')!), 'a minute');
      buttons(element)[0]!.click();
      await until(() => name(buttons(element)[0]) === 'Play – A very small lighthouse', 'paused');
      expect(episodeSound().audio.paused).to.equal(true);
      const at = episodeSound().audio.currentTime;
      buttons(element)[0]!.click();
      await until(() => episodeSound().audio.currentTime > at, 'further');
    });

    it('seeks to the slider’s new position', async () => {
      const element = await playing();
      const seek = part(element, 'seek') as HTMLInputElement;
      expect([seek.min, seek.max, seek.step]).to.deep.equal(['0', '95', '1']);
      expect(seek.getAttribute('aria-label')).to.equal('Position');
      seek.value = '60';
      seek.dispatchEvent(new Event('input'));
      await until(
        () => episodeSound().audio.currentTime > 60 && !episodeSound().audio.seeking,
        'past a minute',
      );
      await until(() => /^1:0\d$/.test(seek.getAttribute('aria-valuetext')!), 'the label');
      // The elapsed part of the slider is filled.
      expect(getComputedStyle(seek).appearance).to.equal('none');
      expect(parseFloat(getComputedStyle(seek).backgroundSize)).to.be.closeTo(63, 8);
    });

    it('skips back 15 seconds or forward 30', async () => {
      const element = await playing();
      const { audio } = episodeSound();
      const [back, forward] = ['back', 'forward'].map((name) => part(element, name)!);
      expect([name(back), name(forward)]).to.deep.equal(['Back – 15 seconds', 'Forward – 30 seconds']);
      buttons(element)[0]!.click();
      await until(() => audio.paused, 'paused');
      const at = audio.currentTime;
      forward!.click();
      await until(() => !audio.seeking && Math.abs(audio.currentTime - at - 30) < 0.1, 'forward');
      back!.click();
      await until(() => !audio.seeking && Math.abs(audio.currentTime - at - 15) < 0.1, 'back');
      back!.click();
      await until(() => !audio.seeking && audio.currentTime < 1, 'the beginning');
      const speed = part(element, 'speed')!.querySelector('select')!;
      expect([speed.getAttribute('aria-label'), speed.selectedOptions[0]!.text]).to.deep.equal([
        'Speed',
        '1×',
      ]);
      expect([...speed.options].map(({ text }) => text)).to.deep.equal(['0.8×', '1×', '1.2×', '1.5×', '2×']);
      speed.value = '1.5';
      speed.dispatchEvent(new Event('change'));
      await until(() => text(element, 'speed')!.includes('1.5×'), 'faster');
      buttons(element)[1]!.click();
      await until(() => episodeSound().isOn && audio.currentTime > 0, 'the next');
      expect(audio.playbackRate).to.equal(1.5);
      expect(localStorage.getItem('onair:speed')).to.equal('1.5');
    });

    it('can be controlled by keyboard', async () => {
      const element = await playing();
      const { audio } = episodeSound();
      const back = part(element, 'back')!;
      const press = (key: string): boolean =>
        back.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
        );
      press('k');
      await until(() => audio.paused, 'paused');
      const at = audio.currentTime;
      const untilSkipped = (seconds: number): Promise<void> =>
        until(() => !audio.seeking && Math.abs(audio.currentTime - at - seconds) < 0.1, `${seconds} seconds`);
      expect(press('ArrowRight')).to.equal(false);
      await untilSkipped(30);
      press('ArrowLeft');
      await untilSkipped(15);
      element.style.direction = 'rtl';
      press('ArrowLeft');
      await untilSkipped(45);
      expect(press(' '), 'a button’s own key').to.equal(true);
      expect(press('ArrowUp')).to.equal(true);
    });

    it('resumes an episode from its last position', async () => {
      const element = await playing();
      const { audio } = episodeSound();
      buttons(element)[0]!.click();
      await until(() => audio.paused, 'paused');
      await seek(element, 60);
      await until(() => localStorage.getItem('onair:heard')?.includes('60') === true, 'the stored position');
      element.remove();
      const left = await unfolded(element.baseUrl!);
      expect(text(left, 'date')).to.match(/ 1:00 \/ 1:35$/);
      // On a busy machine, sound may start before `loadedmetadata`, which moves it to the last position.
      let hasMoved = false;
      audio.addEventListener('seeked', () => (hasMoved = true), { once: true });
      buttons(left)[0]!.click();
      await until(() => episodeSound().isOn && hasMoved, 'sound');
      expect(audio.currentTime).to.be.above(59);
      // Another page of the site has only the browser's storage.
      left.remove();
      localStorage.clear();
      expect(text(await unfolded(element.baseUrl!), 'date')).to.match(/ 1:35$/);
    });

    it('marks an episode as played when it ends', async () => {
      const element = await playing();
      expect(part(element, 'played')).to.equal(null);
      await seek(element, 94.5);
      await until(() => episodeSound().audio.ended, 'the end');
      buttons(element)[1]!.click();
      await until(() => text(element, 'played') === 'Played', 'a mark');
      buttons(element)[0]!.click();
      await until(() => episodeSound().isOn && episodeSound().audio.currentTime > 0.3, 'again');
      expect(episodeSound().audio.currentTime, 'from its beginning').to.be.below(60);
      buttons(element)[0]!.click();
      await until(() => episodeSound().audio.paused, 'paused');
      await seek(element, 20);
      buttons(element)[1]!.click();
      await until(() => !!part(element, 'date'), 'a date');
      expect(part(element, 'played')).to.equal(null);
      expect(text(element, 'date')).to.match(/ 0:20 \/ 1:35$/);
    });

    it('starts at a chapter', async () => {
      const { url } = await panel();
      const element = await unfolded(url);
      part(element, 'chapters-toggle')!.click();
      await until(() => texts(element, 'chapter').length === 4, 'chapters');
      const chapters = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=chapter]')];
      expect(chapters.map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal([null, null, null, null]);
      const { audio } = episodeSound();
      for (const [at, seconds] of [
        [2, 41],
        [1, 15],
      ] as const) {
        chapters[at]!.click();
        await until(() => episodeSound().isOn && !audio.seeking && audio.currentTime > seconds, 'sound');
        expect(audio.currentTime).to.be.below(seconds + 26);
        await until(() => chapters[at]!.getAttribute('aria-current') === 'true', 'the label');
        expect(chapters.filter((each) => each.hasAttribute('aria-current')).length).to.equal(1);
      }
    });

    it('plays only one episode at a time', async () => {
      const element = await playing();
      const { src } = episodeSound().audio;
      buttons(element)[2]!.click();
      await until(
        () => episodeSound().isOn && episodeSound().audio.src !== src && episodeSound().audio.currentTime > 0,
        'another',
      );
      expect(name(buttons(element)[0])).to.match(/^Play/);
      expect(name(buttons(element)[2])).to.match(/^Pause/);
      expect(texts(element, 'seek').length).to.equal(1);
    });

    it('stops when another player on the site starts', async () => {
      const element = await playing();
      const stop = playAlone(() => undefined);
      await until(() => episodeSound().audio.paused, 'silence');
      stop();
      await until(() => name(buttons(element)[0]).startsWith('Play'), 'the button says so');
      let yielded = false;
      const stopOther = playAlone(() => (yielded = true));
      // If two players start in the same millisecond, a random number decides.
      const begun = Date.now();
      await until(() => Date.now() > begun + 1, 'the next millisecond');
      buttons(element)[0]!.click();
      await until(() => yielded, 'the other yields');
      stopOther();
    });

    it('shows the episode on the lock screen', async () => {
      await playing();
      const { metadata } = navigator.mediaSession;
      expect([metadata!.title, metadata!.artist]).to.deep.equal([
        'A very small lighthouse',
        'Ninety Seconds at Sea',
      ]);
      expect(metadata!.artwork[0]!.src).to.match(/\/covers\/.*\.svg$/);
    });

    it("responds to the lock screen's buttons", async () => {
      const session = navigator.mediaSession;
      // Patch the prototype: WebKit may drop properties of the object during garbage collection.
      const { prototype } = MediaSession;
      const { setActionHandler, setPositionState } = prototype;
      const handlers = new Map<string, MediaSessionActionHandler | null>();
      let state: MediaPositionState | undefined;
      prototype.setActionHandler = (action, handler) => void handlers.set(action, handler);
      prototype.setPositionState = (given) => void (state = given);
      try {
        const element = await playing();
        const { audio } = episodeSound();
        expect(session.playbackState).to.equal('playing');
        const press = async (action: MediaSessionAction, details: object, there: number): Promise<void> => {
          handlers.get(action)!({ action, ...details });
          await until(
            () => !audio.seeking && audio.currentTime >= there && state!.position! >= there,
            action,
          );
        };
        await press('seekto', { seekTime: 40 }, 40);
        expect([state!.duration, state!.playbackRate]).to.deep.equal([95, 1]);
        await press('seekforward', {}, 70);
        await press('seekbackward', { seekOffset: 20 }, 50);
        expect(audio.currentTime).to.be.below(80);
        // A live stream starts. It replaces the metadata, and only the seek buttons are removed.
        session.metadata = new MediaMetadata({ title: 'Stream' });
        const stop = playAlone(() => undefined);
        await until(() => handlers.get('seekto') === null, 'nothing to seek');
        expect([session.metadata.title, state]).to.deep.equal(['Stream', undefined]);
        stop();
        buttons(element)[0]!.click();
        await until(() => !!handlers.get('seekto') && session.playbackState === 'playing', 'again');
        buttons(element)[0]!.click();
        await until(() => session.playbackState === 'paused', 'paused');
        element.remove();
        expect([...handlers.values()]).to.deep.equal([null, null, null, null, null, null]);
        expect([state, session.playbackState]).to.deep.equal([undefined, 'none']);
      } finally {
        Object.assign(prototype, { setActionHandler, setPositionState });
      }
    });

    it('stops when the episodes are collapsed', async () => {
      const element = await playing();
      toggle(element).click();
      await until(() => episodeSound().audio.paused, 'silence');
      expect(navigator.mediaSession.metadata).to.equal(null);
      const other = await playing();
      other.remove();
      await until(() => episodeSound().audio.paused, 'silence again');
    });

    it('releases its media data when the element is removed', async () => {
      const element = await playing();
      element.remove();
      await until(
        () => episodeSound().audio.networkState === HTMLMediaElement.NETWORK_EMPTY,
        'nothing loaded',
      );
      let isAsked = false;
      element.requestUpdate = () => (isAsked = true);
      episodeSound().audio.dispatchEvent(new Event('timeupdate'));
      expect(isAsked).to.equal(false);
    });
  });
});
