/**
 * Sound continues while a visitor follows links of a site, with normal navigation and with pages swapped by script. Chromium and
 * Firefox use their default autoplay policies. Firefox needs an audio device to play unmuted, so it is muted while it handles a press.
 */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { openBrowser, openSite, type Site } from '../../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';
import { PATIENCE_MS } from '../../kit/patience.js';
import { until } from '../../kit/until.js';
import { pathOf, whyMissing } from '../../kit/why-missing.js';

/** The actions that the tests use, for both browser drivers. */
interface Tab {
  goto(url: string): Promise<unknown>;
  /** Clicks the element that this expression returns, with the mouse. */
  press(expression: string): Promise<void>;
  evaluate<T>(code: string): Promise<T>;
  close(): Promise<unknown>;
}

const PLAYER = `document.querySelector('onair-player')`;
const PART = (name: string): string => `${PLAYER}?.shadowRoot?.querySelector('[part=${name}]')`;
const AUDIO = `${PLAYER}?.playback?.sound?.audio`;
const IS_OFFERED = `!!${PART('play')}?.textContent.includes('Keep listening')`;
const PAGES = 5;

describe('playback across pages', () => {
  let site: Site;
  let panel: OpenedPanel;
  before(async () => {
    site = await openSite();
    panel = await openLivePanel();
    await panel.play({ title: 'Paper Boats', author: 'Ada Winter', length: 3_600_000 });
    const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title>
      <script type="module" src="/onair.js" data-base-url="${panel.url}"></script>`;
    const player = '<onair-player id="player" position="bottom"></onair-player>';
    for (let number = 1; number <= PAGES; number++) {
      const next = (number % PAGES) + 1;
      site.pages[`/plain/${number}`] = `${head}<h1>${number}</h1><a href="/plain/${next}">Next</a>${player}`;
      site.pages[`/swapped/${number}`] =
        `${head}<script>${swapPages.toString()}; swapPages()</script><h1>${number}</h1><a href="/swapped/${next}">Next</a>${player}`;
      site.pages[`/kept/${number}`] =
        `${head}<script>${swapPages.toString()}; swapPages(true)</script><h1>${number}</h1><a href="/kept/${next}">Next</a>${player}`;
    }
  });
  after(async () => {
    await site.close();
    await panel.close();
  });

  const label = (tab: Tab): Promise<string> => tab.evaluate(`${PART('play')}?.ariaLabel ?? ''`);
  const time = (tab: Tab): Promise<number> => tab.evaluate(`${AUDIO}?.currentTime ?? 0`);
  const untilTrue = (tab: Tab, code: string, what: string): Promise<void> =>
    until(async () => await tab.evaluate<boolean>(`!!(${code})`).catch(() => false), what);
  const untilTimeAdvances = async (tab: Tab): Promise<void> => {
    await until(async () => (await time(tab).catch(() => 0)) > 0, 'sound');
    const at = await time(tab);
    await until(async () => (await time(tab)) > at, 'time');
  };
  const startPlaying = async (tab: Tab, kind: string): Promise<void> => {
    await tab.goto(`${site.url}/${kind}/1`);
    await untilTrue(tab, `${PART('play')} && !${PART('play')}.disabled && ${PART('stream')}`, 'a button');
    assert.equal(await label(tab), 'Play', 'a first visit is silent');
    await tab.press(PART('play'));
    await untilTimeAdvances(tab);
  };
  const follow = async (tab: Tab, number: number): Promise<void> => {
    await tab.press(`document.querySelector('a')`);
    await untilTrue(tab, `document.querySelector('h1')?.textContent === '${number}'`, `page ${number}`);
  };
  const next = (number: number): number => (number % PAGES) + 1;

  for (const [name, open] of [
    ['Chromium', openChromiumTab],
    ['Firefox', openFirefoxTab],
  ] as const) {
    const isFirefox = name === 'Firefox';
    /** Waits for sound, or accepts the offer to resume. Whether Firefox blocks the sound depends on its version. */
    const resume = async (tab: Tab): Promise<void> => {
      await untilTrue(
        tab,
        `${PLAYER}?.playback?.sound.state === 'playing' || ${IS_OFFERED}`,
        'sound, or an offer',
      );
      if (!(await tab.evaluate<boolean>(IS_OFFERED))) return;
      assert.ok(isFirefox, 'Chromium resumes without a press');
      await tab.press(PART('play'));
    };
    describe(`in ${name}`, { skip: isFirefox && whyMissing('firefox-esr') }, () => {
      let tab: Tab;
      beforeEach(async () => {
        tab = await open();
      });
      afterEach(() => tab.close());

      it('continues on each page of a site', async () => {
        await startPlaying(tab, 'plain');
        await tab.evaluate(`{
          const list = ${PART('stream')}.querySelector('select');
          list.value = '2';
          list.dispatchEvent(new Event('change'));
        }`);
        await untilTrue(tab, `${AUDIO}.src.includes('/listen/2/')`, 'the other stream');
        await untilTimeAdvances(tab);
        for (let number = 1; number <= PAGES; number++) {
          await follow(tab, next(number));
          await resume(tab);
          await untilTimeAdvances(tab);
          assert.equal(await label(tab), 'Stop');
          assert.ok((await tab.evaluate<string>(`${AUDIO}.src`)).includes('/listen/2/'), 'the same stream');
        }
        if (isFirefox) {
          // A press didn't cause this navigation.
          await tab.goto(`${site.url}/plain/1`);
          await untilTrue(tab, IS_OFFERED, 'an offer');
          await resume(tab);
          await untilTimeAdvances(tab);
        }
        await tab.press(PART('play'));
        await untilTrue(tab, `${PART('play')}.ariaLabel === 'Play'`, 'silence');
        await follow(tab, 2);
        await untilTrue(tab, `${PART('play')} && !${PART('play')}.disabled && ${PART('fold')}`, 'a button');
        assert.equal(await label(tab), 'Play', 'what was stopped stays silent');
      });

      for (const [kind, how] of [
        ['swapped', 'each page has its own player'],
        ['kept', 'the player moves between pages'],
      ] as const) {
        it(`continues across page swaps if ${how}`, async () => {
          await startPlaying(tab, kind);
          await tab.evaluate(`{
            window.sound = ${AUDIO};
            window.breaks = [];
            for (const type of ['pause', 'emptied', 'ended'])
              window.sound.addEventListener(type, () => window.breaks.push(type));
          }`);
          for (let number = 1; number <= PAGES; number++) {
            await follow(tab, next(number));
            await untilTrue(tab, `${AUDIO} === window.sound`, 'the same sound');
            await untilTimeAdvances(tab);
          }
          assert.deepEqual(await tab.evaluate('window.breaks'), []);
          assert.equal(await label(tab), 'Stop');
          await tab.press(PART('play'));
          await untilTrue(tab, 'window.sound.paused', 'silence');
        });
      }
    });
  }
});

/**
 * Runs in the page. Like Turbo and Barba, it fetches the page of a link and replaces the body. `keepsPlayer` moves the player to the
 * new body.
 */
function swapPages(keepsPlayer = false): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    void fetch(link.href)
      .then((response) => response.text())
      .then((text) => {
        const { body } = new DOMParser().parseFromString(text, 'text/html');
        const adopted = document.adoptNode(body);
        for (const script of adopted.querySelectorAll('script')) script.remove();
        if (keepsPlayer) {
          const kept = document.getElementById('player')!;
          adopted.querySelector('#player')!.replaceWith(kept);
        }
        document.documentElement.replaceChild(adopted, document.body);
        history.pushState(null, '', link.href);
      });
  });
}

async function openChromiumTab(): Promise<Tab> {
  const browser = await openBrowser(['--autoplay-policy=document-user-activation-required']);
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    press: async (expression) => {
      const handle = (await page.evaluateHandle<Element>(expression)).asElement();
      await handle.click();
    },
    evaluate: <T>(code: string) => page.evaluate<T>(code),
    close: () => browser.close(),
  };
}

interface Handle {
  asElement(): { click(): Promise<void> } | null;
}
interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<{
      setDefaultTimeout(milliseconds: number): void;
      goto(url: string): Promise<unknown>;
      evaluateOnNewDocument(code: string): Promise<unknown>;
      evaluateHandle(code: string): Promise<Handle>;
      evaluate(code: string): Promise<unknown>;
    }>;
    close(): Promise<void>;
  }>;
}

async function openFirefoxTab(): Promise<Tab> {
  // Use the version that the test runner depends on.
  const ofRunner = createRequire(createRequire(import.meta.url).resolve('@web/test-runner-puppeteer'));
  const puppeteer = ofRunner('puppeteer') as Puppeteer;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: pathOf('firefox-esr'),
    headless: true,
    timeout: PATIENCE_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // `muted` always reads false, since the autoplay policy doesn't apply to muted media.
  await page.evaluateOnNewDocument(`{
    const { play } = HTMLMediaElement.prototype;
    const { set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'muted');
    Object.defineProperty(HTMLMediaElement.prototype, 'muted', { get: () => false, set });
    HTMLMediaElement.prototype.play = function () {
      if (navigator.userActivation.isActive) set.call(this, true);
      return play.call(this);
    };
  }`);
  return {
    goto: (url) => page.goto(url),
    press: async (expression) => {
      await (await page.evaluateHandle(expression)).asElement()!.click();
    },
    evaluate: <T>(code: string) => page.evaluate(code) as Promise<T>,
    close: () => browser.close(),
  };
}
