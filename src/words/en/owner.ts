/** What owners of pages read about failures and on the check page, in English. Visitors never load it. */
import type { BuilderWords, CauseWords, CheckPageWords, CheckWords, FrameTitles } from '../owner-words.js';

export const checkLink = 'Check this panel';

export const causes: CauseWords = {
  noAddress:
    'The page names no panel. Write the address of your station’s panel as data-base-url on the Onair script, or as base-url on the tag.',
  badAddress:
    '“{url}” isn’t a valid address. Write the panel’s address with its scheme and port, such as https://panel.example:8080.',
  badStation:
    'No station can have this name, so {url} was not requested. Write your station’s short name, mount or number as station.',
  insecure:
    'This page uses https, so browsers block {url}, which uses http. Write {address} if the panel supports https. If it doesn’t, ask its host for it.',
  offline: 'This browser is offline, so {url} was not requested.',
  part: 'A file of Onair didn’t load, so {url} was not requested. Find the failed file in the browser’s network tab. The folder parts must be next to onair.js, with all files from one version. On another site, the files need the header Access-Control-Allow-Origin: *.',
  policyConnect:
    'The Content-Security-Policy of this page blocks {url} ({directive}). Change this directive to: {line}',
  policyJsonp:
    'The Content-Security-Policy of this page blocks the JSONP script of {url}. Change this directive to: {line} (if the policy has trusted-types, add onair there).',
  policyNoCors:
    '{url} has no Access-Control-Allow-Origin header, so pages can’t read it, and the Content-Security-Policy of this page blocks JSONP, the other way. Make the panel send that header, or change this directive to: {line} (if the policy has trusted-types, add onair there).',
  endsInApi:
    '{url} doesn’t exist: the address ends in {end}, which Onair adds automatically. Write {address} as base-url.',
  wrongPath:
    '{url} doesn’t exist, but there is a panel at {address}: write that as base-url, without the path.',
  website:
    '{url} returned a web page (status {status}): {address} is a website or a proxy, not a panel. Write the panel’s own address as base-url. It often has a port, such as :8080.',
  noPanel:
    '{url} doesn’t exist (status {status}), and there is no panel at {address}. Check the host, the port and the path.',
  otherProgram:
    '{url} returned JSON, but not a list from a panel: there is another program at {address}. Check the host, the port and the path.',
  otherServer:
    'There is no panel at {url}, but there is {kind} at {address}. Write {attributes} on the tag. On the script, put data- before each name.',
  listMissing:
    'There is a panel at {address}, but it has no list at {url} (status {status}). It may be too old for this tag, or a proxy in front of it blocks this path.',
  legacyMissing:
    '{url} doesn’t support JSONP, but the panel at {address} has the newer interface: remove transport="legacy".',
  wrongServer:
    '{url}: there is no server {server}. Available: {servers}. Write one of these numbers as data-server on the script, or as server on the tag.',
  noSuchServer:
    '{url}: the panel has no server {server}, and doesn’t list its servers. Ask its host for the number of your station, and write it as data-server on the script, or as server on the tag.',
  redirected:
    '{url} redirects to another address, which this page may not follow. Write the final address as base-url.',
  login:
    '{url} requires a password (status 401). Tags can only show public data: ask the panel’s host to open its interface for reading.',
  forbidden:
    '{url} is forbidden (status 403). There is a firewall, bot protection or a list of allowed addresses in front of the panel: ask its host to let visitors read {address}/api/.',
  throttled:
    '{url} received too many requests from this address (status 429). Onair retries later. If this continues, ask the panel’s host for a higher limit, or put a cache in front of it.',
  crashed:
    '{url} failed on the server (status {status}). The panel’s log shows why. Onair retries automatically.',
  gateway:
    'The proxy at {url} gets no response from the panel behind it (status {status}). The panel isn’t running, or the proxy uses the wrong port.',
  busy: '{url} is unavailable at the moment (status 503): overload or maintenance. Onair retries automatically. If this continues, ask the panel’s host.',
  refused: '{url} failed with status {status}, which Onair can’t explain. Ask the panel’s host.',
  brokenJson:
    '{url} returned broken JSON: the panel adds something to its responses, or a proxy in front of it cuts them off or compresses them wrongly (gzip). Open the address in a browser to see which.',
  cut: 'The response of {url} broke off: the connection ended too early, or the response can’t be decompressed. The cause is usually a proxy in front of the panel. Turn off its compression to find out.',
  tooLarge:
    '{url} is larger than 8 MB, which is the limit. The panel ignores the parameter limit: ask its host for a newer version.',
  noCors:
    '{url} responds, but without the header Access-Control-Allow-Origin, so this page can’t read it, and JSONP doesn’t work either. If this is a website, write the panel’s own address as base-url. If it is a panel, it must send that header.',
  needsHttps: '{url}: there is no response by http, but there is one by https. Write {address} as base-url.',
  noTls:
    '{url}: this port responds to http, but not to https. Give the panel a certificate, or put it behind a proxy that has one. {address} works on pages that use http themselves.',
  ownMachine:
    '{url} can’t be reached: for visitors, {host} is their own computer. Write an address of the panel that the whole internet can reach.',
  localNetwork:
    '{url} can’t be reached: {host} is an address inside a local network. Write an address of the panel that the whole internet can reach.',
  silentHttps:
    '{url}: no response. A browser doesn’t report which it is: the certificate (expired, self-signed, for another name), the port (closed, or blocked by a firewall), or the name {host}. Open {address} in a browser tab: if there is a warning, it is the certificate; if not, it is the port or the name.',
  silentHttp:
    '{url}: no response. A browser doesn’t report which it is: the port is closed (the panel isn’t running, or a firewall blocks it), or the name {host} is wrong. Open {address} in a browser tab to find out.',
  swallowed:
    '{url}: no response in time. A firewall drops requests to this port, or the panel hangs; a browser can’t distinguish the two. Ask the panel’s host if the port is open to everyone.',
  slow: '{url}: no response in time, although the panel at {address} responds to other requests. This list takes too long: check the panel’s log and database.',
  gone: '{url}: no response, but there were responses before. The panel or the connection to it is down at the moment. Onair retries automatically. Add ?onair-check to the address of this page to search for another cause.',
  passing: '{url}: no response to the first request, but to the second one. The problem is over.',
  noSuchName:
    '{url}: there is no host {host} (DNS). Check the spelling of its name, and whether its record exists.',
  portClosed:
    '{url}: {host} exists, but its port is closed. The panel isn’t running, or it listens on another port or for its own machine only.',
  noRoute:
    '{url}: there is no route to {host} from here. Its address is wrong, or the machine or its network is down.',
  reset:
    '{url}: {host} accepted the connection and closed it without a response. The port expects https and received http, or a firewall closed the connection.',
  certificateEnded:
    '{url}: the certificate of {host} is expired or not yet valid. Renew it, and find out why it wasn’t renewed automatically.',
  certificateOwn:
    '{url}: the certificate of {host} is self-signed, or from an authority that browsers don’t know. Visitors need one from a public authority, such as Let’s Encrypt.',
  certificateChain:
    '{url}: the certificate of {host} is sent without the intermediate certificates. Install the full chain (fullchain.pem).',
  certificateName:
    '{url}: the certificate is for another name than {host}. Write that name, or get a certificate for this one.',
  unknown: '{url} failed for an unknown reason ({problem}).',
};

