/** All broken setups. The most frequent ones are in `test/entries/owner.built.test.ts`. */
import '../../kit/nightly.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { causes as german } from '../../../src/words/de/owner.js';
import { causes, terminalCauses } from '../../../src/words/en/owner.js';
import type { CauseName } from '../../../src/words/owner-words.js';
import { partText, untilStatus } from '../../kit/browser.js';
import {
  closedPort,
  makeCertificates,
  startBroken,
  startPassing,
  startSecure,
  type BrokenServer,
  type Certificates,
  type HttpFault,
} from '../../kit/broken-servers.js';
import { openLivePanel, type OpenedPanel } from '../../kit/open-panel.js';
import { pattern, wholeText } from '../../kit/cause-texts.js';
import {
  CALM,
  card,
  noteOf,
  openOwnerStage,
  tag,
  type OwnerStage,
  explanationsOf,
} from '../../kit/owner-page.js';
import { until } from '../../kit/until.js';

const english = { ...causes, ...terminalCauses };

/** A tag, and the cause that its owner reads. */
interface Row {
  cause: CauseName;
  baseUrl: string;
  attributes?: string;
  /** The sentence must contain this. */
  says?: string;
}

/** Pages spend most of the time waiting for timeouts. */
const IN_PARALLEL = { concurrency: 4 };
/** Each row creates frames, for which a browser may start a process. With all rows at once, a busy machine misses their timeouts. */
const ROWS_OF_A_PAGE = 11;

