/**
 * Which test is about a name: its title, as it is written there. Whether it proves anything is for its reader to judge.
 *
 * An element has a file here, which exports `proofs`. Parts, tokens and slots need
 * none: `test/shots/names.built.test.ts` looks for them in the element's sheet. Nor do
 * properties that are attributes: it sets them.
 */
export interface Proofs {
  tag: string;
  attributes: Record<string, string>;
  /** Those that are no attributes. */
  properties: Record<string, string>;
  events: Record<string, string>;
}

/** What all elements of a station have in common is tested once. */
export const everywhere: Omit<Proofs, 'tag'> = {
  attributes: {
    'base-url': 'come from the element, then the nearest station, then the script',
    server: 'come from the element, then the nearest station, then the script',
    transport: 'come from the element, then the nearest station, then the script',
    source: 'come from the element, then the nearest station, then the script',
    station: 'take the station that the page names, from the script, too',
    lang: 'lang chooses words, region or not',
    covers: 'covers="none" loads no cover',
    art: 'art stands in the place of covers that are missing',
  },
  properties: {
    status: 'says its status, and when it is drawn',
    updateComplete: 'says its status, and when it is drawn',
  },
  events: {},
};