export const checks: CheckWords = {
  lines: {
    station: 'station',
    kind: 'server',
    onAir: 'on air',
    attributes: 'attributes',
    tells: 'data',
    relay: 'relay',
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
    reachable: '{address} responds.',
    v2: '{path} returns a list.',
    v2Unread: '{path} can’t be read: tags use the older interface, by JSONP.',
    servers: '{servers}',
    serversUnlisted: 'The panel doesn’t list its servers.',
    cors: 'Pages of all sites can read the responses.',
    corsHere: 'This page is on another site than the panel, and can read its responses.',
    corsUnseen:
      'This page is on the panel’s own site, so it can’t find out whether other sites can read the panel.',
    corsMissing:
      'The header Access-Control-Allow-Origin: * is missing, so pages read the panel by JSONP, which is slower.',
    corsUnread:
      'The header Access-Control-Allow-Origin: * is missing, or there is no v2, so pages read the panel by JSONP, which is slower.',
    corsAbsent: 'The header Access-Control-Allow-Origin: * is missing, so no page can read the panel.',
    jsonp: 'It works, also in very old browsers.',
    jsonpMissing: 'It doesn’t work, so very old browsers show nothing.',
    certificate: 'It is valid here, and https pages can show the panel.',
    mixed: 'The panel uses http, so https pages can’t show it.',
    bothHttp:
      'The panel uses http, like your site. If your site changes to https, it can’t show the panel any more.',
    clock: 'It matches this machine’s clock.',
    clockAhead: 'It is {seconds} s ahead of this machine’s clock.',
    clockBehind: 'It is {seconds} s behind this machine’s clock.',
    clockEarly:
      'The newest track starts {seconds} s from now: the panel’s clock is ahead, or this machine’s is behind.',
    clockUnstamped: 'The responses have no Date header.',
    clockUnseen: 'A page can’t read the panel’s clock. {command} can.',
    cached: 'Caches and browsers can ask if there is something new.',
    cachedLong: 'Caches may keep the history for {seconds} s, so titles arrive late.',
    cachedUnseen:
      'Caches don’t keep titles for too long. A page can’t see if there is an ETag. {command} can.',
    cachedWhole: 'There is no ETag, so each request returns the whole response.',
    none: 'There is nothing to try.',
    tried: 'Tried {tried} of {all}.',
    failed: 'Can’t load {url} ({why}).',
    policy: '{policy}',
    otherServer: 'Found {kind} at {address}. Onair works with it directly.',
    kindUnseen:
      'A page can’t find out whether this is AzuraCast, LibreTime, Icecast or Shoutcast, because it can’t read the server. {command} can.',
    title: '{title}',
    noTitle: 'It has no title at the moment.',
    attributes: 'Write {attributes} on the tag. On the Onair script, put data- before each name.',
    attributesOfOne:
      'Write {attributes} on the tag. On the Onair script, put data- before each name. Without station, tags show the first one. Available: {stations}.',
    tells: 'It provides {things}. It doesn’t provide {untold}.',
    relay:
      'A panel that reads this server keeps all plays, counts votes, and can take the schedule from a calendar: {relay}',
    fetchHere: 'This page can read its responses.',
    onlyJsonp: 'Pages of other sites can’t fetch its responses. They read them by JSONP, which is slower.',
    closed:
      'No page of another site can read it: the header Access-Control-Allow-Origin: * is missing, and there is no JSONP.',
    httpServer: 'It uses http, so https pages can’t show it.',
    streamFailed: 'Can’t load {url} ({why}).',
  },
  whys: {
    timeout: 'no response in 10 s',
    insecure: 'an https page can’t load http',
    unplayable: 'this browser can’t play it',
    noPicture: 'not a picture',
    noFeed: 'not a feed',
    unread: 'it doesn’t exist, or pages can’t read it',
  },
  things: {
    titles: 'the current title',
    plays: 'the last plays',
    starts: 'their start times',
    history: 'all plays',
    week: 'the schedule',
    channels: 'streams',
    podcasts: 'podcasts',
    votes: 'votes',
  },
  cures: {
    corsUnseen: 'Open this check from another site, or run {command}.',
    corsMissing: 'Make the panel send it with its responses under /api/v2/.',
    corsAbsent: 'Make the panel send it with its responses under /api/v2/.',
    mixed: 'Ask the panel’s host for https.',
    clockAhead: 'Set it by NTP.',
    clockBehind: 'Set it by NTP.',
    clockEarly: 'Set both by NTP.',
    cachedLong: 'Reduce it to 1 or 2 s.',
    failed: 'Check its address in the panel.',
    closed: 'Make the server, or the proxy in front of it, send that header, or use a panel that reads it.',
    httpServer: 'Enable https, or use a panel with https that reads it.',
  },
};

