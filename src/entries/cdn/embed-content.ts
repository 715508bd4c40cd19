/** Puts the tags into a frame's page. It runs before the code of the elements, whose first request depends on the tags in the page. */
import { drawFrame } from '../../elements/frame/draw-frame.js';

drawFrame(document.querySelector('main')!);
