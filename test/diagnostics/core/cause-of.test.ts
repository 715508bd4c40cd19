import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { FRAME_SCRIPT } from '../../../src/client/http/jsonp.js';
import { diagnose } from '../../../src/diagnostics/core/diagnose.js';
import type { Failed, Look, Mode } from '../../../src/diagnostics/core/facts.js';
import { FRAME_HASH } from '../../../src/diagnostics/core/policy.js';
import { ownerSentence } from '../../../src/diagnostics/core/sentence.js';
import { causes as german } from '../../../src/words/causes/de.js';
import { causes as english } from '../../../src/words/causes/en.js';
import { CAUSES, type CauseName } from '../../../src/words/causes/names.js';

const BASE = 'http://panel.example:8080';
const HISTORY = '/api/v2/history/?limit=2&offset=0&server=1';
const base: Failed = {
  url: BASE + HISTORY,
  baseUrl: BASE,
  server: 1,
  kind: 'unreachable',
  reason: 'network',
  transport: 'auto',
  hasAnswered: false,
  page: { protocol: 'http:', hostname: 'www.radio.example' },
};
const at = (baseUrl: string): Partial<Failed> => ({ baseUrl, url: baseUrl + HISTORY });
const refused = (status: number, fields = {}): Partial<Failed> => ({
  kind: 'refused',
  reason: undefined,
  status,
  fields,
});
const unreadable = (problem: string): Partial<Failed> => ({ kind: 'unreadable', reason: undefined, problem });
const json = (body: unknown, status = 200): Look => ({
  came: 'answer',
  status,
  type: 'application/json',
  body,
});
const page: Look = { came: 'answer', status: 200, type: 'text/html' };
const servers = json([
  { id: 1, name: 'Radio Meridian' },
  { id: 2, name: 'Radio Ferry' },
]);
const nothing: Look = { came: 'nothing' };
const timeout: Look = { came: 'timeout' };
const opaque: Look = { came: 'opaque' };
const code = (name: string): Look => ({ came: 'nothing', code: name });

/** The failure, and what is there when it is looked at: by mode, or by a part of the address. */
type Row = [cause: CauseName, failed: Partial<Failed>, looks?: Record<string, Look>];

