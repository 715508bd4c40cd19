/** Tests the requests of the plugin's web server, and the HTML that it renders from a panel's responses. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { signIn } from '../kit/wordpress-pages.js';
import { ARTIST, installPlugin, openStage, type Stage, TITLE } from '../kit/wordpress-stage.js';
import { whyNoWordPress } from '../kit/wordpress.js';

const WRITTEN = '[onair now-playing vote]\n\n[onair history limit=7]';
const WITHOUT_TEXT = /<onair-now-playing vote><\/onair-now-playing>/;

describe('a web server with the plugin', { skip: whyNoWordPress() }, () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage();
    await installPlugin(stage.wordpress);
  });
  after(() => stage?.close());

  it('renders title and artist for visitors without scripts', async () => {
    const at = await stage.write(WRITTEN, 'ana');
    await stage.set({ 'base-url': stage.panel.url });
    stage.wordpress.requestedUrls();
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (let reads = 0; reads < 3; reads += 1) await page.goto(at);
    assert.equal(await page.locator('onair-now-playing').innerText(), `${ARTIST} – ${TITLE}`);
    assert.ok((await page.locator('onair-history').innerText()).split('\n').length === 7);
    assert.deepEqual(stage.wordpress.requestedUrls(), [
      `${stage.panel.url}/api/v2/history/?server=1&limit=20`,
    ]);
    await context.close();
  });

  it('escapes text from a panel and attribute values', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'';
    await stage.panel.play({ title: evil, author: ARTIST, length: 6_000_000 });
    await stage.set({ 'base-url': stage.panel.url });
    const at = await stage.write(
      '[onair now-playing layout="x" server="1 onclick=alert(1)" onclick="alert(1)" style="x" base-url="https://other.example"]',
      'ana',
    );
    const html = await load(at);
    const [tag = ''] = /<onair-now-playing[^]*<\/onair-now-playing>/.exec(html) ?? [];
    assert.match(
      tag,
      /^<onair-now-playing><span class="onair-text" translate="no">[^<]*<\/span><\/onair-now-playing>$/,
    );
    assert.ok(!html.includes(evil));
  });

  it("renders each station's own track", async () => {
    await stage.panel.play({ title: TITLE, author: ARTIST, length: 6_000_000 });
    await stage.panel.play({ server: 2, title: 'Nebelhorn', author: 'Ilse', length: 6_000_000 });
    await stage.set({ 'base-url': stage.panel.url });
    const both = '[onair now-playing] [onair now-playing server=1]';
    const blocks = ['', ' {"server":1}'].map((given) => `<!-- wp:onair/now-playing${given} /-->`).join('');
    for (const inside of [
      `[onair-station server=2]${both}[/onair-station][onair now-playing]`,
      `<!-- wp:onair/station {"server":2} -->${blocks}<!-- /wp:onair/station --><!-- wp:onair/now-playing /-->`,
    ]) {
      const html = await load(await stage.write(inside, 'ana'));
      const texts = [...html.matchAll(/<span class="onair-text" translate="no">(.*?)<\/span>/g)].map(
        ([, text]) => text,
      );
      assert.deepEqual(texts, ['Ilse – Nebelhorn', `${ARTIST} – ${TITLE}`, `${ARTIST} – ${TITLE}`], inside);
    }
  });

  it('renders shortcodes inside a station block', async () => {
    await stage.panel.play({ title: TITLE, author: ARTIST, length: 6_000_000 });
    await stage.panel.play({ server: 2, title: 'Nebelhorn', author: 'Ilse', length: 6_000_000 });
    await stage.set({ 'base-url': stage.panel.url });
    const first = `${ARTIST} – ${TITLE}`;
    const second = 'Ilse – Nebelhorn';
    const station = (server: number, inside: string) =>
      `<!-- wp:onair/station {"server":${server}} -->\n${inside}\n<!-- /wp:onair/station -->`;
    const shortcode = '<!-- wp:shortcode -->\n[onair now-playing]\n<!-- /wp:shortcode -->';
    const paragraph = '<!-- wp:paragraph -->\n<p>[onair now-playing]</p>\n<!-- /wp:paragraph -->';
    const block = '<!-- wp:onair/now-playing /-->';
    const cases: [content: string, texts: string[]][] = [
      [`${station(2, shortcode + paragraph)}${shortcode}`, [second, second, first]],
      [station(2, `${station(1, block + shortcode)}${shortcode}`), [first, first, second]],
      [`${block}[onair-station server=2]${block}[/onair-station]${block}`, [first, second, first]],
      [station(2, shortcode.replace('now-playing', 'now-playing server=1')), [first]],
    ];
    for (const [content, expected] of cases)
      assert.deepEqual(textsOf(await load(await stage.write(content, 'ana'))), expected, content);
    const escaped = station(2, shortcode.replace('[onair now-playing]', '[[onair now-playing]]'));
    assert.match(
      await load(await stage.write(escaped, 'ana')),
      /(?:\[|&#0?91;)onair now-playing(?:\]|&#0?93;)/,
    );

    const [content] = cases[0]!;
    const home = await stage.write('No tag.', 'ana');
    const footer = join(stage.wordpress.folder, 'wp-content/themes/twentytwentythree/parts/footer.html');
    writeFileSync(footer, content);
    await stage.wordpress.php(`switch_theme('twentytwentythree');`);
    assert.deepEqual(textsOf(await load(home)), [second, second, first], 'template part');
    await stage.wordpress.php(`switch_theme('twentytwentyone');
      update_option('widget_block', [2 => ['content' => '${content.replaceAll('\n', ' ')}'], '_multiwidget' => 1]);
      update_option('sidebars_widgets', ['sidebar-1' => ['block-2'], 'array_version' => 3]);`);
    assert.deepEqual(textsOf(await load(home)), [second, second, first], 'widget');
    await stage.wordpress.php(
      `update_option('sidebars_widgets', ['sidebar-1' => [], 'array_version' => 3]);`,
    );
  });

  it('renders shows, podcasts and streams without scripts', async () => {
    await stage.set({ 'base-url': stage.panel.url, 'time-zone': 'Asia/Tokyo' });
    await stage.wordpress.php(`update_option('time_format', 'H:i');`);
    const at = await stage.write('[onair schedule]\n\n[onair podcasts limit=1]\n\n[onair player]', 'ana');
    stage.wordpress.requestedUrls();
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (let reads = 0; reads < 2; reads += 1) await page.goto(at);
    assert.equal(stage.wordpress.requestedUrls().length, 3);

    const now = Math.floor(Date.now() / 1000);
    const grid = await stage.panel.request(
      `/api/v2/grid/?server=1&start_ts=${now}&end_ts=${now + 86_400}&utc=1`,
    );
    const shows = grid
      .json<{ name: string; start_ts: number; end_ts: number }[]>()
      .filter(({ end_ts }) => end_ts > now)
      .sort((a, b) => a.start_ts - b.start_ts);
    const time = new Intl.DateTimeFormat('en', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Tokyo',
    });
    const lines = (await page.locator('onair-schedule').innerText()).split('\n');
    assert.equal(lines.length, 10);
    const expected = shows
      .slice(0, 3)
      .map(({ name, start_ts }) => `${time.format(start_ts * 1000).replace(',', '')} ${name}`);
    assert.deepEqual(lines.slice(0, 3), expected);

    const podcast = page.locator('onair-podcasts a');
    assert.deepEqual(await podcast.allInnerTexts(), ['Ninety Seconds at Sea']);
    assert.equal(await podcast.getAttribute('href'), `${stage.panel.url}/podcasts/1/`);
    const stream = page.locator('onair-player a').first();
    assert.match(await stream.innerText(), /^Listen \(WAV, 128 kbit\/s\)$/);
    assert.equal(await stream.getAttribute('href'), `${stage.panel.url}/listen/1/radio.wav`);
    await context.close();
  });

  it('explains an empty station only to authors', async () => {
    const message = /This station is empty\./;
    const ana = await signIn(stage.browser, stage.wordpress, 'ana');
    for (const content of [
      '<!-- wp:onair/station {"server":2} -->\n\n<!-- /wp:onair/station -->',
      '<!-- wp:onair/station -->\n<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->\n<!-- /wp:onair/station -->',
      '[onair-station server=2][/onair-station]',
    ]) {
      const at = await stage.write(content, 'ana');
      assert.match(await (await ana.request.get(at)).text(), message, content);
      assert.doesNotMatch(await load(at), message, content);
    }
    const full = await stage.write('[onair-station server=2][onair vote][/onair-station]', 'ana');
    assert.doesNotMatch(await (await ana.request.get(full)).text(), message);
    await ana.close();
  });

  it("doesn't follow redirects from a panel", async (test) => {
    const paths: (string | undefined)[] = [];
    const moved = createHttpServer(({ url }, response) => {
      paths.push(url);
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
    test.after(() => moved.close());
    await stage.set({ 'base-url': `http://127.0.0.1:${(moved.address() as AddressInfo).port}` });
    const html = await load(await stage.write(WRITTEN, 'ana'));
    assert.match(html, WITHOUT_TEXT);
    assert.deepEqual(paths, ['/api/v2/history/?server=1&limit=20']);
  });

  it('tests connections only for administrators with a nonce', async () => {
    const administrator = await signIn(stage.browser, stage.wordpress, 'chief');
    const ana = await signIn(stage.browser, stage.wordpress, 'ana');
    for (const context of [administrator, ana]) {
      const form = { action: 'onair_test', 'base-url': stage.panel.url };
      const response = await context.request.post(`${stage.wordpress.url}/wp-admin/admin-ajax.php`, { form });
      assert.equal(response.status(), 403);
      assert.equal(await response.text(), '-1');
    }
    // Authors are rejected even if they have a nonce.
    const output = await stage.wordpress.php(
      `$_REQUEST['_ajax_nonce'] = wp_create_nonce('onair_test'); $_POST['base-url'] = '${stage.panel.url}';
       do_action('wp_ajax_onair_test');`,
      'ana',
    );
    assert.deepEqual(JSON.parse(output), { success: false });
    const page = await ana.newPage();
    const opened = await page.goto(`${stage.wordpress.url}/wp-admin/options-general.php?page=onair-widgets`);
    assert.equal(opened?.status(), 403);
    await ana.close();
  });

  it("keeps WordPress's address check for unrelated requests", async () => {
    await stage.set({ 'base-url': stage.panel.url });
    await fetch(await stage.write(WRITTEN, 'ana'));
    const output = await stage.wordpress.php(
      `Onair\\Panel::items('history', 1); echo is_wp_error(wp_safe_remote_get('${stage.panel.url}/')) ? 'refused' : 'let through';`,
    );
    assert.equal(output, 'refused');
  });

  it('waits two seconds for a silent panel', async (test) => {
    const at = await stage.write(WRITTEN, 'ana');
    const silent = await openSilent();
    test.after(silent.close);
    await stage.set({ 'base-url': silent.url });
    const timeout = await stage.wordpress.php(
      `add_filter('pre_http_request', function ($response, $arguments) {
         echo $arguments['timeout'];
         return new WP_Error('none', 'none');
       }, 5, 2);
       Onair\\Panel::items('history', 1);`,
    );
    assert.equal(timeout, '2');
    await stage.set({ 'base-url': silent.url });
    for (let loads = 0; loads < 3; loads += 1) assert.match(await load(at), WITHOUT_TEXT);
    assert.equal(silent.connections(), 1);
    await silent.close();
    // Now nothing listens at that port.
    await stage.set({ 'base-url': silent.url });
    assert.match(await load(at), WITHOUT_TEXT);
    await stage.set({ 'base-url': stage.panel.url });
  });
});

/** Returns the texts for readers without scripts. */
const textsOf = (html: string): string[] =>
  [...html.matchAll(/<span class="onair-text" translate="no">(.*?)<\/span>/g)].map(([, text = '']) => text);

/** Returns the HTML of a page. */
async function load(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Accepts connections and sends nothing. */
async function openSilent() {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.length,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
