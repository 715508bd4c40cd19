/**
 * In:  a station's channels, and which of them the page and its visitor want.
 * Out: the one to play, where it plays, and a way to choose another.
 */
import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { PlayerWords } from '../../words/tag-words.js';
import type { Channel } from '../../station/lists/channels.js';
import type { Station } from '../../station/station.js';
import { LazyChunk } from '../controllers/lazy-chunk.js';
import { channelKey, remember, remembered } from './remembered.js';
import type * as code from './stream-choice.js';
import { chooseChannel, streamOf, type Stream } from './streams.js';

export class ChannelChoice {
  /** The channel to play, and its address or why it has none. */
  channel: Channel | undefined;
  stream: Stream | undefined;
  private channels: readonly Channel[] = [];
  /** The id of the one that the visitor chose; null for none. */
  chosen: string | null = null;
  private readonly list: LazyChunk<typeof code>;

  constructor(private readonly host: LitElement) {
    this.list = new LazyChunk(host, () => import('./stream-choice.js'));
  }

  /** The code of the choice did not load: the first channel plays. */
  get isMissing(): boolean {
    return this.list.isMissing;
  }

  /** Of another station, what the visitor chose on an earlier visit. */
  recall(station: Station): void {
    this.chosen = remembered(channelKey(station));
  }

  choose(station: Station, id: string): void {
    this.chosen = id;
    remember(channelKey(station), id);
    this.host.requestUpdate();
  }

  /** `wanted` is the id that the page's author wants, unless the visitor chose another. */
  update(channels: readonly Channel[], wanted: number | null): void {
    this.channels = channels;
    if (channels.length > 1) void this.list.load();
    const { protocol } = globalThis.location ?? {};
    this.channel = chooseChannel(channels, [this.chosen, wanted], protocol);
    this.stream = this.channel && streamOf(this.channel, protocol);
  }

  /** Nothing where there is none. `onChoice` gets the id of a channel. */
  render(words: PlayerWords, onChoice: (id: string) => void): TemplateResult | typeof nothing {
    const { channel, channels, list } = this;
    return channel && channels.length > 1 && list.module
      ? list.module.streamChoice(channels, channel, words, onChoice)
      : nothing;
  }
}
