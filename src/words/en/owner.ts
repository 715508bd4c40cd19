/** Text for site owners, in English: causes of failures, and the check page. Visitors never load it. */
import type {
  CauseWords,
  CheckPageWords,
  CheckWords,
  NoticeWords,
  StreamWords,
  TerminalCauseWords,
} from '../owner-words.js';

export const checkLink = 'Check this server';
export const technicalDetails = 'Technical details';

/** Sentences that several causes share. */
const sentences = {
  badAddress: 'The address of your station’s server isn’t valid.',
  policy: 'This page’s Content-Security-Policy blocks your station’s server.',
  wrongAddress: 'The address of your station’s server is wrong.',
  noServer: 'Your station’s panel has no server {server}.',
  noStation: 'The server has no station {station}.',
  refuses: 'Your station’s server doesn’t let visitors read its data.',
  inTrouble: 'Your station’s server has a problem.',
  unreadable: 'This page can’t read the responses of your station’s server.',
  unreachable: 'Your station’s server can’t be reached from this page.',
};

const setAddress = 'Set base-url to {address}.';
const setStation =
  'Stations of {kind} look like this: {example}. Set data-station on the script, or station on the tag, to yours.';

export const causes: CauseWords = {
  noAddress: {
    sentence: 'This page doesn’t specify a panel.',
    advice:
      'Set data-base-url on the Onair script, or base-url on the tag, to the address of your station’s panel.',
  },
  badAddress: {
    sentence: sentences.badAddress,
    advice: 'Enter the panel’s address with its scheme and port, such as https://panel.example:8080.',
    details: '“{url}” isn’t a valid address.',
  },
  mistypedAddress: {
    sentence: sentences.badAddress,
    advice: setAddress,
    details: '“{url}” isn’t a valid address.',
  },
  noStation: {
    sentence: 'This page doesn’t specify which station to show.',
    advice: setStation,
  },
  badStation: {
    sentence: 'The name of your station isn’t valid.',
    advice: 'Set station to your station’s short name, mount or number.',
    details: 'The name of the station is invalid, so {url} wasn’t requested.',
  },
  badMap: {
    sentence: 'map has an entry that Onair can’t read.',
    advice:
      'map must contain title or song. Each entry is a field and a path, such as title: current.song. Fields: {fields}.',
    details: 'Onair can’t read “{entry}” in map, so {url} wasn’t read.',
  },
  noPath: {
    sentence: 'map names a value that isn’t in the response.',
    advice: 'Available: {known}.',
    details: 'map names {path}, but the response from {url} has no value there.',
  },
  noJson: {
    sentence: 'The address in base-url doesn’t return JSON.',
    advice: 'Set base-url to the full address that returns the data.',
    details: '{url} (status {status}) isn’t JSON. It starts with “{start}”.',
  },
  noCallback: {
    sentence: 'The response doesn’t call the function that Onair expects.',
    advice: 'Correct callback in map. If the server ignores it, use a relay.',
    details:
      '{url} calls a different function, or none. If it calls one, the browser’s own error message (“… is not defined”) contains its name.',
  },
  insecure: {
    sentence: 'This page uses https, but your station’s server uses http, so browsers block it.',
    advice:
      'If the server supports https, use {address}. If it doesn’t, ask the server’s host to enable https.',
    details: 'This page uses https, so browsers block {url}, which uses http.',
  },
  offline: {
    sentence: 'This browser is offline.',
    details: 'This browser is offline, so {url} wasn’t requested.',
  },
  part: {
    sentence: 'One of Onair’s files didn’t load.',
    advice:
      'The browser’s network tab shows which file failed. The folder parts must be next to onair.js, and all files must be from the same version. If they are on another site, it must send the header Access-Control-Allow-Origin: * with them.',
    details: 'One of Onair’s files didn’t load, so {url} wasn’t requested.',
  },
  policyConnect: {
    sentence: sentences.policy,
    advice: 'Change this directive to: {line}',
    details: 'This page’s Content-Security-Policy blocks {url} ({directive}).',
  },
  policyJsonp: {
    sentence: sentences.policy,
    advice: 'Change this directive to: {line} (if the policy has trusted-types, add onair to it).',
    details: 'This page’s Content-Security-Policy blocks the JSONP script at {url}.',
  },
  policyNoCors: {
    sentence: sentences.policy,
    advice:
      'Make the panel send the header Access-Control-Allow-Origin, or change this directive to: {line} (if the policy has trusted-types, add onair to it).',
    details:
      '{url} has no Access-Control-Allow-Origin header, so pages can’t read it directly, and this page’s Content-Security-Policy blocks JSONP, the alternative.',
  },
  endsInApi: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} doesn’t exist: the address ends in {end}, which Onair adds automatically.',
  },
  wrongPath: {
    sentence: sentences.wrongAddress,
    advice: setAddress,
    details: '{url} doesn’t exist, but there is a panel at {address}.',
  },
  website: {
    sentence: sentences.wrongAddress,
    advice: 'Set base-url to the address of the panel instead, which often has a port, such as :8080.',
    details: '{url} returned a web page (status {status}): {address} is a website or a proxy, not a panel.',
  },
  noPanel: {
    sentence: sentences.wrongAddress,
    advice: 'Check the host, the port and the path.',
    details: '{url} doesn’t exist (status {status}), and there is no panel at {address}.',
  },
  otherProgram: {
    sentence: sentences.wrongAddress,
    advice: 'Check the host, the port and the path.',
    details:
      '{url} returned JSON, but not in the format of a panel, so a different program is running at {address}.',
  },
  otherServer: {
    sentence: 'Your station’s server is {kind}, not a panel.',
    advice: 'Add {attributes} to the tag. On the script, prefix each name with data-.',
    details: 'There is no panel at {url}, but there is {kind} at {address}.',
  },
  otherMissing: {
    sentence: sentences.wrongAddress,
    advice: 'Check the host, the port and the path, and check that source names the right kind of server.',
    details: 'Onair can’t read the response from {url} as {attribute}.',
  },
  listMissing: {
    sentence: 'Your station’s panel doesn’t provide the data for this tag.',
    advice: 'Either the panel is too old for this tag, or a proxy in front of it blocks this path.',
    details: 'There is a panel at {address}, but it has no list at {url} (status {status}).',
  },
  legacyMissing: {
    sentence: 'Your station’s panel doesn’t support JSONP.',
    advice: 'Remove transport="legacy".',
    details: '{url} doesn’t support JSONP, but the panel at {address} has the newer interface.',
  },
  wrongServer: {
    sentence: sentences.noServer,
    advice:
      'Available: {servers}. Set data-server on the script, or server on the tag, to one of these numbers.',
    details: '{url}: there is no server {server}.',
  },
  noSuchServer: {
    sentence: sentences.noServer,
    advice:
      'Ask the panel’s host for your station’s number, and set data-server on the script, or server on the tag, to that number.',
    details: '{url}: the panel has no server {server}, and doesn’t list its servers.',
  },
  wrongStation: {
    sentence: sentences.noStation,
    advice: 'Available: {stations}. Set data-station on the script, or station on the tag, to one of these.',
    details: '{address}: there is no station {station}.',
  },
  noSuchStation: {
    sentence: sentences.noStation,
    advice: setStation,
    details: '{address}: {kind} has no station {station}.',
  },
  redirected: {
    sentence: sentences.unreachable,
    advice: 'Set base-url to the final address.',
    details: '{url} redirects to another address, and this page isn’t allowed to follow the redirect.',
  },
  login: {
    sentence: sentences.refuses,
    advice: 'Tags send no password. Ask the panel’s host to let everyone read this data without one.',
    details: '{url} requires a password (status 401).',
  },
  forbidden: {
    sentence: sentences.refuses,
    advice:
      'A firewall, bot protection or an allowlist in front of the panel blocks this page. Ask the panel’s host to let visitors read {address}/api/.',
    details: '{url} is forbidden (status 403).',
  },
  throttled: {
    sentence: 'Your station’s panel received too many requests.',
    advice:
      'Onair retries later. If this continues, ask the panel’s host for a higher limit, or put a cache in front of it.',
    details: '{url} received too many requests from this address (status 429).',
  },
  crashed: {
    sentence: sentences.inTrouble,
    advice: 'The panel’s log shows why. Onair retries automatically.',
    details: '{url} caused an error on the server (status {status}).',
  },
  gateway: {
    sentence: sentences.inTrouble,
    advice: 'Either the panel isn’t running, or the proxy uses the wrong port.',
    details: 'The proxy at {url} gets no response from the panel behind it (status {status}).',
  },
  busy: {
    sentence: sentences.inTrouble,
    advice: 'Onair retries automatically. If this continues, ask the panel’s host.',
    details: '{url} is temporarily unavailable (status 503), because of overload or maintenance.',
  },
  refused: {
    sentence: sentences.inTrouble,
    advice: 'Ask the panel’s host.',
    details: '{url} failed with status {status}, which Onair can’t explain.',
  },
  otherTrouble: {
    sentence: sentences.inTrouble,
    advice: 'Onair retries automatically. If this continues, ask the server’s host.',
    details: '{url} failed with status {status}.',
  },
  brokenJson: {
    sentence: sentences.unreadable,
    advice: 'Open this address in a browser to see what it returns.',
    details:
      '{url} returned invalid JSON. Either the panel adds something to its responses, or a proxy in front of it truncates them or compresses them incorrectly (gzip).',
  },
  cut: {
    sentence: sentences.unreadable,
    advice: 'The cause is usually a proxy in front of the panel. To find out, turn off its compression.',
    details:
      'The response from {url} is incomplete: the connection was closed too early, or the response can’t be decompressed.',
  },
  tooLarge: {
    sentence: sentences.unreadable,
    advice: 'Ask the panel’s host to update the panel.',
    details: '{url} is larger than the maximum of 8 MB, because the panel ignores the parameter limit.',
  },
  cached: {
    sentence: 'This page receives outdated data.',
    advice:
      'A service worker of this site, a CDN or a proxy probably returns this response from its cache. Exclude this address from caching.',
    details: '{url} has returned the same old response for minutes, although the track in it should be over.',
  },
  noCors: {
    sentence: sentences.unreadable,
    advice:
      'If base-url is the address of a website, set it to the panel’s address instead. If it is the panel’s, the panel must send the header Access-Control-Allow-Origin.',
    details:
      '{url} responds, but without the header Access-Control-Allow-Origin, so this page can’t read it, and JSONP doesn’t work either.',
  },
  otherClosed: {
    sentence: sentences.unreadable,
    advice: 'Make the server, or the proxy in front of it, send that header, or use a relay.',
    details:
      '{url} responds, but without the header Access-Control-Allow-Origin, so this page can’t read it.',
  },
  needsHttps: {
    sentence: sentences.unreachable,
    advice: setAddress,
    details: '{url}: no response over http, but one over https.',
  },
  noTls: {
    sentence: sentences.unreachable,
    advice:
      'Install a certificate on the server, or put it behind a proxy that has one. {address} works only on pages that use http themselves.',
    details: '{url}: this port responds to http, but not to https.',
  },
  ownMachine: {
    sentence: sentences.unreachable,
    advice: 'Use an address that is reachable from the internet.',
    details: '{url} can’t be reached: for visitors, {host} is their own computer.',
  },
  localNetwork: {
    sentence: sentences.unreachable,
    advice: 'Use an address that is reachable from the internet.',
    details: '{url} can’t be reached: {host} is an address on a local network.',
  },
  silentHttps: {
    sentence: sentences.unreachable,
    advice:
      'Open {address} in a browser tab: if it shows a warning, the cause is the certificate; if not, the port or the name.',
    details:
      '{url}: no response. The cause is the certificate (expired, self-signed, or for a different name), the port (closed, or blocked by a firewall) or the name {host}; browsers don’t say which.',
  },
  silentHttp: {
    sentence: sentences.unreachable,
    advice:
      'Either the port is closed (the panel isn’t running, or a firewall blocks it) or the name {host} is wrong; browsers don’t say which. Open {address} in a browser tab to find out.',
    details: '{url}: no response.',
  },
  swallowed: {
    sentence: sentences.unreachable,
    advice: 'Ask the server’s host whether the port is open to everyone.',
    details:
      '{url}: the request timed out. Either a firewall drops requests to this port or the server hangs; browsers can’t tell the difference.',
  },
  slow: {
    sentence: 'Your station’s server takes too long to respond.',
    advice: 'Check the server’s log and database.',
    details:
      '{url}: the request timed out, although the server at {address} responds to other requests. This list takes too long to load.',
  },
  gone: {
    sentence: sentences.unreachable,
    advice: 'Onair retries automatically. To look for other causes, add ?onair-check to this page’s address.',
    details:
      '{url}: no response, though it responded earlier. The panel or the connection to it is currently down.',
  },
  passing: {
    sentence: 'The problem appears to be resolved.',
    details: '{url}: the first request failed, but the second one succeeded.',
  },
  unknown: {
    sentence: sentences.inTrouble,
    details: '{url} failed for an unknown reason ({problem}).',
  },
};

