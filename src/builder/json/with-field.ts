import type { MapField, ResponseMap } from '../../servers/json/map.js';
import { writePath, type Path } from '../../servers/json/path.js';

/** Returns a map in which this path is used for the field. If `field` is null, the path is unused. */
export function withField(map: ResponseMap, path: Path, field: MapField | null): ResponseMap {
  const written = writePath(path);
  const paths = new Map([...map.paths].filter(([, other]) => writePath(other) !== written));
  // A response has either a separate title, or one that is combined with the artist.
  if (field === 'title') paths.delete('song');
  if (field === 'song') for (const other of ['title', 'artist'] as const) paths.delete(other);
  if (field !== null) paths.set(field, path);
  return { ...map, paths };
}
