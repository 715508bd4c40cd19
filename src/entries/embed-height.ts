/** `embed-height.js`, for the frames that a panel draws by itself: tells their height to the page around. */
import { reportHeight } from '../elements/frame/report-height.js';

reportHeight(document.querySelector('main')!);
