/** What the parts of the builder's page draw, and how they change it. */
import type { BuilderWords } from '../../words/owner-words.js';
import type { Capabilities } from '../../servers/server-kind.js';
import type { Choice } from '../choice.js';
import type { PanelState } from './panel.js';
import type { Tags } from './tags.js';

/** How the preview stands. None of it is in what is copied. */
export interface View {
  /** CSS pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly isOffAir: boolean;
  /** Colours of the page around the tags; empty for those of `scheme`. */
  readonly ground: string;
  readonly text: string;
}

export interface BuilderState {
  readonly choice: Choice;
  /** Of the panel or another server, as it was typed; in one spelling where it is one. */
  readonly address: string;
  readonly view: View;
  readonly tags: Tags;
  readonly panel: PanelState;
  readonly words: BuilderWords;
  /** Code of the page's language. */
  readonly language: string;
  /** Relative URL of the check page. */
  readonly checkPage: string;
  /** Takes an address, and asks the panel there. */
  use(typed: string): void;
  change(part: Partial<Choice>): void;
  /** Resolves when the page shows what was changed. */
  drawn(): Promise<unknown>;
  look(part: Partial<View>): void;
}

/** What the station's server can tell and take; null for a panel, which has all, and where that is not known. */
export function canOf({ panel }: Pick<BuilderState, 'panel'>): Capabilities | null {
  return panel.kind === 'other' ? panel.server.can : null;
}

/** Of a page that says nothing itself. */
const PLAIN = {
  light: { ground: '#ffffff', text: '#16181d' },
  dark: { ground: '#111318', text: '#eceef2' },
} as const;

/** The colours of the preview's page. */
export function pageColours({ scheme, ground, text }: View): { ground: string; text: string } {
  return { ground: ground || PLAIN[scheme].ground, text: text || PLAIN[scheme].text };
}
