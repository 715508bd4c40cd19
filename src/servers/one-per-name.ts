/**
 * Keeps one stream per station. The streams of a station share its name, and the first one represents it. Streams
 * without a name are kept.
 */
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