const rows: Row[] = [
  ['noAddress', { reason: 'address', url: '', baseUrl: '' }],
  ['badAddress', { reason: 'address', url: 'ftp://x', baseUrl: '' }],
  ['badStation', { reason: 'station', url: BASE }],
  ['insecure', { reason: 'insecure', url: BASE }],
  ['offline', { reason: 'offline' }],
  ['part', { reason: 'part', url: BASE }],
  [
    'policyConnect',
    {},
    { read: { came: 'forbidden', directive: 'connect-src', policy: "connect-src 'self'" } },
  ],
  ['policyConnect', { reason: 'blocked' }, { read: { came: 'forbidden', directive: 'connect-src' } }],
  [
    'policyJsonp',
    { reason: 'blocked', transport: 'legacy' },
    { script: { came: 'forbidden', directive: 'script-src-elem' } },
  ],
  ['policyNoCors', { reason: 'blocked' }, { read: nothing, opaque, manual: nothing, script: opaque }],
  ['endsInApi', { ...refused(404), ...at(BASE + '/api/v2') }],
  ['endsInApi', at(BASE + '/api'), { read: nothing, opaque, manual: nothing }],
  ['wrongPath', { ...refused(404), ...at(BASE + '/radio') }, { '/radio/': page, read: servers }],
  [
    'wrongPath',
    at(BASE + '/radio'),
    { ':8080/api/v2/servers': servers, read: nothing, opaque, manual: nothing },
  ],
  ['noCors', at(BASE + '/radio'), { read: nothing, opaque, manual: nothing }],
  ['website', unreadable('not JSON'), { read: page }],
  ['website', refused(404), { read: { ...page, status: 404 } }],
  ['noPanel', refused(404), { read: { came: 'answer', status: 404, type: 'text/plain' } }],
  ['otherProgram', unreadable('no list of records')],
  ['otherProgram', refused(404), { read: json({ hello: 'you' }) }],
  ['listMissing', refused(404), { read: servers }],
  ['legacyMissing', { ...unreadable('not JSONP'), transport: 'legacy' }, { read: servers }],
  ['legacyMissing', { transport: 'legacy', url: BASE + '/api/history/?server=1' }, { read: servers }],
  ['wrongServer', refused(400, { server: ['invalid_choice'] }), { read: servers }],
  ['noSuchServer', refused(400, { server: ['invalid_choice'] }), { read: nothing }],
  ['redirected', {}, { read: nothing, opaque, manual: { came: 'redirect' } }],
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
  ['cut', {}, { read: { came: 'cut' } }],
  ['tooLarge', unreadable('more than 8 MB')],
  ['noCors', { transport: 'v2' }, { read: nothing, opaque, manual: nothing }],
  ['noCors', unreadable('not JSONP'), { read: nothing, opaque, manual: nothing }],
  ['needsHttps', {}, { read: nothing, 'https:': opaque, opaque: nothing }],
  ['noTls', at('https://panel.example:8080'), { read: nothing, 'http:': opaque, opaque: nothing }],
  ['ownMachine', at('http://localhost:8080'), { read: nothing }],
  ['localNetwork', at('http://192.168.1.20:8080'), { read: nothing }],
  ['silentHttps', at('https://panel.example'), { read: nothing, opaque: nothing }],
  ['silentHttp', {}, { read: nothing, opaque: nothing }],
  ['swallowed', { reason: 'timeout' }, { read: timeout }],
  ['slow', { reason: 'timeout' }, { read: servers }],
  ['gone', { hasAnswered: true }],
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

async function judge(failed: Partial<Failed>, looks: Record<string, Look> = {}) {
  const asked: string[] = [];
  const ask = (url: string, mode: Mode): Promise<Look> => {
    asked.push(`${mode} ${url}`);
    const [, found] =
      Object.entries(looks).find(([key]) => (key === mode ? true : url.includes(key) && url !== base.url)) ??
      [];
    return Promise.resolve(found ?? nothing);
  };
  return { ...(await diagnose({ ...base, ...failed }, ask)), asked };
}

describe('the cause of a failure', () => {
  for (const [cause, failed, looks] of rows) {
    it(`is ${cause} for ${JSON.stringify(failed)} with ${JSON.stringify(looks ?? {})}`, async () => {
      const finding = await judge(failed, looks);
      assert.equal(finding.cause, cause);
      assert.equal(new Set(finding.asked).size, finding.asked.length, 'a look is taken once');
      for (const words of [english, german]) {
        assert.doesNotMatch(ownerSentence(finding, words), /[{}]|undefined|\s\s/);
      }
    });
  }

  it('has a row here for each that there is a sentence for', () => {
    // That is no panel's: see `other-server.ts`.
    const ofPanels = CAUSES.filter((cause) => cause !== 'otherServer');
    assert.deepEqual([...new Set(rows.map(([cause]) => cause))].sort(), [...ofPanels].sort());
  });

  it('asks nobody where the failure says enough, and a panel in trouble not once more', async () => {
    for (const failed of [
      refused(429),
      refused(503),
      refused(500),
      { hasAnswered: true },
      { reason: 'insecure' },
    ]) {
      assert.deepEqual((await judge(failed)).asked, []);
    }
  });

  it('names the servers that there are, as text and not too many', async () => {
    const all = Array.from({ length: 40 }, (_, id) => ({ id, name: `Radio\u202e ${id}\n` + 'x'.repeat(99) }));
    const { values } = await judge(refused(400, { server: ['?'] }), { read: json(all) });
    assert.match(values.servers!, /^0 Radio {2}0 x+, .*, …$/);
    assert.ok(values.servers!.length < 800);
    const one = await judge(refused(400, { server: ['?'] }), { read: servers });
    assert.match(ownerSentence(one, english), /These are: 1 Radio Meridian, 2 Radio Ferry\./);
  });

  it('has no user, password, key or token in its sentence', async () => {
    const secret = 'https://user:hush@panel.example/api/v2/history/?limit=2&token=hush&api_key=hush#hush';
    for (const [, failed, looks] of rows) {
      const finding = await judge({ ...failed, url: secret }, looks);
      for (const words of [english, german]) assert.doesNotMatch(ownerSentence(finding, words), /hush|user/);
    }
    for (const address of [
      'ftp://user:hush@x',
      'user:hush@panel.example',
      '//user:hush@x/',
      ' http:/user:hush@x',
    ]) {
      const finding = await judge({ reason: 'address', url: address, baseUrl: '' });
      assert.doesNotMatch(ownerSentence(finding, english), /hush/, address);
    }
  });

  it('says how a directive has to be, with what it had, and no nonce', async () => {
    for (const [policy, directive, line] of [
      ["connect-src 'none'", 'connect-src', 'connect-src http://panel.example:8080'],
      ["connect-src 'self'; img-src *", 'connect-src', "connect-src 'self' http://panel.example:8080"],
      ["img-src *; default-src 'self'", 'connect-src', "connect-src 'self' http://panel.example:8080"],
      ['', 'connect-src', 'connect-src http://panel.example:8080'],
    ]) {
      const { values } = await judge(
        {},
        { read: { came: 'forbidden', directive: directive!, policy: policy! } },
      );
      assert.equal(values.line, line);
    }
    const script = {
      came: 'forbidden',
      directive: 'script-src-elem',
      policy: "script-src 'nonce-R4nd0m' https:",
    } as const;
    const { values } = await judge({ reason: 'blocked', transport: 'legacy' }, { script });
    assert.equal(values.line, `script-src 'nonce-…' https: http://panel.example:8080 ${FRAME_HASH}`);
  });

  it('knows the hash of the script that JSONP runs in its frame, as the docs have it', () => {
    const hash = createHash('sha256').update(FRAME_SCRIPT).digest('base64');
    assert.equal(FRAME_HASH, `'sha256-${hash}'`);
    assert.ok(readFileSync('docs/csp.md', 'utf8').includes(FRAME_HASH));
  });
});

describe("an owner's sentence", () => {
  for (const [language, words] of Object.entries({ english, german })) {
    it(`is another one for each cause, in ${language}`, () => {
      const plain = Object.values(words).map((sentence) => sentence.replace(/\{\w+\}/g, ''));
      assert.equal(new Set(plain).size, CAUSES.length);
    });
  }

  it('has the same places for values in both languages', () => {
    const places = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
    for (const cause of CAUSES) assert.deepEqual(places(german[cause]), places(english[cause]), cause);
  });
});
