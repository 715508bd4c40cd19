/**
 * In:  the channels of a station that has several.
 * Out: the choice of one. Loaded where there is a choice.
 */
import { html, type TemplateResult } from 'lit';
import { fill } from '../../words/fill.js';
import type { PlayerWords } from '../../words/tag-words.js';
import type { Channel } from '../../station/lists/channels.js';
import { icon } from './controls.js';
import { styles as looks } from './stream-choice.styles.js';

/** Put over those of the player. */
export const styles = [looks];

const CHEVRON = 'm6 9.5 6 6 6-6';

/** The choice of a channel; `onChoice` gets its id. */
export function streamChoice(
  channels: readonly Channel[],
  chosen: Channel,
  words: PlayerWords,
  onChoice: (id: string) => void,
): TemplateResult {
  const names = channelNames(channels, (kilobits) => fill(words.bitrate, kilobits));
  return html`<div part="stream">
    <select
      aria-label=${words.stream}
      @change=${({ target }: Event) => onChoice((target as HTMLSelectElement).value)}
    >
      ${channels.map((each, at) => html`<option value=${each.id} .selected=${each === chosen}>${names[at]}</option>`)}
    </select>
    <span aria-hidden="true"><bdi>${names[channels.indexOf(chosen)]}</bdi>${icon(CHEVRON)}</span>
  </div>`;
}

/** By bitrate; by format as well, where they differ in it; with a number, where that tells nothing apart. `bitrate` is a sentence for a number. */
export function channelNames(channels: readonly Channel[], bitrate: (kilobits: number) => string): string[] {
  const format = ({ s_format }: Channel): string => s_format?.toUpperCase() ?? '';
  const formats = new Set(channels.map(format));
  const names = channels.map((each) =>
    [each.bitrate && bitrate(each.bitrate), (formats.size > 1 || !each.bitrate) && format(each)]
      .filter(Boolean)
      .join(' · '),
  );
  return names.map((name, at) =>
    name && names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} #${at + 1}`.trim(),
  );
}
