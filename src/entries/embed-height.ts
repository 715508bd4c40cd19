/** `embed-height.js`, for frames that a panel renders. Reports their heights to the embedding page. */
import { reportHeight } from '../elements/frame/report-height.js';

reportHeight(document.querySelector('main')!);
