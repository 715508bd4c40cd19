/** Tests the plugin in a real WordPress with hostile titles and hostile panels. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, before, describe, it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { until } from '../kit/until.js';
import { installPlugin, openStage, type Stage } from '../kit/wordpress-stage.js';
import { whyNoWordPress } from '../kit/wordpress.js';

/** Output of another plugin's shortcode, embed and placeholder, if one of them expands a title. */
const SECRET = 'MEMBER-LIST';
const OTHER_PLUGIN = `<?php
add_shortcode('members', fn ($attributes, $content = '') => '<b>${SECRET}</b>');
wp_embed_register_handler('members', '#https?://embed[.]example/\\S+#i', fn () => '<b>${SECRET}</b>');
foreach (['the_content', 'widget_block_content', 'render_block'] as $filter) {
    add_filter($filter, fn ($html) => str_replace('{{members}}', '<b>${SECRET}</b>', $html), 99);
}
add_filter('option_use_smilies', '__return_true');
// WordPress's default limit. The test site has no other.
if (isset($_GET['memory'])) ini_set('memory_limit', '40M');
`;
const TITLES = [
  'Song [members]',
  'Song [members role=all][video src=http://video.example/x.mp4]',
  '[members/] and [members role="all" /]',
  '[members]Song[/members]',
  '[[members]] [[[members]]]',
  '[members',
  'members]',
  '&#91;members&#93; &#091;members&#093; &lbrack;members&rbrack; &#x5b;members&#x5d;',
  '&amp;#91;members&amp;#93; &amp;amp;#091;members&amp;amp;#093;',
  '[embed]https://embed.example/1[/embed]',
  'https://embed.example/1',
  '{{members}} {members}',
  ':mrgreen: :frowny:',
  '<!-- wp:shortcode -->[members]<!-- /wp:shortcode -->',
  '<a title="[members]" href=\'[members]\'>Song</a>',
  '\u202E[members]\n[members]\u2028[members]',
];
/** A title as the page shows it: on one line, left to right, with the dashes that WordPress inserts. */
const shown = (title: string) =>
  title
    .replace(/[\u202E\n\u2028]+/g, ' ')
    .replaceAll('--', '–')
    .trim();

interface Play {
  ts: number;
  length: number;
  title?: string;
  author?: string;
  metadata?: string;
}
/** The first title is the current track. */
const playsOf = (titles: string[]): Play[] =>
  titles.map((title, index) => ({ ts: Date.now() - index * 60_000, length: 600_000, title }));

const BLOCKS =
  '<!-- wp:onair/now-playing /-->\n\n<!-- wp:onair/history {"limit":20,"include-current":true} /-->';
const INSIDE = `<!-- wp:onair/station {"delay":8} -->\n${BLOCKS}\n<!-- /wp:onair/station -->`;
const SHORTCODES =
  '[onair now-playing]\n\n[onair-station][onair history limit=20 include-current][/onair-station]';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `[onair now-playing server=${index + 1}]`).join(' ');

