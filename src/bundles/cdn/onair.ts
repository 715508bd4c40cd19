/**
 * The module of a script tag. It is small, so that it runs early: what most pages need is one file, which it
 * fetches beside whatever else the page uses. It shares no code with its parts: they would import it by its own
 * name, which a site may have written with a version behind it (`onair.js?ver=2`), and load all of it twice.
 */
import { askEarly, type EarlyAnswer } from '../../elements/ask-early.js';
import { discoverer } from '../../elements/discover.js';

/** The panel is asked, once, while the code is under way that shows what it answers. */
let early: EarlyAnswer | null | undefined;

const page = async () => {
  if (early === undefined) early = askEarly();
  const loaded = await import('./page.js');
  if (early) loaded.keepEarlyAnswer(early.url, early.answer);
  early = null;
  return loaded;
};

/** A part builds on what every page needs: both are asked for at once. */
const beside = (load: () => Promise<unknown>) => () => Promise.all([load(), page()]);

/** Loads the elements used in a shadow root, which the page's own look does not see. The page itself is looked at already. */
export const discover = discoverer({
  'onair-station': page,
  'onair-now-playing': page,
  'onair-history': page,
  'onair-vote': async () => (await page()).vote(),
  'onair-player': beside(() => import('./onair-player.js')),
  'onair-schedule': beside(() => import('./onair-schedule.js')),
  'onair-podcasts': beside(() => import('./onair-podcasts.js')),
});

discover(document);
