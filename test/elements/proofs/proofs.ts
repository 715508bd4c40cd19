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
    'base-url': 'are read from the element, then the nearest station, then the script',
    server: 'are read from the element, then the nearest station, then the script',
    transport: 'are read from the element, then the nearest station, then the script',
    source: 'are read from the element, then the nearest station, then the script',
    station: 'read the attribute station, also from the script',
    lang: 'lang selects the language, with or without a region',
    covers: 'covers="none" loads no covers',
    art: 'art replaces missing covers',
  },
  properties: {
    status: 'reflects its status, and resolves updateComplete',
    updateComplete: 'reflects its status, and resolves updateComplete',
  },
  events: {},
};
