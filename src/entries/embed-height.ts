/** `embed-height.js`, for the frames that a panel draws by itself: tells their height to the page around. */
import { tellHeight } from '../elements/frame/tell-height.js';

tellHeight(document.querySelector('main')!);
