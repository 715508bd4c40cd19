import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { FRAME_SCRIPT } from '../../../src/client/http/jsonp.js';
import { diagnose } from '../../../src/diagnostics/core/diagnose.js';
import type { FailureDetails } from '../../../src/diagnostics/core/failure.js';
import type { ProbeMode, ProbeResult } from '../../../src/diagnostics/core/probe.js';
import { FRAME_HASH } from '../../../src/diagnostics/core/policy.js';
import type { Mismatch } from '../../../src/servers/setup-problem.js';
import { ownerSentence, ownerText } from '../../../src/diagnostics/core/sentence.js';
import * as germanWords from '../../../src/words/de/owner.js';
import * as englishWords from '../../../src/words/en/owner.js';
import { CAUSES as PAGE_CAUSES, TERMINAL_CAUSES, type CauseName } from '../../../src/words/owner-words.js';
import { wholeText } from '../../kit/cause-texts.js';

const CAUSES = [...PAGE_CAUSES, ...TERMINAL_CAUSES];
const english = { ...englishWords.causes, ...englishWords.terminalCauses };
const german = { ...germanWords.causes, ...germanWords.terminalCauses };

const BASE = 'http://panel.example:8080';
const HISTORY = '/api/v2/history/?limit=2&offset=0&server=1';
const base: FailureDetails = {
  url: BASE + HISTORY,
  baseUrl: BASE,
  server: 1,
  kind: 'unreachable',
  reason: 'network',
  transport: 'auto',
  hasWorkedBefore: false,
  page: { protocol: 'http:', hostname: 'www.radio.example' },
};
const at = (baseUrl: string): Partial<FailureDetails> => ({ baseUrl, url: baseUrl + HISTORY });
const refused = (status: number, fields = {}): Partial<FailureDetails> => ({
  kind: 'refused',
  reason: undefined,
  status,
  fields,
});
const unreadable = (problem: string): Partial<FailureDetails> => ({
  kind: 'unreadable',
  reason: undefined,
  problem,
});
const mismatched = (mismatch: Mismatch): Partial<FailureDetails> => ({
  ...unreadable('the message for developers'),
  mismatch,
});
const response = (failure: Partial<FailureDetails>): Partial<FailureDetails> => ({
  ...failure,
  url: `${BASE}/api/now.php?id=1`,
  baseUrl: `${BASE}/api/now.php?id=1`,
  isResponse: true,
});
const json = (body: unknown, status = 200): ProbeResult => ({
  outcome: 'response',
  status,
  type: 'application/json',
  body,
});
const page: ProbeResult = { outcome: 'response', status: 200, type: 'text/html' };
const servers = json([
  { id: 1, name: 'Radio Meridian' },
  { id: 2, name: 'Radio Ferry' },
]);
const noResponse: ProbeResult = { outcome: 'failed' };
const timeout: ProbeResult = { outcome: 'timeout' };
const opaque: ProbeResult = { outcome: 'opaque' };
const code = (name: string): ProbeResult => ({ outcome: 'failed', code: name });

/** A failure, and the result of each probe by its mode or by a part of its URL. */
type Row = [cause: CauseName, failure: Partial<FailureDetails>, results?: Record<string, ProbeResult>];

