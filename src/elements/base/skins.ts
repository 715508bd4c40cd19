import type { CSSResult } from 'lit';
import { styles as bare } from '../skins/bare.styles.js';
import { styles as glass } from '../skins/glass.styles.js';
import { styles as ink } from '../skins/ink.styles.js';
import { styles as neon } from '../skins/neon.styles.js';
import { styles as poster } from '../skins/poster.styles.js';
import { styles as tape } from '../skins/tape.styles.js';
import type { Skin } from './station-settings.js';

const styles: Readonly<Record<Skin, readonly CSSResult[]>> = {
  quiet: [],
  bare,
  // Elements with a cover apply these styles themselves (`ui/sleeve/`), because the colours come from the cover.
  sleeve: [],
  glass,
  ink,
  poster,
  neon,
  tape,
};

export const SKINS: ReadonlyMap<string, readonly CSSResult[]> = new Map(Object.entries(styles));
