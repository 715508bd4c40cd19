import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, it, type TestContext } from 'node:test';
import { TAG_NAMES } from '../../src/contract/tags.js';
import { SERVER_KIND_NAMES } from '../../src/servers/kinds.js';
import { renderTag, renderText, type TagOptions } from '../../src/ssr/index.js';
import type { WithProperties } from '../../src/ssr/options.js';
import { MORNING, openPanel } from '../kit/open-panel.js';
import { PATIENCE_MS } from '../kit/patience.js';

const HOSTILE = `</template><script>alert(1)</script> "quoted" 'twice' &amp;`;

/** A panel in this process at its own address, because requests of other tests are cached. */
function open(t: TestContext, name: string) {
  t.mock.timers.enable({ apis: ['Date'], now: MORNING });
  const panel = openPanel();
  const asked: string[] = [];
  const { mock } = t.mock.method(globalThis, 'fetch', (url: string): Promise<Response> => {
    asked.push(new URL(url).pathname);
    return Promise.resolve(panel.panel.app.request(url));
  });
  return { ...panel, asked, fetching: mock, baseUrl: `https://${name}.example` };
}

/** The renderer waits 2 s by default. With this limit, responses arrive in time even on a slow machine. */
const timeoutMs = PATIENCE_MS;

const withoutStyle = (markup: string): string => markup.replace(/<style>[^]*?<\/style>/g, '');

