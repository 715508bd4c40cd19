/** Keeps one stream per station: the first of those with the station's name. Streams without a name are all kept. */
import { isStationName } from './station-name.js';
import type { ReportedStation } from './server-kind.js';

export function onePerName(all: readonly ReportedStation[]): ReportedStation[] {
  return all.filter(
    ({ station, name }, index) =>
      station &&
      isStationName(station) &&
      (name === null || all.findIndex((each) => each.name === name) === index),
  );
}
