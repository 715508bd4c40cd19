import type { CSSResult } from 'lit';
import type { Skin } from '../../elements/base/station-settings.js';
import { SKINS } from '../../elements/base/skins.js';

/** Skins whose background and text colour don't depend on the page or the cover. */
const OPAQUE: readonly string[] = ['glass', 'poster', 'neon', 'tape'] satisfies Skin[];
/** Skins without a box, so that the text is directly on the page. */
const BOXLESS: readonly string[] = ['bare', 'ink'] satisfies Skin[];

export function stylesOfSkin(skin: string): readonly CSSResult[] {
  return SKINS.get(skin) ?? [];
}

export const hasGround = (skin: string): boolean => OPAQUE.includes(skin);
/** Whether lines, small players and vote buttons have a background as well. */
export const hasGroundEverywhere = (skin: string): boolean => skin === 'glass';
export const hasSurface = (skin: string): boolean => !BOXLESS.includes(skin);