describe('the plugin in WordPress under attack', { skip: whyNoWordPress() }, () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage();
    await installPlugin(stage.wordpress);
    writeFileSync(join(stage.wordpress.folder, 'wp-content/mu-plugins/members.php'), OTHER_PLUGIN);
  });
  after(() => stage?.close());

  describe('shortcodes in titles', () => {
    let plays: Play[];
    let panel: Panel;
    before(async () => {
      panel = await openPanel((response) => response.end(JSON.stringify(plays)));
    });
    after(() => panel.close());
    afterEach(() =>
      stage.wordpress.php(`switch_theme('twentytwentyone');
        update_option('sidebars_widgets', ['sidebar-1' => [], 'array_version' => 3]);`),
    );

    /** Returns the texts of a page for these plays. */
    async function textsOf(address: string, newest: Play[]): Promise<string[]> {
      plays = newest;
      await stage.set({ 'base-url': panel.url });
      const context = await stage.browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.setContent(checked(await load(address)));
      const texts = await page.locator('.onair-text').evaluateAll((all) =>
        all.flatMap((each) =>
          // Each line ends with <br>. Any other element would be markup from a title.
          each.querySelectorAll(':not(br)').length === 0
            ? [...each.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent!] : []))
            : ['markup'],
        ),
      );
      await context.close();
      return texts;
    }

    const places: Record<string, () => Promise<string>> = {
      'blocks of a post': () => stage.write(BLOCKS, 'ana'),
      'blocks inside a station block': () => stage.write(INSIDE, 'ana'),
      shortcodes: () => stage.write(SHORTCODES, 'ana'),
      'shortcode blocks': () =>
        stage.write(`<!-- wp:shortcode -->\n${SHORTCODES}\n<!-- /wp:shortcode -->`, 'ana'),
      'a block widget': () => sidebar({ block: { 2: { content: BLOCKS } } }, 'block-2'),
      'a classic widget': () => sidebar({ onair_widgets: { 2: WIDGET } }, 'onair_widgets-2'),
      'a classic widget inside a block widget': () =>
        sidebar(
          {
            block: { 3: { content: '<!-- wp:legacy-widget {"id":"onair_widgets-2"} /-->' } },
            onair_widgets: { 2: WIDGET },
          },
          'block-3',
        ),
      'a template part': () => templatePart(BLOCKS),
      'a template part with shortcodes': () =>
        templatePart(`<!-- wp:paragraph --><p>${SHORTCODES}</p><!-- /wp:paragraph -->`),
    };
    const WIDGET = { tag: 'history', options: 'limit=20 include-current' };

    async function sidebar(widgets: Record<string, object>, id: string): Promise<string> {
      for (const [name, instances] of Object.entries(widgets)) {
        await stage.wordpress.php(
          `update_option('widget_${name}', json_decode('${JSON.stringify({ ...instances, _multiwidget: 1 })}', true));`,
        );
      }
      await stage.wordpress.php(`switch_theme('twentytwentyone');
        update_option('sidebars_widgets', ['sidebar-1' => ['${id}'], 'array_version' => 3]);`);
      return stage.write('No tag.', 'ana');
    }
    async function templatePart(content: string): Promise<string> {
      await stage.wordpress.php(`switch_theme('twentytwentythree');`);
      const theme = join(stage.wordpress.folder, 'wp-content/themes/twentytwentythree/parts/footer.html');
      writeFileSync(theme, content);
      return stage.write('No tag.', 'ana');
    }

    for (const [place, write] of Object.entries(places)) {
      it(`are not expanded in ${place}`, async () => {
        const address = await write();
        const all = await textsOf(address, playsOf(TITLES));
        const expected = TITLES.map(shown);
        assert.deepEqual(all.slice(-expected.length).map(shown), expected);
      });
    }

    it('are not expanded in the current track', async () => {
      const address = await stage.write('<!-- wp:onair/now-playing /-->', 'ana');
      for (const field of ['title', 'author', 'metadata']) {
        for (const title of TITLES.slice(0, 3)) {
          const play = { ts: Date.now(), length: 600_000, [field]: title };
          assert.deepEqual((await textsOf(address, [play])).map(shown), [shown(title)]);
        }
      }
    });

    it('are not expanded in feeds and excerpts', async () => {
      plays = playsOf(TITLES);
      for (const content of [BLOCKS, SHORTCODES]) {
        const address = await stage.write(content, 'ana');
        await stage.set({ 'base-url': panel.url });
        checked(await load(`${stage.wordpress.url}/?feed=rss2`));
        checked(await load(stage.wordpress.url));
        const posts = checked(await load(`${stage.wordpress.url}/?rest_route=/wp/v2/posts`));
        assert.match(posts, /onair-text/, address);
      }
    });

    it("are not expanded in an author's attributes", async () => {
      plays = playsOf(['Song']);
      await stage.set({ 'base-url': panel.url });
      const html = checked(
        await load(await stage.write(`<!-- wp:onair/now-playing {"lang":"[members]"} /-->`, 'ana')),
      );
      assert.match(html, /<onair-now-playing lang="&#091;members&#093;">/);
    });
  });

  describe('limits on server load', () => {
    const onePlay = (server: string) => JSON.stringify(playsOf([`Song of ${server}`]));
    const serverOf = (url: string) => new URL(url, 'http://panel').searchParams.get('server')!;

    it('allow three requests for 100 stations', async (test) => {
      const panel = await openPanel(
        (response, url) => void setTimeout(() => response.end(onePlay(serverOf(url))), 200),
        test,
      );
      await stage.set({ 'base-url': panel.url });
      const address = await stage.write(numbered(100), 'ana');
      const html = await load(address);
      assert.ok(panel.requests.length <= 3, `${panel.requests.length} requests`);
      assert.equal(html.match(/<onair-now-playing /g)?.length, 100);
      assert.equal(html.match(/Song of 1</g)?.length, 1);
      // The first page has filled the cache.
      const others = await load(address);
      assert.ok(panel.requests.length <= 6, `${panel.requests.length} requests`);
      assert.equal(new Set(panel.requests).size, panel.requests.length);
      assert.match(others, /Song of 1</);
    });

    it('allow no second request after a slow response', async (test) => {
      const panel = await openPanel(
        (response, url) => void setTimeout(() => response.end(onePlay(serverOf(url))), 1200),
        test,
      );
      await stage.set({ 'base-url': panel.url });
      await load(await stage.write(numbered(100), 'ana'));
      assert.equal(panel.requests.length, 1);
    });

    it('allow one request for a byte-by-byte response', async (test) => {
      const panel = await openPanel((response) => {
        const drip = setInterval(() => response.write(' '), 100);
        response.on('close', () => clearInterval(drip));
      }, test);
      await stage.set({ 'base-url': panel.url });
      const address = await stage.write(numbered(10), 'ana');
      for (let loads = 0; loads < 3; loads += 1) await load(address);
      assert.equal(panel.requests.length, 1);
    });

    it('make only one visitor wait', async (test) => {
      let title = 'The first';
      const held: ServerResponse[] = [];
      const panel = await openPanel((response) => {
        if (title === 'The first') response.end(JSON.stringify(playsOf([title])));
        else held.push(response);
      }, test);
      await stage.set({ 'base-url': panel.url });
      const address = await stage.write('[onair now-playing]', 'ana');
      await load(address);
      await stage.wordpress.php(
        `$kept = json_decode($wpdb->get_var("SELECT option_value FROM $wpdb->options WHERE option_name = '_transient_onair_plays'"), true);
         $kept['lists']['history 1']['at'] -= 30;
         $wpdb->update($wpdb->options, ['option_value' => json_encode($kept)], ['option_name' => '_transient_onair_plays']);`,
      );
      title = 'The second';
      const waits = load(address);
      await until(() => held.length === 1, 'the panel gets a request');
      // All three pages load while the only request is pending.
      const others = await Promise.all([load(address), load(address), load(address)]);
      for (const html of others) assert.match(html, /The first/);
      assert.equal(panel.requests.length, 2);
      for (const response of held) response.end(JSON.stringify(playsOf([title])));
      assert.match(await waits, /The (first|second)/);
    });

    it('allow requests for other stations after a failure', async (test) => {
      const panel = await openPanel((response, url) => {
        if (serverOf(url) === '1') response.end(onePlay('1'));
        else response.writeHead(404).end();
      }, test);
      await stage.set({ 'base-url': panel.url });
      const html = await load(await stage.write('[onair now-playing server=999] [onair now-playing]', 'ana'));
      assert.match(html, /Song of 1</);
    });

    it('restrict 200 stations to two database rows', async (test) => {
      const panel = await openPanel((response, url) => response.end(onePlay(serverOf(url))), test);
      await stage.set({ 'base-url': panel.url });
      await load(await stage.write('[onair now-playing]', 'ana'));
      const address = await stage.write(numbered(200), 'ana');
      for (let loads = 0; loads < 70; loads += 1) await load(address);
      assert.ok(panel.requests.length > 60, `${panel.requests.length} requests`);
      const rows = await stage.wordpress.php(
        `echo json_encode($wpdb->get_results("SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE '%transient%onair%'"));`,
      );
      const names = (JSON.parse(rows) as { option_name: string }[]).map(({ option_name }) => option_name);
      assert.deepEqual(names.sort(), ['_transient_onair_busy', '_transient_onair_plays']);
      assert.ok(rows.length < 10_000, `${rows.length} bytes`);
      assert.match(rows, /Song of 1\\/);
    });
  });

  describe('limits on memory', () => {
    const [play] = playsOf(['Song']);
    const list = (count: number) => `[${Array(count).fill('[0]').join()}]`;
    const spaces = gzipSync(Buffer.alloc(95e6, ' '));
    const HEAD = 'HTTP/1.1 200 OK\r\nConnection: close\r\n';
    const compressed = (body: Buffer) =>
      Buffer.concat([Buffer.from(`${HEAD}Content-Encoding: gzip\r\n\r\n`), body]);
    const responses: Record<string, string | Buffer> = {
      '250,000 lists in 1 MB': `${HEAD}\r\n${list(250_000)}`,
      '25,000 lists in 100 KB': `${HEAD}\r\n${list(24_990)}`,
      '95 MB compressed to 100 KB': compressed(spaces),
      '95 MB compressed twice': compressed(gzipSync(spaces)),
      '50,000 headers': `${HEAD}${Array.from({ length: 50_000 }, (_, index) => `${index.toString(36)}:\r\n`).join('')}\r\n[]`,
      '50,000 headers without carriage returns': `HTTP/1.1 200 OK\n${Array.from({ length: 50_000 }, (_, index) => `${index.toString(36)}:\n`).join('')}\r\n[]`,
      'text that is declared as compressed': `${HEAD}Content-Encoding: gzip\r\n\r\nnot compressed at all`,
      'deeply nested lists': `${HEAD}\r\n${'['.repeat(49_000)}${']'.repeat(49_000)}`,
    };
    for (const [what, bytes] of Object.entries(responses)) {
      it(`let the page render after ${what}`, async (test) => {
        const panel = await openTcp(bytes, test);
        await stage.set({ 'base-url': panel.url });
        const address = await stage.write('[onair now-playing]', 'ana');
        const response = await fetch(`${address}&memory=40M`);
        const html = await response.text();
        assert.equal(response.status, 200);
        assert.match(html, /<onair-now-playing><\/onair-now-playing>[^]*<\/html>/);
        assert.equal(panel.connections(), 1);
      });
    }

    it('reject a response of more than 100 KB', async (test) => {
      let size = 0;
      const panel = await openPanel((response) => response.end(JSON.stringify([play]).padEnd(size)), test);
      const address = await stage.write('[onair now-playing]', 'ana');
      for (const [bytes, words] of [
        [100_000, '<span class="onair-text" translate="no">Song</span>'],
        [100_001, ''],
        [10_000_000, ''],
      ] as const) {
        size = bytes;
        await stage.set({ 'base-url': panel.url });
        assert.ok(
          (await load(address)).includes(`<onair-now-playing>${words}</onair-now-playing>`),
          `${bytes} bytes`,
        );
      }
    });
  });
});

/** Returns the HTML after checking that no title in it was expanded. */
function checked(html: string): string {
  const found = /MEMBER-LIST|<video|<iframe|class="wp-smiley|<a [^>]*embed\.example/.exec(html);
  if (found) assert.fail(html.slice(Math.max(0, found.index - 200), found.index + 100));
  return html;
}

async function load(address: string): Promise<string> {
  return (await fetch(address)).text();
}

interface Panel {
  url: string;
  /** Requested URLs in order. */
  requests: string[];
  close(): Promise<void>;
}

async function openPanel(
  respond: (response: ServerResponse, url: string) => void,
  test?: TestContext,
): Promise<Panel> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.setHeader('Content-Type', 'application/json');
    respond(response, url);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  test?.after(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

/** Opens a server that sends these bytes to each client after its first bytes. */
async function openTcp(bytes: string | Buffer, test: TestContext) {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  test.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, connections: () => connections };
}