export const checkPage: CheckPageWords = {
  title: 'Check a panel',
  lede: 'See why your station isn’t showing up. The check works like the tags on your site, and contacts only your panel and the addresses in its data. It also works with AzuraCast, LibreTime, Airtime, Icecast and Shoutcast.',
  address: 'Address of the panel',
  site: 'Your site is',
  siteHttps: 'https (most sites)',
  siteHttp: 'http',
  check: 'Check',
  running: 'Checking {address}. This takes up to 30 seconds.',
  sound: 'No problems at {address}.',
  unsound: 'Problems at {address}: {what}.',
  noStation: 'Tags can’t show server {server} at {address}.',
  otherServer: 'Found {kind} at {address}. Tags show it with {attribute}.',
  holds: 'OK',
  fails: 'Problem',
  neither: 'Note',
  stations: 'Stations of this panel',
  checkThat: 'Check {address}',
  report: 'Report for the panel’s host',
  terminal: 'A command can check more than a page: certificates, all headers and the panel’s clock.',
  policy: 'If your site has a Content-Security-Policy, it must allow:',
  copyPolicy: 'Copy policy',
  copyReport: 'Copy report',
  copyCommand: 'Copy command',
  copied: 'Copied',
  notCopied: 'Selected: press Ctrl+C',
  language: 'Language',
};

