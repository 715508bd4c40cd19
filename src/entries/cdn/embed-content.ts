/** Of the page in a frame: its tags. They are there before the code of the elements, which asks the panel by what it finds. */
import { drawFrame } from '../../elements/frame/draw-frame.js';

drawFrame(document.querySelector('main')!);
