import { adoptStyles } from 'lit';
import { baseStyles } from '../../elements/base/base.styles.js';
import { contrast, blend, type Rgb } from '../../artwork/contrast.js';
import type { Attributes, BuilderChoice, TagChoice } from '../choice.js';
import { defaultSkin } from '../default-skin.js';
import { pageColours, type View } from './builder-state.js';
import { readColour } from './read-colour.js';
import { hasGround, hasGroundEverywhere, hasSurface, stylesOfSkin } from './skin-styles.js';

export interface Contrasts {
  readonly text: number;
  readonly accent: number;
}

interface Colours {
  readonly surface: Rgb;
  readonly text: Rgb;
  readonly accent: Rgb;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Share of the text colour in the default background of a card. */
const TINT = 0.04;

/**
 * Returns the lowest contrast ratios of the text and of the accent among all tags. Returns null if all tags have the
 * colours of their covers, because those always have enough contrast.
 */
export function measureContrast({ tags, shared, properties }: BuilderChoice, view: View): Contrasts | null {
  const skins = new Set(tags.map((tag) => skinOf(tag, shared)).filter((skin) => skin !== null));
  // Without a tag, use the colours of the page.
  if (tags.length === 0) skins.add('');
  const measured = [...skins].map((skin) => coloursOf(skin, properties, view));
  if (measured.length === 0) return null;
  return {
    text: Math.min(...measured.map(({ text, surface }) => contrast(text, surface))),
    accent: Math.min(...measured.map(({ accent, surface }) => contrast(accent, surface))),
  };
}

/** Returns the colours of the page around the tags. */
export function colours(view: View): { ground: Rgb; text: Rgb } {
  const page = pageColours(view);
  const ground = readColour(page.ground, WHITE, BLACK) ?? WHITE;
  return { ground, text: readColour(page.text, ground, BLACK) ?? BLACK };
}

/**
 * Returns the skin that determines a tag's colours; '' for the colours of the page, null for the colours of the cover.
 */
function skinOf({ name, attributes }: TagChoice, shared: Attributes): string | null {
  const { layout, tint } = attributes;
  const isPlain = name === 'vote' || layout === 'line' || layout === 'mini';
  const hasCover = (name === 'now-playing' || name === 'player') && !isPlain;
  const skin = attributes.skin ?? shared.skin ?? defaultSkin(attributes);
  if (hasCover && (tint !== undefined || skin === 'sleeve')) return null;
  return isPlain && hasGround(skin) && !hasGroundEverywhere(skin) ? '' : skin;
}

function coloursOf(skin: string, properties: Attributes, view: View): Colours {
  const { ground, text } = colours(view);
  if (hasGround(skin)) return skinColours(skin, properties, view, ground);
  const unset = hasSurface(skin) ? blend(text, TINT, ground) : ground;
  const surface = readColour(properties['--onair-surface'] ?? '', ground, text) ?? unset;
  return {
    surface,
    text,
    accent: readColour(properties['--onair-accent'] ?? 'currentColor', surface, text) ?? text,
  };
}

/** Measures the colours of a skin on a card that is added to the page for a moment. */
function skinColours(skin: string, properties: Attributes, view: View, ground: Rgb): Colours {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [baseStyles, ...stylesOfSkin(skin)]);
  const card = document.createElement('div');
  card.setAttribute('part', 'card');
  const line = document.createElement('span');
  line.style.color = 'var(--_accent)';
  card.append(line);
  root.append(card);
  host.style.colorScheme = view.scheme;
  host.style.position = 'absolute';
  for (const [name, value] of Object.entries(properties)) host.style.setProperty(name, value);
  document.body.append(host);
  const { backgroundColor, color } = getComputedStyle(card);
  const surface = readColour(backgroundColor, ground, BLACK) ?? ground;
  const text = readColour(color, surface, BLACK) ?? BLACK;
  const accent = readColour(getComputedStyle(line).color, surface, text) ?? text;
  host.remove();
  return { surface, text, accent };
}
