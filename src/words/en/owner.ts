/** Text for site owners, in English: causes of failures, and the check page. Visitors never load it. */
import type { CauseWords, CheckPageWords, CheckWords, NoticeWords, StreamWords } from '../owner-words.js';

export const checkLink = 'Check this panel';

export const causes: CauseWords = {
  noAddress:
    'This page doesn’t specify a panel. Set data-base-url on the Onair script, or base-url on the tag, to the address of your station’s panel.',
  badAddress:
    '“{url}” isn’t a valid address. Enter the panel’s address with its scheme and port, such as https://panel.example:8080.',
  badStation:
    'The name of the station is invalid, so {url} wasn’t requested. Set station to your station’s short name, mount or number.',
  badMap:
    'Onair can’t read “{entry}” in map, so {url} wasn’t read. map needs title or song, and each entry is a field and a path, such as title: current.song. Fields: {fields}.',
  noPath: 'map names {path}, but the response of {url} has no value there. Available: {known}.',
  insecure:
    'This page uses https, so browsers block {url}, which uses http. If the panel supports https, use {address}. If it doesn’t, ask its host to enable it.',
  offline: 'This browser is offline, so {url} wasn’t requested.',
  part: 'One of Onair’s files didn’t load, so {url} wasn’t requested. The browser’s network tab shows which file failed. The folder parts must be next to onair.js, and all files must be from the same version. If they are on another site, they need the header Access-Control-Allow-Origin: *.',
  policyConnect:
    'This page’s Content-Security-Policy blocks {url} ({directive}). Change this directive to: {line}',
  policyJsonp:
    'This page’s Content-Security-Policy blocks the JSONP script at {url}. Change this directive to: {line} (if the policy has trusted-types, add onair to it).',
  policyNoCors:
    '{url} has no Access-Control-Allow-Origin header, so pages can’t read it directly, and this page’s Content-Security-Policy blocks JSONP, the alternative. Make the panel send that header, or change this directive to: {line} (if the policy has trusted-types, add onair to it).',
  endsInApi:
    '{url} doesn’t exist: the address ends in {end}, which Onair adds automatically. Set base-url to {address}.',
  wrongPath:
    '{url} doesn’t exist, but there is a panel at {address}. Set base-url to that address, without the path.',
  website:
    '{url} returned a web page (status {status}): {address} is a website or a proxy, not a panel. Set base-url to the panel’s own address, which often has a port, such as :8080.',
  noPanel:
    '{url} doesn’t exist (status {status}), and there is no panel at {address}. Check the host, the port and the path.',
  otherProgram:
    '{url} returned JSON, but not a panel’s list: a different program is running at {address}. Check the host, the port and the path.',
  otherServer:
    'There is no panel at {url}, but there is {kind} at {address}. Add {attributes} to the tag. On the script, prefix each name with data-.',
  listMissing:
    'There is a panel at {address}, but it has no list at {url} (status {status}). It may be too old for this tag, or a proxy in front of it blocks this path.',
  legacyMissing:
    '{url} doesn’t support JSONP, but the panel at {address} has the newer interface: remove transport="legacy".',
  wrongServer:
    '{url}: there is no server {server}. Available: {servers}. Set data-server on the script, or server on the tag, to one of these numbers.',
  noSuchServer:
    '{url}: the panel has no server {server}, and doesn’t list its servers. Ask its host for your station’s number, and set data-server on the script, or server on the tag, to that number.',
  wrongStation:
    '{address}: there is no station {station}. Available: {stations}. Set data-station on the script, or station on the tag, to one of these.',
  redirected:
    '{url} redirects to another address, and this page isn’t allowed to follow the redirect. Set base-url to the final address.',
  login:
    '{url} requires a password (status 401). Tags can only show public data. Ask the panel’s host to make its interface publicly readable.',
  forbidden:
    '{url} is forbidden (status 403). A firewall, bot protection or an allowlist in front of the panel blocks it. Ask its host to let visitors read {address}/api/.',
  throttled:
    '{url} received too many requests from this address (status 429). Onair retries later. If this continues, ask the panel’s host for a higher limit, or put a cache in front of it.',
  crashed:
    '{url} caused an error on the server (status {status}). The panel’s log shows why. Onair retries automatically.',
  gateway:
    'The proxy at {url} gets no response from the panel behind it (status {status}). The panel isn’t running, or the proxy uses the wrong port.',
  busy: '{url} is temporarily unavailable (status 503), because of overload or maintenance. Onair retries automatically. If this continues, ask the panel’s host.',
  refused: '{url} failed with status {status}, which Onair can’t explain. Ask the panel’s host.',
  brokenJson:
    '{url} returned invalid JSON. Either the panel adds something to its responses, or a proxy in front of it truncates them or compresses them incorrectly (gzip). Open the address in a browser to find out.',
  cut: 'The response from {url} is incomplete: the connection was closed too early, or the response can’t be decompressed. The cause is usually a proxy in front of the panel. To find out, turn off its compression.',
  tooLarge:
    '{url} is larger than the maximum of 8 MB, because the panel ignores the parameter limit. Ask its host to install a newer version.',
  cached:
    '{url} has returned the same old response for minutes, although the track in it should be over. A service worker of this site, a CDN or a proxy probably returns it from its cache. Exclude this address from caching.',
  noCors:
    '{url} responds, but without the header Access-Control-Allow-Origin, so this page can’t read it, and JSONP doesn’t work either. If this is a website, set base-url to the panel’s own address. If it is a panel, it must send that header.',
  needsHttps: '{url}: no response over http, but one over https. Set base-url to {address}.',
  noTls:
    '{url}: this port responds to http, but not to https. Install a certificate on the panel, or put it behind a proxy that has one. {address} works only on pages that use http themselves.',
  ownMachine:
    '{url} can’t be reached: for visitors, {host} is their own computer. Use an address that is reachable from the internet.',
  localNetwork:
    '{url} can’t be reached: {host} is an address on a local network. Use an address that is reachable from the internet.',
  silentHttps:
    '{url}: no response. The cause is the certificate (expired, self-signed, or for a different name), the port (closed, or blocked by a firewall) or the name {host}; browsers don’t say which. Open {address} in a browser tab: if it shows a warning, the cause is the certificate; if not, the port or the name.',
  silentHttp:
    '{url}: no response. Either the port is closed (the panel isn’t running, or a firewall blocks it) or the name {host} is wrong; browsers don’t say which. Open {address} in a browser tab to find out.',
  swallowed:
    '{url}: the request timed out. Either a firewall drops requests to this port or the panel hangs; browsers can’t tell the difference. Ask the panel’s host whether the port is open to everyone.',
  slow: '{url}: the request timed out, although the panel at {address} responds to other requests. This list takes too long to load. Check the panel’s log and database.',
  gone: '{url}: no response, though it responded earlier. The panel or the connection to it is currently down. Onair retries automatically. To look for other causes, add ?onair-check to this page’s address.',
  passing:
    '{url}: the first request failed, but the second one succeeded. The problem appears to be resolved.',
  noSuchName:
    '{url}: there is no host named {host} (DNS). Check its spelling, and whether it has a DNS record.',
  portClosed:
    '{url}: {host} exists, but its port is closed. The panel isn’t running, or it listens on a different port or only on localhost.',
  noRoute:
    '{url}: there is no route to {host} from here. Either the address is wrong, or the machine or its network is down.',
  reset:
    '{url}: {host} accepted the connection, then closed it without a response. Either the port expects https and received http, or a firewall closed the connection.',
  certificateEnded:
    '{url}: the certificate of {host} is expired or not yet valid. Renew it, and check why it wasn’t renewed automatically.',
  certificateOwn:
    '{url}: the certificate of {host} is self-signed, or was issued by an authority that browsers don’t trust. Visitors need one from a public authority, such as Let’s Encrypt.',
  certificateChain:
    '{url}: the server sends the certificate of {host} without the intermediate certificates. Install the full chain (fullchain.pem).',
  certificateName:
    '{url}: the certificate is for a name other than {host}. Use that name, or get a certificate for this one.',
  unknown: '{url} failed for an unknown reason ({problem}).',
};

