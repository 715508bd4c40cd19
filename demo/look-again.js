/**
 * Refreshes the schedule and the podcasts when a button is pressed, when the visitor returns to the page, and
 * regularly, so that edits in the panel appear soon.
 */

const INTERVAL_MS = 30_000;

function refresh() {
  for (const tag of document.querySelectorAll('onair-schedule, onair-podcasts')) tag.refresh?.();
}

const refreshIfVisible = () => document.hidden || refresh();
document.getElementById('look-again').addEventListener('click', refresh);
document.addEventListener('visibilitychange', refreshIfVisible);
setInterval(refreshIfVisible, INTERVAL_MS);