describe('the console message for page owners', IN_PARALLEL, () => {
  let stage: OwnerStage;
  let panel: OpenedPanel;
  let noCorsPanel: OpenedPanel;
  let certificates: Certificates;
  const servers: BrokenServer[] = [];
  const start = async (server: Promise<BrokenServer>): Promise<string> => {
    servers.push(await server);
    return servers.at(-1)!.host;
  };

  before(async () => {
    stage = await openOwnerStage();
    panel = await openLivePanel();
    noCorsPanel = await openLivePanel({ cors: false });
    certificates = makeCertificates();
  });
  after(() => Promise.all([stage, panel, noCorsPanel, ...servers].map((each) => each.close())));

  async function broken(cause: CauseName, fault: HttpFault, more: Partial<Row> = {}): Promise<Row> {
    return { cause, baseUrl: `http://${await start(startBroken(fault))}`, ...more };
  }

  it('is logged once per cause', async () => {
    const closed = await closedPort();
    const rows: Row[] = [
      { cause: 'badAddress', baseUrl: 'ftp://user:hush@panel.example/?token=hush' },
      { cause: 'endsInApi', baseUrl: `${panel.url}/api/v2`, says: `Set base-url to ${panel.url}.` },
      { cause: 'wrongPath', baseUrl: `${panel.url}/radio`, says: `at ${panel.url}.` },
      await broken('website', 'website'),
      await broken('website', 'websiteNotFound'),
      await broken('noPanel', 'noPanel'),
      await broken('otherProgram', 'otherProgram'),
      await broken('listMissing', 'listMissing'),
      await broken('legacyMissing', 'legacyMissing', { attributes: 'transport="legacy"' }),
      { cause: 'wrongServer', baseUrl: panel.url, attributes: 'server="99"', says: '1 Radio' },
      await broken('noSuchServer', 'noSuchServer'),
      await broken('login', 'login'),
      await broken('forbidden', 'forbidden'),
      await broken('throttled', 'throttled'),
      await broken('crashed', 'crashed', { says: 'status 500' }),
      await broken('gateway', 'gateway', { says: 'status 502' }),
      await broken('busy', 'busy'),
      await broken('refused', 'refused', { says: 'status 418' }),
      await broken('brokenJson', 'brokenJson'),
      // A browser treats the part that it could decompress as complete.
      await broken('brokenJson', 'brokenGzip'),
      await broken('cut', 'cut'),
      await broken('tooLarge', 'tooLarge', { attributes: 'transport="v2"' }),
      await broken('noCors', 'noCors'),
      // Without CORS, a website looks like a panel, so the sentence names both.
      await broken('noCors', 'websiteNoCors'),
      await broken('redirected', 'redirected'),
      await broken('swallowed', 'swallowed'),
      await broken('slow', 'slow'),
      { cause: 'noTls', baseUrl: `https://${await start(startBroken('website'))}` },
      { cause: 'silentHttp', baseUrl: `http://user:hush@${closed}` },
      // A browser can't distinguish a bad certificate from a closed port, so the sentence names both.
      { cause: 'silentHttps', baseUrl: `https://${closed}` },
      { cause: 'silentHttps', baseUrl: `https://${await start(startSecure('ended', certificates))}` },
      { cause: 'silentHttps', baseUrl: `https://${await start(startSecure('own', certificates))}` },
    ];
    const wrong: string[] = [];
    const lines: string[] = [];
    for (let from = 0; from < rows.length; from += ROWS_OF_A_PAGE) {
      const those = rows.slice(from, from + ROWS_OF_A_PAGE);
      const { page, lines: itsLines } = await stage.open(
        those
          .map(({ baseUrl, attributes = '' }, index) =>
            card(`id="row${index}" base-url="${baseUrl}" ${attributes}`),
          )
          .join('') +
          // Additional tags with the same two causes don't add lines.
          card(`base-url="${those[3]!.baseUrl}" ${those[3]!.attributes ?? ''}`).repeat(5) +
          `<onair-history base-url="${those[9]!.baseUrl}" ${those[9]!.attributes ?? ''}></onair-history>`.repeat(
            4,
          ),
      );
      await until(() => itsLines.length >= those.length, 'all causes in the console');
      const notes = await explanationsOf(page);
      for (const [index, { cause, says = '', baseUrl }] of those.entries()) {
        const id = `#row${index}`;
        const message = await partText(page, id, 'message');
        const isRight = notes.some(
          (note) =>
            pattern(english[cause]).test(`Onair: ${note}`) &&
            note.includes(says) &&
            itsLines.includes(`Onair: ${note}`),
        );
        if (!isRight) wrong.push(`${cause} ${says} at ${baseUrl}: ${notes.join('\n')}`);
        if (!CALM.test(message!)) wrong.push(`${cause}: visitors see ${message}`);
      }
      await page.close();
      lines.push(...itsLines);
    }
    assert.deepEqual(wrong, []);
    assert.equal(lines.length, rows.length, lines.join('\n'));
    assert.equal(new Set(lines).size, lines.length);
    assert.doesNotMatch(lines.join(), /hush|user/);
  });

  it('reports a problem that appears to be resolved', async () => {
    const baseUrl = `http://${await start(startPassing())}`;
    const { page, lines } = await stage.open(card(`base-url="${baseUrl}" transport="v2"`));
    await until(() => lines.length > 0, 'the line');
    assert.match(lines[0]!, pattern(english.passing));
    await untilStatus(page, 'onair-now-playing', 'empty');
    assert.equal(await page.locator('[role=note]').count(), 0);
  });

  it("isn't repeated if the tags retry", async () => {
    const { page, lines } = await stage.open(card(`base-url="http://${await start(startBroken('busy'))}"`));
    await until(() => lines.length > 0, 'the line');
    for (let times = 0; times < 2; times += 1) {
      const pending = page.waitForResponse(/history/);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await pending;
    }
    // A later failure gets its own cause.
    const other = `http://${await start(startBroken('website'))}`;
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      card(`base-url="${other}"`),
    );
    await until(() => lines.some((line) => pattern(english.website).test(line)), 'the line of another tag');
    assert.equal(lines.length, 2, lines.join('\n'));
  });

  it("reports that the page doesn't specify a panel", async () => {
    const { page } = await stage.open(card(''));
    assert.equal(await noteOf(page, 'onair-now-playing'), wholeText(english.noAddress));
  });

  it('names the CSP directive that blocks the request', async () => {
    const origin = stage.site.url;
    const here = `default-src 'none'; script-src ${origin}; report-uri /violations`;
    const hash = "'sha256-E3rLPZ5dz9LovWGfBS1/C8oh4MB2CO4/jOpWINlU0sQ='";
    const requested = [
      [
        panel.url,
        'transport="legacy"',
        here,
        'policyJsonp',
        `directive to: script-src ${origin} ${panel.url} ${hash}`,
      ],
      [
        noCorsPanel.url,
        '',
        `${here}; connect-src *`,
        'policyNoCors',
        `change this directive to: script-src ${origin} ${noCorsPanel.url} ${hash}`,
      ],
    ] as const;
    await Promise.all(
      requested.map(async ([baseUrl, attributes, policy, cause, says]) => {
        const { page, lines } = await stage.open(card(`base-url="${baseUrl}" ${attributes}`), { policy });
        const note = (await noteOf(page, 'onair-now-playing'))!;
        assert.match(`Onair: ${note}`, pattern(english[cause]));
        assert.ok(note.includes(says), note);
        assert.deepEqual(lines, [`Onair: ${note}`]);
      }),
    );
  });

  it('reports an http panel on an https page', async () => {
    const context = await stage.newContext();
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
    await page.route('https://site.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.endsWith('.js')
        ? route.fulfill({ response: await route.fetch({ url: stage.site.url + pathname }) })
        : route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang=de>${tag('data-base-url="http://panel.example:8080"')}${card('')}`,
          });
    });
    await page.goto('https://site.example/');
    await until(() => lines.some((line) => line.startsWith('Onair: ')), 'the line');
    const line = lines.find((each) => each.startsWith('Onair: '))!;
    assert.match(line, pattern(german.insecure));
    assert.match(line, / https:\/\/panel\.example:8080 an\./);
    // On a public page, the cause is in the console only.
    await untilStatus(page, 'onair-now-playing', 'failed');
    assert.equal(await page.locator('[role=note]').count(), 0);
    await page.goto('https://site.example/?x=1&onair-check');
    assert.match(`Onair: ${(await noteOf(page, 'onair-now-playing'))!}`, pattern(german.insecure));
  });

  it('reports a local URL', async () => {
    const context = await stage.newContext();
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
    await page.route('http://site.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.endsWith('.js')
        ? route.fulfill({ response: await route.fetch({ url: stage.site.url + pathname }) })
        : route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang=en>${tag()}${card('base-url="http://localhost:9"')}${card('base-url="http://10.255.255.1:9"')}`,
          });
    });
    // Fail at once instead of waiting for a missing network.
    await page.route('http://10.255.255.1:9/**', (route) => route.abort('addressunreachable'));
    await page.goto('http://site.example/');
    await until(() => lines.filter((line) => line.startsWith('Onair: ')).length > 1, 'two lines');
    assert.ok(lines.some((line) => pattern(english.ownMachine).test(line)));
    assert.ok(lines.some((line) => pattern(english.localNetwork).test(line)));
  });

  it('reports that the panel requires https', async () => {
    const host = await start(startSecure('none', certificates));
    const { page } = await stage.open(card(`base-url="http://${host}"`), { certain: false });
    const note = (await noteOf(page, 'onair-now-playing'))!;
    assert.match(`Onair: ${note}`, pattern(english.needsHttps));
    assert.ok(note.includes(`https://${host}.`), note);
  });

  it('reports a missing Onair file', async () => {
    const context = await stage.newContext();
    await context.route('**/parts/legacy-*', (route) => route.abort());
    const { page } = await stage.open(card(`base-url="${noCorsPanel.url}"`), { context });
    assert.match(`Onair: ${(await noteOf(page, 'onair-now-playing'))!}`, pattern(english.part));
  });

  it('reports that a known panel is down', async () => {
    const context = await stage.newContext();
    const own = await openLivePanel();
    const body = card(`base-url="${own.url}"`);
    const first = await stage.open(body, { context });
    await untilStatus(first.page, 'onair-now-playing', 'ready');
    await first.page.close();
    await own.close();
    const second = await stage.open(body, { context });
    await until(() => second.lines.length > 0, 'the line');
    assert.match(second.lines[0]!, pattern(english.gone));
    assert.ok(await partText(second.page, 'onair-now-playing', 'title'));
    assert.equal(await second.page.locator('[role=note]').count(), 0);
    for (const requested of [{ query: '?onair-check=1' }, { head: tag('data-onair-check') }]) {
      const { page } = await stage.open(body, { context, ...requested });
      assert.match(`Onair: ${(await noteOf(page, 'onair-now-playing'))!}`, pattern(english.silentHttp));
    }
  });
});