export const streams: StreamWords = {
  playlist:
    '{url} is a playlist that this page can’t read. Set the stream’s address to the one inside the playlist.',
  notAudio: '{url} isn’t a stream: the server returned {type} with status {status}.',
  format:
    '{url} responds, but this browser can’t play it: its format isn’t supported, or the stream sends no audio.',
  unreadable:
    '{url} can’t be played: the address is wrong, the server is down, or it isn’t audio. Open it in a browser tab to find out.',
};

export const notices: NoticeWords = {
  unknown: '{name} is unknown.',
  didYouMean: 'Did you mean {name}?',
  available: 'Available: {names}.',
  notNumber: '{name} is not a number.',
  unclosed:
    '{name} isn’t closed, so the browser put what follows it inside the tag. Onair keeps it visible. Write {end} after the tag: in HTML, a slash at the end of a tag doesn’t close it.',
  ignoredScript:
    '{name} has data-base-url, but isn’t Onair’s script, so its attributes are ignored. If it contains Onair, add data-onair to it.',
};

export const checks: CheckWords = {
  lines: {
    station: 'station',
    kind: 'server',
    onAir: 'on air',
    attributes: 'attributes',
    data: 'data',
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
    v2Unread: '{path} can’t be read, so tags use the older interface via JSONP.',
    servers: '{servers}',
    serversUnlisted: 'The panel doesn’t list its servers.',
    cors: 'Pages on any site can read the responses.',
    corsHere: 'This page is on a different site from the panel’s, and can read its responses.',
    corsUnseen:
      'This page is on the panel’s own site, so it can’t find out whether other sites can read the panel.',
    corsMissing:
      'The Access-Control-Allow-Origin: * header is missing, so pages fall back to JSONP, which is slower.',
    corsUnread:
      'The Access-Control-Allow-Origin: * header is missing, or the panel doesn’t support v2, so pages fall back to JSONP, which is slower.',
    corsAbsent: 'The Access-Control-Allow-Origin: * header is missing, so no page can read the panel.',
    jsonp: 'It works, even in very old browsers.',
    jsonpMissing: 'It doesn’t work, so very old browsers show nothing.',
    certificate: 'It is valid, and https pages can show the panel.',
    mixed: 'The panel uses http, so https pages can’t show it.',
    bothHttp:
      'The panel uses http, like your site. If your site switches to https, it can no longer show the panel.',
    clock: 'It matches this machine’s clock.',
    clockAhead: 'It is {seconds} s ahead of this machine’s clock.',
    clockBehind: 'It is {seconds} s behind this machine’s clock.',
    clockEarly:
      'The newest track starts {seconds} s from now: the panel’s clock is ahead, or this machine’s is behind.',
    clockUnstamped: 'The responses have no Date header.',
    clockUnseen: 'A page can’t read the panel’s clock. {command} can.',
    cached: 'Caches and browsers can check for new data.',
    cachedLong: 'Caches can keep the history for {seconds} s, so titles appear late.',
    cachedUnseen:
      'Caches don’t keep titles for too long. A page can’t see whether there is an ETag. {command} can.',
    cachedWhole: 'There is no ETag, so every response is sent in full.',
    none: 'There is nothing to test.',
    tried: 'Tried {tried} of {all}.',
    failed: 'Can’t load {url} ({why}).',
    policy: '{policy}',
    otherServer: 'Found {kind} at {address}. Onair works with it directly.',
    kindUnseen:
      'A page can’t find out which kind of server this is, because it can’t read the server’s responses. {command} can.',
    title: '{title}',
    noTitle: 'It has no title at the moment.',
    attributes: 'Add {attributes} to the tag. On the Onair script, prefix each name with data-.',
    attributesOfOne:
      'Add {attributes} to the tag. On the Onair script, prefix each name with data-. Without station, tags show the first station. Available: {stations}.',
    data: 'It provides {things}. It doesn’t provide {untold}.',
    relay:
      'A panel that reads this server keeps all plays, counts votes, and can take the schedule from a calendar: {relay}',
    fetchHere: 'This page can read its responses.',
    onlyJsonp: 'Pages on other sites can’t fetch its responses. They use JSONP instead, which is slower.',
    closed:
      'Pages on other sites can’t read it: the Access-Control-Allow-Origin: * header is missing, and there is no JSONP.',
    httpServer: 'It uses http, so https pages can’t show it.',
    streamFailed: 'Can’t load {url} ({why}).',
  },
  whys: {
    timeout: 'no response in 10 s',
    insecure: 'an https page can’t load http',
    unplayable: 'this browser can’t play it',
    noPicture: 'not an image',
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
    mixed: 'Ask the panel’s host to enable https.',
    clockAhead: 'Synchronize it with NTP.',
    clockBehind: 'Synchronize it with NTP.',
    clockEarly: 'Synchronize both with NTP.',
    cachedLong: 'Reduce it to 1 or 2 s.',
    failed: 'Check its address in the panel.',
    closed:
      'Make the server, or the proxy in front of it, send that header, or use a panel that reads this server.',
    httpServer: 'Enable https, or use a panel that has https and reads this server.',
  },
};

