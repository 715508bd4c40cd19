/** What owners of pages read about failures and on the check page, in English. Visitors never load it. */
import type { BuilderWords, CauseWords, CheckPageWords, CheckWords, FrameTitles } from '../owner-words.js';

export const checkLink = 'Check this panel';

export const causes: CauseWords = {
  noAddress:
    'Nothing was asked: the page names no panel. Write the address of your station’s panel as data-base-url on the script of Onair, or as base-url on the tag.',
  badAddress:
    'Nothing was asked: “{url}” is not an address. Write the panel’s address with its scheme and port, such as https://panel.example:8080.',
  badStation:
    '{url} was not asked: station holds a name that no station can have. Write the short name, the mount or the number of your station.',
  insecure:
    '{url} was not asked: this page is https, and browsers forbid it to read http. Write {address} if the panel has https; if it has not, ask its host for it.',
  offline: '{url} was not asked: this browser has no network.',
  part: 'A file of Onair did not load, so {url} was not asked. Look in the network tab for the file in red: the folder parts has to lie beside onair.js, all of it of one version, and on another site with the header Access-Control-Allow-Origin: *.',
  policyConnect:
    '{url} was not asked: the Content-Security-Policy of this page forbids it ({directive}). Where it is set, this directive has to be: {line}',
  policyJsonp:
    '{url} was asked by JSONP, and the Content-Security-Policy of this page forbids that script. Where it is set, this directive has to be: {line} (and where the policy has trusted-types, add onair there).',
  policyNoCors:
    '{url} answers without the header Access-Control-Allow-Origin, so that pages can’t read it, and the Content-Security-Policy of this page forbids the other way, JSONP. Have the panel send that header, or let this directive be: {line} (and where the policy has trusted-types, add onair there).',
  endsInApi:
    '{url} is not there: the address ends in {end}, which Onair adds by itself. Write {address} as base-url.',
  wrongPath:
    '{url} is not there, but a panel answers at {address}: write that as base-url, without the path.',
  website:
    '{url} gave a web page (status {status}): what answers at {address} is a website or a proxy, not a panel. Write the panel’s own address as base-url; it often has a port, such as :8080.',
  noPanel:
    '{url} is not there (status {status}), and {address} has nothing else of a panel. Look whether host, port and path are right.',
  otherProgram:
    '{url} gave JSON that is not the list of a panel: another program answers at {address}. Look whether host, port and path are those of the panel.',
  otherServer:
    '{url} is not there: {kind} answers at {address}, and no panel. Write {attributes} on the tag; on the script, each name with data- before it.',
  listMissing:
    'The panel at {address} answers, but it has nothing that can be read at {url} (status {status}). It may be too old for this tag, or a proxy before it lets this path not through.',
  legacyMissing:
    '{url} is no JSONP, though the panel at {address} has the newer interface: take transport="legacy" away.',
  wrongServer:
    '{url}: server {server} is not there. These are: {servers}. Write one of these numbers as data-server on the script, or as server on the tag.',
  noSuchServer:
    '{url}: the panel has no server {server}, and does not say which it has. Ask its host for the number of your station, and write it as data-server on the script, or as server on the tag.',
  redirected:
    '{url} answers with a redirect to another address, which this page may not follow. Write the address where it ends as base-url.',
  login:
    '{url} wants a password (status 401). What tags show has to be public: ask the host of the panel to open its interface for reading.',
  forbidden:
    '{url} is forbidden (status 403). A firewall, a protection against robots or a list of allowed addresses is before the panel: ask its host to let visitors read {address}/api/.',
  throttled:
    '{url} was asked too often from this address (status 429). It is asked again later; if that stays, ask the host of the panel for a higher limit, or put a cache before it.',
  crashed:
    '{url} broke while it was answering (status {status}). The log of the panel tells why; it is asked again by itself.',
  gateway:
    '{url} is answered by a proxy that gets no answer from the panel behind it (status {status}). The panel does not run there, or the proxy looks for it at a wrong port.',
  busy: '{url} is out of service for now (status 503): overload or maintenance. It is asked again by itself; if that stays, ask the host of the panel.',
  refused:
    '{url} was refused with status {status}, which Onair has no explanation for. Ask the host of the panel.',
  brokenJson:
    '{url} is JSON that is broken: the panel writes something into its answers, or a proxy before it ends them early or packs them wrongly (gzip). Open the address in a browser to see which.',
  cut: '{url} began to answer and broke off: the connection ends before the answer does, or the answer can’t be unpacked. It is mostly a proxy before the panel; switch its compression off to see whether it is that.',
  tooLarge:
    '{url} is larger than 8 MB, and no more is read. The panel leaves the parameter limit aside: ask its host for a newer version.',
  noCors:
    '{url} answers, but without the header Access-Control-Allow-Origin, so that this page can’t read it, and JSONP does not work there, either. It is a website in place of a panel (then write the panel’s own address as base-url), or a panel that has to send that header.',
  needsHttps: '{url}: nothing answers by http, but https does. Write {address} as base-url.',
  noTls:
    '{url}: there is no https at this port, but http answers. Give the panel a certificate, or put it behind a proxy that has one; {address} works for pages that are http themselves.',
  ownMachine:
    '{url} was asked in vain: {host} is whatever computer a visitor sits at. Write an address of the panel that the whole internet can reach.',
  localNetwork:
    '{url} was asked in vain: {host} is an address inside a local network, which visitors elsewhere can’t reach. Write an address of the panel that the whole internet can reach.',
  silentHttps:
    '{url}: nothing came. A browser does not say which it is: the certificate (ended, self-signed, for another name), the port (closed, or a firewall), or the name {host}. Open {address} in a browser of its own: a warning there means the certificate, none at all the port or the name.',
  silentHttp:
    '{url}: nothing came. A browser does not say which it is: the port is closed (the panel does not run, or a firewall), or the name {host} is wrong. Open {address} in a browser to see.',
  swallowed:
    '{url}: no answer in time. A firewall swallows what is sent to this port, or the panel there hangs; a browser can’t tell these apart. Ask the host of the panel whether the port is open to everybody.',
  slow: '{url}: no answer in time, though the panel at {address} answers other questions. This list takes it too long: its log or its database tells why.',
  gone: '{url}: no answer came, and earlier ones did. The panel or the way to it is down for now, and it is asked again by itself. With ?onair-check in the address of this page, Onair looks for another cause.',
  passing: '{url}: no answer came, but one did when it was asked again: it has passed.',
  noSuchName:
    '{url}: there is no host {host} (DNS). Look whether its name is spelled right, and whether its record is there.',
  portClosed:
    '{url}: {host} is there, but its port is closed. The panel does not run, or listens at another port or for its own machine alone.',
  noRoute:
    '{url}: there is no way to {host} from here. Its address is wrong, or the machine or its network is down.',
  reset:
    '{url}: {host} took the connection and ended it without an answer. The port speaks https and was asked by http, or a firewall cut it.',
  certificateEnded:
    '{url}: the certificate of {host} is out of its dates. Renew it, and look why it was not renewed by itself.',
  certificateOwn:
    '{url}: the certificate of {host} is signed by itself, or by an authority that browsers do not know. Visitors need one of a public authority, such as Let’s Encrypt.',
  certificateChain:
    '{url}: the certificate of {host} comes without those between it and its authority. Install the full chain (fullchain.pem).',
  certificateName:
    '{url}: the certificate is for another name than {host}. Write that name, or get a certificate for this one.',
  unknown: '{url} failed in a way that Onair has no name for ({problem}).',
};

