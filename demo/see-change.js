/** Moves the card between the current track and an earlier one, to show how a track change looks. */

/** For live sets, which have no length. */
const DEFAULT_LENGTH_MS = 300_000;

const card = document.getElementById('changing');
let track = null;

// The card starts later than this code, but its events bubble.
card.addEventListener('onair-track', ({ detail }) => (track = detail.track));
document.getElementById('see-change').addEventListener('click', () => {
  const tag = card.querySelector('onair-now-playing');
  if (tag?.hasAttribute('delay')) tag.removeAttribute('delay');
  // The current track can't have started longer ago than its length.
  else tag?.setAttribute('delay', String(Math.ceil((track?.length || DEFAULT_LENGTH_MS) / 1000) + 1));
});
