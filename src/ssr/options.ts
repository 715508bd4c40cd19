import type { OnairHistory } from '../elements/history/history.js';
import type { OnairNowPlaying } from '../elements/now-playing/now-playing.js';
import type { OnairElement } from '../elements/base/onair-element.js';
import type { OnairPlayer } from '../elements/player/player.js';
import type { OnairPodcasts } from '../elements/podcasts/podcasts.js';
import type { OnairCharts } from '../elements/charts/charts.js';
import type { OnairRequests } from '../elements/requests/requests.js';
import type { OnairSchedule } from '../elements/schedule/schedule.js';
import type { OnairVote } from '../elements/vote/vote.js';
import type { HostedKind } from '../client/service-of.js';

interface Elements {
  'now-playing': OnairNowPlaying;
  history: OnairHistory;
  vote: OnairVote;
  player: OnairPlayer;
  schedule: OnairSchedule;
  podcasts: OnairPodcasts;
  charts: OnairCharts;
  requests: OnairRequests;
}

/** Name of a tag, without `onair-`. */
export type RenderableTag = keyof Elements;

/** The tags that a server can render with data. */
export type TextName = 'now-playing' | 'history';

/** The properties of an element that have an attribute. The others contain records or are internal. */
type Settable<E> = {
  [
    K in Exclude<keyof E, keyof OnairElement | 'around' | 'counts'> as E[K] extends
      string | number | boolean | null
      ? K
      : never
  ]?: E[K];
};

interface CommonOptions extends Partial<
  Pick<OnairElement, 'lang' | 'transport' | 'covers' | 'art' | 'source' | 'station' | 'charset' | 'map'>
> {
  /** Server number on that panel. Defaults to 1. */
  server?: number;
  /**
   * Time zone of all times: an IANA name or `station`. Defaults to the station's zone, or to the visitor's zone if the
   * station has no schedule.
   */
  timeZone?: string;
  /**
   * How long the panel may take to respond, in milliseconds. Defaults to 2,000. After that, the tag is rendered without
   * data.
   */
  timeoutMs?: number;
  /** Aborting it rejects the promise with the signal's reason. */
  signal?: AbortSignal;
}

type AddressOptions =
  | {
      /** URL of the station's panel, or of the server of the kind `source`. */
      baseUrl: string;
    }
  | {
      baseUrl?: never;
      /** A service that hosts all stations of its kind, so that no URL is needed. */
      source: HostedKind;
      station: string;
    };

/** The attributes of a tag, named like their properties (`hideJingles`), and the time limit. */
export type TagOptions<N extends RenderableTag = RenderableTag> = CommonOptions &
  AddressOptions &
  Settable<Elements[N]>;

/** The static property of an element class that maps properties to attributes. */
export interface WithProperties {
  readonly elementProperties: ReadonlyMap<PropertyKey, { readonly attribute?: boolean | string }>;
}

/**
 * Returns the attributes in the order of the options. They always include the station, because a tag's data belongs to
 * one station, regardless of the elements around it.
 */
export function attributesOf(element: WithProperties, options: TagOptions): Record<string, string> {
  const attributes: Record<string, string> = {
    ...(options.baseUrl !== undefined && { 'base-url': options.baseUrl }),
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
  // All elements read this attribute, but only some declare it.
  if (options.timeZone) attributes['time-zone'] = options.timeZone;
  return attributes;
}