describe('renderTag', () => {
  it('renders the tag with the current track', async (t) => {
    const { play, baseUrl } = open(t, 'on-air');
    await play({ title: 'Glass', author: 'Ada Winter', length: 200_000 });
    t.mock.timers.tick(61_000);
    const markup = withoutStyle(await renderTag('now-playing', { baseUrl, timeoutMs, layout: 'card' }));
    assert.match(
      markup,
      /^<onair-now-playing\s+base-url="https:\/\/on-air\.example" server="1" layout="card" /,
    );
    assert.match(markup, / status="ready"><template shadowroot="open" shadowrootmode="open">/);
    assert.match(markup, /<p part="title" dir="auto" translate="no">\s*<!--lit-part-->Glass<!/);
    assert.match(markup, /1:01 \/ 3:20/);
    assert.match(markup, /<i style="transform:scaleX\(0\.305\);transform-origin:0">/);
    assert.match(
      markup,
      /<\/template><p>On air · <bdi translate="no">Ada Winter<\/bdi> – <bdi translate="no">Glass<\/bdi><\/p><\/onair-now-playing>$/,
    );
  });

  it("renders play times in the station's zone", async (t) => {
    const { play, baseUrl } = open(t, 'list');
    await play({ title: 'Glass', author: 'Ada Winter', length: 200_000 });
    const markup = withoutStyle(
      await renderTag('history', { baseUrl, timeoutMs, limit: 4, hideJingles: true }),
    );
    assert.match(markup, / limit="4" hide-jingles /);
    assert.equal(markup.match(/part="row"/g)!.length, 4);
    assert.doesNotMatch(markup, /class="row"/);
    // 09:00 UTC is 10:00 at this panel, regardless of the machine's zone.
    assert.match(markup, /<time datetime="2026-03-06T08:5\d:\d\d\.\d{3}Z">09:5\d<\/time>/);
    assert.match(markup, /--lit-part-->09:5\d<!/);
    const elsewhere = await renderTag('history', { baseUrl, timeoutMs, limit: 4, timeZone: 'Asia/Tokyo' });
    assert.match(elsewhere, / time-zone="Asia\/Tokyo" /);
    assert.match(elsewhere, /--lit-part-->17:5\d<!/);
  });

  it('leaves times to the browser if the zone is unknown', async (t) => {
    const { baseUrl } = open(t, 'nowhere');
    for (const timeZone of ['local', 'Mars/Olympus']) {
      const markup = await renderTag('history', { baseUrl, timeoutMs, limit: 2, timeZone });
      assert.match(markup, /<time part="time" datetime="[^"]+"\s*><!--lit-part--><!--\/lit-part--><\/time/);
      assert.match(markup, /<ol><li><bdi translate="no">/);
    }
  });

  it('escapes names', async (t) => {
    const { play, baseUrl } = open(t, 'hostile');
    await play({ title: HOSTILE, author: HOSTILE, length: 200_000 });
    for (const name of ['now-playing', 'history'] as const) {
      const markup = await renderTag(name, { baseUrl, timeoutMs, includeCurrent: true } as TagOptions<
        typeof name
      >);
      assert.doesNotMatch(markup, /<script|alert\(1\)<\/script/);
      assert.equal(markup.match(/<\/template>/g)!.length, markup.match(/<template /g)!.length);
    }
  });

  it('renders in the requested language', async (t) => {
    const { play, baseUrl } = open(t, 'languages');
    await play({ title: 'Glass', author: 'Ada Winter', length: 200_000 });
    assert.match(
      await renderTag('now-playing', { baseUrl, timeoutMs, lang: 'de-AT' }),
      /lang="de-AT"[^]*Auf Sendung/,
    );
    assert.match(
      await renderTag('now-playing', { baseUrl, timeoutMs, lang: 'ar' }),
      /<div\s+part="card"\s+class="ready"\s+role="group"\s+aria-label="[^"]+"\s+lang="ar"\s+dir="rtl"\s*>/,
    );
    assert.match(await renderText('now-playing', { baseUrl, timeoutMs, lang: 'fr' }), /^<p>À l’antenne · /);
    assert.match(await renderText('now-playing', { baseUrl, timeoutMs, lang: 'xx' }), /^<p>On air · /);
  });

  it('shares a request for three seconds', async (t) => {
    const { asked, baseUrl } = open(t, 'crowd');
    await Promise.all([
      renderTag('now-playing', { baseUrl, timeoutMs }),
      renderTag('history', { baseUrl, timeoutMs }),
      renderText('now-playing', { baseUrl: `${baseUrl}/`, timeoutMs }),
    ]);
    t.mock.timers.tick(2000);
    await renderText('now-playing', { baseUrl, timeoutMs });
    assert.deepEqual(asked.filter((path) => path.includes('history')).length, 1);
    t.mock.timers.tick(1500);
    await renderText('history', { baseUrl, timeoutMs });
    assert.deepEqual(asked.filter((path) => path.includes('history')).length, 2);
    // The zone is requested only once.
    assert.deepEqual(asked.filter((path) => path.includes('grid')).length, 1);
  });

  it('renders votes, players, schedules and podcasts as placeholders', async (t) => {
    const { asked, baseUrl } = open(t, 'outlines');
    for (const name of ['vote', 'player', 'schedule', 'podcasts'] as const) {
      const markup = await renderTag(name, { baseUrl, timeoutMs });
      assert.match(markup, new RegExp(`^<onair-${name}\\s[^]*<template [^]*</onair-${name}>$`));
      assert.doesNotMatch(markup, / answer=/);
    }
    assert.deepEqual(asked, []);
  });

  it("ignores options that aren't attributes", async (t) => {
    const { baseUrl } = open(t, 'strange');
    t.mock.method(console, 'warn', () => undefined);
    const options = {
      baseUrl,
      lang: '"><script>',
      'onclick="x': 'y',
      onclick: 'y',
      status: 'failed',
      style: 'x',
    };
    const markup = await renderTag('now-playing', options as TagOptions<'now-playing'>);
    assert.doesNotMatch(markup, /<script|onclick|status="failed"| style="x/);
    await assert.rejects(
      renderTag('constructor' as 'vote', { baseUrl, timeoutMs }),
      /There is no tag onair-constructor/,
    );
  });
});

