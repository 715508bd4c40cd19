/**
 * In:  the streams of a server as stations.
 * Out: the stations: one with several qualities names them all the same, and its first stream stands for it.
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
