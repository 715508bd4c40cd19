/** The most important messages for owners. `test/diagnostics/core/owner.nightly.test.ts` tests all broken setups. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { causes } from '../../src/words/en/owner.js';
import type { CauseWords } from '../../src/words/owner-words.js';
import * as arabic from '../../src/words/ar/owner.js';
import * as french from '../../src/words/fr/owner.js';
import { partText, untilStatus } from '../kit/browser.js';
import { closedPort, startBroken, type BrokenServer, type HttpFault } from '../kit/broken-servers.js';
import { until } from '../kit/until.js';
import { listen } from '../kit/servers/listen.js';
import { startIcecast } from '../kit/servers/icecast.js';
import { openLivePanel, type OpenedPanel } from '../kit/open-panel.js';
import { pattern } from '../kit/cause-texts.js';
import {
  CALM,
  card,
  explanationsOf,
  isWhole,
  noteOf,
  openOwnerStage,
  type OwnerStage,
} from '../kit/owner-page.js';

describe("the note for the page's owner", () => {
  let stage: OwnerStage;
  let panel: OpenedPanel;
  const servers: BrokenServer[] = [];
  before(async () => {
    stage = await openOwnerStage();
    panel = await openLivePanel();
  });
  after(() => Promise.all([stage, panel, ...servers].map((each) => each.close())));

  const start = async (fault: HttpFault): Promise<string> => {
    servers.push(await startBroken(fault));
    return `http://${servers.at(-1)!.host}`;
  };

  it('appears once per cause', async () => {
    const rows: [cause: keyof CauseWords, baseUrl: string, server?: number][] = [
      ['badAddress', 'ftp://user:hush@panel.example/?token=hush'],
      ['endsInApi', `${panel.url}/api/v2`],
      ['wrongServer', panel.url, 99],
      ['website', await start('website')],
      ['gateway', await start('gateway')],
      ['silentHttp', `http://user:hush@${await closedPort()}`],
    ];
    const { page, lines } = await stage.open(
      rows
        .map(([, baseUrl, server = 1], row) =>
          card(`id="row${row}" base-url="${baseUrl}" server="${server}"`),
        )
        .join('') + card(`base-url="${rows[3]![1]}"`).repeat(3),
    );
    await page.setViewportSize({ width: 320, height: 800 });
    await until(() => lines.length >= rows.length, 'all causes in the console');
    // The page has one note, in its first tag.
    const notes = await explanationsOf(page, '#row0');
    assert.deepEqual(notes.map((note) => `Onair: ${note}`).sort(), [...lines].sort());
    for (const [row, [cause]] of rows.entries()) {
      assert.equal(notes.filter((note) => pattern(causes[cause]).test(`Onair: ${note}`)).length, 1, cause);
      assert.match((await partText(page, `#row${row}`, 'message'))!, CALM);
    }
    assert.equal(lines.length, rows.length, lines.join('\n'));
    assert.equal(await page.locator('[role=note]').count(), 1);
    assert.equal(await page.locator('[role=note] details[open]').count(), 0);
    assert.ok(await isWhole(page), notes.join('\n'));
    const check = page.getByRole('link', { name: 'Check this server' });
    // Without a URL, there is no server to check.
    assert.equal(await check.count(), rows.length - 1);
    const hrefs = await check.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const requested = new URLSearchParams({ panel: panel.url, server: '99', lang: 'en' });
    assert.ok(hrefs.includes(`${stage.site.url}/check.html?${String(requested)}`), hrefs.join('\n'));
    assert.doesNotMatch(hrefs.join(), /hush|user/);
    assert.doesNotMatch(lines.join(), /hush|user/);
  });

  it('names the detected kind of server', async () => {
    const icecast = await startIcecast();
    servers.push({ host: '', close: () => icecast.close() });
    icecast.play({ title: 'Harbour' });
    const { page, lines } = await stage.open(card(`base-url="${icecast.url}/live.mp3"`));
    const note = (await noteOf(page, 'onair-now-playing'))!;
    assert.match(`Onair: ${note}`, pattern(causes.otherServer));
    assert.ok(note.includes(`Icecast at ${icecast.url}`), note);
    assert.ok(note.includes(`base-url="${icecast.url}" source="icecast"`), note);
    assert.deepEqual(lines, [`Onair: ${note}`]);
  });

  it('explains an unusable JSON response', async () => {
    const cors = { 'Access-Control-Allow-Origin': '*' };
    const bodies: Record<string, string> = {
      '/fixed.js': 'radioInfo({"now":{"title":"Glass"}});',
      '/closed.json': '{"now":{"title":"Glass"}}',
      '/page.php': '<!doctype html><title>Radio Meridian</title>',
      '/other.json': '{"current":{"name":"Glass"}}',
    };
    const server = await listen(({ pathname }) => ({
      headers: /page|other|missing/.test(pathname) ? cors : {},
      status: bodies[pathname] ? 200 : 404,
      body: bodies[pathname] ?? 'Not found',
    }));
    servers.push({ host: '', close: () => server.close() });
    const rows: [cause: keyof CauseWords, file: string, map: string][] = [
      ['noCallback', '/fixed.js', 'title: now.title, callback: callback'],
      ['otherClosed', '/closed.json', 'title: now.title'],
      ['noJson', '/page.php', 'title: now.title'],
      ['noPath', '/other.json', 'title: now.title'],
      ['noJson', '/missing.json', 'title: now.title'],
    ];
    const { lines } = await stage.open(
      rows
        .map(([, file, map]) => card(`source="json" base-url="${server.url}${file}" map="${map}"`))
        .join(''),
    );
    await until(() => lines.length >= rows.length, 'all causes in the console');
    for (const [cause, file] of rows) {
      const about = lines.filter((line) => line.includes(file));
      assert.equal(about.length, 1, lines.join('\n'));
      assert.match(about[0]!, pattern(causes[cause]));
      assert.doesNotMatch(about[0]!, /panel/);
    }
    const paths = server.requests.map((request) => request.replace(/[?].*/, ''));
    assert.deepEqual([...new Set(paths)].sort(), rows.map(([, file]) => file).sort());
  });

  it('uses the language of the page', async () => {
    const failing = card(`base-url="${await start('website')}"`);
    for (const [lang, shown, direction, sentence, link] of [
      ['fr-CA', 'fr', 'ltr', french.causes.website, french.checkLink],
      ['ar', 'ar', 'rtl', arabic.causes.website, arabic.checkLink],
      ['zh', 'en', 'ltr', causes.website, 'Check this server'],
    ] as const) {
      const { page, lines } = await stage.open(failing, { lang });
      const text = (await noteOf(page, 'onair-now-playing'))!;
      assert.match(`Onair: ${text}`, pattern(sentence));
      assert.deepEqual(lines, [`Onair: ${text}`]);
      const note = page.locator('onair-now-playing [role=note] > div');
      assert.deepEqual([await note.getAttribute('lang'), await note.getAttribute('dir')], [shown, direction]);
      assert.match(
        (await page.getByRole('link', { name: link }).getAttribute('href'))!,
        RegExp(`lang=${shown}$`),
      );
    }
    const context = await stage.newContext();
    await context.route('**/parts/owner-it.js*', (route) => route.fulfill({ status: 404 }));
    const { page } = await stage.open(failing, { lang: 'it', context });
    assert.match(`Onair: ${await noteOf(page, 'onair-now-playing')}`, pattern(causes.website));
    assert.equal(await page.locator('onair-now-playing [role=note] > div').getAttribute('lang'), 'en');
  });

  it('suggests a working CSP directive', async () => {
    const policy = `default-src 'none'; script-src ${stage.site.url}; connect-src 'self'`;
    const { page } = await stage.open(card(`base-url="${panel.url}"`), { policy });
    const note = (await noteOf(page, 'onair-now-playing'))!;
    assert.match(`Onair: ${note}`, pattern(causes.policyConnect));
    const [line = ''] = /connect-src 'self' .*/.exec(note) ?? [];
    const mended = await stage.open(card(`base-url="${panel.url}"`), {
      policy: policy.replace("connect-src 'self'", line),
    });
    await untilStatus(mended.page, 'onair-now-playing', 'ready');
    assert.deepEqual(mended.lines, []);
  });

  it('disappears when the station recovers', async () => {
    const { page, lines } = await stage.open(
      card(`base-url="${await start('website')}/<img src=x onerror=alert(1)>"`),
    );
    const note = (await noteOf(page, 'onair-now-playing'))!;
    assert.ok(note.includes('img'), note);
    assert.equal(await page.locator('onair-now-playing [role=note] img').count(), 0);
    await page.evaluate(
      (url) => document.querySelector('onair-now-playing')!.setAttribute('base-url', url),
      panel.url,
    );
    await untilStatus(page, 'onair-now-playing', 'ready');
    assert.equal(await page.locator('[role=note]').count(), 0);
    assert.equal(lines.length, 1);
  });
});
