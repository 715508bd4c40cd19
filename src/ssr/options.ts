/**
 * In:  what a Node site says of a tag: its attributes, by the names of their properties.
 * Out: the attributes in the tag.
 */
import type { OnairHistory } from '../elements/history/history.js';
import type { OnairNowPlaying } from '../elements/now-playing/now-playing.js';
import type { OnairElement } from '../elements/base/onair-element.js';
import type { OnairPlayer } from '../elements/player/player.js';
import type { OnairPodcasts } from '../elements/podcasts/podcasts.js';
import type { OnairSchedule } from '../elements/schedule/schedule.js';
import type { OnairVote } from '../elements/vote/vote.js';

interface Elements {
  'now-playing': OnairNowPlaying;
  history: OnairHistory;
  vote: OnairVote;
  player: OnairPlayer;
  schedule: OnairSchedule;
  podcasts: OnairPodcasts;
}

/** The name of a tag, without `onair-`. */
export type TagName = keyof Elements;

/** Those of which a server knows what they show. */
export type TextName = 'now-playing' | 'history';

/** The properties of an element that have an attribute. Those without one hold records, or are for our own elements. */
type Settable<E> = {
  [
    K in Exclude<keyof E, keyof OnairElement | 'around' | 'counts'> as E[K] extends
      string | number | boolean | null
      ? K
      : never
  ]?: E[K];
};

interface CommonOptions extends Partial<
  Pick<OnairElement, 'lang' | 'transport' | 'covers' | 'art' | 'source' | 'station'>
> {
  /** Address of the station's panel, or of the server that `source` names. */
  baseUrl: string;
  /** Server number on that panel; 1 unless given. */
  server?: number;
  /**
   * Zone of all times: an IANA name, or `station`. Unless given, the server writes them in the station's zone and the
   * browser in the visitor's.
   */
  timeZone?: string;
  /** How long the panel may take: milliseconds, 2,000 unless given. After that the tag comes without data. */
  timeoutMs?: number;
  /** Rejects the promise with its reason. */
  signal?: AbortSignal;
}

/** The attributes of a tag by the names of their properties, such as `hideJingles`, and how long to wait. */
export type TagOptions<N extends TagName = TagName> = CommonOptions & Settable<Elements[N]>;

/** The part of an element's class that says which properties have which attributes. */
export interface WithProperties {
  readonly elementProperties: ReadonlyMap<PropertyKey, { readonly attribute?: boolean | string }>;
}

/** By name, in the order of the options. The station is always named: a tag's data are those of one station, whatever stands around it. */
export function attributesOf(element: WithProperties, options: TagOptions): Record<string, string> {
  const attributes: Record<string, string> = {
    'base-url': options.baseUrl,
    server: String(options.server ?? 1),
  };
  for (const [name, value] of Object.entries(options)) {
    const declared = element.elementProperties.get(name);
    if (!declared || declared.attribute === false || name === 'status') continue;
    if (!/^(string|number|boolean)$/.test(typeof value) || value === false) continue;
    const { attribute } = declared;
    attributes[typeof attribute === 'string' ? attribute : name.toLowerCase()] =
      value === true ? '' : String(value as string | number);
  }
  // Each element reads it, though only some declare it.
  if (options.timeZone) attributes['time-zone'] = options.timeZone;
  return attributes;
}