export const checkPage: CheckPageWords = {
  title: 'Check a panel',
  lede: 'Find out why your station isn’t showing up. The check works like the tags on your site, and contacts only your panel and the addresses in its data. It also works with {kinds}.',
  address: 'Address of the panel',
  site: 'Your site is',
  siteHttps: 'https (most sites)',
  siteHttp: 'http',
  check: 'Check',
  running: 'Checking {address}. This takes up to 30 seconds.',
  sound: 'No problems at {address}.',
  unsound: 'Problems at {address}: {what}.',
  noStation: 'Tags can’t show server {server} at {address}.',
  otherServer: 'Found {kind} at {address}. To show it, add {attribute} to the tags.',
  holds: 'OK',
  fails: 'Problem',
  neither: 'Note',
  stations: 'Stations on this panel',
  checkThat: 'Check {address}',
  build: 'Get the code for your site',
  report: 'Report for the panel’s host',
  terminal:
    'A command-line tool can check more than a web page can: certificates, all headers and the panel’s clock.',
  policy: 'If your site has a Content-Security-Policy, it must allow:',
  copyPolicy: 'Copy policy',
  copyReport: 'Copy report',
  copyCommand: 'Copy command',
  copied: 'Copied',
  notCopied: 'Selected: press Ctrl+C',
  language: 'Language',
};
