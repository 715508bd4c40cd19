/**
 * Adds the tags to a frame's page. Runs before the code of the elements, because their first request depends on the
 * tags in the page.
 */
import { drawFrame } from '../../elements/frame/draw-frame.js';

drawFrame(document.querySelector('main')!);
