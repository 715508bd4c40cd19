import { isInAllEngines, LANGUAGES, testWeek, TIMES, WEEKS } from './clock-changes.js';
import { setUp } from './fixture.js';

describe('<onair-schedule> in weeks with clock changes', () => {
  setUp();

  for (const week of WEEKS)
    for (const times of TIMES)
      for (const lang of LANGUAGES) if (!isInAllEngines(week, times, lang)) testWeek(week, times, lang);
});
