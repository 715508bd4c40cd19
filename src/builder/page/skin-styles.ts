import type { CSSResult } from 'lit';
import type { Skin } from '../../elements/base/station-settings.js';
import { styles as bare } from '../../elements/skins/bare.styles.js';
import { styles as glass } from '../../elements/skins/glass.styles.js';
import { styles as ink } from '../../elements/skins/ink.styles.js';
import { styles as neon } from '../../elements/skins/neon.styles.js';
import { styles as poster } from '../../elements/skins/poster.styles.js';
import { styles as tape } from '../../elements/skins/tape.styles.js';

/** The style sheets of each skin. `sleeve` takes its colours from a cover. */
const STYLES: Readonly<Record<Skin, readonly CSSResult[]>> = {
  quiet: [],
  bare,
  sleeve: [],
  glass,
  ink,
  poster,
  neon,
  tape,
};

/** Skins with a background and an ink that don't depend on the page or the cover. */
const OPAQUE: readonly string[] = ['glass', 'poster', 'neon', 'tape'] satisfies Skin[];
/** Skins without a box, so that the text is on the page. */
const BOXLESS: readonly string[] = ['bare', 'ink'] satisfies Skin[];

export function skinStyles(skin: string): readonly CSSResult[] {
  return STYLES[skin as Skin] ?? [];
}

export const hasGround = (skin: string): boolean => OPAQUE.includes(skin);
/** Whether even lines, small players and vote buttons have the background. */
export const hasGroundEverywhere = (skin: string): boolean => skin === 'glass';
export const hasSurface = (skin: string): boolean => !BOXLESS.includes(skin);
