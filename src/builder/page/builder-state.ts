import type { BuilderWords } from '../../words/owner-words.js';
import type { Capabilities } from '../../servers/server-kind.js';
import type { BuilderChoice } from '../choice.js';
import type { ConnectionState } from './panel.js';
import type { Tags } from './tags.js';

/** Settings of the preview. They don't affect the copied code. */
export interface View {
  /** Width in CSS pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly isOffAir: boolean;
  /** Background and text colour of the page around the tags; '' for the defaults of `scheme`. */
  readonly ground: string;
  readonly text: string;
}

/** The state that all sections of the builder page render, and the functions that change it. */
export interface BuilderState {
  readonly choice: BuilderChoice;
  /** Normalized URL of the panel or of another server; the text as typed if it isn't a URL. */
  readonly address: string;
  readonly view: View;
  readonly tags: Tags;
  readonly panel: ConnectionState;
  readonly words: BuilderWords;
  /** Code of the page's language. */
  readonly language: string;
  /** Relative URL of the check page. */
  readonly checkPage: string;
  /** Connects to the server at this URL, or to the response at this URL if `isJson` is true. */
  connect(typed: string, isJson?: boolean): void;
  /** Uses a response that the owner pasted. Returns false if it isn't JSON. */
  paste(text: string): boolean;
  changeChoice(changes: Partial<BuilderChoice>): void;
  changeView(changes: Partial<View>): void;
  /** Resolves when the page shows the latest change. */
  updated(): Promise<unknown>;
}

/** Returns what the server provides; null for a panel, which provides everything, and for an unknown server. */
export function serverCapabilities({ panel }: Pick<BuilderState, 'panel'>): Capabilities | null {
  return panel.kind === 'other'
    ? panel.server.capabilities
    : panel.kind === 'json'
      ? panel.capabilities
      : null;
}

const DEFAULT_COLOURS = {
  light: { ground: '#ffffff', text: '#16181d' },
  dark: { ground: '#111318', text: '#eceef2' },
} as const;

/** Returns the colours of the page around the tags. */
export function pageColours({ scheme, ground, text }: View): { ground: string; text: string } {
  return { ground: ground || DEFAULT_COLOURS[scheme].ground, text: text || DEFAULT_COLOURS[scheme].text };
}
