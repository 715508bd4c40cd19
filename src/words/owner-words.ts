/** Types of the text that page owners read. `{name}` in a sentence is replaced by a value. */

/** The causes of failures that a page can find. There is text for the owner about each cause. */
export const CAUSES = [
  // No request was sent.
  'noAddress',
  'badAddress',
  'mistypedAddress',
  'noStation',
  'badStation',
  'badMap',
  'noPath',
  'noJson',
  'noCallback',
  'insecure',
  'offline',
  'part',
  // Blocked by the policy of the page.
  'policyConnect',
  'policyJsonp',
  'policyNoCors',
  // The response isn't from this station.
  'endsInApi',
  'wrongPath',
  'website',
  'noPanel',
  'otherProgram',
  'otherServer',
  'otherMissing',
  'listMissing',
  'legacyMissing',
  'wrongServer',
  'noSuchServer',
  'wrongStation',
  'noSuchStation',
  'redirected',
  // The panel refused the request or failed.
  'login',
  'forbidden',
  'throttled',
  'crashed',
  'gateway',
  'busy',
  'refused',
  'otherTrouble',
  // The response is unreadable.
  'brokenJson',
  'cut',
  'tooLarge',
  'cached',
  'noCors',
  'otherClosed',
  // There is no response.
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
  'unknown',
] as const;

/** Causes that a command can distinguish but a browser can't. */
export const TERMINAL_CAUSES = [
  'noSuchName',
  'portClosed',
  'noRoute',
  'reset',
  'certificateEnded',
  'certificateOwn',
  'certificateChain',
  'certificateName',
] as const;

type TerminalCauseName = (typeof TERMINAL_CAUSES)[number];
export type CauseName = (typeof CAUSES)[number] | TerminalCauseName;

export interface CauseText {
  /** The problem in plain words, without a URL. Several causes may have the same sentence. */
  readonly sentence: string;
  /** What the owner can do. It can be understood without the details. */
  readonly advice?: string;
  /** The request, the result and the likely cause. */
  readonly details?: string;
}

/** Text for the causes that a page can find. */
export type CauseWords = Readonly<Record<(typeof CAUSES)[number], CauseText>>;

export type TerminalCauseWords = Readonly<Record<TerminalCauseName, CauseText>>;

/** Reasons why a stream can't be played. `{url}` is its URL. */
export interface StreamWords {
  /** The URL points to a playlist that the page can't read. */
  readonly playlist: string;
  /** `{type}` is the media type of the response, and `{status}` is its HTTP status. */
  readonly notAudio: string;
  /** Shown if the response is audio, or has no media type. */
  readonly format: string;
  /** The page can't read the response. */
  readonly unreadable: string;
}

/** Mistakes in a page's markup. They are logged even if the page works. */
export interface NoticeWords {
  /** An unknown tag, attribute or value, such as `layout="lines"`. */
  readonly unknown: string;
  readonly didYouMean: string;
  readonly available: string;
  readonly notNumber: string;
  /** A tag that isn't closed, so that it contains the rest of the page. */
  readonly unclosed: string;
  /** A script with `data-base-url` that isn't Onair's. */
  readonly ignoredScript: string;
}

/** The subjects of a check. */
export const CHECKS = [
  'station',
  'kind',
  'onAir',
  'attributes',
  'data',
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

/** The subject of a finding. */
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
  // A server that isn't a panel.
  'otherServer',
  'kindUnseen',
  'title',
  'noTitle',
  'attributes',
  'attributesOfOne',
  'data',
  'relay',
  'fetchHere',
  'onlyJsonp',
  'closed',
  'httpServer',
  'streamFailed',
] as const;

/** Key of a finding's sentence. */
export type SayName = (typeof SAYS)[number];

/** Reasons why a URL couldn't be loaded. HTTP statuses and Node's error codes are shown unchanged. */
export const WHYS = ['timeout', 'insecure', 'unplayable', 'noPicture', 'noFeed', 'unread'] as const;

export type WhyName = (typeof WHYS)[number];

/** Data that a server may provide. */
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

export interface CheckWords {
  readonly lines: Readonly<Record<CheckName, string>>;
  /** Results. */
  readonly says: Readonly<Record<SayName, string>>;
  readonly whys: Readonly<Record<WhyName, string>>;
  /** Names of the data, as used in lists inside sentences. */
  readonly things: Readonly<Record<ThingName, string>>;
  /** What the owner can do about a result. */
  readonly cures: Readonly<Partial<Record<SayName, string>>>;
}

/** Text of the check page, without the findings. */
export interface CheckPageWords {
  readonly title: string;
  readonly lede: string;
  readonly address: string;
  readonly site: string;
  readonly siteHttps: string;
  readonly siteHttp: string;
  readonly check: string;
  readonly running: string;
  /** The result as one sentence, for screen readers and the page's title. */
  readonly sound: string;
  readonly unsound: string;
  readonly noStation: string;
  readonly otherServer: string;
  /** Labels of findings that are good, bad, or neither. */
  readonly holds: string;
  readonly fails: string;
  readonly neither: string;
  /** Link to the builder. */
  readonly build: string;
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
  /** Accessible name of the language select. */
  readonly language: string;
}

