/** Reads a server whose titles are in a code page such as Windows-1251 but are reported as Latin-1. */
import { decodeAs, readCharset } from './code-pages.js';
import type { ServerResource, ServerKind } from './server-kind.js';

/** Text that is nested more deeply in a response isn't decoded. */
const MAX_DEPTH = 12;

/**
 * Returns a kind that decodes all text in responses with this code page, or `kind` itself if the platform
 * doesn't support it.
 */
export function withCharset(kind: ServerKind, label: string): ServerKind {
  const charset = readCharset(label);
  if (!charset) return kind;
  function decoded<T, A>(resource: ServerResource<T, A>): ServerResource<T, A> {
    return {
      alternatives: (station, about) => resource.alternatives(station, about),
      read: (responses, station, about) =>
        resource.read(
          responses.map((each) => decodeTexts(each, charset!)),
          station,
          about,
        ),
    };
  }
  const { newest, name, week, channels, podcasts, stations } = kind;
  return {
    ...kind,
    charset,
    newest: decoded(newest),
    ...(name && { name: decoded(name) }),
    week: week && decoded(week),
    channels: channels && decoded(channels),
    podcasts: podcasts && decoded(podcasts),
    ...(stations && { stations: decoded(stations) }),
  };
}

function decodeTexts(value: unknown, charset: string, depth = 0): unknown {
  if (typeof value === 'string') return decodeAs(value, charset);
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((each) => decodeTexts(each, charset, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, decodeTexts(each, charset, depth + 1)]),
  );
}
