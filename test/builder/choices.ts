import { TAG_NAMES } from '../../src/contract/tags.js';
import type { BuilderChoice } from '../../src/builder/choice.js';
import { readKnownTags, type KnownAttribute, type KnownTag } from '../../src/builder/known-tags.js';
import type { Files } from '../../src/builder/outputs/outputs.js';
import { createManifest } from '../elements/manifest.js';

export const PANEL = 'https://panel.example:8080';
export const FILES: Files = { cdn: `${PANEL}/`, integrity: null, panelPages: PANEL, version: null };

export const choice = (more: Partial<BuilderChoice> = {}): BuilderChoice => ({
  baseUrl: PANEL,
  server: 1,
  source: null,
  station: '',
  map: '',
  tags: [{ name: 'now-playing', attributes: {} }],
  shared: {},
  properties: {},
  placement: null,
  scheme: 'light',
  folder: '',
  ...more,
});

export const known = readKnownTags(createManifest());
export const SHOWN = TAG_NAMES.filter((name) => name !== 'station');

/** A value other than the default for each text attribute. */
const VALUES: Record<string, string> = {
  lang: 'de',
  'time-zone': 'Europe/Berlin',
  only: 'radioshow relay',
  links: 'spotify deezer',
  // A frame can't show pictures of other sites.
  art: `${PANEL}/logo.png`,
  charset: 'windows-1251',
};
const valueFor = ({ name, kind, values }: KnownAttribute): string =>
  kind === 'flag' ? '' : kind === 'choice' ? values.at(-1)! : kind === 'number' ? '7' : VALUES[name]!;

export const allAttributes = ({ attributes }: KnownTag): Record<string, string> =>
  Object.fromEntries(
    attributes
      .filter(({ name }) => !['base-url', 'server', 'source', 'station', 'map'].includes(name))
      .map((attribute) => [attribute.name, valueFor(attribute)]),
  );

/** Values for all shared attributes. */
export const allShared = (): Record<string, string> => allAttributes(known.get('station')!);
