/** Types of the words that owners of pages read. `{name}` in a sentence is the place of a value. */

/** The causes of failures that have a sentence for the owner, in every language of this folder. */
export const CAUSES = [
  // Nothing was sent.
  'noAddress',
  'badAddress',
  'badStation',
  'insecure',
  'offline',
  'part',
  // The page's own policy.
  'policyConnect',
  'policyJsonp',
  'policyNoCors',
  // Something answers, and it is not this station.
  'endsInApi',
  'wrongPath',
  'website',
  'noPanel',
  'otherProgram',
  'otherServer',
  'listMissing',
  'legacyMissing',
  'wrongServer',
  'noSuchServer',
  'redirected',
  // The panel refuses, or is in trouble.
  'login',
  'forbidden',
  'throttled',
  'crashed',
  'gateway',
  'busy',
  'refused',
  // Its answer can't be read.
  'brokenJson',
  'cut',
  'tooLarge',
  'noCors',
  // Nothing answers.
  'needsHttps',
  'noTls',
  'ownMachine',
  'localNetwork',
  'silentHttps',
  'silentHttp',
  'swallowed',
  'slow',
  'gone',
  'passing',
  // What Node can tell apart, and a browser can't.
  'noSuchName',
  'portClosed',
  'noRoute',
  'reset',
  'certificateEnded',
  'certificateOwn',
  'certificateChain',
  'certificateName',
  'unknown',
] as const;

export type CauseName = (typeof CAUSES)[number];

/** Each sentence says what was asked, what came, the likely cause, and what to do. `{name}` is the place of a value. */
export type CauseWords = Readonly<Record<CauseName, string>>;

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

/** What the page of the check says beside its lines, in every language of this folder. `{name}` is the place of a value. */
export interface CheckPageWords {
  readonly title: string;
  readonly lede: string;
  readonly address: string;
  readonly site: string;
  readonly siteHttps: string;
  readonly siteHttp: string;
  readonly check: string;
  readonly running: string;
  /** The result, as it is read out. */
  readonly sound: string;
  readonly unsound: string;
  readonly noStation: string;
  readonly otherServer: string;
  /** The marks of lines: it holds, it does not, it is neither. */
  readonly holds: string;
  readonly fails: string;
  readonly neither: string;
  readonly stations: string;
  readonly checkThat: string;
  readonly report: string;
  readonly terminal: string;
  readonly policy: string;
  readonly copyPolicy: string;
  readonly copyReport: string;
  readonly copyCommand: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Accessible name of the choice of a language. */
  readonly language: string;
}

/** The words of the builder's page. `{name}` is the place of a value. */
export interface BuilderWords {
  /** Texts of the manifest that neither it nor the plugin has in this language, by the English ones. */
  texts: Readonly<Record<string, string>>;
  title: string;
  lede: string;
  notLoaded: string;
  // The panel and the station.
  station: string;
  address: string;
  addressHelp: string;
  use: string;
  asking: string;
  found: string;
  foundOne: string;
  foundOther: string;
  closed: string;
  useInstead: string;
  check: string;
  stationLabel: string;
  stationNumber: string;
  stationMissing: string;
  firstStation: string;
  otherHelp: string;
  // What to show.
  show: string;
  showHelp: string;
  settingsOf: string;
  earlier: string;
  later: string;
  noSettings: string;
  standard: string;
  standardIs: string;
  // Looks.
  looks: string;
  looksHelp: string;
  fromPage: string;
  pick: string;
  unset: string;
  corners: string;
  square: string;
  soft: string;
  round: string;
  rounder: string;
  yourPage: string;
  yourPageHelp: string;
  ground: string;
  text: string;
  contrastText: string;
  contrastAccent: string;
  contrastGood: string;
  noColour: string;
  // For all tags.
  words: string;
  asPage: string;
  more: string;
  // The delay, by ear.
  byEar: string;
  byEarHelp: string;
  play: string;
  stop: string;
  now: string;
  onceMore: string;
  wait: string;
  waitFirst: string;
  begun: string;
  whichTitle: string;
  behind: string;
  behindOne: string;
  tooLong: string;
  noStream: string;
  brokenStream: string;
  // The preview.
  preview: string;
  previewFrame: string;
  previewHelp: string;
  width: string;
  pixels: string;
  scaled: string;
  scheme: string;
  light: string;
  dark: string;
  rightToLeft: string;
  offAir: string;
  offAirNote: string;
  nothingChosen: string;
  noPanel: string;
  // The places that it goes to.
  place: string;
  pageScheme: string;
  pageSchemeHelp: string;
  system: string;
  // The outputs, and how to paste there.
  outputs: string;
  noPlace: string;
  styleHelp: string;
  fixed: string;
  fixedHelp: string;
  copy: string;
  copied: string;
  copyYourself: string;
  script: string;
  scriptPaste: string;
  link: string;
  linkPaste: string;
  linksPaste: string;
  linkPort: string;
  linkMissing: string;
  noFrame: string;
  /** The station's own picture is on another site. */
  frameArt: string;
  wordpress: string;
  wordpressPaste: string;
  wordpressOther: string;
  div: string;
  divPaste: string;
  iframe: string;
  iframePaste: string;
  react: string;
  reactPaste: string;
  vue: string;
  vuePaste: string;
}

/** Accessible names of the frames that the builder writes, by tag. */
export type FrameTitles = Record<
  'station' | 'now-playing' | 'history' | 'vote' | 'player' | 'schedule' | 'podcasts',
  string
>;

/** Everything that `CODE/owner.ts` exports, except for the builder, which is in English and German only. */
export interface OwnerWords {
  /** Text of the link to the check page, below a cause. */
  readonly checkLink: string;
  readonly causes: CauseWords;
  readonly checks: CheckWords;
  readonly checkPage: CheckPageWords;
}
