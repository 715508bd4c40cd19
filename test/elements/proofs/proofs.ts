/**
 * The titles of the tests that cover the public names of a tag. Each element has a file here that exports `proofs`. Parts, tokens and
 * slots aren't listed, because `test/shots/names.built.test.ts` finds them in the element's sheet; it also sets the properties of
 * attributes.
 */
export interface Proofs {
  tag: string;
  attributes: Record<string, string>;
  /** Properties without an attribute. */
  properties: Record<string, string>;
  events: Record<string, string>;
}

/** Names that all elements share are tested once. */
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
