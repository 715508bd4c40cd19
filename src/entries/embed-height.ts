/** `embed-height.js`, for frames that a panel renders: reports their height to the surrounding page. */
import { reportHeight } from '../elements/frame/report-height.js';

reportHeight(document.querySelector('main')!);
