/** What the check of a panel has sentences for, in every language of this folder. */
export const CHECKS = [
  'station',
  'kind',
  'onAir',
  'attributes',
  'tells',
  'relay',
  'reachable',
  'v2',
  'servers',
  'cors',
  'jsonp',
  'certificate',
  'mixed',
  'clock',
  'caching',
  'streams',
  'covers',
  'feeds',
  'policy',
] as const;

/** What a line is about. */
export type CheckName = (typeof CHECKS)[number];

export const SAYS = [
  'reachable',
  'v2',
  'v2Unread',
  'servers',
  'serversUnlisted',
  'cors',
  'corsHere',
  'corsUnseen',
  'corsMissing',
  'corsUnread',
  'corsAbsent',
  'jsonp',
  'jsonpMissing',
  'certificate',
  'mixed',
  'bothHttp',
  'clock',
  'clockAhead',
  'clockBehind',
  'clockEarly',
  'clockUnstamped',
  'clockUnseen',
  'cached',
  'cachedLong',
  'cachedUnseen',
  'cachedWhole',
  'none',
  'tried',
  'failed',
  'policy',
  // A server that is no panel.
  'otherServer',
  'kindUnseen',
  'title',
  'noTitle',
  'attributes',
  'attributesOfOne',
  'tells',
  'relay',
  'fetchHere',
  'onlyJsonp',
  'closed',
  'httpServer',
  'streamFailed',
] as const;

/** What a line says. */
export type SayName = (typeof SAYS)[number];

/** Why an address could not be had, where that has words. Statuses and Node's names stand for themselves. */
export const WHYS = ['timeout', 'insecure', 'unplayable', 'noPicture', 'noFeed', 'unread'] as const;

export type WhyName = (typeof WHYS)[number];

/** What a server may tell of its station, or take. */
export const THINGS = [
  'titles',
  'plays',
  'starts',
  'history',
  'week',
  'channels',
  'podcasts',
  'votes',
] as const;

export type ThingName = (typeof THINGS)[number];

/** `{name}` is the place of a value. */
export interface CheckWords {
  readonly lines: Readonly<Record<CheckName, string>>;
  /** What was found. */
  readonly says: Readonly<Record<SayName, string>>;
  readonly whys: Readonly<Record<WhyName, string>>;
  /** As they stand in a list within a sentence. */
  readonly things: Readonly<Record<ThingName, string>>;
  /** What to do about it, where something is to be done. */
  readonly cures: Readonly<Partial<Record<SayName, string>>>;
}
