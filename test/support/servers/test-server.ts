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
}
