/**
 * In:  the button, the page coming back into sight, and the time.
 * Out: tags that ask the panel again: what somebody has just written to it is to be seen at once.
 *
 * On a page without this they look every few minutes.
 */

/** Between looks while the page can be seen: milliseconds. */
const BEAT = 30_000;

function lookAgain() {
  for (const tag of document.querySelectorAll('onair-schedule, onair-podcasts')) tag.refresh?.();
}

const lookIfSeen = () => document.hidden || lookAgain();
document.getElementById('look-again').addEventListener('click', lookAgain);
document.addEventListener('visibilitychange', lookIfSeen);
setInterval(lookIfSeen, BEAT);