export const builder: BuilderWords = {
  texts: {
    Transport: 'Connection to the panel',
    'Interface of the panel: auto, v2 or legacy.':
      'How pages read the panel. Leave this unset: they choose automatically. v2 uses only the current interface; legacy uses the old one, for old panels and those that other sites can’t read.',
  },

  title: 'Your station on your site',
  lede: 'Pick, preview, copy. Your choices are saved in this page’s link: send it to whoever looks after your site.',
  notLoaded: 'The list of tags didn’t load. Reload this page.',

  station: 'Station',
  address: 'Address of your panel',
  addressHelp:
    'Your station’s control panel: the address where its team signs in, with its port, such as https://panel.example:8080. Or the address of AzuraCast, LibreTime, Airtime, Icecast or Shoutcast.',
  use: 'Connect',
  asking: 'Connecting …',
  found: 'Connected. The panel has {count} stations.',
  foundOne: 'Connected.',
  foundOther: 'Found {kind}. Onair works with it directly.',
  closed:
    'This page can’t read that panel (CORS). This is normal for old panels: tags then use JSONP. If the preview shows your station, everything works.',
  useInstead: 'Use {address}',
  check: 'Check this panel',
  stationLabel: 'Station',
  stationNumber: 'Station number',
  stationMissing: 'Station {server} (not on this panel)',
  firstStation: 'The first one',
  otherHelp:
    'You see only what this server provides. A panel that reads it keeps all plays, counts votes, and can take the schedule from a calendar:',

  show: 'What to show',
  showHelp: 'Pick one or more. They appear on your page in the order in which you pick them.',
  settingsOf: 'Settings of “{tag}”',
  earlier: 'Move “{tag}” up',
  later: 'Move “{tag}” down',
  noSettings: 'There is nothing to set.',
  standard: 'Default',
  standardIs: 'Default ({value})',

  looks: 'Colours and corners',
  looksHelp: 'Fonts and colours come from your page. Set only what should differ.',
  fromPage: 'from your page',
  pick: 'Pick a colour: {token}',
  unset: 'Reset: {token}',
  corners: 'Corners',
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
  rounder: 'Rounder',
  yourPage: 'Colours of your page',
  yourPageHelp: 'For the preview and the contrast only. They aren’t part of the code.',
  ground: 'Background',
  text: 'Text',
  contrastText: 'The text contrast is {ratio} : 1. Below 4.5 it is hard to read.',
  contrastAccent: 'The accent contrast is {ratio} : 1. Below 4.5 it is hard to see.',
  contrastGood: 'Contrast: text {text} : 1, accent {accent} : 1.',
  noColour: '“{value}” isn’t a colour that browsers know.',

  words: 'Language and sound',
  asPage: 'Same as the page',
  more: 'Advanced',

  byEar: 'Measure the delay by ear',
  byEarHelp:
    'Listeners hear a title later than the studio plays it. Play the station here, and press “Now” when you hear the next title start. The tags then change in time with the sound.',
  play: 'Play the station',
  stop: 'Stop',
  now: 'Now',
  onceMore: 'Measure again',
  wait: 'In the studio: “{title}”. Wait for the next title.',
  waitFirst: 'Wait for the next title.',
  begun: '“{title}” has started in the studio. Press “Now” as soon as you hear it start.',
  whichTitle: 'Waiting for the panel to report that title …',
  behind: 'You hear the station {seconds} seconds late. The delay is set.',
  behindOne: 'You hear the station 1 second late. The delay is set.',
  tooLong: 'That was more than ten minutes. Wait for the next title.',
  noStream: 'The panel has no stream that this page can play.',
  brokenStream: 'The station doesn’t play here. Enter the delay in the field above.',

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
    'The preview pretends that the last title ended six hours ago and that the schedule is empty. Everything else is live.',
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
    'The lines from <style> to </style> reserve space, so your page doesn’t jump while the script loads. They also set the colours.',
  fixed: 'Lock to this version (SRI)',
  fixedHelp:
    'The code then contains a hash of onair.js or embed.js (integrity), and browsers don’t run a changed file. Updates of the panel change these files, too: copy the code again after each update, or nothing appears.',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself: 'Your browser doesn’t let this page copy. The text is selected: press Ctrl + C or ⌘ C.',
  script: 'Any HTML page',
  scriptPaste: 'Paste all of this into the HTML of your page, where the station should appear.',
  link: 'WordPress (no plugin)',
  linkPaste:
    'In the editor, add an “Embed” block, paste this address, and press “Embed”. The block shows what you picked here. In a browser, the address opens the station’s page.',
  linksPaste:
    'Paste all of this on an empty line in the editor. On your page, each address becomes what you picked here. Or add an “Embed” block for each.',
  linkPort:
    'Try it. If WordPress can’t embed it, the port may be the reason: by default, WordPress connects to other servers only on ports 80, 443 and 8080, and your panel uses {port}. Ask the site’s administrator to allow this port, or to install the Onair plugin.',
  linkMissing:
    'This panel has no pages that WordPress can embed. Ask the site’s administrator to install the Onair plugin, and choose “WordPress with the Onair plugin”.',
  noFrame:
    'Frames and links work with panels only. A panel that reads this server provides them, too: {relay}',
  frameArt:
    'Your own picture is left out: frames show only pictures of the panel, because anyone can write a frame’s address. The code with a script shows it.',
  wordpress: 'WordPress with the Onair plugin',
  wordpressPaste:
    'In the editor, add a “Shortcode” block, and paste this. The plugin’s settings must contain the address of your panel.',
  wordpressOther:
    'In the editor, add a “Shortcode” block, and paste this. The plugin’s settings must contain the address {address}.',
  div: 'Site builder with an HTML block',
  divPaste:
    'Paste all of this into an HTML block, where the station should appear. If the page then shows code or nothing, the editor removes scripts. In WordPress, choose “WordPress (no plugin)” instead; elsewhere, choose “Editor that only accepts iframes”.',
  iframe: 'Editor that only accepts iframes',
  iframePaste:
    'Paste this where the editor accepts an iframe. If it accepts nothing else, paste only the part from <iframe to </iframe>: it also shows everything, but is too high in some columns. If it needs only an address, use the one in quotes after src.',
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
};
