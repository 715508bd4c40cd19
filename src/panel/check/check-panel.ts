/**
 * In:  a panel's address, and the number of a server there.
 * Out: what holds and what doesn't for pages that show it, with the cure for each.
 */
import { legacy, v2 } from '../../contract/paths.js';
import { shownAddress } from '../../diagnosis/address.js';
import { diagnose } from '../../diagnosis/diagnose.js';
import { englishSentence } from '../../diagnosis/english.js';
import type { Failed, Finding } from '../../diagnosis/facts.js';
import { serverNames } from '../../diagnosis/servers.js';
import { ask, askHead, type Seen } from './ask.js';

/** `null`: it is neither right nor wrong. */
export interface Line {
  readonly holds: boolean | null;
  readonly what: string;
  /** What was found; where it does not hold, what to do. */
  readonly says: string;
}

export interface Report {
  readonly address: string;
  readonly server: number;
  readonly lines: readonly Line[];
  /** Why there is no station at all; null where there is one. */
  readonly finding: Finding | null;
}

/** A clock that is wrong by more than this is told: milliseconds. */
const CLOCK = 5000;
/** Of streams, covers and feeds, so many are tried. */
const TRIED = 3;

/** Never rejects for anything that the panel does. `address` is http(s), as it was typed. */
export async function checkPanel(address: string, server: number): Promise<Report> {
  const { origin, pathname } = new URL(address);
  const baseUrl = origin + pathname.replace(/\/+$/, '');
  const url = `${baseUrl}${v2.history}?limit=10&offset=0&server=${server}`;
  const shown = shownAddress(baseUrl);
  const history = await ask(url, 'manual');
  const failed = failedOf(history, url, baseUrl, server);
  if (failed) {
    const finding = history.came === 'redirect' ? redirected(url, history) : await diagnose(failed, ask);
    const lines = [{ holds: false, what: 'station', says: englishSentence(finding) }];
    return { address: shown, server, lines, finding };
  }
  const lines = [
    { holds: true, what: 'reachable', says: `${shown} answers.` },
    { holds: true, what: 'v2', says: `${v2.history} gives a list.` },
    ...(await lookAround(history, baseUrl, server)),
  ];
  return { address: shown, server, lines, finding: null };
}

/** Null for a list. */
function failedOf(seen: Seen, url: string, baseUrl: string, server: number): Failed | null {
  const failed = { url, baseUrl, server, transport: 'v2', hasAnswered: false, page: null };
  const { came, status = 0, body, type = '' } = seen;
  if (came !== 'answer')
    return { ...failed, kind: 'unreachable', reason: came === 'timeout' ? came : 'network' };
  if (status !== 200)
    return { ...failed, kind: 'refused', status, fields: Object(body) as Record<string, unknown> };
  if (serverNames(body) !== null) return null;
  const isBroken = /json/.test(type) ? 'broken JSON' : 'not JSON';
  return { ...failed, kind: 'unreadable', problem: body === undefined ? isBroken : 'no list of records' };
}

function redirected(url: string, { headers }: Seen): Finding {
  const to = shownAddress(new URL(headers?.get('location') ?? '', url).href);
  return { cause: 'redirected', values: { url: `${shownAddress(url)} (to ${to})` } };
}

