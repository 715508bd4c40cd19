/**
 * In:  a server that is no panel of ours, and that tags can show.
 * Out: the lines about it: what it is, what is on air, what to write, what it tells, how pages read it.
 */
import type { SayName, ThingName } from '../../../words/checks/names.js';
import type { Can, Told } from '../../../servers/server-kind.js';
import { shownAddress } from '../address.js';
import type { OtherServer } from '../other-server.js';
import { attributesOf, relayCommand, SERVER_NAMES } from '../server-attributes.js';
import { COMMAND, lineOf, type Line } from './line.js';
import { lineOfTries } from './look-around.js';
import { addressesIn, policyFor } from './records.js';
import type { Target, Ways } from './ways.js';

/** Of a title, and of all stations: characters. */
const LONGEST = 200;

export async function linesOfOther(
  server: OtherServer,
  { siteProtocol = 'https:' }: Target,
  { attempt, page }: Ways,
): Promise<Line[]> {
  const { name, baseUrl, can, told, channels } = server;
  const panel = new URL(baseUrl).origin;
  const isSecure = (page?.protocol ?? siteProtocol) === 'https:' && panel.startsWith('https:');
  const streams = addressesIn(
    channels,
    ...(isSecure ? ['secure_stream_url', 'stream_url'] : ['stream_url', 'secure_stream_url']),
  );
  const covers = addressesIn(told.plays, 'img_url');
  const isJsonp = server.reading === 'jsonp';
  const lines = [
    lineOf('kind', true, 'otherServer', {
      kind: SERVER_NAMES[name],
      address: shownAddress(baseUrl),
      attribute: `source="${name}"`,
    }),
    lineOfTitle(told),
    lineOfAttributes(server),
    lineOf('tells', null, 'tells', listsOf(can)),
    lineOf('relay', null, 'relay', { relay: relayCommand(server) }),
    lineOfReading(server, page !== null),
    ...(panel.startsWith('https:')
      ? []
      : [lineOf('mixed', siteProtocol === 'https:' ? false : null, 'httpServer')]),
    ...(can.channels
      ? [await lineOfTries('streams', streams, (url) => attempt(url, 'stream'), 'streamFailed')]
      : []),
    lineOf('policy', null, 'policy', { policy: policyFor({ panel, isJsonp, covers, streams, feeds: [] }) }),
  ];
  return lines.map((line) => ({ ...line, values: { command: COMMAND, ...line.values } }));
}

function lineOfTitle({ plays: [play], silent }: Told): Line {
  const names = [play?.author, play?.title].filter((each) => typeof each === 'string');
  const title = (names.join(' – ') || String(play?.dj_name ?? '')).slice(0, LONGEST);
  return silent || !title ? lineOf('onAir', null, 'noTitle') : lineOf('onAir', true, 'title', { title });
}

function lineOfAttributes(server: OtherServer): Line {
  const attributes = attributesOf(server);
  const stations = server.stations
    .map(({ station, name }) => (name ? `${station} (${name})` : station))
    .join(', ')
    .slice(0, LONGEST);
  return stations
    ? lineOf('attributes', null, 'attributesOfOne', { attributes, stations })
    : lineOf('attributes', null, 'attributes', { attributes });
}

/** By their names, with blanks between. */
function listsOf(can: Can): Record<'things' | 'untold', string> {
  const rows: [thing: ThingName, isTold: boolean][] = [
    ['titles', true],
    ['plays', can.history !== 'seen'],
    ['starts', can.times],
    ['history', can.history === 'full'],
    ['week', can.week],
    ['channels', can.channels],
    ['podcasts', can.podcasts],
    ['votes', can.votes],
  ];
  const named = (isTold: boolean): string =>
    rows
      .filter((row) => row[1] === isTold)
      .map(([thing]) => thing)
      .join(' ');
  return { things: named(true), untold: named(false) };
}

/** A page that has read it tells that of itself alone. */
function lineOfReading({ reading }: OtherServer, isPage: boolean): Line {
  const says: Record<typeof reading, SayName> = {
    fetch: isPage ? 'fetchHere' : 'cors',
    jsonp: 'onlyJsonp',
    none: 'closed',
  };
  const holds = { fetch: true, jsonp: null, none: false }[reading];
  return lineOf('cors', holds, says[reading]);
}
