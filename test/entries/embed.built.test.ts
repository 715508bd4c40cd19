/** The built embed.html in frames of other origins and in sandboxed frames, as other sites embed it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Frame, Page } from 'playwright-core';
import type { HistoryRecord } from '../../src/contract/records.js';
import { openBrowser, openSite, watchErrors, type Site } from '../kit/browser.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { startAzuraCast } from '../kit/servers/azuracast.js';
import { OTHER_SERVERS, STATION_ATTRIBUTES } from '../kit/servers/kinds.js';
import { until } from '../kit/until.js';

const CDN = 'dist/onair-widgets/cdn';
const SANDBOX = 'sandbox="allow-scripts" width="360" height="50" frameborder="0"';
/** How WordPress handles a message of a frame with a known secret. */
const WORDPRESS = `addEventListener('message', ({ data, source }) => {
  for (const frame of document.querySelectorAll('iframe[data-secret="' + data?.secret + '"]'))
    if (frame.contentWindow === source && data.message === 'height')
      frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
    else if (frame.contentWindow === source && data.message === 'link') opened = data.value;
});
addEventListener('load', () => document.querySelectorAll('iframe[data-secret]').forEach((frame) =>
  frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*')));`;
/** How the parent script of Pym.js handles a message. */
const PYM = `addEventListener('message', ({ data }) => {
  const [, height] = /^pymxPYMxpym-1xPYMxheightxPYMx(\\S+)$/.exec(data) ?? [];
  if (height) document.querySelector('#pym').setAttribute('height', height + 'px');
});`;

