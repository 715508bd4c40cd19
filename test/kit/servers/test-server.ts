/** The methods that every kind of test server has. */
export interface TestServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Path and query of each request, oldest first. */
  requests: string[];
  /** Plays a track. */
  play(play: TestPlay): void;
  /** Ends the current track. */
  silence(): void;
  close(): Promise<void>;
}

export interface TestPlay {
  title: string;
  artist?: string;
  /** Length in seconds. */
  length?: number;
  /** Start in milliseconds. Default: now. */
  at?: number;
  /** Id of the play, for kinds that have ids. Default: counted from 1. */
  id?: number;
  /** Id of the file, which has the cover. Default: the id of the play. */
  file?: number;
}

/** A server that also supports shows and live DJs. */
export interface StationServer extends TestServer {
  /** Starts a live set with this name that lasts until the next play. `play` is the DJ's own title, for kinds that report it. */
  live(name: string, play?: TestPlay): void;
  /** Adds an airing to its schedule. */
  show(show: TestShow): void;
  /** Stops the server's clock at this time (milliseconds). */
  setNow(ms: number): void;
  /** Makes the next requests fail. */
  fail(times: number): void;
}

export interface TestShow {
  name: string;
  /** Start and end in milliseconds. */
  from: number;
  to: number;
}
