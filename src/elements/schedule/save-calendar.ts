import { calendarFile } from '../../schedule/ics.js';
import type { Station } from '../../station/station.js';
import { saveFile } from '../ui/save-file.js';
import type { Show } from './week-view.js';

/** Saves shows as an .ics file. `name` is the name of the calendar and of the file. `zone` is the station's zone. */
export function saveCalendar(shows: readonly Show[], name: string, station: Station, zone: string): void {
  const { baseUrl, key } = station;
  const calendar = calendarFile(shows, {
    name,
    zone,
    station: new URL(baseUrl).host + key.slice(baseUrl.length).replace(/ /g, '/'),
    now: Math.floor(station.now() / 1000),
  });
  const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) + '.ics';
  saveFile(file, 'text/calendar', calendar);
}
