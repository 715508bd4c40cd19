/** A station whose texts are hard to fit: tall letters, descenders and long names. */
import { record } from './shown.js';

const HOUR = 3600;
/** Tall letters and descenders that both fonts have. */
export const WORDS = 'Ångström Ýþğįẽ: jäypq';
const LONG = `${WORDS}, ${WORDS}, ${WORDS}, ${WORDS}`;

/** Returns its lists, with a schedule around the current time. */
export function longTexts(): Record<string, object[]> {
  const now = Math.floor(Date.now() / 1000);
  const hour = now - (now % HOUR);
  return {
    history: [
      ...[0, 1, 2].map((place) =>
        record({ id: 9 - place, title: WORDS, author: LONG, ts: Date.now() - 60_000 * (1 + 4 * place) }),
      ),
      record({ id: 1, title: WORDS, author: WORDS, ts: Date.now() - 50 * 3_600_000 }),
    ],
    podcasts: [1, 2].map((id) => ({
      id,
      title: WORDS,
      description: LONG,
      published: true,
      episodes_count: 3,
      feed_url: 'https://x.example/feed',
      public_page_url: 'https://x.example/',
    })),
    grid: Array.from({ length: 40 }, (_, place) => ({
      ...{
        id: place + 1,
        name: place % 2 ? WORDS : LONG,
        cast_type: 'radioshow',
        timezone: 'Europe/Berlin',
      },
      start_ts: hour + (place - 20) * HOUR,
      end_ts: hour + (place - 19) * HOUR,
    })),
  };
}