describe('renderTag and renderText options', () => {
  type Render = (name: string, options?: unknown) => Promise<string>;
  const renderers = [renderTag as Render, renderText as Render];
  const baseUrl = 'https://unreachable.example';
  beforeEach((t) => {
    (t as TestContext).mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('no network')));
  });

  for (const render of renderers) {
    it(`${render.name} reports a missing option`, async () => {
      for (const options of [{}, undefined, null, { baseUrl: null }, { server: 1 }])
        await assert.rejects(render('history', options), {
          name: 'TypeError',
          message: `${render.name}("history"): the option baseUrl is missing. It is the address of the station's panel or server.`,
        });
      await assert.rejects(render('now-playing', { source: 'live365' }), {
        name: 'TypeError',
        message: `${render.name}("now-playing"): the option station is missing. It is the station's name on Live365.`,
      });
      for (const [source, advice] of [
        ['radio.co', 'Did you mean "radioco"?'],
        ['Live 365', 'Did you mean "live365"?'],
        ['winamp', `Available: auto, panel, ${SERVER_KIND_NAMES.join(', ')}.`],
      ] as const)
        await assert.rejects(render('now-playing', { source, station: 'meridian' }), {
          name: 'TypeError',
          message: `${render.name}("now-playing"): the source "${source}" is unknown. ${advice}`,
        });
    });

    it(`${render.name} rejects arguments of the wrong type`, async () => {
      for (const [name, options, message] of [
        [
          undefined,
          undefined,
          ': the first argument must be the name of a tag, such as "history", not undefined.',
        ],
        [
          { baseUrl },
          undefined,
          ': the first argument must be the name of a tag, such as "history", not an object (Object).',
        ],
        [
          'history',
          baseUrl,
          '("history"): the second argument must be an object, such as { baseUrl: "https://panel.example" }, not "https://unreachable.example".',
        ],
        [
          'history',
          [baseUrl],
          '("history"): the second argument must be an object, such as { baseUrl: "https://panel.example" }, not a list.',
        ],
        [
          'history',
          { baseUrl: new URL(baseUrl) },
          `("history"): the option baseUrl must be a string, not an object (URL). It is the address of the station's panel or server.`,
        ],
        [
          'history',
          { baseUrl: 8080 },
          `("history"): the option baseUrl must be a string, not 8080. It is the address of the station's panel or server.`,
        ],
        ['history', { baseUrl, signal: 5 }, '("history"): the option signal must be an AbortSignal, not 5.'],
      ] as const)
        await assert.rejects(render(name as string, options), {
          name: 'TypeError',
          message: render.name + message,
        });
    });

    it(`${render.name} logs invalid values`, async (t) => {
      const { mock } = t.mock.method(console, 'warn', () => undefined);
      for (const [options, message] of [
        [{ baseUrl: '' }, 'the option baseUrl must be an address such as "https://panel.example", not "".'],
        [
          { baseUrl: '/panel' },
          'the option baseUrl must be an address such as "https://panel.example", not "/panel".',
        ],
        [{ server: 'abc' }, 'the option server must be a number, not "abc".'],
        [{ limit: -1 }, 'the option limit must be a number, not -1.'],
        [{ timeoutMs: '1s' }, 'the option timeoutMs must be a number, not "1s".'],
        [{ hideJingles: () => true }, "the option hideJingles can't be a function."],
        [
          { timeZone: 'Europe/Berln' },
          'the time zone "Europe/Berln" is unknown. It is a name such as "Europe/Berlin".',
        ],
        [{ source: 'json' }, 'the option map is missing. It says where the fields are in the JSON.'],
      ] as const) {
        mock.resetCalls();
        await render('history', { baseUrl, ...options });
        assert.deepEqual(mock.calls[0]?.arguments, [`Onair: ${render.name}("history"): ${message}`]);
      }
      mock.resetCalls();
      await render('history', { baseUrl, server: '2', limit: '5', timeZone: 'station', covers: null });
      assert.equal(mock.callCount(), 0);
    });

    it(`${render.name} suggests the correct tag name`, async () => {
      const rejects = (name: string, message: string) =>
        assert.rejects(render(name, { baseUrl }), { name: 'TypeError', message });
      await rejects('histroy', 'There is no tag onair-histroy. Did you mean "history"?');
      await rejects('onair-history', 'There is no tag onair-onair-history. Did you mean "history"?');
      await rejects('nowPlaying', 'There is no tag onair-nowPlaying. Did you mean "now-playing"?');
      const available =
        render === renderers[0]
          ? TAG_NAMES.filter((name) => name !== 'station').join(', ')
          : 'now-playing, history';
      await rejects('station', `${render.name} doesn't support onair-station. Available: ${available}.`);
      await rejects('clock', `There is no tag onair-clock. Available: ${available}.`);
    });

    it(`${render.name} logs each unknown option once`, async (t) => {
      const { mock } = t.mock.method(console, 'warn', () => undefined);
      const options = { baseUrl, limt: 5, 'hide-jingles': true, timeoutMS: 100, zebra: 1 };
      for (let i = 0; i < 2; i++) await render('history', options);
      assert.deepEqual(
        mock.calls.map((call) => call.arguments),
        [
          [`Onair: ${render.name}("history"): unknown option "limt". Did you mean "limit"?`],
          [`Onair: ${render.name}("history"): unknown option "hide-jingles". Did you mean "hideJingles"?`],
          [`Onair: ${render.name}("history"): unknown option "timeoutMS". Did you mean "timeoutMs"?`],
          [`Onair: ${render.name}("history"): unknown option "zebra".`],
        ],
      );
    });
  }

  it('renderText rejects tags without text', async () => {
    await assert.rejects(
      (renderText as Render)('vote', { baseUrl }),
      /^TypeError: renderText doesn't support onair-vote\. Available: now-playing, history\.$/,
    );
  });

  it('include every attribute of every tag', async (t) => {
    const { mock } = t.mock.method(console, 'warn', () => undefined);
    for (const name of ['now-playing', 'history', 'vote', 'player', 'schedule', 'podcasts'] as const) {
      await renderTag(name, { baseUrl });
      const { elementProperties } = customElements.get(`onair-${name}`) as unknown as WithProperties;
      const declared = [...elementProperties].filter(
        ([property, { attribute }]) => attribute !== false && property !== 'status' && property !== 'answer',
      );
      await renderTag(name, {
        ...Object.fromEntries(declared.map(([property]) => [property, null])),
        baseUrl,
      });
    }
    assert.deepEqual(
      mock.calls.map((call) => call.arguments),
      [],
    );
  });
});

