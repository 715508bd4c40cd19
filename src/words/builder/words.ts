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