export const checks: CheckWords = {
  lines: {
    station: 'station',
    kind: 'server',
    onAir: 'on air',
    attributes: 'to write',
    tells: 'tells',
    relay: 'the rest',
    reachable: 'reachable',
    v2: 'v2',
    servers: 'servers',
    cors: 'CORS',
    jsonp: 'JSONP',
    certificate: 'certificate',
    mixed: 'mixed content',
    clock: 'clock',
    caching: 'cache headers',
    streams: 'streams',
    covers: 'covers',
    feeds: 'feeds',
    policy: 'policy',
  },
  says: {
    reachable: '{address} answers.',
    v2: '{path} gives a list.',
    v2Unread: '{path} can’t be read: tags take the older interface, by JSONP.',
    servers: '{servers}',
    serversUnlisted: 'The panel does not list its servers.',
    cors: 'Pages of all sites may read the answers.',
    corsHere: 'This page is on another site than the panel, and may read its answers.',
    corsUnseen:
      'This page is on the panel’s own site, so that it can’t tell what pages of other sites may read.',
    corsMissing:
      'The header Access-Control-Allow-Origin: * is missing: pages read the panel by JSONP, which is slower.',
    corsUnread:
      'The header Access-Control-Allow-Origin: * is missing, or there is no v2: pages read the panel by JSONP, which is slower.',
    corsAbsent: 'The header Access-Control-Allow-Origin: * is missing: no page can read the panel.',
    jsonp: 'It works, also for very old browsers.',
    jsonpMissing: 'It does not work: very old browsers show nothing.',
    certificate: 'It is valid here, and https pages can show the panel.',
    mixed: 'The panel is http: pages that are https can not show it.',
    bothHttp: 'The panel is http, as the site is. A site that becomes https can not show it any more.',
    clock: 'It goes as this machine’s does.',
    clockAhead: 'It is {seconds} s ahead of this machine’s.',
    clockBehind: 'It is {seconds} s behind this machine’s.',
    clockEarly:
      'The newest track begins {seconds} s from now: the panel’s clock is ahead, or this machine’s is behind.',
    clockUnstamped: 'The answers have no Date.',
    clockUnseen: 'A page does not see the panel’s clock. {command} does.',
    cached: 'Caches and browsers can ask whether there is something new.',
    cachedLong: 'The history may be kept for {seconds} s: titles come late.',
    cachedUnseen:
      'Nothing keeps titles for too long. Whether there is an ETag, a page does not see; {command} does.',
    cachedWhole: 'There is no ETag: each question costs a whole answer.',
    none: 'There are none to try.',
    tried: '{tried} of {all} tried.',
    failed: '{url} can not be had ({why}).',
    policy: '{policy}',
    otherServer: '{kind} is at {address}. It is no panel, and tags show it all the same.',
    kindUnseen:
      'Whether it is AzuraCast, LibreTime, Icecast or Shoutcast, a page can’t see where it may read nothing. {command} does.',
    title: '{title}',
    noTitle: 'It names no title now.',
    attributes: '{attributes} on the tag; on the script of Onair, each name with data- before it.',
    attributesOfOne:
      '{attributes} on the tag; on the script of Onair, each name with data- before it. Without station it is the first one; there are: {stations}.',
    tells: 'It tells {things}. It does not tell {untold}.',
    relay:
      'A panel that reads this server keeps all plays, counts votes, and can take the week from a calendar: {relay}',
    fetchHere: 'This page may read its answers.',
    onlyJsonp: 'Pages of other sites may not fetch its answers: they read them by JSONP, which is slower.',
    closed:
      'No page of another site can read it: the header Access-Control-Allow-Origin: * is missing, and there is no JSONP.',
    httpServer: 'It is http: pages that are https can not show it.',
    streamFailed: '{url} can not be had ({why}).',
  },
  whys: {
    timeout: 'nothing in 10 s',
    insecure: 'http, which an https page may not load',
    unplayable: 'this browser can’t play it',
    noPicture: 'no picture',
    noFeed: 'no feed',
    unread: 'it is not there, or pages may not read it',
  },
  things: {
    titles: 'the title on air',
    plays: 'the last plays',
    starts: 'when each began',
    history: 'all plays',
    week: 'the week',
    channels: 'streams',
    podcasts: 'podcasts',
    votes: 'votes',
  },
  cures: {
    corsUnseen: 'Open this check from another site, or run {command}.',
    corsMissing: 'Have the panel send it with its answers under /api/v2/.',
    corsAbsent: 'Have the panel send it with its answers under /api/v2/.',
    mixed: 'Ask its host for https.',
    clockAhead: 'Let NTP set it.',
    clockBehind: 'Let NTP set it.',
    clockEarly: 'Let NTP set both.',
    cachedLong: 'Let it be 1 or 2.',
    failed: 'Look at its address in the panel.',
    closed: 'Have the server, or the proxy before it, send that header; or take a panel that reads it.',
    httpServer: 'Give it https, or take a panel with https that reads it.',
  },
};

