/** What servers of all kinds have in common, for tests: real HTTP on this machine, with the answers of such a server. */
export interface TestServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Path and query of each request, oldest first. */
  requests: string[];
  /** Puts a track on air. `length`: seconds. `at`: when it began, milliseconds; absent, now. */
  play(play: TestPlay): void;
  /** Nothing is on air any more. */
  silence(): void;
  close(): Promise<void>;
}

export interface TestPlay {
  title: string;
  artist?: string;
  /** Seconds. */
  length?: number;
  /** Milliseconds. */
  at?: number;
  /** The number of this play, where the server tells one; absent, they are counted. */
  id?: number;
  /** The number of its file at the station, by which it has a picture; absent, that of the play. */
  file?: number;
}

/** A server that knows more of its station than the title. */
export interface StationServer extends TestServer {
  /** Somebody streams live under this name, until the next play. A `play` is what they tell of it, where the server passes that on. */
  live(name: string, play?: TestPlay): void;
  /** Adds an airing to its schedule. */
  show(show: TestShow): void;
  /** The server's clock stands still at this: milliseconds. */
  setNow(ms: number): void;
  /** As many requests from now on are answered with an error. */
  fail(times: number): void;
}

export interface TestShow {
  name: string;
  /** Milliseconds. */
  from: number;
  /** Milliseconds. */
  to: number;
}
