import type { StationServer, TestServer } from '../../test/kit/servers/test-server.js';
import { playsBetween, type Play } from './programme.js';
import type { Station } from './station.js';

/** Length of the history when the server starts. */
const HISTORY_MS = 2 * 3_600_000;
const INTERVAL_MS = 1000;

export interface Playout {
  readonly onAir: Play;
  /** Starts the next title immediately. */
  skip(): void;
  stop(): void;
}

/**
 * Plays the station's programme on a server. If the server has no `live`, a live set is played as an ordinary
 * title.
 */
export function startPlayout(
  station: Station,
  server: Pick<TestServer, 'play'> & Partial<StationServer>,
): Playout {
  /** Time by which skips have moved the programme ahead of the clock, in milliseconds. */
  let ahead = 0;
  let done = Date.now();
  const [past, [now]] = [
    playsBetween(station, done - HISTORY_MS, done).slice(0, -1),
    playsBetween(station, done, done + 1),
  ];
  let onAir = now!;
  // Some servers have no live sets in their history.
  past.filter(({ file }) => file !== null).forEach(send);
  send(onAir);

  function send(play: Play): void {
    const { file, artist, ...rest } = { ...play, at: play.at - ahead };
    if (file === null && server.live) server.live(artist, rest);
    else server.play({ ...rest, artist, ...(file !== null && { file }) });
  }

  /** Also sends the plays that started while the machine was asleep. */
  function catchUp(): void {
    const until = Date.now() + ahead;
    for (const play of playsBetween(station, done, until)) {
      if (play.id <= onAir.id) continue;
      onAir = play;
      send(play);
    }
    done = until;
  }

  const timer = setInterval(catchUp, INTERVAL_MS);
  return {
    get onAir() {
      return onAir;
    },
    skip() {
      ahead = onAir.at + onAir.length * 1000 + 1 - Date.now();
      catchUp();
    },
    stop: () => clearInterval(timer),
  };
}
