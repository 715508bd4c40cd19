/**
 * In:  where a list of the panel is, and how its records are drawn.
 * Out: the list on the page, kept fresh, with a sentence where there is none.
 *
 * What came once stays on screen while the panel does not answer, with the time it is from.
 */
import { askList, troubleSentence } from './ask.js';
import { clockTime, onLanguage, say } from './words.js';

/** Between looks while the page can be seen: milliseconds. */
const BEAT = 30_000;

/** Sent to the document by whoever knows that the panel's answers have just changed. */
export const CHANGED = 'panel-changed';

/**
 * `path()` is asked anew at each look. `draw(records)` fills the place and
 * answers what there is to note, or null when nothing is there to be shown.
 */
export function keepFresh({ place, note, path, draw, nothing }) {
  let records = null;
  let trouble = null;
  let asOf = 0;
  let asking = null;

  async function look(mayRepeat = true) {
    // Whoever asks anew waits no longer: a browser has few connections to one panel, and some may hang.
    asking?.abort();
    const mine = (asking = new window.AbortController());
    const asked = path();
    const answer = await askList(asked, mine);
    if (mine !== asking) return;
    // The first answer tells what time it is at the panel: that may be another week.
    if (mayRepeat && answer.records && path() !== asked) {
      await look(false);
      return;
    }
    trouble = answer.trouble;
    if (answer.records) {
      records = answer.records;
      asOf = Date.now();
    }
    show();
  }

  function show() {
    const drawn = records && draw(records);
    place.hidden = drawn === null;
    write(sentence(drawn));
    place.dataset.state = stateOf(drawn);
  }

  function stateOf(drawn) {
    if (trouble) return drawn === null ? 'failed' : 'stale';
    return drawn === null ? 'empty' : 'ready';
  }

  function sentence(drawn) {
    if (!trouble) return drawn ?? nothing();
    const why = troubleSentence(trouble);
    if (drawn === null) return why;
    const time = clockTime(asOf);
    return say(`${why} This is from ${time}.`, `${why} Das hier ist von ${time}.`);
  }

  function write(text) {
    // The same sentence again would be read out again.
    if (note.textContent !== text) note.textContent = text;
  }

  const lookIfSeen = () => document.hidden || look();
  onLanguage(() => place.dataset.state && show());
  document.addEventListener('visibilitychange', lookIfSeen);
  document.addEventListener(CHANGED, () => look());
  setInterval(lookIfSeen, BEAT);
  void look();
}