const rows: Row[] = [
  ['noAddress', { reason: 'address', url: '', baseUrl: '' }],
  ['badAddress', { reason: 'address', url: 'ftp://x', baseUrl: '' }],
  ['badStation', { reason: 'station', url: BASE }],
  ['badMap', mismatched({ entry: 'tittle: a', fields: 'title, artist' })],
  ['noPath', mismatched({ path: 'a.b', known: 'a.c, a.d' })],
  ['noPath', response(mismatched({ path: 'a.b', known: 'a.c' }))],
  ['noJson', response(unreadable('not JSON')), { read: page }],
  ['noJson', response(unreadable('broken JSON')), { read: page }],
  ['noJson', response(refused(404)), { read: { ...page, status: 404 } }],
  ['noCallback', response(unreadable('not JSONP'))],
  ['noCors', response({}), { read: noResponse, opaque, manual: noResponse }],
  ['swallowed', response({ reason: 'timeout' }), { read: timeout }],
  ['needsHttps', response({}), { read: noResponse, 'https:': opaque, opaque: noResponse }],
  ['silentHttp', response({}), { read: noResponse, opaque: noResponse }],
  ['passing', response({}), { read: json({ now: 'Glass' }) }],
  ['insecure', { reason: 'insecure', url: BASE }],
  ['offline', { reason: 'offline' }],
  ['part', { reason: 'part', url: BASE }],
  [
    'policyConnect',
    {},
    { read: { outcome: 'blocked', directive: 'connect-src', policy: "connect-src 'self'" } },
  ],
  ['policyConnect', { reason: 'blocked' }, { read: { outcome: 'blocked', directive: 'connect-src' } }],
  [
    'policyJsonp',
    { reason: 'blocked', transport: 'legacy' },
    { script: { outcome: 'blocked', directive: 'script-src-elem' } },
  ],
  ['policyNoCors', { reason: 'blocked' }, { read: noResponse, opaque, manual: noResponse, script: opaque }],
  ['endsInApi', { ...refused(404), ...at(BASE + '/api/v2') }],
  ['endsInApi', at(BASE + '/api'), { read: noResponse, opaque, manual: noResponse }],
  ['wrongPath', { ...refused(404), ...at(BASE + '/radio') }, { '/radio/': page, read: servers }],
  [
    'wrongPath',
    at(BASE + '/radio'),
    { ':8080/api/v2/servers': servers, read: noResponse, opaque, manual: noResponse },
  ],
  ['noCors', at(BASE + '/radio'), { read: noResponse, opaque, manual: noResponse }],
  ['website', unreadable('not JSON'), { read: page }],
  ['website', refused(404), { read: { ...page, status: 404 } }],
  ['noPanel', refused(404), { read: { outcome: 'response', status: 404, type: 'text/plain' } }],
  ['otherProgram', unreadable('no list of records')],
  ['otherProgram', refused(404), { read: json({ hello: 'you' }) }],
  ['listMissing', refused(404), { read: servers }],
  ['legacyMissing', { ...unreadable('not JSONP'), transport: 'legacy' }, { read: servers }],
  ['legacyMissing', { transport: 'legacy', url: BASE + '/api/history/?server=1' }, { read: servers }],
  ['wrongServer', refused(400, { server: ['invalid_choice'] }), { read: servers }],
  ['wrongServer', { reason: 'server', server: NaN, serverText: 'Radio Meridian' }, { read: servers }],
  ['noSuchServer', refused(400, { server: ['invalid_choice'] }), { read: noResponse }],
  ['redirected', {}, { read: noResponse, opaque, manual: { outcome: 'redirect' } }],
  ['login', refused(401)],
  ['forbidden', refused(403)],
  ['throttled', refused(429)],
  ['crashed', refused(500)],
  ['gateway', refused(502)],
  ['gateway', refused(504)],
  ['busy', refused(503)],
  ['refused', refused(418)],
  ['refused', refused(400)],
  ['brokenJson', unreadable('broken JSON')],
  ['cut', {}, { read: { outcome: 'cut' } }],
  ['tooLarge', unreadable('more than 8 MB')],
  ['cached', unreadable('an old response')],
  ['noCors', { transport: 'v2' }, { read: noResponse, opaque, manual: noResponse }],
  ['noCors', unreadable('not JSONP'), { read: noResponse, opaque, manual: noResponse }],
  ['needsHttps', {}, { read: noResponse, 'https:': opaque, opaque: noResponse }],
  ['noTls', at('https://panel.example:8080'), { read: noResponse, 'http:': opaque, opaque: noResponse }],
  ['ownMachine', at('http://localhost:8080'), { read: noResponse }],
  ['localNetwork', at('http://192.168.1.20:8080'), { read: noResponse }],
  ['silentHttps', at('https://panel.example'), { read: noResponse, opaque: noResponse }],
  ['silentHttp', {}, { read: noResponse, opaque: noResponse }],
  ['swallowed', { reason: 'timeout' }, { read: timeout }],
  ['slow', { reason: 'timeout' }, { read: servers }],
  ['gone', { hasWorkedBefore: true }],
  ['passing', {}, { read: json([]) }],
  ['noSuchName', {}, { read: code('ENOTFOUND') }],
  ['portClosed', {}, { read: code('ECONNREFUSED') }],
  ['noRoute', {}, { read: code('EHOSTUNREACH') }],
  ['reset', {}, { read: code('ECONNRESET') }],
  ['certificateEnded', {}, { read: code('CERT_HAS_EXPIRED') }],
  ['certificateOwn', {}, { read: code('DEPTH_ZERO_SELF_SIGNED_CERT') }],
  ['certificateChain', {}, { read: code('UNABLE_TO_VERIFY_LEAF_SIGNATURE') }],
  ['certificateName', {}, { read: code('ERR_TLS_CERT_ALTNAME_INVALID') }],
  ['unknown', unreadable('a mistake of ours')],
];

