/** In: shows. Out: a calendar file of them, saved by the browser. Loaded when somebody asks for one. */
import { calendarFile } from '../../schedule/ics.js';
import type { Station } from '../../station/station.js';
import { saveFile } from '../ui/save-file.js';
import type { Show } from './week-view.js';

/** `name` is that of the calendar, and of the file. `zone` is the station's. */
export function saveCalendar(shows: readonly Show[], name: string, station: Station, zone: string): void {
  const of = {
    ...{ name, zone },
    station: new URL(station.baseUrl).host + station.key.slice(station.baseUrl.length).replace(/ /g, '/'),
    now: Math.floor(station.now() / 1000),
  };
  const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) + '.ics';
  saveFile(file, 'text/calendar', calendarFile(shows, of));
}
