/** What only a page needs that plays: it is loaded with the first press of a button. */
export { LockScreen } from './lock-screen.js';
export { playAlone } from './one-player.js';