async function diagnoseWith(failure: Partial<FailureDetails>, results: Record<string, ProbeResult> = {}) {
  const probed: string[] = [];
  const probe = (url: string, mode: ProbeMode): Promise<ProbeResult> => {
    probed.push(`${mode} ${url}`);
    const [, found] =
      Object.entries(results).find(([key]) =>
        key === mode ? true : url.includes(key) && url !== base.url,
      ) ?? [];
    return Promise.resolve(found ?? noResponse);
  };
  return { ...(await diagnose({ ...base, ...failure }, probe)), probed };
}

describe('diagnose', () => {
  for (const [cause, failure, results] of rows) {
    it(`returns ${cause} for ${JSON.stringify(failure)} with ${JSON.stringify(results ?? {})}`, async () => {
      const finding = await diagnoseWith(failure, results);
      assert.equal(finding.cause, cause);
      assert.equal(new Set(finding.probed).size, finding.probed.length, 'no probe is sent twice');
      for (const words of [english, german]) {
        assert.doesNotMatch(ownerSentence(finding, words), /[{}]|undefined|\s\s/);
      }
    });
  }

  it('is tested with every cause', () => {
    // These are tested in `other-server.test.ts` and `typed-address.test.ts`.
    const others: CauseName[] = [
      'otherServer',
      'otherMissing',
      'otherTrouble',
      'otherClosed',
      'wrongStation',
      'noSuchStation',
      'noStation',
      'mistypedAddress',
    ];
    const ofPanels = CAUSES.filter((cause) => !others.includes(cause));
    assert.deepEqual([...new Set(rows.map(([cause]) => cause))].sort(), [...ofPanels].sort());
  });

  it('requests only the response URL of a mapped station', async () => {
    for (const [, failure, results] of rows.filter(([, each]) => each.isResponse)) {
      for (const request of (await diagnoseWith(failure, results)).probed)
        assert.match(request, /^\w+ https?:\/\/panel\.example:8080\/api\/now\.php\?id=1$/);
    }
  });

  it("quotes the start of a response that isn't JSON", async () => {
    const text = '<!doctype html>\n<title>Radio Meridian</title>';
    const finding = await diagnoseWith(response(unreadable('not JSON')), { read: { ...page, text } });
    assert.match(ownerSentence(finding, english), /starts with “<!doctype html> <title>Radio Meridian/);
  });

  it('sends no probe if the failure is unambiguous', async () => {
    for (const failure of [
      refused(429),
      refused(503),
      refused(500),
      { hasWorkedBefore: true },
      { reason: 'insecure' },
    ]) {
      assert.deepEqual((await diagnoseWith(failure)).probed, []);
    }
  });

  it('names the missing and the existing paths', async () => {
    const missing = await diagnoseWith(mismatched({ path: 'a.b', known: 'a.c, a.d' }));
    assert.match(ownerSentence(missing, english), /names a\.b, .* Available: a\.c, a\.d\.$/);
    const invalid = await diagnoseWith(mismatched({ entry: 'tittle: a', fields: 'title, artist' }));
    assert.match(ownerSentence(invalid, english), /“tittle: a” in map.* Fields: title, artist\.$/);
  });

  it("lists the panel's first servers", async () => {
    const all = Array.from({ length: 40 }, (_, id) => ({ id, name: `Radio\u202e ${id}\n` + 'x'.repeat(99) }));
    const { values } = await diagnoseWith(refused(400, { server: ['?'] }), { read: json(all) });
    assert.match(values.servers!, /^0 Radio {2}0 x+, .*, …$/);
    assert.ok(values.servers!.length < 800);
    const one = await diagnoseWith(refused(400, { server: ['?'] }), { read: servers });
    assert.match(ownerSentence(one, english), /Available: 1 Radio Meridian, 2 Radio Ferry\./);
  });

  it('omits irrelevant parts of the URL', async () => {
    const url = `${BASE}/api/v2/history/?limit=20&offset=0&server=`;
    const sentence = async (server: number, words = english) =>
      ownerText(
        await diagnoseWith({ kind: 'unreadable', problem: 'no list of records', url: url + server }),
        words,
      ).details;
    for (const words of [english, german]) {
      assert.match(await sentence(1, words), /^\/api\/v2\/history\/ /);
      assert.match(await sentence(2, words), /^\/api\/v2\/history\/\?server=2 /);
      assert.ok((await sentence(1, words)).includes(BASE));
    }
    const silent = await diagnoseWith({ kind: 'unreadable', problem: 'broken JSON', url: url + 1 });
    assert.ok(ownerText(silent, english).details.startsWith(`${BASE}/api/v2/history/ returned invalid JSON`));
  });

  it('never includes credentials', async () => {
    const secret = 'https://user:hush@panel.example/api/v2/history/?limit=2&token=hush&api_key=hush#hush';
    for (const [, failure, results] of rows) {
      const finding = await diagnoseWith({ ...failure, url: secret }, results);
      for (const words of [english, german]) assert.doesNotMatch(ownerSentence(finding, words), /hush|user/);
    }
    for (const address of [
      'ftp://user:hush@x',
      'user:hush@panel.example',
      '//user:hush@x/',
      ' http:/user:hush@x',
    ]) {
      const finding = await diagnoseWith({ reason: 'address', url: address, baseUrl: '' });
      assert.doesNotMatch(ownerSentence(finding, english), /hush/, address);
    }
  });

  it('suggests a CSP directive with the existing sources', async () => {
    for (const [policy, directive, line] of [
      ["connect-src 'none'", 'connect-src', 'connect-src http://panel.example:8080'],
      ["connect-src 'self'; img-src *", 'connect-src', "connect-src 'self' http://panel.example:8080"],
      ["img-src *; default-src 'self'", 'connect-src', "connect-src 'self' http://panel.example:8080"],
      ['', 'connect-src', 'connect-src http://panel.example:8080'],
    ]) {
      const { values } = await diagnoseWith(
        {},
        { read: { outcome: 'blocked', directive: directive!, policy: policy! } },
      );
      assert.equal(values.line, line);
    }
    const script = {
      outcome: 'blocked',
      directive: 'script-src-elem',
      policy: "script-src 'nonce-R4nd0m' https:",
    } as const;
    const { values } = await diagnoseWith({ reason: 'blocked', transport: 'legacy' }, { script });
    assert.equal(values.line, `script-src 'nonce-…' https: http://panel.example:8080 ${FRAME_HASH}`);
  });

  it('uses the documented hash for the JSONP script', () => {
    const hash = createHash('sha256').update(FRAME_SCRIPT).digest('base64');
    assert.equal(FRAME_HASH, `'sha256-${hash}'`);
    assert.ok(readFileSync('docs/csp.md', 'utf8').includes(FRAME_HASH));
  });
});

describe("the message for the site's owner", () => {
  for (const [language, words] of Object.entries({ english, german })) {
    it(`differs for each cause in ${language}`, () => {
      const plain = Object.values(words).map((text) => wholeText(text).replace(/\{\w+\}/g, ''));
      assert.equal(new Set(plain).size, CAUSES.length);
    });
  }

  it('has the same placeholders in both languages', () => {
    const placeholders = (sentence = '') => [...new Set(sentence.match(/\{\w+\}/g))].sort();
    for (const cause of CAUSES) {
      for (const part of ['sentence', 'advice', 'details'] as const)
        assert.deepEqual(placeholders(german[cause][part]), placeholders(english[cause][part]), cause);
    }
  });

  it('starts with the problem, without a URL', () => {
    for (const words of [english, german]) {
      for (const [cause, { sentence, advice = '' }] of Object.entries(words)) {
        assert.doesNotMatch(sentence, /\{(url|address|host|line)\}/, cause);
        assert.ok(sentence.length < 100, cause);
        assert.doesNotMatch(advice, /\{url\}/, cause);
      }
    }
  });
});
