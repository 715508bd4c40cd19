import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { watchErrors } from '../kit/browser.js';
import { listen } from '../kit/servers/listen.js';
import { linesOf, untilChecked } from '../kit/check-page.js';
import { builderPage } from './builder-page.js';

const MAP = 'title: current.song, artist: current.artist, start: current.started_at';

/**
 * When the test started, in seconds. The time when this file is loaded may be many minutes earlier, because a run loads all
 * its files first.
 */
let now: number;
const current = () => ({ song: 'Glass', artist: 'Ada Winter', started_at: now - 60 });
const plays = () => ['Dew', 'Pier', 'Kite'].map((k, n) => ({ k, t: now - (n + 1) * 3000 }));

/** A server with one response that all sites may read, one via JSONP, one that none may read, and a page. */
function startServer() {
  return listen(({ pathname, searchParams }) => {
    const body = JSON.stringify({ current: current(), 'other.names': { 'A & B': 'Ada Winter - "Glass"' } });
    const headers = { 'Content-Type': 'text/plain' };
    const open = { ...headers, 'Access-Control-Allow-Origin': '*' };
    if (pathname === '/odd')
      return {
        headers: open,
        body: JSON.stringify({ a: { b: 'Glass', c: 'Ada Winter' }, q: [{ m: 5 }], z: plays() }),
      };
    if (pathname === '/now.php' && searchParams.get('id') === '1') return { headers: open, body };
    if (pathname === '/combined')
      return { headers: open, body: JSON.stringify({ nowplaying: 'Glass - Ada Winter' }) };
    if (pathname === '/page')
      return { headers: { ...open, 'Content-Type': 'text/html' }, body: '<p>Radio</p>' };
    const callback = searchParams.get('jsonp');
    if (pathname === '/called' && callback)
      return { headers: { 'Content-Type': 'text/javascript' }, body: `${callback}(${body});` };
    if (pathname === '/called' || pathname === '/closed') return { headers, body };
    return { status: 404, headers: open };
  });
}

