import { expect, html } from '@open-wc/testing';
import { text, until, untilText } from '../shown.js';
import { audio, button, setVirtualStage } from './stage.js';

describe('<onair-player>', () => {
  const stage = setVirtualStage();

  describe('on the lock screen', () => {
    const shown = (): (string | undefined)[] => {
      const { metadata } = navigator.mediaSession;
      return [metadata?.title, metadata?.artist, metadata?.album];
    };

    it('shows the track even on a hidden page', async () => {
      await stage.panel.play({ title: 'Glass', author: 'Ada Winter', length: 8000 });
      const element = await stage.playing();
      await until(() => shown()[0] === 'Glass', 'the title');
      expect(shown()).to.deep.equal(['Glass', 'Ada Winter', 'Radio Meridian']);
      expect(navigator.mediaSession.playbackState).to.equal('playing');
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      stage.ends.push(() =>
        Object.defineProperty(document, 'hidden', { get: () => false, configurable: true }),
      );
      document.dispatchEvent(new Event('visibilitychange'));
      await stage.panel.play({
        title: 'Stone',
        author: 'Bo Summer',
        length: 600_000,
        img_url: stage.panel.url + '/small.png',
        img_medium_url: stage.panel.url + '/medium.png',
      });
      // The page gets an event, or polls when the first track is over.
      await stage.pass(10_000);
      await until(() => shown()[0] === 'Stone', 'the next title');
      expect(navigator.mediaSession.metadata!.artwork.map(({ src, sizes }) => [src, sizes])).to.deep.equal([
        [stage.panel.url + '/small.png', '100x100'],
        [stage.panel.url + '/medium.png', '500x500'],
      ]);
      element.stop();
      await until(() => navigator.mediaSession.metadata === null, 'nothing');
      expect(navigator.mediaSession.playbackState).to.equal('none');
    });

    it('covers="none": shows no cover', async () => {
      await stage.panel.play({ title: 'Glass', length: 600_000, img_url: stage.panel.url + '/small.png' });
      await stage.playing(html`<onair-player covers="none" base-url=${stage.panel.url}></onair-player>`);
      await until(() => shown()[0] === 'Glass', 'the title');
      expect(navigator.mediaSession.metadata!.artwork).to.have.length(0);
    });

    it('updates the track while the sound is paused', async () => {
      const element = await stage.playing();
      await until(() => shown()[0] === 'Glass', 'the title');
      audio(element).pause();
      await until(() => navigator.mediaSession.playbackState === 'paused', 'the pause');
      expect(shown()[0]).to.equal('Glass');
      await stage.panel.play({ title: 'Stone', author: 'Bo Summer', length: 600_000 });
      await stage.pass(150_000);
      await until(() => shown()[0] === 'Stone', 'the next title');
      expect(navigator.mediaSession.playbackState).to.equal('paused');
      button(element).click();
      await until(() => navigator.mediaSession.playbackState === 'playing', 'sound');
    });

    it('a paused player stops silently when another starts', async () => {
      const first = await stage.playing();
      audio(first).pause();
      await until(() => navigator.mediaSession.playbackState === 'paused', 'the pause');
      await stage.pass(1000);
      await stage.playing();
      await until(() => navigator.mediaSession.playbackState === 'playing', 'the second player');
      // The second player's message arrives later, because it is sent through a channel.
      await until(() => !audio(first).hasAttribute('src'), 'the end of the first sound');
      await first.updateComplete;
      expect(text(first, 'message')).to.equal('');
    });

    it("shows the station's picture for a missing cover", async () => {
      const art = stage.panel.url + '/logo.png';
      await stage.playing(html`<onair-player art=${art} base-url=${stage.panel.url}></onair-player>`);
      await until(() => shown()[0] === 'Glass', 'the title');
      expect(navigator.mediaSession.metadata!.artwork.map(({ src }) => src)).to.deep.equal([art]);
      await stage.panel.play({
        title: 'Stone',
        author: 'Bo Summer',
        length: 600_000,
        img_url: stage.panel.url + '/small.png',
      });
      // The page gets an event, or polls.
      await stage.pass(150_000);
      await until(() => shown()[0] === 'Stone', 'the next title');
      expect(navigator.mediaSession.metadata!.artwork[0]!.src).to.equal(stage.panel.url + '/small.png');
    });

    it('keeps the track when another player takes over', async () => {
      const first = await stage.playing();
      await stage.pass(1000);
      await stage.playing();
      await untilText(first, 'message', 'Playing in another player.');
      expect(shown()[0]).to.equal('Glass');
    });

    it('the player works without media sessions', async () => {
      Object.defineProperty(navigator, 'mediaSession', { value: undefined, configurable: true });
      stage.ends.push(() => delete (navigator as { mediaSession?: unknown }).mediaSession);
      const element = await stage.playing();
      element.stop();
      await untilText(element, 'state', '');
    });
  });
});
