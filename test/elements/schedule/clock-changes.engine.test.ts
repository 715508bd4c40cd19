/** Each engine has calendars and zones of its own: here is one test of each week. The others are in `.browser.test.ts`. */
import { isInAllEngines, LANGUAGES, testWeek, TIMES, WEEKS } from './clock-changes.js';
import { setUp } from './fixture.js';

describe('the weeks of clock changes in <onair-schedule>', () => {
  setUp();

  for (const week of WEEKS)
    for (const times of TIMES)
      for (const lang of LANGUAGES) if (isInAllEngines(week, times, lang)) testWeek(week, times, lang);
});
