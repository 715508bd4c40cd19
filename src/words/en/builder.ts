/** Text of the builder, in English. */
import type { BuilderWords, FrameTitles } from '../owner-words.js';

export const builder: BuilderWords = {
  texts: {
    Transport: 'Connection to the panel',
    'Interface of the panel: auto, v2 or legacy.':
      'How pages read the panel. If you leave this unset, they choose automatically. v2 uses only the current interface. legacy uses the old one, for old panels and for panels that other sites can’t read.',
  },

  title: 'Your station on your site',
  lede: 'Pick, preview, copy. Your choices are saved in this page’s link: send it to whoever looks after your site.',
  notLoaded: 'The list of tags didn’t load. Reload this page.',

  station: 'Station',
  address: 'Address of your panel or server',
  addressHelp:
    'Enter the address where your station’s team signs in to the control panel, including the port, such as https://panel.example:8080. For a station on {kinds}, enter the address of its server, page, player or stream.',
  use: 'Connect',
  asking: 'Connecting …',
  found: 'Connected. The panel has {count} stations.',
  foundOne: 'Connected.',
  foundOther: 'Found {kind}. Onair works with it directly.',
  closed:
    'This page can’t read that panel (CORS). This is normal for old panels: tags then use JSONP. If the preview shows your station, everything works.',
  foundClosed:
    '{kind} doesn’t let pages on other sites read this station. A panel can read it, and tags can show that panel:',
  useInstead: 'Use {address}',
  check: 'Check this server',
  stationLabel: 'Station',
  stationNumber: 'Station number',
  stationMissing: 'Station {server} (not on this panel)',
  firstStation: 'The first one',
  otherHelp:
    'You see only what this server provides. A panel that reads this server keeps all plays, counts votes, and can take the schedule from a calendar:',

  serverKind: 'Kind of server',
  serverAny: 'Detect it',
  serverJson: 'Another server (JSON)',
  jsonHelp:
    'Enter the address of the JSON that reports the current track, such as https://radio.example/now.php?id=1. If you don’t know it, ask your station’s host for the address of its now-playing API.',
  jsonInstead: 'This address returns JSON: choose its fields',
  jsonNoAddress: 'First enter the address that returned this response.',
  jsonFirstTitle: 'First choose which value is the title.',
  jsonCalled: 'Connected. Browsers can’t read this address directly, so the tags use JSONP.',
  jsonCheck: 'Check below that each value is in the right field.',
  jsonPasted: 'The fields and the preview use the response that you pasted.',
  jsonClosed:
    'The server at this address responds, but doesn’t let pages on other sites read the response (CORS). You can paste a response and choose its fields.',
  jsonAbsent:
    'This page gets no response from this address. Check the address. If it opens in a new tab, the server may support only http: then paste the response here and choose the fields from it.',
  jsonUnreadable: 'The response at this address isn’t JSON. Enter the address of a response, not of a page.',
  jsonPaste: 'The response',
  jsonPasteHelp: 'Open the address in a new tab, copy everything that you see there, and paste it here.',
  jsonOpen: 'Open the address',
  jsonUse: 'Use this response',
  jsonNotJson: 'This isn’t JSON. Copy everything, from the first bracket to the last.',
  jsonRelay:
    'Your page can’t read this address either. Run a panel that relays this server, and use the panel’s address in the tags:',
  jsonCallback: 'JSONP parameter',
  jsonCallbackHelp:
    'If the server’s documentation mentions JSONP, enter the name of its parameter, such as callback. Your page then needs no relay.',
  jsonFields: 'What Onair reads',
  jsonFieldsHelp: 'If these values are right, this step is done.',
  jsonNoTitle:
    'Find the title of the current track below, and choose “Title” or “Artist – title” next to it.',
  jsonUnread: 'Onair can’t read “{value}” as this field.',
  jsonGuessed: '(guessed)',
  jsonListedTitle:
    'The title is in the list of the last tracks. Check that this entry is the current track, not the previous one.',
  jsonList: 'This list',
  jsonPlaysUntitled:
    'Onair can’t find the titles in this list. Choose “Last tracks: Title” in an entry below, or choose another list.',
  jsonPlaysUndated:
    'Onair can’t find start times in these entries, so it can’t show this list. If you see a start time in an entry, choose “Last tracks: Start” next to it. Otherwise, a history on your page lists only the tracks that play while the page is open.',
  jsonOff: 'no value at the moment',
  jsonTree: 'Choose other fields',
  jsonTreeHelp: 'This is the response. Next to each value, choose what it is.',
  jsonUnused: 'Not used',
  jsonPlays: 'Last tracks: {field}',
  jsonMore: '{count} more',
  jsonZone: 'Time zone for these times',
  jsonZoneHelp:
    'This time has no time zone. In UTC, it is {time}. If that is wrong, enter the station’s zone, such as Europe/Berlin.',
  jsonOrder: 'Title in “{text}”',
  jsonMap: 'The attribute map',
  fields: {
    title: 'Title',
    artist: 'Artist',
    song: 'Artist – title',
    album: 'Album',
    cover: 'Cover',
    start: 'Start',
    length: 'Length',
    end: 'End',
    listeners: 'Listeners',
    dj: 'Presenter',
    show: 'Show (without a title)',
    station: 'Station’s name',
    'on-air': 'On air or not',
    history: 'List of the last tracks',
  },

  show: 'What to show',
  showHelp: 'Pick one or more. They appear on your page in the order in which you pick them.',
  settingsOf: 'Settings of “{tag}”',
  earlier: 'Move “{tag}” up',
  later: 'Move “{tag}” down',
  noSettings: 'There is nothing to set.',
  standard: 'Default',
  standardIs: 'Default ({value})',

  skins: 'Look',
  skinsHelp: 'Each one works on light and dark pages, with any accent colour.',
  looks: 'Colours and corners',
  looksHelp: 'Fonts and colours come from your page. Set only what should be different.',
  fromPage: 'from your page',
  pick: 'Pick a colour: {token}',
  unset: 'Reset: {token}',
  corners: 'Corners',
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
  rounder: 'Rounder',
  yourPage: 'Your page’s colours',
  yourPageHelp: 'Used only for the preview and the contrast check. They aren’t part of the code.',
  ground: 'Background',
  text: 'Text',
  contrastText: 'The text contrast is {ratio} : 1. Below 4.5 : 1, text is hard to read.',
  contrastAccent: 'The accent contrast is {ratio} : 1. Below 4.5 : 1, the accent is hard to see.',
  contrastGood: 'Contrast: text {text} : 1, accent {accent} : 1.',
  contrastCover: 'The colours come from the cover, and always have enough contrast.',
  noColour: '“{value}” isn’t a colour that browsers know.',

  language: 'Language',
  asPage: 'Same as the page',
  more: 'Advanced',
  moreLooks: 'Other colours and sizes',
  sound: 'Delay',
  forAll: 'Settings for all widgets',

  byEar: 'Measure the delay by ear',
  byEarHelp:
    'Listeners hear each title later than the studio plays it. Play the station here, and press “Now” when you hear the next title start. The tags will then change in time with the sound.',
  play: 'Play the station',
  stop: 'Stop',
  now: 'Now',
  onceMore: 'Measure again',
  wait: 'In the studio: “{title}”. Wait for the next title.',
  waitFirst: 'Wait for the next title.',
  begun: '“{title}” has started in the studio. Press “Now” as soon as you hear it start.',
  whichTitle: 'Waiting for the panel to report that title …',
  behind: 'You hear the station {seconds} seconds late. The delay has been set.',
  behindOne: 'You hear the station 1 second late. The delay has been set.',
  tooLong: 'That took more than ten minutes. Wait for the next title.',
  noStream: 'The panel has no stream that can be played on this page.',
  brokenStream: 'The station can’t be played here. Enter the delay in the field above.',

  preview: 'Preview',
  previewFrame: 'Preview of the tags',
  previewHelp: 'Your station, live. The preview doesn’t send votes.',
  width: 'Preview width',
  pixels: '{width} px',
  scaled: 'shown at {percent} %',
  scheme: 'Page',
  light: 'Light',
  dark: 'Dark',
  rightToLeft: 'Right to left',
  offAir: 'Off the air',
  offAirNote:
    'In the preview, the last title ended six hours ago, and the schedule is empty. Everything else is live.',
  nothingChosen: 'Pick something to show above.',
  noPanel: 'Enter the address of your panel above.',

  place: 'Where will you use it?',
  pageScheme: 'Your page is',
  pageSchemeHelp:
    'A frame can’t see the page around it. Most pages are light, even if the reader’s system is dark.',
  system: 'Follows the reader’s system',
  outputs: 'What to paste',
  noPlace: 'First choose where you’ll use it.',
  styleHelp:
    'The lines from <style> to </style> reserve space so that your page doesn’t jump while the script loads. They also set the colours.',
  files: 'Load the files from',
  filesMine: 'My site',
  folder: 'Folder on my site',
  folderHelp:
    'Upload the contents of {zip} to this folder of your site. The code then loads the files from there.',
  onlyMachine: 'Only your computer can reach {address}. On your site, visitors would see nothing.',
  onlyNetwork:
    'Only your own network can reach {address}. Elsewhere, visitors of your site would see nothing.',
  uploadInstead: 'Under “Load the files from”, choose “My site”.',
  bare: 'Only the frames',
  bareHelp:
    'For editors that accept only the frame itself. The frame still shows everything, but is too tall in some columns.',
  fixed: 'Lock to this version (SRI)',
  fixedHelp:
    'The code then contains a hash of onair.js or embed.js (integrity), and browsers don’t run a changed file. Panel updates change these files, so copy the code again after each update; otherwise nothing appears.',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself: 'Your browser doesn’t let this page copy. The text is selected: press Ctrl + C or ⌘ C.',
  script: 'Any HTML page',
  scriptPaste: 'Paste all of this into the HTML of your page, where the station should appear.',
  link: 'WordPress (no plugin)',
  linkPaste:
    'In the editor, add an “Embed” block, paste this address, and press “Embed”. The block then shows what you picked here. If someone opens the address in a browser, it shows the station’s page.',
  linksPaste:
    'Paste all of this on an empty line in the editor. On your page, WordPress replaces each address with what you picked here. Or add an “Embed” block for each address.',
  linkPort:
    'Try it. If WordPress can’t embed it, the port may be the reason: by default, WordPress connects to other servers only on ports 80, 443 and 8080, and your panel uses {port}. Ask the site’s administrator to allow this port, or to install the Onair plugin.',
  linkMissing:
    'This panel has no pages that WordPress can embed. Ask the site’s administrator to install the Onair plugin, and choose “WordPress with the Onair plugin”.',
  noLink:
    'Only panels have pages that WordPress can embed. Choose “Editor that only accepts iframes” or the Onair plugin. Or run a panel that reads this server: {relay}',
  frameArt:
    'This frame doesn’t show your own picture. Anyone could put another picture into a frame’s address, so frames show only pictures that are on the panel. To show your own, choose code that contains a script.',
  wordpress: 'WordPress with the Onair plugin',
  wordpressPaste:
    'In the editor, add a “Shortcode” block, and paste this. The plugin’s settings must contain the address of your panel.',
  wordpressOther:
    'In the editor, add a “Shortcode” block, and paste this. The plugin’s settings must contain the address {address}.',
  wordpressHosted: 'In the editor, add a “Shortcode” block, and paste this.',
  div: 'Site builder with an HTML block',
  divPaste:
    'Paste all of this into an HTML block, where the station should appear. If your page then shows the code as text, or nothing at all, the editor has removed the script. In WordPress, choose “WordPress (no plugin)” instead; elsewhere, choose “Editor that only accepts iframes”.',
  iframe: 'Editor that only accepts iframes',
  iframePaste:
    'Paste this where the editor accepts an iframe. If the editor rejects it because it contains more than an iframe, choose “Only the frames” below. If the editor needs only an address, use the one in quotes after src.',
  react: 'React',
  reactPaste: 'Save this as a component, such as OnAir.tsx. It needs the npm package onair-widgets.',
  vue: 'Vue',
  vuePaste: 'Save this as a component, such as OnAir.vue. It needs the npm package onair-widgets.',
};

export const frameTitles: FrameTitles = {
  station: 'On air',
  'now-playing': 'On air',
  history: 'What played',
  vote: 'Like and dislike',
  player: 'Listen',
  schedule: 'Schedule',
  podcasts: 'Podcasts',
  requests: 'Song requests',
  charts: 'Charts',
};