async function lookAround(history: Seen, baseUrl: string, server: number): Promise<Line[]> {
  const read = (path: string, more = ''): Promise<Seen> =>
    ask(`${baseUrl}${path}?limit=100&offset=0${more}`, 'read');
  const ofServer = `&server=${server}`;
  const [servers, jsonp, channels, podcasts] = await Promise.all([
    read(v2.servers),
    read(legacy.history, `${ofServer}&format=jsonp&callback=onair`),
    read(v2.channels, ofServer),
    read(v2.podcasts, ofServer),
  ]);
  const streams = addressesIn(channels.body, 'stream_url');
  const covers = addressesIn(history.body, 'img_url');
  const feeds = addressesIn(podcasts.body, 'feed_url');
  const tried = await Promise.all([
    tryAll('streams', streams, /^(audio|video|application\/ogg)/),
    tryAll('covers', covers, /^image\//),
    tryAll('feeds', feeds, /xml/),
  ]);
  const origin = new URL(baseUrl).origin;
  const names = serverNames(servers.body);
  return [
    { holds: names ? true : null, what: 'servers', says: names || 'The panel does not list its servers.' },
    ...crossOrigin(history, jsonp),
    origin.startsWith('https:')
      ? { holds: true, what: 'certificate', says: 'It is valid here, and https pages can show the panel.' }
      : {
          holds: false,
          what: 'mixed content',
          says: 'The panel is http: pages that are https can not show it. Ask its host for https.',
        },
    clock(history.ahead ?? null),
    caching(history.headers),
    ...tried,
    { holds: null, what: 'policy', says: policyOf(origin, covers, [...streams]) },
  ];
}

function crossOrigin({ headers }: Seen, jsonp: Seen): Line[] {
  const hasCors = headers?.get('access-control-allow-origin') === '*';
  const hasJsonp = jsonp.came === 'answer' && /^\s*(\/\*.*?\*\/)?\s*onair\(/.test(jsonp.text ?? '');
  return [
    {
      holds: hasCors ? true : hasJsonp ? null : false,
      what: 'CORS',
      says: hasCors
        ? 'Pages of all sites may read the answers.'
        : 'The header Access-Control-Allow-Origin: * is missing: ' +
          (hasJsonp ? 'pages read the panel by JSONP, which is slower.' : 'no page can read the panel.'),
    },
    {
      holds: hasJsonp ? true : hasCors ? null : false,
      what: 'JSONP',
      says: hasJsonp
        ? 'It works, also for very old browsers.'
        : 'It does not work: very old browsers show nothing.',
    },
  ];
}

function clock(ahead: number | null): Line {
  const what = 'clock';
  if (ahead === null) return { holds: null, what, says: 'The answers have no Date.' };
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return Math.abs(ahead) < CLOCK
    ? { holds: true, what, says: 'It goes as this machine’s does.' }
    : {
        holds: false,
        what,
        says: `It is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s. Let NTP set it.`,
      };
}

function caching(headers: Headers | undefined): Line {
  const what = 'cache headers';
  const [, age = ''] = /max-age=(\d+)/.exec(headers?.get('cache-control') ?? '') ?? [];
  if (age && Number(age) > 10) {
    return {
      holds: false,
      what,
      says: `The history may be kept for ${age} s: titles come late. Let it be 1 or 2.`,
    };
  }
  return headers?.has('etag')
    ? { holds: true, what, says: 'Caches and browsers can ask whether there is something new.' }
    : { holds: null, what, says: 'There is no ETag: each question costs a whole answer.' };
}

async function tryAll(what: string, urls: readonly string[], type: RegExp): Promise<Line> {
  if (!urls.length) return { holds: null, what, says: 'There are none to try.' };
  const tried = await Promise.all(
    urls.slice(0, TRIED).map(async (url) => ({ url, seen: await askHead(url) })),
  );
  const bad = tried.find(({ seen }) => seen.status !== 200 || !type.test(seen.type ?? ''));
  if (!bad) return { holds: true, what, says: `${tried.length} of ${urls.length} tried.` };
  const { came, status, code, type: found } = bad.seen;
  const why = came === 'answer' ? `status ${status}, ${found || 'no type'}` : (code ?? came);
  return {
    holds: false,
    what,
    says: `${shownAddress(bad.url)} can not be had (${why}). Look at its address in the panel.`,
  };
}

/** The addresses under one name in a list's records, each once. Drafts are not shown, and need none. */
function addressesIn(body: unknown, name: string): string[] {
  const { results } = Object(body) as { results?: unknown };
  const list = (Array.isArray(body) ? body : Array.isArray(results) ? results : []) as unknown[];
  const found = list
    .map((each) => Object(each) as Record<string, unknown>)
    .filter(({ published }) => published !== false)
    .map((each) => each[name]);
  return [
    ...new Set(found.filter((each) => typeof each === 'string' && /^https?:\/\/[^\s]+$/.test(each))),
  ] as string[];
}

/** As the table of docs/csp.md has it: a test compares them. */
function policyOf(panel: string, covers: readonly string[], streams: readonly string[]): string {
  const origins = (urls: readonly string[]): string =>
    [...new Set([panel, ...urls.map((url) => new URL(url).origin)])].join(' ');
  return `connect-src ${panel}; img-src ${origins(covers)}; media-src ${origins(streams)}`;
}