describe('an embedded frame', { concurrency: 3 }, () => {
  let browser: Browser;
  let site: Site;
  let panel: OpenedPanel;
  let visits = 0;
  before(async () => {
    browser = await openBrowser();
    // Most sites don't allow other origins, and a sandboxed frame has none.
    site = await openSite(CDN, { cors: false });
    panel = await openLivePanel({ dist: 'dist/onair-panel' });
    const history = (await panel.request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
    const { all_music_id } = history.find((record) => record.all_music_id)!;
    await panel.play({ title: 'Tide Tables', author: 'The Harbour Lights', length: 600_000, all_music_id });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await panel.close();
  });

  /** Opens a page of the site with a body. */
  async function visit(body: string, run: (page: Page) => Promise<void>, scheme?: 'dark'): Promise<void> {
    const page = await browser.newPage({ ...(scheme && { colorScheme: scheme }) });
    const errors = watchErrors(page);
    const path = `/framing-${++visits}`;
    site.pages[path] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><body>${body}</body></html>`;
    try {
      await page.goto(site.url + path);
      await run(page);
      assert.deepEqual(errors, []);
    } finally {
      await page.close();
    }
  }

  /** Resolves with the page in the first frame once its first tag shows data. */
  async function insideOf(page: Page, selector = 'iframe'): Promise<Frame> {
    const frame = await (await page.waitForSelector(selector)).contentFrame();
    await frame!.waitForSelector('main [status=ready]');
    return frame!;
  }

  const contentHeight = (frame: Frame): Promise<number> =>
    frame.evaluate(() => document.querySelector('main')!.getBoundingClientRect().height);
  const heightOf = (page: Page, selector: string): Promise<number> =>
    page.locator(selector).evaluate((frame) => frame.clientHeight);

  async function untilAsHigh(page: Page, selector: string): Promise<number> {
    const frame = await insideOf(page, selector);
    await until(async () => {
      const difference = (await heightOf(page, selector)) - (await contentHeight(frame));
      return difference >= 0 && difference <= 2;
    }, `${selector} as high as its content`);
    return heightOf(page, selector);
  }

  it('is resized by embed.js', async () => {
    const frame = `<iframe data-onair-frame src="${panel.url}/embed/station/?limit=2" ${SANDBOX}></iframe>`;
    await visit(`${frame}<script src="embed.js" async></script>`, async (page) => {
      const height = await untilAsHigh(page, 'iframe');
      assert.ok(height > 300, String(height));
      const inside = await insideOf(page);
      assert.equal(await inside.evaluate('origin'), 'null');
      // The frame also shrinks.
      await inside.evaluate(() => document.querySelector('onair-history')!.remove());
      await until(async () => (await heightOf(page, 'iframe')) < height - 100, 'a lower frame');
      await untilAsHigh(page, 'iframe');
    });
  });

  it("is resized by WordPress's script", async () => {
    const source = `${panel.url}/embed/station/?limit=3#?secret=k3Y`;
    const frame = `<iframe data-secret="k3Y" security="restricted" src="${source}" ${SANDBOX}></iframe>`;
    await visit(frame, async (page) => {
      await insideOf(page);
      await page.evaluate(`${WORDPRESS}; dispatchEvent(new Event('load'))`);
      await untilAsHigh(page, 'iframe');
    });
  });

  it('is resized by Pym.js', async () => {
    const source = `${panel.url}/embed/history/?limit=2&initialWidth=360&childId=pym-1&parentUrl=x`;
    await visit(
      `<script>${PYM}</script><iframe id="pym" src="${source}" ${SANDBOX}></iframe>`,
      async (page) => {
        await untilAsHigh(page, '#pym');
      },
    );
  });

  it("centres a station's card and list", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const boxOf = async (path: string, selector: string) => {
      await page.goto(panel.url + path);
      await page.waitForSelector('main [status=ready]');
      return (await page.locator(selector).boundingBox())!;
    };
    for (const selector of ['onair-now-playing', 'onair-history']) {
      const { x, width } = await boxOf('/embed/station/', selector);
      assert.ok(Math.abs(width - 720) <= 1 && Math.abs(x - 280) <= 1, `${selector}: ${x}, ${width}`);
    }
    assert.ok((await boxOf('/embed/schedule/', 'onair-schedule')).width > 1200);
    await page.setViewportSize({ width: 390, height: 900 });
    assert.ok((await boxOf('/embed/station/', 'onair-now-playing')).width > 370);
    await page.close();
  });

  it('reports its height even far below the viewport', async () => {
    const frame = `<iframe data-onair-frame src="${panel.url}/embed/station/" ${SANDBOX}></iframe>`;
    await visit(
      `<div style="height: 20000px"></div>${frame}<script src="embed.js"></script>`,
      async (page) => {
        await untilAsHigh(page, 'iframe');
      },
    );
  });

  for (const [what, path] of [
    ['a station', () => 'stations/1/'],
    ['a play', (id: number) => `plays/${id}/`],
    ['a podcast', () => 'podcasts/1/'],
  ] as const)
    it(`shows ${what} in WordPress's filtered oEmbed HTML`, async () => {
      const history = (await panel.request('/api/v2/history/?server=1')).json<HistoryRecord[]>();
      const { id } = history.find(({ title }) => title === 'Tide Tables')!;
      const url = encodeURIComponent(`${panel.url}/${path(id)}`);
      const { html } = (await panel.request(`/oembed?url=${url}`)).json<{ html: string }>();
      const [, quote, frame] = /^(<blockquote>.*?<\/blockquote>).*(<iframe.*?><\/iframe>)$/.exec(html)!;
      const hidden = frame!
        .replace(/ style="[^"]*"/, '')
        .replace(/ src="([^"]*)"/, ' src="$1#?secret=k3Y" data-secret="k3Y"')
        .replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"');
      await visit(`<script>${WORDPRESS}</script>${quote}${hidden}`, async (page) => {
        const inside = (await (await page.waitForSelector('iframe')).contentFrame())!;
        if (what === 'a station') await insideOf(page);
        await until(async () => {
          const difference = (await heightOf(page, 'iframe')) - Math.max(200, await contentHeight(inside));
          return difference >= 0 && difference <= 2;
        }, 'the height');
        const name = what === 'a podcast' ? 'Ninety Seconds at Sea' : 'Tide Tables';
        await inside.locator('main', { hasText: name }).waitFor();
      });
    });

  it('centres its content without a scroll bar', async () => {
    const source = `${panel.url}/embed/now-playing/?layout=line`;
    await visit(
      `<iframe src="${source}" width="400" height="200" frameborder="0"></iframe>`,
      async (page) => {
        const inside = await insideOf(page);
        const [top, bottom, bar] = await inside.evaluate(() => {
          const box = document.querySelector('main')!.getBoundingClientRect();
          const { clientWidth, scrollHeight } = document.documentElement;
          return [box.top, innerHeight - box.bottom, innerWidth - clientWidth + scrollHeight - innerHeight];
        });
        assert.ok(top > 50 && Math.abs(top - bottom) <= 1, `${top} above, ${bottom} below`);
        assert.equal(bar, 0);
      },
    );
    await visit(
      `<iframe src="${panel.url}/embed/history/" width="400" height="200"></iframe>`,
      async (page) => {
        const inside = await insideOf(page);
        assert.equal(await inside.evaluate('innerWidth - document.documentElement.clientWidth'), 0);
      },
    );
  });

  it('supports votes and search in a sandbox', async () => {
    const source = `${panel.url}/embed/history/?vote&search&include-current&limit=2&lang=uk`;
    await visit(`<iframe src="${source}" ${SANDBOX}></iframe>`, async (page) => {
      const inside = await insideOf(page);
      await inside.locator('[part=question]', { hasText: /[а-яі]/i }).waitFor();
      await inside.locator('[part~=like]').first().click();
      await inside.locator('[part~=like][aria-pressed=true]').first().waitFor();
      await until(async () => {
        const { recent } = (await panel.state()).requests;
        return recent.some(({ path, status }) => path.endsWith('/like/') && status === 200);
      }, 'a vote');
      await inside.locator('input[type=date]').fill('2001-01-01');
      await inside.locator('input[type=time]').fill('12:00');
      await inside.locator('input[type=time]').press('Enter');
      await inside.locator('[part=answer]', { hasText: /[а-яі]/i }).waitFor();
    });
  });

  it('works if another site hosts embed.html', async () => {
    const query = new URLSearchParams({ tag: 'podcasts', 'base-url': panel.url, lang: 'de', ground: 'fde' });
    await visit(`<iframe src="embed.html?${query}" ${SANDBOX}></iframe>`, async (page) => {
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(new URL(request.url()).origin));
      await page.reload();
      const inside = await insideOf(page);
      assert.equal(
        await inside.evaluate('getComputedStyle(document.documentElement).backgroundColor'),
        'rgb(255, 221, 238)',
      );
      assert.deepEqual([...requested].sort(), [site.url, panel.url].sort());
    });
  });

  for (const [source, start] of Object.entries(OTHER_SERVERS))
    it(`shows a station on ${source} in a sandbox`, async (t) => {
      const server = await start();
      t.after(() => server.close());
      server.play({ title: 'Glass', artist: 'Ada Winter', length: 600 });
      const query = new URLSearchParams({
        source,
        'base-url': server.url,
        ...STATION_ATTRIBUTES[source]?.(server.url),
      });
      const frame = `<iframe data-onair-frame src="embed.html?tag=station&${query}" ${SANDBOX}></iframe>`;
      await visit(`${frame}<script src="embed.js" async></script>`, async (page) => {
        await untilAsHigh(page, 'iframe');
        await (await insideOf(page)).locator('onair-now-playing', { hasText: 'Glass' }).waitFor();
      });
    });

  it('detects the kind of server', async (t) => {
    const server = await startAzuraCast({ shortcode: 'my_station' });
    t.after(() => server.close());
    server.play({ title: 'Glass', artist: 'Ada Winter', length: 600 });
    const at = server.url.replace('http://', '');
    for (const query of [
      `source=auto&base-url=${server.url}`,
      `source=azuracast&station=my_station&base-url=${at}`,
    ])
      await visit(`<iframe src="embed.html?tag=now-playing&${query}" ${SANDBOX}></iframe>`, async (page) => {
        await (await insideOf(page)).locator('main', { hasText: 'Glass' }).waitFor();
      });
  });

  it('opens links outside of the frame', async () => {
    await visit(
      `<iframe src="${panel.url}/embed/podcasts/" width="400" height="600"></iframe>`,
      async (page) => {
        const inside = await insideOf(page);
        const opened = page.waitForEvent('popup');
        await inside.locator('[part=follow] summary').first().click();
        await inside.locator('a').first().click();
        await (await opened).waitForURL(/\/podcasts\/\d+\//);
        assert.match(inside.url(), /\/embed\/podcasts\/$/);
      },
    );
    const source = `${panel.url}/embed/podcasts/#?secret=abc`;
    const frame = `<iframe data-secret="abc" src="${source}" ${SANDBOX}></iframe>`;
    await visit(`<script>opened = ''; ${WORDPRESS}</script>${frame}`, async (page) => {
      const inside = await insideOf(page);
      await inside.locator('[part=follow] summary').first().click();
      await inside.locator('a').first().click();
      await until(async () => /\/podcasts\/\d+\//.test(await page.evaluate('opened')), 'a link');
    });
  });

  it('stays readable on each background', async () => {
    const frame = (id: string, address: string): string =>
      `<iframe id="${id}" src="${panel.url}/embed/${address}"></iframe>`;
    const frames = [
      frame('any', 'vote/'),
      frame('light', 'vote/?scheme=light'),
      frame('ground', 'vote/?ground=fff'),
      frame('surface', 'now-playing/?--onair-surface=ffffff'),
      frame('against', 'now-playing/?scheme=light&--onair-surface=222222'),
      frame('player', 'player/?--onair-surface=ffffff'),
      frame('clear', 'now-playing/?--onair-surface=transparent'),
      frame('text', 'now-playing/?--onair-surface=222222&text=ffe'),
    ].join('');
    await visit(
      frames,
      async (page) => {
        const look = async (selector: string) =>
          (await insideOf(page, selector)).evaluate(() => {
            const { color, backgroundColor } = getComputedStyle(document.querySelector('onair-vote')!);
            return [color, backgroundColor, getComputedStyle(document.documentElement).backgroundColor];
          });
        const none = 'rgba(0, 0, 0, 0)';
        const [black, white] = ['lab(0 0 0)', 'lab(100 0 0)'];
        assert.deepEqual(await look('#any'), [white, none, none]);
        assert.deepEqual(await look('#light'), [black, none, none]);
        const text = async (selector: string) =>
          (await insideOf(page, selector)).evaluate(() => {
            const [tag] = document.querySelectorAll('onair-vote, onair-now-playing, onair-player');
            return getComputedStyle(tag!.shadowRoot!.querySelector('[part=card], [part=player]') ?? tag!)
              .color;
          });
        assert.equal(await text('#ground'), black);
        assert.equal(await text('#surface'), black);
        assert.equal(await text('#against'), white);
        assert.equal(await text('#player'), black);
        assert.equal(await text('#clear'), white);
        assert.equal(await text('#text'), 'rgb(255, 255, 238)');
      },
      'dark',
    );
  });

  it('lists the available tags for an unknown tag', async () => {
    await visit(`<iframe src="embed.html?tag=%3Cimg%20src=x%3E" ${SANDBOX}></iframe>`, async (page) => {
      const inside = (await (await page.waitForSelector('iframe')).contentFrame())!;
      await inside.locator('main', { hasText: 'now-playing, history' }).waitFor();
      assert.equal(await inside.locator('main *').count(), 0);
    });
  });

  it('loads a single script in a sandbox', async () => {
    const query = new URLSearchParams({ tag: 'history', 'base-url': panel.url, lang: 'de' });
    const cases: [address: string, attributes: string, scripts: RegExp][] = [
      [`embed.html?${query}`, '', /^\/onair\.js$|^\/parts\/|^\/lang\/de\.js$/],
      [`${panel.url}/embed/history/?lang=de`, SANDBOX, /^\/onair\.js$|^\/parts\/|^\/lang\/de\.js$/],
      [`embed.html?${query}`, SANDBOX, /^\/embed-sandboxed\.js$/],
    ];
    for (const [address, attributes, expected] of cases)
      await visit(`<iframe src="${address}" ${attributes}></iframe>`, async (page) => {
        const inside = await insideOf(page);
        const loaded = await inside.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        const scripts = loaded.filter((path) => path.endsWith('.js'));
        assert.ok(scripts.length > 0, address);
        assert.deepEqual(
          scripts.filter((path) => !expected.test(path)),
          [],
          address,
        );
      });
  });

  it('reports a missing script', async (t) => {
    const alone = await openSite();
    t.after(() => alone.close());
    alone.pages['/alone/embed.html'] = readFileSync(`${CDN}/embed.html`, 'utf8');
    for (const [attributes, file] of [
      ['', 'onair.js'],
      [SANDBOX, 'embed-sandboxed.js'],
    ] as const) {
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      alone.pages['/'] =
        `<!doctype html><title>Site</title><iframe src="alone/embed.html?tag=vote&base-url=${panel.url}" ${attributes}></iframe>`;
      await page.goto(alone.url);
      await page.frameLocator('iframe').locator('main', { hasText: 'couldn’t be loaded' }).waitFor();
      await until(
        () =>
          messages.some((text) => text.startsWith(`Onair: ${alone.url}/alone/${file} couldn't be loaded.`)),
        'a console message',
      );
      await page.close();
    }
  });
});

