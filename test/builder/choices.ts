/** Choices that are written in every form: each tag with all of its attributes. */
import { TAG_NAMES } from '../../src/contract/tags.js';
import type { Choice } from '../../src/builder/choice.js';
import { readKnownTags, type KnownAttribute, type KnownTag } from '../../src/builder/known-tags.js';
import type { Files } from '../../src/builder/outputs/outputs.js';
import { createManifest } from '../elements/manifest.js';

export const PANEL = 'https://panel.example:8080';
export const FILES: Files = { cdn: `${PANEL}/`, integrity: null, panelPages: PANEL, version: null };

export const choice = (more: Partial<Choice> = {}): Choice => ({
  baseUrl: PANEL,
  server: 1,
  source: null,
  station: '',
  tags: [{ name: 'now-playing', attributes: {} }],
  shared: {},
  properties: {},
  place: null,
  scheme: 'light',
  ...more,
});

/** As the elements are now. */
export const known = readKnownTags(createManifest());
export const SHOWN = TAG_NAMES.filter((name) => name !== 'station');

/** Every value of this kind, or one that is not the usual one. */
const VALUES: Record<string, string> = {
  lang: 'de',
  'time-zone': 'Europe/Berlin',
  only: 'radioshow relay',
  links: 'spotify deezer',
  // A frame shows no picture of another site.
  art: `${PANEL}/logo.png`,
};
const valueFor = ({ name, kind, values }: KnownAttribute): string =>
  kind === 'flag' ? '' : kind === 'choice' ? values.at(-1)! : kind === 'number' ? '7' : VALUES[name]!;

export const allAttributes = ({ attributes }: KnownTag): Record<string, string> =>
  Object.fromEntries(
    attributes
      .filter(({ name }) => !['base-url', 'server', 'source', 'station'].includes(name))
      .map((attribute) => [attribute.name, valueFor(attribute)]),
  );

/** Of what is said for all tags. */
export const allShared = (): Record<string, string> => allAttributes(known.get('station')!);