export const checkPage: CheckPageWords = {
  title: 'Check a panel',
  lede: 'Tries your station’s panel as the tags on your site do, and says what holds, what doesn’t, and what to do. It asks that panel and what its records name, nobody else. AzuraCast, LibreTime, Airtime, Icecast and Shoutcast are known, too.',
  address: 'Address of the panel',
  site: 'Your site is',
  siteHttps: 'https, as most are',
  siteHttp: 'http',
  check: 'Check',
  running: 'Checking {address}. This takes up to half a minute.',
  sound: 'Nothing is wrong with {address}.',
  unsound: 'To be mended at {address}: {what}.',
  noStation: 'Tags can’t show server {server} at {address}.',
  otherServer: '{kind} is at {address}. Tags show it with {attribute}.',
  holds: 'OK',
  fails: 'Wrong',
  neither: 'Note',
  stations: 'Stations at this panel',
  checkThat: 'Check {address}',
  report: 'Report for the panel’s host',
  terminal: 'A command sees more than a page: certificates, all headers, and the panel’s clock.',
  policy: 'For a site with a Content-Security-Policy, which has to allow:',
  copyPolicy: 'Copy policy',
  copyReport: 'Copy report',
  copyCommand: 'Copy command',
  copied: 'Copied',
  notCopied: 'Selected: press Ctrl+C',
  language: 'Language',
};

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

export const frameTitles: FrameTitles = {
  station: 'On air',
  'now-playing': 'On air',
  history: 'What played',
  vote: 'Like and dislike',
  player: 'Listen',
  schedule: 'Schedule',
  podcasts: 'Podcasts',
};
