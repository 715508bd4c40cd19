/** What the owner of a page is told about a failure, in English. Visitors never see these. */
import type { CauseWords } from './names.js';

/** The words of the link to the check, below a cause. */
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
