import { readText } from '../fields.js';
import { fieldsOf, listOf } from '../json.js';
import type { ReportedStation } from '../server-kind.js';
import { isShortName, nowPlayingOf } from './station.js';

export function readStations([response]: readonly unknown[]): ReportedStation[] {
  return listOf(response).flatMap((each) => {
    const { shortcode, id, name } = fieldsOf(nowPlayingOf(each)?.station);
    const station = readText(shortcode) ?? readText(id);
    return station && isShortName(station) ? [{ station, name: readText(name) }] : [];
  });
}