describe('the snippet in docs/install.md', () => {
  it('renders the expected HTML', async (t) => {
    const { play, baseUrl } = open(t, 'snippet');
    await play({ title: 'Glass', author: 'Ada Winter', length: 200_000 });
    const page = readFileSync('docs/install.md', 'utf8');
    const [, snippet = ''] = /^import .* from 'onair-widgets\/server';\n([^]*?)^```$/m.exec(page) ?? [];
    const program = `return (async () => { ${snippet.replace('https://panel.example:8080', baseUrl)}; return [card, list, words]; })()`;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function('renderTag', 'renderText', program) as (
      ...given: unknown[]
    ) => Promise<string[]>;
    const [card, list, words] = await run(renderTag, renderText);
    assert.match(card!, /^<onair-now-playing [^]* vote [^]*Glass/);
    assert.match(list!, / limit="5" [^]*part="row"/);
    assert.match(words!, /Glass/);
  });
});

describe('an unreachable panel', () => {
  it('delays rendering only once', async (t) => {
    const baseUrl = 'https://silent.example';
    let asked = 0;
    t.mock.method(globalThis, 'fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      // Tags of earlier tests may still be waiting for their stations.
      if (url.startsWith(baseUrl)) asked += 1;
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    const markup = await renderTag('now-playing', { baseUrl, timeoutMs: 100 });
    assert.match(markup, /class="loading"/);
    assert.doesNotMatch(markup, / answer=/);
    assert.equal(await renderText('history', { baseUrl, timeoutMs: 100 }), '');
    assert.equal(asked, 1);
  });

  it("isn't requested for ten seconds", async (t) => {
    const { play, asked, baseUrl, fetching } = open(t, 'failing');
    await play({ title: 'Glass', author: 'Ada Winter', length: 600_000 });
    const before = await renderText('now-playing', { baseUrl, timeoutMs });
    // A second mock over the first one would stay for the tests of other files.
    fetching.mockImplementation((url: string) => {
      asked.push(url);
      return Promise.reject(new TypeError('gone'));
    });
    asked.length = 0;
    t.mock.timers.tick(5000);
    for (let i = 0; i < 3; i++) assert.equal(await renderText('now-playing', { baseUrl, timeoutMs }), before);
    assert.equal(asked.length, 1);
    t.mock.timers.tick(11_000);
    await renderText('now-playing', { baseUrl, timeoutMs });
    assert.equal(asked.length, 2);
    t.mock.timers.tick(600_000);
    assert.equal(await renderText('now-playing', { baseUrl, timeoutMs }), '');
  });

  it("doesn't make rendering fail", async () => {
    for (const baseUrl of ['', 'javascript:alert(1)', 'http://127.0.0.1:1']) {
      assert.equal(await renderText('now-playing', { baseUrl }), '');
      assert.match(await renderTag('history', { baseUrl, limit: 2 }), /class="row"/);
    }
  });

  it("doesn't delay an aborted call", async (t) => {
    t.mock.method(globalThis, 'fetch', () => new Promise((_, reject) => setImmediate(reject)));
    const controller = new AbortController();
    const reason = new Error('the reader has gone');
    const options = { baseUrl: 'https://aborted.example', signal: controller.signal };
    const rendered = assert.rejects(renderTag('now-playing', options), reason);
    controller.abort(reason);
    await rendered;
    await assert.rejects(renderText('history', options), reason);
  });
});
