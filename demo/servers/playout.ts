/**
 * In:  an invented station, and the server that tells of it.
 * Out: what the station plays, put on that server's air when it begins.
 */
import type { StationServer, TestServer } from '../../test/kit/servers/test-server.js';
import { playsBetween, type Play } from './programme.js';
import type { Station } from './station.js';

/** What the server has played when it starts: milliseconds. */
const HISTORY = 2 * 3_600_000;
const BEAT = 1000;

export interface Playout {
  readonly onAir: Play;
  /** The next title begins now. */
  skip(): void;
  stop(): void;
}

/** A server without `live` gets who streams as a title. */
export function startPlayout(
  station: Station,
  server: Pick<TestServer, 'play'> & Partial<StationServer>,
): Playout {
  /** How far the programme is ahead of the clock, by what was skipped: milliseconds. */
  let ahead = 0;
  let done = Date.now();
  const [past, [now]] = [
    playsBetween(station, done - HISTORY, done).slice(0, -1),
    playsBetween(station, done, done + 1),
  ];
  let onAir = now!;
  // Of who streamed live some servers tell nothing afterwards.
  past.filter(({ file }) => file !== null).forEach(tell);
  tell(onAir);

  function tell(play: Play): void {
    const { file, artist, ...told } = { ...play, at: play.at - ahead };
    if (file === null && server.live) server.live(artist, told);
    else server.play({ ...told, artist, ...(file !== null && { file }) });
  }

  /** A machine that was asleep is told what it missed. */
  function catchUp(): void {
    const until = Date.now() + ahead;
    for (const play of playsBetween(station, done, until)) {
      if (play.id <= onAir.id) continue;
      onAir = play;
      tell(play);
    }
    done = until;
  }

  const timer = setInterval(catchUp, BEAT);
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