/** Causes that only the command `onair-panel check` can find. */
export const terminalCauses: TerminalCauseWords = {
  noSuchName: {
    sentence: sentences.unreachable,
    advice: 'Check the spelling of the name, and check that it has a DNS record.',
    details: '{url}: there is no host named {host} (DNS).',
  },
  portClosed: {
    sentence: sentences.unreachable,
    advice: 'Either the panel isn’t running, or it listens on a different port or only on localhost.',
    details: '{url}: {host} exists, but its port is closed.',
  },
  noRoute: {
    sentence: sentences.unreachable,
    advice: 'Either the address is wrong, or the machine or its network is down.',
    details: '{url}: there is no route to {host} from here.',
  },
  reset: {
    sentence: sentences.unreachable,
    advice: 'Either the port expects https and received http, or a firewall closed the connection.',
    details: '{url}: {host} accepted the connection, then closed it without a response.',
  },
  certificateEnded: {
    sentence: sentences.unreachable,
    advice: 'Renew the certificate, and find out why it wasn’t renewed automatically.',
    details: '{url}: the certificate of {host} is expired or not yet valid.',
  },
  certificateOwn: {
    sentence: sentences.unreachable,
    advice: 'Visitors’ browsers need a certificate from a public authority, such as Let’s Encrypt.',
    details:
      '{url}: the certificate of {host} is self-signed, or was issued by an authority that browsers don’t trust.',
  },
  certificateChain: {
    sentence: sentences.unreachable,
    advice: 'Install the full chain (fullchain.pem).',
    details: '{url}: the server sends the certificate of {host} without the intermediate certificates.',
  },
  certificateName: {
    sentence: sentences.unreachable,
    advice: 'Use the name in the certificate, or get a certificate for this name.',
    details: '{url}: the certificate is for a name other than {host}.',
  },
};

