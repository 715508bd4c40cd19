/**
 * Reads the tags and attributes from the built manifest, so that new elements take part automatically. An attribute without values in
 * this file is treated as a boolean.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Null omits the attribute. */
export type Value = string | null;

export interface Tag {
  name: string;
  attributes: Record<string, Value[]>;
}

/** An address that never responds, since browsers block this port. */
const DEAD = 'http://127.0.0.1:1';

/** Valid and invalid values. Only few select a station, since a page keeps each station that it has used. */
const VALUES: Record<string, Value[]> = {
  'base-url': [null, null, null, DEAD],
  server: [null, '2', '99'],
  transport: [null, 'v2', 'legacy'],
  covers: [null, 'none'],
  layout: [null, 'card', 'line', 'list', 'grid'],
  delay: [null, '30', '600', 'late'],
  limit: [null, '1', '10', '100', 'many'],
  'time-zone': [null, 'station', 'local', 'Asia/Tokyo', 'No/Where'],
  view: [null, 'auto', 'week', 'day', 'now'],
  only: [null, 'radioshow', 'playlist relay', 'nothing'],
  'from-hour': [null, '6', '25'],
  'to-hour': [null, '12', '24'],
  channel: [null, '1', '2', '99'],
  volume: [null, '0', '0.5', '7'],
};
const THERE_OR_NOT: Value[] = [null, ''];

interface Manifest {
  modules: { declarations?: { tagName?: string; attributes?: { name: string }[] }[] }[];
}

export function readTags(dist: string): Tag[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')) as Manifest;
  const values = { ...VALUES, lang: [null, ...languages(dist), 'xx'] };
  return manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ tagName, attributes = [] }) =>
      tagName === undefined
        ? []
        : [
            {
              name: tagName,
              attributes: Object.fromEntries(attributes.map(({ name }) => [name, valuesOf(name)])),
            },
          ],
    );

  function valuesOf(name: string): Value[] {
    return (values as Record<string, Value[]>)[name] ?? THERE_OR_NOT;
  }
}

function languages(dist: string): string[] {
  const folder = join(dist, 'cdn', 'lang');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
  return ['en', ...files.map((file) => file.slice(0, -'.js'.length))];
}
