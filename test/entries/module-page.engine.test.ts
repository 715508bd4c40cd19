/// <reference types="mocha" />
/**
 * Loads the script's modules in Firefox and WebKitGTK; `parts.built.test.ts` tests them in Chromium, with more addresses and tags. The
 * page is in a frame of another site, so it reports its state by messages.
 */
import { expect } from '@open-wc/testing';
import { startPanel, startSite, type TestPanel } from '../kit/panel.js';
import { emptyPlace, until } from '../elements/shown.js';

const TAGS = ['now-playing', 'history', 'vote', 'player', 'schedule', 'podcasts'].map(
  (name) => `onair-${name}`,
);
const MARKUP = TAGS.map((tag) => `<${tag}></${tag}>`).join('');
const MISSING = 'A file didn’t load.';

interface Shown {
  tag: string;
  status: string | null;
  text: string;
}

const TELL = `<script>
  addEventListener('message', function (event) {
    if (event.data !== 'tell') return;
    event.source.postMessage([].map.call(document.querySelectorAll('${TAGS.join()}'), function (element) {
      return { tag: element.localName, status: element.getAttribute('status'), text: element.textContent };
    }), '*');
  });
</script>`;

describe('a page with the script tag', () => {
  if (navigator.userAgent.includes('Chrom')) {
    it('is tested in Chromium by parts.built.test.ts');
    return;
  }

  let panel: TestPanel;
  let scripts: { url: string; stop(): Promise<void> };
  before(async () => {
    panel = await startPanel({ dist: 'dist/onair-panel' });
    scripts = await startSite();
  });
  after(() => Promise.all([panel.stop(), scripts.stop()]));

  const script = (src: string) => `<script type="module" src="${src}" data-base-url="${panel.url}"></script>`;

  /** Rejects unless all tags become ready, except the named ones, which must fail with a message. */
  async function works(head: string, { failed = [] as string[] } = {}): Promise<void> {
    const site = await startSite({
      '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>${TELL}${head}<body>${MARKUP}`,
    });
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 700px; height: 500px';
    frame.src = site.url + '/';
    let shown: Shown[] = [];
    const hear = ({ source, data }: MessageEvent): void => {
      if (source === frame.contentWindow && Array.isArray(data)) shown = data as Shown[];
    };
    addEventListener('message', hear);
    try {
      emptyPlace().append(frame);
      const wanted = TAGS.map((tag) => `${tag} ${failed.includes(tag) ? 'failed' : 'ready'}`).join();
      const is = () => shown.map(({ tag, status }) => `${tag} ${status}`).join();
      await until(() => {
        frame.contentWindow?.postMessage('tell', '*');
        return is() === wanted;
      }, wanted);
      for (const { tag, text } of shown) {
        expect(text.includes(MISSING), `${tag}: ${text}`).to.equal(failed.includes(tag));
      }
    } finally {
      removeEventListener('message', hear);
      await site.stop();
    }
  }

  it('works with the script on another site', () => works(script(`${scripts.url}/onair.js`)));

  it('works with any <base> on the page', () =>
    works(`<base href="https://elsewhere.example/">${script(`${scripts.url}/onair.js`)}`));

  it('works with two versions of the script', () =>
    works(script(`${scripts.url}/onair.js`) + script(`${scripts.url}/other/onair.js`)));

  it('shows a message for a missing file', () =>
    works(script(`${scripts.url}/without/onair-player/onair.js`), { failed: ['onair-player'] }));
});
