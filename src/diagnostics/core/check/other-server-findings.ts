import type { Capabilities, PlayReport } from '../../../servers/server-kind.js';
import type { SayName, ThingName } from '../../../words/owner-words.js';
import { shownAddress } from '../address.js';
import type { OtherServer } from '../other-server.js';
import { addressesIn } from '../panel-lists.js';
import { policyFor } from '../policy.js';
import type { CheckTools } from '../probe.js';
import { kindRow } from '../../../servers/kinds.js';
import { serverAttributes, relayCommand } from '../server-attributes.js';
import { checkFinding, COMMAND, type CheckFinding } from './finding.js';
import { streamFieldsFor, triedFinding, type CheckTarget } from './panel-findings.js';

/** Maximum length of the title and of the list of stations. */
const MAX_TEXT_LENGTH = 200;

/**
 * Returns the findings about a server that isn't a panel: its kind, its current track, the attributes for tags, and the
 * data that it provides.
 */
export async function otherServerFindings(
  server: OtherServer,
  { siteProtocol = 'https:' }: CheckTarget,
  { tryMedia, page }: CheckTools,
): Promise<CheckFinding[]> {
  const { name, baseUrl, capabilities, report, channels } = server;
  const relay = checkFinding('relay', null, 'relay', { relay: relayCommand(server) });
  const access = accessFinding(server, page !== null);
  if (!report) return [access, relay].map(withCommand);
  const panel = new URL(baseUrl).origin;
  const streams = addressesIn(channels, ...streamFieldsFor(panel, page?.protocol ?? siteProtocol));
  const covers = addressesIn(report.plays, 'img_url');
  const isJsonp = server.access === 'jsonp';
  const policy = policyFor({ panel, isJsonp, covers, streams, feeds: [] });
  const findings = [
    checkFinding('kind', true, 'otherServer', {
      kind: kindRow(name).label,
      address: shownAddress(baseUrl),
      attribute: `source="${name}"`,
    }),
    titleFinding(report),
    attributesFinding(server),
    checkFinding('data', null, 'data', dataNames(capabilities)),
    relay,
    access,
  ];
  if (!panel.startsWith('https:')) {
    findings.push(checkFinding('mixed', siteProtocol === 'https:' ? false : null, 'httpServer'));
  }
  if (capabilities.channels) {
    findings.push(await triedFinding('streams', streams, (url) => tryMedia(url, 'stream'), 'streamFailed'));
  }
  findings.push(checkFinding('policy', null, 'policy', { policy }));
  return findings.map(withCommand);
}

/** The URL of a JSON response from an unknown kind of server. */
export interface JsonAddress {
  readonly address: string;
  /** Query parameter for JSONP; null if pages can fetch the response. */
  readonly callback: string | null;
}

/** Returns the findings about JSON from an unknown kind of server. The builder finds the paths of its fields. */
export function jsonFindings({ address, callback }: JsonAddress, { page }: CheckTools): CheckFinding[] {
  const map = `title: …, artist: …${callback === null ? '' : `, callback: ${callback}`}`;
  const attributes = serverAttributes({ name: 'json', baseUrl: address, station: map });
  const kind = { kind: kindRow('json').label, address: shownAddress(address), attribute: 'source="json"' };
  const cors =
    callback === null ? checkFinding('cors', true, 'fetchHere') : checkFinding('cors', null, 'onlyJsonp');
  return [
    checkFinding('kind', null, 'otherServer', kind),
    checkFinding('attributes', null, 'attributes', { attributes }),
    ...(page ? [cors] : []),
  ].map(withCommand);
}

function withCommand(finding: CheckFinding): CheckFinding {
  return { ...finding, values: { command: COMMAND, ...finding.values } };
}

function titleFinding({ plays: [play], onAir }: PlayReport): CheckFinding {
  const names = [play?.author, play?.title].filter((name) => typeof name === 'string');
  const title = (names.join(' – ') || String(play?.dj_name ?? '')).slice(0, MAX_TEXT_LENGTH);
  return onAir === false || !title
    ? checkFinding('onAir', null, 'noTitle')
    : checkFinding('onAir', true, 'title', { title });
}

function attributesFinding(server: OtherServer): CheckFinding {
  const attributes = serverAttributes(server);
  const stations = server.stations
    .map(({ station, name }) => (name ? `${station} (${name})` : station))
    .join(', ')
    .slice(0, MAX_TEXT_LENGTH);
  return stations
    ? checkFinding('attributes', null, 'attributesOfOne', { attributes, stations })
    : checkFinding('attributes', null, 'attributes', { attributes });
}

/** Returns the names of the data that the server provides and of the data that is missing, separated by spaces. */
function dataNames(capabilities: Capabilities): Record<'things' | 'missing', string> {
  const rows: [thing: ThingName, isProvided: boolean][] = [
    ['titles', true],
    ['plays', capabilities.history !== 'seen'],
    ['starts', capabilities.times],
    ['history', capabilities.history === 'full'],
    ['week', capabilities.week],
    ['channels', capabilities.channels],
    ['podcasts', capabilities.podcasts],
    ['votes', capabilities.votes],
  ];
  const names = (isProvided: boolean): string =>
    rows
      .filter((row) => row[1] === isProvided)
      .map(([thing]) => thing)
      .join(' ');
  return { things: names(true), missing: names(false) };
}

/** A page can find out only whether its own site can fetch the data. */
function accessFinding({ access }: OtherServer, isPage: boolean): CheckFinding {
  const says: Record<typeof access, SayName> = {
    fetch: isPage ? 'fetchHere' : 'cors',
    jsonp: 'onlyJsonp',
    none: 'closed',
  };
  const isOk = { fetch: true, jsonp: null, none: false }[access];
  return checkFinding('cors', isOk, says[access]);
}
