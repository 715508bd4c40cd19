/**
 * In:  a kind of server that may carry several stations, and what it answers about its streams.
 * Out: which stations there are, by what the setting `station` takes.
 *
 * For who chooses one. Pages that show a station never load it.
 */
import { readNumber, readText } from './fields.js';
import { readSources } from './icecast/sources.js';
import { fieldsOf, listOf } from './json.js';
import type { Question, ServerKind, ServerKindName } from './server-kind.js';
import { nowPlayingOf } from './azuracast/station.js';

export interface ToldStation {
  /** Short name, mount or number. */
  readonly station: string;
  /** Null where nobody set one. */
  readonly name: string | null;
}

/** As many are told. */
const MOST = 100;

const readers: Partial<Record<ServerKindName, (answer: unknown) => ToldStation[] | null>> = {
  azuracast: (answer) =>
    listOf(answer)
      .map(readAzuraCast)
      .filter((each) => each !== null),
  icecast: (answer) => onePerName(readSources(answer)?.map(({ mount, name }) => ({ station: mount, name }))),
  shoutcast: (answer) => onePerName(listOf(fieldsOf(answer).streams).map(readShoutcast)),
};

/** About a place without a station. Null where such a server has one station alone. */
export function stationsOf(name: ServerKindName, { channels }: ServerKind): Question<ToldStation[]> | null {
  const reader = readers[name];
  return reader && channels
    ? { ways: channels.ways, read: ([answer]) => reader(answer)?.slice(0, MOST) ?? null }
    : null;
}

function readAzuraCast(value: unknown): ToldStation | null {
  const { shortcode, id, name } = fieldsOf(nowPlayingOf(value)?.station);
  const station = readText(shortcode) ?? readText(id);
  return station ? { station, name: readText(name) } : null;
}

function readShoutcast(value: unknown): ToldStation {
  const { id, servertitle } = fieldsOf(value);
  return { station: String(readNumber(id) ?? ''), name: readText(servertitle) };
}

/** One station with several qualities calls them all the same. Its first stream stands for it. */
function onePerName(all: ToldStation[] | undefined): ToldStation[] | null {
  return (
    all?.filter(
      ({ station, name }, index) =>
        station && (name === null || all.findIndex((each) => each.name === name) === index),
    ) ?? null
  );
}
