/** Classic script, ES5: JSONP only, plain DOM. */
import { nothingHeld, takeAnswer, takeFailure } from '../station/held.js';
import { nextLookAt } from '../station/plan.js';
import { onAirAt } from '../station/on-air.js';
import { firstWindow, windowAfter } from '../client/history-end.js';
import { readHistoryPage } from '../client/reading.js';
import { readBaseUrl } from '../client/base-url.js';
import { askInFrame, askInPage } from '../client/jsonp.js';
(window as any).x = [
  nothingHeld,
  takeAnswer,
  takeFailure,
  nextLookAt,
  onAirAt,
  firstWindow,
  windowAfter,
  readHistoryPage,
  readBaseUrl,
  askInFrame,
  askInPage,
];