export const streams: StreamWords = {
  playlist:
    '{url} is a playlist that this page can’t read. Use the address inside the playlist as the stream’s address.',
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
    '{name} isn’t closed, so the browser put what follows it inside the tag. Onair keeps that content visible. Write {end} after the tag: in HTML, a slash at the end of a tag doesn’t close it.',
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
    corsHere: 'This page isn’t on the panel’s site, and can read the panel’s responses.',
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
    data: 'The server provides {things}. It doesn’t provide {missing}.',
    relay:
      'A panel that reads this server keeps all plays, counts votes, and can take the schedule from a calendar: {relay}',
    fetchHere: 'This page can read the server’s responses.',
    onlyJsonp:
      'Pages on other sites can’t fetch the server’s responses. They use JSONP instead, which is slower.',
    closed:
      'Pages on other sites can’t read the server: the Access-Control-Allow-Origin: * header is missing, and the server doesn’t support JSONP.',
    httpServer: 'The server uses http, so https pages can’t show it.',
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
    corsUnseen: 'Open this page on another site, or run {command}.',
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
    httpServer: 'Enable https on the server, or run a panel that supports https and relays this server.',
  },
};

export const checkPage: CheckPageWords = {
  title: 'Check your station',
  lede: 'Find out why your station isn’t showing up. The check works like the tags on your site. It contacts only the address that you enter and the addresses in its data, and works with panels and with {kinds}.',
  address: 'Address of your panel or server',
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