describe('the builder page with unknown JSON', () => {
  const t = builderPage();
  const { open, shows, addressSays, says, outputAt } = t;
  beforeEach(() => {
    now = Math.floor(Date.now() / 1000);
  });
  const useJson = async (page: Awaited<ReturnType<typeof open>>, address: string): Promise<void> => {
    await page.getByLabel('Kind of server').selectOption('json');
    await page.getByLabel('Another server (JSON)').fill(address);
    await page.getByRole('button', { name: 'Connect' }).click();
  };

  it('adds the map to each output', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    const errors = watchErrors(page);
    await useJson(page, `${server.url}/now.php?id=1`);
    await says(page, '#address-state', /Check below/);
    await shows(page, 'Glass');
    await addressSays(page, 'map', MAP);
    const report = page.locator('.fields');
    assert.match(
      (await report.textContent())!.replace(/\s+/g, ' '),
      /Title Glass Artist Ada Winter Start .* \(\d+ minutes? ago\)/,
    );
    const code = await outputAt(page, 'Any HTML page');
    assert.ok(
      code.includes(`data-base-url="${server.url}/now.php?id=1" data-source="json" data-map="${MAP}"`),
      code,
    );
    assert.ok((await outputAt(page, 'React')).includes(`map="${MAP}"`));
    assert.ok((await outputAt(page, 'WordPress with the Onair plugin')).includes(`map="${MAP}"`));
    assert.match(
      await outputAt(page, 'Editor that only accepts iframes'),
      /embed\.html\?tag=now-playing&amp;base-url=\S+now\.php%3Fid%3D1&amp;source=json&amp;map=title:/,
    );
    await page.reload();
    await shows(page, 'Glass');
    assert.deepEqual(errors, []);
    await page.close();
  });

  it('lets the owner choose another value', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    await useJson(page, `${server.url}/now.php?id=1`);
    await shows(page, 'Glass');
    await page.getByText('Choose other fields').click();
    const song = page.getByRole('combobox', { name: 'song: Glass' });
    await song.focus();
    await song.selectOption({ label: 'Album' });
    await says(page, '.warning', /Find the title of the current track/);
    await page
      .getByRole('combobox', { name: 'A & B: Ada Winter - "Glass"' })
      .selectOption({ label: 'Artist – title' });
    await addressSays(
      page,
      'map',
      "start: current.started_at, album: current.song, song: 'other.names'.A & B",
    );
    await page.locator('.fields').getByText('Ada Winter – Glass').waitFor();
    await shows(page, 'Ada Winter');
    await page.close();
  });

  it('lets the owner swap title and artist', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    await useJson(page, `${server.url}/combined`);
    await addressSays(page, 'map', 'song: nowplaying');
    const title = page.getByLabel('Title in “Glass - Ada Winter”');
    assert.equal(await title.locator('option:checked').textContent(), 'Ada Winter');
    await title.selectOption({ label: 'Glass' });
    await addressSays(page, 'map', 'song: nowplaying, order: title-artist');
    await page.locator('.fields').getByText('Ada Winter – Glass').waitFor();
    assert.equal(await title.locator('option:checked').textContent(), 'Glass');
    await page.close();
  });

  it('detects JSON if no kind is chosen', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    await shows(page, 'Paper Boats');
    await page.locator('#address').fill(`${server.url}/now.php?id=1`);
    await page.getByRole('button', { name: 'Connect' }).click();
    await shows(page, 'Glass');
    assert.deepEqual(
      [...requested].filter((url) => url.startsWith(server.url)),
      [`${server.url}/now.php?id=1`],
    );
    await addressSays(page, 'source', 'json');
    await addressSays(page, 'base-url', `${server.url}/now.php?id=1`);
    await page.close();
  });

  it('lets the owner choose undetected fields', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    await page.locator('#address').fill(`${server.url}/odd`);
    await page.getByRole('button', { name: 'Connect' }).click();
    await says(page, '.warning', /Find the title of the current track/);
    assert.equal((await page.locator('#address-state').textContent())!.trim(), 'Connected.');
    await says(page, 'onair-builder-preview', /First choose which value is the title/);
    const use = (value: string, field: string) =>
      page.getByRole('combobox', { name: value, exact: true }).selectOption({ label: field });
    await use('b: Glass', 'Title');
    await use('c: Ada Winter', 'Artist');
    await shows(page, 'Ada Winter');
    await use('q: This list', 'List of the last tracks');
    await says(page, '.fields', /Onair can’t find the titles in this list/);
    await use('z: This list', 'List of the last tracks');
    await use('k: Dew', 'Last tracks: Title');
    await says(page, '.fields', /Dew\s+2 more\s+Onair can’t find start times in these entries/);
    await page.getByRole('checkbox', { name: 'History' }).check();
    await use(`t: ${plays()[0]!.t}`, 'Last tracks: Start');
    await says(page, '.fields', /Dew, .*\(5\d minutes ago\)\s+2 more/);
    await addressSays(page, 'map', 'title: a.b, artist: a.c, history: z, history.title: k, history.start: t');
    await addressSays(page, 'limit', '3');
    await page.close();
  });

  it('shows no error before an address is entered', async () => {
    const page = await open();
    await shows(page, 'Paper Boats');
    await page.getByLabel('Kind of server').selectOption('json');
    await says(page, 'onair-builder-preview', /First enter the address that returned this response/);
    assert.equal((await page.locator('#address-state').textContent())!.trim(), '');
    assert.equal(await page.locator('#address').inputValue(), '');
    assert.equal(await page.locator('.paste').count(), 0);
    await page.getByLabel('Kind of server').selectOption({ label: 'Detect it' });
    await shows(page, 'Paper Boats');
    await page.close();
  });

  it('treats a time without a zone as UTC', async (test) => {
    const current = { song: 'Glass', artist: 'Ada Winter', started_at: '2026-01-02 03:04:05' };
    const list = ['Dew', 'Pier', 'Kite', 'Moss', 'Fern'].map((title) => ({ title }));
    const headers = { 'Content-Type': 'text/plain', 'Access-Control-Allow-Origin': '*' };
    const server = await listen(({ pathname }) =>
      pathname === '/now' ? { headers, body: JSON.stringify({ current, list }) } : { status: 404, headers },
    );
    test.after(() => server.close());
    const context = await t.browser.newContext({ locale: 'en-GB', timezoneId: 'America/New_York' });
    const page = await open('', context);
    await useJson(page, `${server.url}/now`);
    await says(page, '#time-zone-help', /In UTC, it is Jan 2, 2026, 3:04\sAM \(/);
    await page.getByText('Choose other fields').click();
    await page
      .getByRole('combobox', { name: 'list: This list' })
      .selectOption({ label: 'List of the last tracks' });
    const keys = page.locator('.response .key');
    assert.ok((await keys.allTextContents()).includes('4'));
    assert.ok(!(await keys.allTextContents()).includes('-1'));
    assert.equal(await page.locator('.warning', { hasText: 'in the list of the last tracks' }).count(), 0);
    await page.getByRole('combobox', { name: 'title: Fern' }).selectOption({ label: 'Title' });
    await says(page, '.warning', /The title is in the list of the last tracks/);
    await context.close();
  });

  it('detects the JSONP parameter if CORS is missing', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    await useJson(page, `${server.url}/called`);
    await says(page, '#address-state', /use JSONP/);
    await addressSays(page, 'map', `${MAP}, callback: jsonp`);
    await shows(page, 'Glass');
    await page.getByRole('link', { name: 'Check this server' }).click();
    assert.equal(
      await untilChecked(page),
      `Found JSON at ${server.url}/called. To show it, add source="json" to the tags.`,
    );
    const lines = await linesOf(page);
    assert.equal(lines['On air'], 'OK Ada Winter – Glass');
    assert.match(lines.CORS!, /^Note .*JSONP/);
    // Without the map, the check finds the parameter, too.
    await page.getByLabel('Address of your panel or server').fill(`${server.url}/called`);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => !searchParams.has('map'));
    assert.match(await untilChecked(page), /^Found JSON at/);
    assert.match((await linesOf(page)).Attributes!, /callback: jsonp/);
    await page.getByRole('link', { name: 'Get the code for your site' }).click();
    await addressSays(page, 'map', `${MAP}, callback: jsonp`);
    await page.close();
  });

  it('accepts a pasted response', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    await useJson(page, `${server.url}/closed`);
    await says(page, '#address-state', /doesn’t let pages on other sites read the response/);
    const field = page.getByRole('textbox', { name: 'The response' });
    await field.fill('<html>');
    await page.getByRole('button', { name: 'Use this response' }).click();
    assert.match(await field.evaluate((each: HTMLTextAreaElement) => each.validationMessage), /isn’t JSON/);
    await field.fill(JSON.stringify({ current: current() }));
    await page.getByRole('button', { name: 'Use this response' }).click();
    await says(page, '#address-state', /use the response that you pasted/);
    await addressSays(page, 'map', MAP);
    await shows(page, 'Glass');
    const relay = `--relay 'json:${server.url}/closed#title=current.song&artist=current.artist&start=current.started_at'`;
    assert.ok((await page.locator('.warning code').textContent())!.includes(relay));
    await page.close();
  });

  it('reports a URL without JSON', async (test) => {
    const server = await startServer();
    test.after(() => server.close());
    const page = await open();
    await useJson(page, `${server.url}/page`);
    await says(page, '#address-state', /isn’t JSON/);
    await useJson(page, `${server.url}/missing`);
    await says(page, '#address-state', /no response from this address/);
    await page.close();
  });
});