describe('embed.js', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    browser = await openBrowser();
    site = await openSite();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('is at most 1 KB', () => {
    assert.ok(readFileSync(`${CDN}/embed.js`).length <= 1024);
  });

  it('only accepts heights from its own frames', async () => {
    const page = await browser.newPage();
    const errors = watchErrors(page);
    const blank = '<iframe data-onair-frame height="50" frameborder="0" srcdoc="a"></iframe>';
    site.pages['/embed'] =
      `<!doctype html><title>Site</title>${blank}${blank}<iframe id="other" height="50" srcdoc="b"></iframe><script src="embed.js"></script>`;
    await page.goto(`${site.url}/embed`);
    await page.evaluate(
      `isLast = false; addEventListener('message', ({ data }) => { if (data === 'last') isLast = true })`,
    );
    const heights = () =>
      page.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => frame.clientHeight));
    const say = async (index: number, script: string): Promise<void> => {
      // Messages of a frame arrive in order.
      const frame = page.frames()[index]!;
      await frame.evaluate(`parent.postMessage(${script}, '*'); parent.postMessage('last', '*')`);
      await page.waitForFunction('isLast');
      await page.evaluate('isLast = false');
    };
    const odd = [
      '"400"',
      '400',
      'null',
      'undefined',
      '{}',
      '{ height: 400 }',
      '[400]',
      '{ onairHeight: { value: 4 } }',
    ];
    for (const value of [
      'NaN',
      'Infinity',
      '-1',
      '0',
      '1e9',
      '"400"',
      '"400px;position:fixed"',
      '[400]',
      'null',
      '400n',
    ])
      odd.push(`{ onairHeight: ${value} }`);
    for (const script of odd) await say(1, script);
    await say(3, '{ onairHeight: 400 }');
    await page.evaluate(`postMessage({ onairHeight: 400 }, '*'); postMessage('last', '*')`);
    await page.waitForFunction('isLast');
    await page.evaluate('isLast = false');
    assert.deepEqual(await heights(), [50, 50, 50]);
    await say(2, '{ onairHeight: 400.2 }');
    assert.deepEqual(await heights(), [50, 401, 50]);
    assert.deepEqual(errors, []);
    await page.close();
  });
});
