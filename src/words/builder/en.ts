/** The builder's page, in English. */
import type { BuilderWords } from './words.js';

export const builder: BuilderWords = {
  texts: {
    Transport: 'Way to the panel',
    'Which interface of the panel to use: auto, v2 or legacy.':
      'How pages fetch what the panel knows. Leave it unset: they find the way themselves. v2 takes its present interface alone; legacy takes the old one, for panels that are old or that other sites may not read.',
  },

  title: 'Your station on your site',
  lede: 'Choose, look, copy. What you choose stands in the address of this page: send it to whoever looks after your site.',
  notLoaded: 'The list of tags did not load. Load this page again.',

  station: 'Station',
  address: 'Address of your panel',
  addressHelp:
    'The station’s control panel: the address where its team signs in, with its port, such as https://panel.example:8080. Or the address of AzuraCast, LibreTime, Airtime, Icecast or Shoutcast.',
  use: 'Use',
  asking: 'Asking the panel …',
  found: 'The panel answers, and has {count} stations.',
  foundOne: 'The panel answers.',
  foundOther: '{kind} answers. It is no panel, and tags show your station all the same.',
  closed:
    'Something answers there that this page may not read, as old panels do (CORS). Tags then use JSONP: if the preview shows your station, all is well.',
  useInstead: 'Use {address}',
  check: 'Check everything about this panel',
  stationLabel: 'Station',
  stationNumber: 'Number of the station',
  stationMissing: 'Station {server}, which the panel does not have',
  firstStation: 'The first one',
  otherHelp:
    'Only what this server tells is offered here. A panel that reads it keeps all plays, counts votes, and can take the week from a calendar:',

  show: 'What to show',
  showHelp:
    'One or several: a press adds one, another press takes it away. They stand on the page in the order in which you choose them.',
  settingsOf: 'Settings of “{tag}”',
  earlier: 'Move “{tag}” up',
  later: 'Move “{tag}” down',
  noSettings: 'There is nothing to set.',
  standard: 'Not set',
  standardIs: 'Not set ({value})',

  looks: 'Colours and corners',
  looksHelp: 'Type and colours come from your page. Set only what should differ.',
  fromPage: 'from the page',
  pick: 'Pick a colour: {token}',
  unset: 'Take away: {token}',
  corners: 'Corners',
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
  rounder: 'Rounder',
  yourPage: 'The colours of your page',
  yourPageHelp: 'For the preview and the contrast. They are not part of what you copy.',
  ground: 'Ground',
  text: 'Text',
  contrastText: 'The text has a contrast of {ratio} : 1 on its ground. Under 4.5 it is hard to read.',
  contrastAccent: 'The accent has a contrast of {ratio} : 1 on its ground. Under 4.5 it is hard to make out.',
  contrastGood: 'Contrast: text {text} : 1, accent {accent} : 1.',
  noColour: '“{value}” is no colour that browsers know.',

  words: 'Language and sound',
  asPage: 'As the page',
  more: 'More for all of them',

  byEar: 'Set the delay by ear',
  byEarHelp:
    'Listeners hear a title later than the studio plays it. Play the station here, and press “Now” when you hear the next title begin: the tags then change with the sound.',
  play: 'Play the station',
  stop: 'Stop',
  now: 'Now',
  onceMore: 'Once more',
  wait: 'In the studio: “{title}”. Wait for the next title.',
  waitFirst: 'Wait for the next title.',
  begun: 'In the studio, “{title}” has begun. Press as soon as you hear it begin.',
  whichTitle: 'The panel will say which title that was …',
  behind: 'You hear the station {seconds} seconds late. The delay is set.',
  behindOne: 'You hear the station 1 second late. The delay is set.',
  tooLong: 'That was more than ten minutes. Wait for the next title.',
  noStream: 'The panel names no stream that this page may play.',
  brokenStream: 'The station does not play here. Write the delay into the field above.',

  preview: 'Preview',
  previewFrame: 'Preview of the tags',
  previewHelp: 'Your station, live. Votes are not sent from here.',
  width: 'Width, only to look at it',
  pixels: '{width} px',
  scaled: 'shown at {percent} %',
  scheme: 'Page',
  light: 'Light',
  dark: 'Dark',
  rightToLeft: 'Right to left',
  offAir: 'Off the air',
  offAirNote:
    'The preview pretends that the last title ended six hours ago, and that the schedule is empty. All else is your station’s.',
  nothingChosen: 'Choose above what to show.',
  noPanel: 'Write the address of your panel above.',

  place: 'Where does it go?',
  pageScheme: 'Your page is',
  pageSchemeHelp:
    'A frame does not see the page around it. Most pages are light, also where the reader’s system is dark.',
  system: 'As the reader’s system',
  outputs: 'What to paste',
  noPlace: 'Choose first where it goes.',
  styleHelp:
    'The lines from <style> to </style> keep its place free until the script has come, so that nothing on your page jumps. They have the colours, too.',
  fixed: 'Run these files only as they are now',
  fixedHelp:
    'The lines then have a fingerprint of onair.js or embed.js (“integrity”): if anybody changes such a file, browsers don’t run it. An update of the panel changes them, too: copy the lines anew after each, or nothing shows.',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself:
    'This browser does not let the page copy. The text is selected: copy it with Ctrl + C, or ⌘ C.',
  script: 'A page that you write yourself',
  scriptPaste: 'Paste all of this into the HTML of your page, where the station should be.',
  link: 'WordPress, as an author',
  linkPaste:
    'In the editor, add a block “Embed”, paste this address there, and press “Embed”. It shows what is chosen here. Opened in a browser, it is the page of the station. No plugin is needed.',
  linksPaste:
    'Paste all of this on an empty line in the editor: on your page, each address becomes what is chosen here. Or add a block “Embed” for each. No plugin is needed.',
  linkPort:
    'Try it. If WordPress says that it could not be embedded, it may be the port: WordPress asks other servers at 80, 443 and 8080, unless its administrator allows more, and your panel answers at {port}. Then ask the administrator for that, or for the plugin of Onair.',
  linkMissing:
    'This panel has no pages that WordPress could show by a link. Ask an administrator of the site to install the plugin of Onair, and choose “WordPress with the plugin of Onair”.',
  noFrame:
    'Frames and links show stations of panels alone. A panel that reads this server has them for it, too: {relay}',
  frameArt:
    'Your own picture is left out: a frame shows only pictures of the panel, because anyone can write its address. With a script it is shown.',
  wordpress: 'WordPress with the plugin of Onair',
  wordpressPaste:
    'In the editor, add a block “Shortcode”, and paste this there. The plugin’s settings have to name your panel.',
  wordpressOther:
    'In the editor, add a block “Shortcode”, and paste this there. The plugin’s settings have to name {address} as the address.',
  div: 'An editor with a field for HTML',
  divPaste:
    'Paste all of this into a block or field for HTML, where the station should be. If the page then shows code, or nothing, the editor removes scripts: in WordPress, choose “WordPress, as an author”; elsewhere, the editor that takes only iframes.',
  iframe: 'An editor that takes only iframes',
  iframePaste:
    'Paste this where the editor takes an iframe. If it takes nothing but that, paste the part from <iframe to </iframe>: it shows everything, too, and is only higher in some columns. If it asks for an address alone, that is what stands in quotes behind src.',
  react: 'React',
  reactPaste: 'Save this as a component, such as OnAir.tsx. It takes the npm package onair-widgets.',
  vue: 'Vue',
  vuePaste: 'Save this as a component, such as OnAir.vue. It takes the npm package onair-widgets.',
};
