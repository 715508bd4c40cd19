import { readEntries, type ResponseMap } from './map.js';
import { writePath } from './path.js';

/** Formats a map as the text of the attribute `map`. */
export function writeMap(map: ResponseMap): string {
  return entriesOf(map)
    .map((entry) => entry.join(': '))
    .join(', ');
}

/** Formats a map as the fragment of a relay URL: `title=a.b&artist=a.c`. Returns '' if the map is invalid. */
export function mapParameters(text: string): string {
  try {
    return String(new URLSearchParams(entriesOf(readEntries(text))));
  } catch {
    return '';
  }
}

function entriesOf({ paths, zone, isTitleFirst, callback }: ResponseMap): [name: string, value: string][] {
  return [
    ...[...paths].map(([field, path]): [string, string] => [field, writePath(path)]),
    ...(zone === null ? [] : ([['time-zone', zone]] as [string, string][])),
    ...(isTitleFirst ? ([['order', 'title-artist']] as [string, string][]) : []),
    ...(callback === null ? [] : ([['callback', callback]] as [string, string][])),
  ];
}
