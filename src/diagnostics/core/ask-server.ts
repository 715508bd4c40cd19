/**
 * In:  the ways to ask addresses, and where a server is.
 * Out: its answers, each asked for once, and how pages can have each.
 */
import type { AskPath } from '../../servers/detect.js';
import type { Question, ServerKind } from '../../servers/server-kind.js';
import type { Ask, Look } from './facts.js';

export interface ServerWays {
  readonly ask: Ask;
  /** Undefined where nothing calls back. Never rejects. */
  readonly jsonp: (url: string, callback: string) => Promise<unknown>;
  /** Null for a command: it asks as a page would, and then without rules. */
  readonly page: unknown;
}

/** Whose page a command pretends to be: nobody's. */
export const FOREIGN_ORIGIN = 'https://site.example';

/** How a page can read an answer: by `fetch`, by `jsonp`, or not at all. */
export type Reading = 'fetch' | 'jsonp' | 'none';

interface Answer {
  readonly data: unknown;
  readonly reading: Reading;
}

export interface AskedServer {
  readonly ask: AskPath;
  /** What the first way says that this server has; null where it has none. */
  readFirst<T, A>(
    question: Question<T, A>,
    kind: ServerKind,
    about: A,
    station?: string,
  ): Promise<{ read: T; reading: Reading } | null>;
}

export function askServer(baseUrl: string, ways: ServerWays): AskedServer {
  const asked = new Map<string, Promise<Answer>>();
  const answerTo = (path: string, kind: ServerKind): Promise<Answer> => {
    const key = `${path} ${kind.callback}`;
    const before = asked.get(key);
    if (before) return before;
    const answer = request(baseUrl + path, kind, ways);
    asked.set(key, answer);
    return answer;
  };
  return {
    ask: async (path, kind) => (await answerTo(path, kind)).data,
    async readFirst(question, kind, about, station = '') {
      const place = { baseUrl, station };
      for (const way of question.ways(place, about)) {
        const answers = await Promise.all(way.map((path) => answerTo(path, kind))).catch(() => null);
        const read =
          answers &&
          question.read(
            answers.map(({ data }) => data),
            place,
            about,
          );
        if (read !== null) return { read, reading: worstOf(answers!) };
      }
      return null;
    },
  };
}

/** Rejects where nothing can be read. */
async function request(url: string, kind: ServerKind, { ask, jsonp, page }: ServerWays): Promise<Answer> {
  const look = await ask(url, page ? 'read' : 'foreign');
  const seen = dataIn(look, kind);
  if (seen !== undefined && (page || isForAll(look))) return { data: seen, reading: 'fetch' };
  if (look.status === 404) throw new Error('nothing there');
  const called = kind.callback === null ? undefined : await jsonp(url, kind.callback);
  if (called !== undefined) return { data: called, reading: 'jsonp' };
  // A server may answer a stranger's page with an error, and everybody else.
  const data = seen ?? (page ? undefined : dataIn(await ask(url, 'read'), kind));
  if (data === undefined) throw new Error('nothing that can be read');
  return { data, reading: 'none' };
}

function dataIn({ came, status, text = '' }: Look, { parse = JSON.parse }: ServerKind): unknown {
  if (came !== 'answer' || status !== 200) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** A server that lets all sites read says so, or names the one that asks. */
function isForAll({ headers }: Look): boolean {
  return ['*', FOREIGN_ORIGIN].includes(headers?.get('access-control-allow-origin') ?? '');
}

function worstOf(answers: readonly Answer[]): Reading {
  const readings = answers.map(({ reading }) => reading);
  return (['none', 'jsonp'] as const).find((each) => readings.includes(each)) ?? 'fetch';
}
