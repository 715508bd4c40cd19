/**
 * In:  a station's channels, and which of them the page and its visitor want.
 * Out: the one to play, where it plays, and a way to choose another.
 */
import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { PlayerWords } from '../../messages/words.js';
import type { Channel } from '../../station/lists/channels.js';
import { loadPart } from '../../station/load-part.js';
import type { Station } from '../../station/station.js';
import { addStyles } from '../parts/add-styles.js';
import { channelKey, remember, remembered } from './remembered.js';
import type { streamChoice } from './stream-choice.js';
import { chooseChannel, streamOf, type Stream } from './streams.js';

export class ChannelChoice {
  /** The channel to play, and its address or why it has none. */
  channel: Channel | undefined;
  stream: Stream | undefined;
  /** The code of the choice did not load: the first channel plays. */
  isMissing = false;
  private channels: readonly Channel[] = [];
  /** The id of the one that the visitor chose. */
  private chosen: string | null = null;
  private isAskedFor = false;
  private draw: typeof streamChoice | undefined;

  constructor(private readonly host: LitElement) {}

  /** Of another station, what the visitor chose on an earlier visit. */
  recall(station: Station): void {
    this.chosen = remembered(channelKey(station));
  }

  choose(station: Station, id: string): void {
    this.chosen = id;
    remember(channelKey(station), id);
    this.host.requestUpdate();
  }

  /** What the visitor chose counts no more. */
  forget(): void {
    this.chosen = null;
  }

  /** `wanted` is the id that the page's author wants, unless the visitor chose another. */
  update(channels: readonly Channel[], wanted: number | null): void {
    this.channels = channels;
    if (channels.length > 1) void this.load();
    const { protocol } = globalThis.location ?? {};
    this.channel = chooseChannel(channels, [this.chosen, wanted], protocol);
    this.stream = this.channel && streamOf(this.channel, protocol);
  }

  /** Nothing where there is none. `onChoice` gets the id of a channel. */
  render(words: PlayerWords, onChoice: (id: string) => void): TemplateResult | typeof nothing {
    const { channel, channels, draw } = this;
    return channel && channels.length > 1 && draw ? draw(channels, channel, words, onChoice) : nothing;
  }

  private async load(): Promise<void> {
    if (this.isAskedFor) return;
    this.isAskedFor = true;
    const code = await loadPart(() => import('./stream-choice.js')).catch(() => null);
    this.isMissing = !code;
    if (code) {
      this.draw = code.streamChoice;
      addStyles(this.host.shadowRoot!, ...code.styles);
    }
    this.host.requestUpdate();
  }
}
