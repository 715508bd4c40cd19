/**
 * `embed-height.js`, for frames that a panel renders. Reports the height of the frame's content to the embedding page.
 */
import { reportHeight } from '../elements/frame/report-height.js';

reportHeight(document.querySelector('main')!);