/** The fields of a response that `map` can name. */
export type MapFieldName =
  | 'title'
  | 'artist'
  | 'song'
  | 'album'
  | 'cover'
  | 'start'
  | 'length'
  | 'end'
  | 'listeners'
  | 'dj'
  | 'show'
  | 'station'
  | 'on-air'
  | 'history';

/** Text of the builder page. */
export interface BuilderWords {
  /** Translations of the manifest's text that aren't part of the plugin's translations, keyed by the English text. */
  texts: Readonly<Record<string, string>>;
  title: string;
  lede: string;
  notLoaded: string;
  // Choosing the panel and the station.
  station: string;
  address: string;
  addressHelp: string;
  use: string;
  asking: string;
  found: string;
  foundOne: string;
  foundOther: string;
  closed: string;
  foundClosed: string;
  useInstead: string;
  check: string;
  stationLabel: string;
  stationNumber: string;
  stationMissing: string;
  firstStation: string;
  otherHelp: string;
  // Choosing another kind of server, or JSON.
  serverKind: string;
  serverAny: string;
  serverJson: string;
  jsonHelp: string;
  jsonInstead: string;
  jsonNoAddress: string;
  jsonFirstTitle: string;
  jsonCalled: string;
  jsonCheck: string;
  jsonPasted: string;
  jsonClosed: string;
  jsonAbsent: string;
  jsonUnreadable: string;
  jsonPaste: string;
  jsonPasteHelp: string;
  jsonOpen: string;
  jsonUse: string;
  jsonNotJson: string;
  jsonRelay: string;
  jsonCallback: string;
  jsonCallbackHelp: string;
  jsonFields: string;
  jsonFieldsHelp: string;
  jsonNoTitle: string;
  jsonUnread: string;
  jsonGuessed: string;
  jsonListedTitle: string;
  jsonList: string;
  jsonPlaysUntitled: string;
  jsonPlaysUndated: string;
  jsonOff: string;
  jsonTree: string;
  jsonTreeHelp: string;
  jsonUnused: string;
  jsonPlays: string;
  jsonMore: string;
  jsonZone: string;
  jsonZoneHelp: string;
  /** `{text}` is the artist and the title in one string. */
  jsonOrder: string;
  jsonMap: string;
  /** Labels of the fields of a map. */
  fields: Readonly<Record<MapFieldName, string>>;
  // Choosing what to show.
  show: string;
  showHelp: string;
  settingsOf: string;
  earlier: string;
  later: string;
  noSettings: string;
  standard: string;
  standardIs: string;
  // Skins and colours.
  skins: string;
  skinsHelp: string;
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
  contrastCover: string;
  noColour: string;
  // Options for all tags.
  language: string;
  asPage: string;
  more: string;
  moreLooks: string;
  sound: string;
  forAll: string;
  // Measuring the delay by ear.
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
  // Where the tags can be used.
  place: string;
  pageScheme: string;
  pageSchemeHelp: string;
  system: string;
  // The code, and where to paste it.
  outputs: string;
  noPlace: string;
  styleHelp: string;
  files: string;
  filesMine: string;
  folder: string;
  folderHelp: string;
  onlyMachine: string;
  onlyNetwork: string;
  /** What to do if visitors can't reach the server that the files are loaded from. */
  uploadInstead: string;
  bare: string;
  bareHelp: string;
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
  /** WordPress can embed links only to a panel. */
  noLink: string;
  /** The frame can't show the station's picture from another site. */
  frameArt: string;
  wordpress: string;
  wordpressPaste: string;
  wordpressOther: string;
  /** For stations on a hosting service, for which the plugin needs no URL. */
  wordpressHosted: string;
  div: string;
  divPaste: string;
  iframe: string;
  iframePaste: string;
  react: string;
  reactPaste: string;
  vue: string;
  vuePaste: string;
}

/** Accessible names of the frames in the builder's code, by tag. Missing German names fall back to English. */
export type FrameTitles = Record<
  'station' | 'now-playing' | 'history' | 'vote' | 'player' | 'schedule' | 'podcasts' | 'charts' | 'requests',
  string
>;

/** All exports of `CODE/owner.ts`. The builder's text isn't included, because it is only in English and German. */
export interface OwnerWords {
  /** Text of the link to the check page below a cause. */
  readonly checkLink: string;
  /** Label of the details of a cause. */
  readonly technicalDetails: string;
  readonly causes: CauseWords;
  /** Used only by the command. Pages don't contain them. */
  readonly terminalCauses: TerminalCauseWords;
  readonly streams: StreamWords;
  readonly notices: NoticeWords;
  readonly checks: CheckWords;
  readonly checkPage: CheckPageWords;
}
