/** One combination for each week, since each engine has its own calendar and zone data. The others are in `.browser.test.ts`. */
import { isInAllEngines, LANGUAGES, testWeek, TIMES, WEEKS } from './clock-changes.js';
import { setUp } from './fixture.js';

describe('<onair-schedule> in weeks with clock changes', () => {
  setUp();

  for (const week of WEEKS)
    for (const times of TIMES)
      for (const lang of LANGUAGES) if (isInAllEngines(week, times, lang)) testWeek(week, times, lang);
});
