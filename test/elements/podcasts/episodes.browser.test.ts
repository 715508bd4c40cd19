import { expect, fixture, html } from '@open-wc/testing';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import '../../../src/elements/podcasts/define.js';
import { episodeSound } from '../../../src/elements/podcasts/episode-sound.js';
import { playAlone } from '../../../src/elements/player/one-player.js';
import { isAccessible } from '../accessible.js';
import { part, text, texts, until, untilStatus } from '../shown.js';
import { setStations } from '../stations.js';

/** WebKitGTK plays WAV only where the machine has its codecs. */
const canPlay =
  new Audio().canPlayType('audio/wav') !== '' && !/WebKit(?!.*Chrome)/.test(navigator.userAgent);

describe('<onair-podcasts episodes>', () => {
  const { panel, saying, answering } = setStations();

  /** A station with one podcast whose feed has these items, and this answer in its place. */
  async function serve(items: string, answer: object = {}): Promise<string> {
    const host = await answering({
      '/feed': {
        headers: { 'Content-Type': 'application/rss+xml' },
        body: `<rss version="2.0"><channel>${items}</channel></rss>`,
        ...answer,
      },
    });
    return saying({ podcasts: [{ id: 1, title: 'Sea Talk', published: true, feed_url: host + '/feed' }] });
  }

  async function showing(url: string): Promise<OnairPodcasts> {
    const element = await fixture<OnairPodcasts>(
      html`<onair-podcasts base-url=${url} episodes></onair-podcasts>`,
    );
    await untilStatus(element, 'ready');
    return element;
  }

  const toggle = (element: Element): HTMLElement => part(element, 'toggle')!;
  const buttons = (element: Element): HTMLElement[] => [
    ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=play]'),
  ];
  const name = (button: Element | undefined): string => button!.getAttribute('aria-label')!;
  const said = (element: Element): string =>
    element.shadowRoot!.querySelector('[role=status]')?.textContent?.trim() ?? '';

  async function unfolded(url: string): Promise<OnairPodcasts> {
    const element = await showing(url);
    toggle(element).click();
    await until(() => texts(element, 'episode').length > 0, 'episodes');
    return element;
  }

  it('is accessible with its episodes, in both directions, and while one plays', async () => {
    const { url } = await panel();
    const place = await fixture(
      html`<div dir="rtl"><onair-podcasts base-url=${url} episodes></onair-podcasts></div>`,
    );
    const element = place.firstElementChild!;
    await untilStatus(element, 'ready');
    toggle(element).click();
    await until(() => texts(element, 'episode').length > 0, 'episodes');
    await isAccessible(element);
    buttons(element)[0]!.click();
    await until(() => !!part(element, 'seek'), 'a slider');
    await isAccessible(element);
  });

  it('shows no way to unfold them without the attribute', async () => {
    const { url } = await panel();
    const element = await fixture(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    await untilStatus(element, 'ready');
    expect(toggle(element)).to.equal(null);
  });

  it('reads the panel’s own feed when somebody unfolds it, and not before', async () => {
    const { url, state } = await panel();
    const element = await showing(url);
    expect(toggle(element).getAttribute('aria-expanded')).to.equal('false');
    expect(name(toggle(element))).to.equal('Episodes – Ninety Seconds at Sea');
    const feeds = async (): Promise<string[]> =>
      (await state()).requests.recent.map(({ path }) => path).filter((path) => path.endsWith('feed.xml'));
    expect(await feeds()).to.deep.equal([]);
    toggle(element).click();
    await until(() => texts(element, 'episode').length === 8, 'eight episodes');
    expect(toggle(element).getAttribute('aria-expanded')).to.equal('true');
    expect(text(element, 'episode-title')).to.equal('A very small lighthouse');
    expect(text(element, 'date')!.replace(/\s+/g, ' ')).to.match(/^\d{1,2} \p{L}+ \d{4} · 1:35$/u);
    expect(text(element, 'about')).to.match(/^Four metres tall/);
    expect(name(buttons(element)[0])).to.equal('Play – A very small lighthouse');
    toggle(element).click();
    await until(() => !part(element, 'episodes'), 'folded');
    toggle(element).click();
    await until(() => texts(element, 'episode').length === 8, 'eight episodes again');
    expect(await feeds()).to.deep.equal(['/podcasts/1/feed.xml']);
  });

  it('keeps the links and says so where the feed can’t be read', async () => {
    for (const answer of [
      { headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.example' } },
      { body: '<!doctype html><script>window.hacked = 1</script>' },
      { status: 404 },
    ]) {
      const element = await showing(await serve('<item><title>One</title></item>', answer));
      toggle(element).click();
      await until(() => said(element) !== '', 'a sentence');
      expect(said(element)).to.equal('The episodes cannot be shown here. The links lead to them.');
      expect(part(element, 'feed')!.getAttribute('href')).to.match(/^http.*\/feed$/);
      expect(element.status).to.equal('ready');
      await isAccessible(element);
    }
    expect('hacked' in window).to.equal(false);
  });

  it('lists them even where the panel’s API is reached by JSONP only', async () => {
    const { url } = await panel({ cors: false });
    const element = await unfolded(url);
    expect(texts(element, 'episode').length).to.equal(8);
    expect(part(element, 'feed')!.getAttribute('href')).to.equal(url + '/podcasts/1/feed.xml');
  });

  it('says so where there are none', async () => {
    const element = await showing(await serve(''));
    toggle(element).click();
    await until(() => said(element) === 'No episodes yet', 'a sentence');
  });

  it('shows what can be read of an episode, as text', async () => {
    const hostile = '&lt;img src=x onerror="window.hacked=1"&gt;';
    const element = await unfolded(
      await serve(
        `<item><title>${hostile}One</title><description>${hostile}About</description>
           <pubDate>whenever</pubDate><enclosure url="javascript:alert(1)"/></item>
         <item><enclosure url="https://x.example/2.mp3"/></item>`,
      ),
    );
    expect(texts(element, 'episode-title')).to.deep.equal(['One', 'Sea Talk']);
    expect(text(element, 'about')).to.equal('About');
    expect(text(element, 'date')).to.equal('');
    expect(buttons(element).length).to.equal(1);
    expect(element.shadowRoot!.querySelector('[part=episodes] img')).to.equal(null);
    expect('hacked' in window).to.equal(false);
  });

  it('shows ten, and ten more with each press of "more"', async () => {
    const items = Array.from(
      { length: 25 },
      (_, at) => `<item><title>E${at}</title><enclosure url="/${at}.mp3"/></item>`,
    );
    const element = await unfolded(await serve(items.join('')));
    expect(texts(element, 'episode').length).to.equal(10);
    const more = (): HTMLElement | null => element.shadowRoot!.querySelector('[part=episodes] [part=more]');
    more()!.click();
    await until(() => texts(element, 'episode').length === 20, 'twenty');
    // The next tab stop is the first of those that came.
    await until(
      () => element.shadowRoot!.activeElement?.getAttribute('aria-label') === 'Play – E10',
      'focus',
    );
    more()!.click();
    await until(() => texts(element, 'episode').length === 25, 'all');
    expect(more()).to.equal(null);
  });

  it('says so where an episode does not play', async () => {
    const element = await unfolded(
      await serve('<item><title>One</title><enclosure url="/nothing.mp3"/></item>'),
    );
    buttons(element)[0]!.click();
    await until(() => text(element, 'date') === 'This episode does not play here.', 'a sentence');
    expect(name(buttons(element)[0])).to.equal('Play – One');
  });

  describe('plays', () => {
    before(function () {
      if (!canPlay) this.skip();
    });

    // Where there is no loudspeaker, Firefox plays what is muted, and nothing else.
    before(() => void (episodeSound().audio.muted = true));
    after(() => void (episodeSound().audio.muted = false));

    async function playing(at = 0): Promise<OnairPodcasts> {
      const { url } = await panel();
      const element = await unfolded(url);
      buttons(element)[at]!.click();
      await until(() => episodeSound().isOn && episodeSound().audio.currentTime > 0.3, 'sound');
      return element;
    }

    it('an episode in the page, pauses and resumes it', async () => {
      const element = await playing();
      expect(name(buttons(element)[0])).to.equal('Pause – A very small lighthouse');
      await until(() => text(element, 'time') === '0:01 / 1:35', 'a second');
      buttons(element)[0]!.click();
      await until(() => name(buttons(element)[0]) === 'Play – A very small lighthouse', 'paused');
      expect(episodeSound().audio.paused).to.equal(true);
      const at = episodeSound().audio.currentTime;
      buttons(element)[0]!.click();
      await until(() => episodeSound().audio.currentTime > at, 'further');
    });

    it('from the position of the slider', async () => {
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
      await until(() => /^1:0\d$/.test(seek.getAttribute('aria-valuetext')!), 'said');
    });

    it('one episode at a time', async () => {
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

    it('an episode until another player of the site starts, and the other way round', async () => {
      const element = await playing();
      const stop = playAlone(() => undefined);
      await until(() => episodeSound().audio.paused, 'silence');
      stop();
      await until(() => name(buttons(element)[0]).startsWith('Play'), 'the button says so');
      let yielded = false;
      const stopOther = playAlone(() => (yielded = true));
      // Of two that begin in the same millisecond, chance decides.
      const begun = Date.now();
      await until(() => Date.now() > begun + 1, 'time passes');
      buttons(element)[0]!.click();
      await until(() => yielded, 'the other yields');
      stopOther();
    });

    it('an episode, and names it on the lock screen', async () => {
      await playing();
      const { metadata } = navigator.mediaSession;
      expect([metadata!.title, metadata!.artist]).to.deep.equal([
        'A very small lighthouse',
        'Ninety Seconds at Sea',
      ]);
      expect(metadata!.artwork[0]!.src).to.match(/\/covers\/.*\.svg$/);
    });

    it('nothing more when the episodes are folded or the element is removed', async () => {
      const element = await playing();
      toggle(element).click();
      await until(() => episodeSound().audio.paused, 'silence');
      expect(navigator.mediaSession.metadata).to.equal(null);
      const other = await playing();
      other.remove();
      await until(() => episodeSound().audio.paused, 'silence again');
    });

    it('nothing of an element that is removed, and frees what was loaded', async () => {
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
