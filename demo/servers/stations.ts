import { startAzuraCast } from '../../test/kit/servers/azuracast.js';
import { startIcecast } from '../../test/kit/servers/icecast.js';
import { startLibreTime } from '../../test/kit/servers/libretime.js';
import type { Reply } from '../../test/kit/servers/listen.js';
import { startShoutcast } from '../../test/kit/servers/shoutcast.js';
import type { StationServer, TestServer } from '../../test/kit/servers/test-server.js';
import { coverOf, soundOf } from './pictures-and-sound.js';
import { startPlayout, type Playout } from './playout.js';
import { listedPodcasts, podcastReply } from './podcasts.js';
import type { Station } from './station.js';
import { attic } from './stations/attic.js';
import { boulevard } from './stations/boulevard.js';
import { gravel } from './stations/gravel.js';
import { orchard } from './stations/orchard.js';
import { airingsAround } from './week.js';

export interface PlayingStation {
  /** Value of the attribute `source`. */
  kind: keyof typeof KINDS;
  /** Without a trailing slash. */
  url: string;
  playout: Playout;
  close(): Promise<void>;
}

type Start = (port: number) => Promise<TestServer & Partial<StationServer>>;

const KINDS = {
  azuracast: [orchard, startOrchard],
  libretime: [gravel, startGravel],
  icecast: [attic, startAttic],
  shoutcast: [boulevard, startBoulevard],
} satisfies Record<string, [Station, Start]>;

/**
 * Starts four stations, each on a different kind of server from the test kit. Uses the ports starting at
 * `first`, or free ports if it is 0. Calls `onTaken` for each port that is in use, and omits that station.
 */
export async function startStations(
  first: number,
  onTaken: (kind: string, port: number) => void,
): Promise<PlayingStation[]> {
  const started = Object.entries(KINDS).map(async ([kind, [station, start]], index) => {
    const port = first && first + index;
    const server = await start(port).catch(() => onTaken(kind, port));
    return server && playing(kind as PlayingStation['kind'], station, server);
  });
  return (await Promise.all(started)).filter((station) => station !== undefined);
}

function playing(
  kind: PlayingStation['kind'],
  station: Station,
  server: TestServer & Partial<StationServer>,
): PlayingStation {
  for (const airing of airingsAround(station, Date.now())) server.show?.(airing);
  const playout = startPlayout(station, server);
  return {
    kind,
    url: server.url,
    playout,
    close() {
      playout.stop();
      return server.close();
    },
  };
}

async function startOrchard(port: number): Promise<StationServer> {
  const sound = soundOf(orchard);
  const server = await startAzuraCast({
    port,
    shortcode: 'orchard',
    name: orchard.name,
    timezone: orchard.zone,
    podcasts: listedPodcasts,
    also(url) {
      if (url.pathname === '/listen/orchard/radio.mp3') return sound();
      return cover(orchard, /\/art\/(\d+)\.jpg$/.exec(url.pathname)?.[1]) ?? podcastReply(url, server.url);
    },
  });
  return server;
}

/** Sends no CORS headers, even for pages on this machine, as real LibreTime servers do. */
function startGravel(port: number): Promise<StationServer> {
  return startLibreTime({
    port,
    name: gravel.name,
    timezone: gravel.zone,
    isStrict: true,
    also: ({ pathname, searchParams }) =>
      pathname === '/api/track' ? cover(gravel, searchParams.get('id')) : null,
  });
}

function startAttic(port: number): Promise<TestServer> {
  return startIcecast({
    port,
    name: attic.name,
    mounts: ['/attic.mp3'],
    also: streamAt('/attic.mp3', attic),
  });
}

function startBoulevard(port: number): Promise<TestServer> {
  return startShoutcast({
    port,
    streams: [{ sid: 1, name: boulevard.name, path: '/boulevard' }],
    also: streamAt('/boulevard', boulevard),
  });
}

function streamAt(path: string, station: Station): (url: URL) => Reply | null {
  const sound = soundOf(station);
  return ({ pathname }) => (pathname === path ? sound() : null);
}

function cover(station: Station, file: string | null | undefined): Reply | null {
  return file ? coverOf(station, Number(file)) : null;
}
