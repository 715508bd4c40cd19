/**
 * How a request is sent:
 * - `read`: like a tag's request
 * - `foreign`: with the `Origin` header of an unknown site (commands only)
 * - `opaque`: checks whether there is any response, readable or not
 * - `manual`: doesn't follow redirects
 * - `script`: checks whether the page's policy allows a script from this URL, without running it
 */
export type ProbeMode = 'read' | 'foreign' | 'opaque' | 'manual' | 'script';

/**
 * The result of a request: a readable `response`, an `opaque` one, a `redirect`, an incomplete response (`cut`), a
 * `timeout`, no response (`failed`), or a request that the page's policy blocked (`blocked`).
 */
export type ProbeOutcome = 'response' | 'opaque' | 'redirect' | 'cut' | 'timeout' | 'failed' | 'blocked';

export interface ProbeResult {
  readonly outcome: ProbeOutcome;
  /** 0 or undefined if no readable response was received. */
  readonly status?: number;
  /** Media type; '' if the response has none. */
  readonly type?: string;
  /** Parsed JSON; undefined if the response isn't JSON. */
  readonly body?: unknown;
  /** The whole response as text. */
  readonly text?: string;
  /** The directive that blocked the request, such as `connect-src`, and the complete policy. */
  readonly directive?: string;
  readonly policy?: string;
  /** Node's error code, such as `ECONNREFUSED`. Browsers don't report a reason. */
  readonly code?: string;
  /** The headers that can be read. A page can read only a few of another site's headers. */
  readonly headers?: Pick<Headers, 'get'>;
  /**
   * How far the server's clock is ahead of the clock of this machine, in milliseconds; null if the `Date` header can't
   * be read.
   */
  readonly ahead?: number | null;
}

/** Sends one request. Never rejects. */
export type Probe = (url: string, mode: ProbeMode) => Promise<ProbeResult>;

/** The purpose of a URL. */
export type MediaKind = 'stream' | 'cover' | 'feed';

/** Location of the page that runs a check. `origin` is the string `null` in a sandbox. */
export interface CheckingPage {
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
}

/** The functions that a check needs from its environment. The check page and the command each implement them. */
export interface CheckTools {
  readonly probe: Probe;
  /**
   * Requests a URL via JSONP, as tags do. Resolves with undefined if the script doesn't call the callback. Never
   * rejects. `callback` is the query parameter for the callback's name, if the server isn't a panel.
   */
  readonly requestJsonp: (url: string, callback?: string) => Promise<unknown>;
  /** Resolves with '' if the URL can be loaded, otherwise with a short reason. Never rejects. */
  readonly tryMedia: (url: string, kind: MediaKind) => Promise<string>;
  /** The page; null for a command, which can read all headers. */
  readonly page: CheckingPage | null;
  /** This machine's clock, in Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Returns the difference between the server's `Date` and the time halfway through the request, in milliseconds; null if
 * `Date` can't be read.
 */
export function clockDifference(headers: Pick<Headers, 'get'>, requestedAt: number): number | null {
  const sentAt = Number(new Date(headers.get('date') ?? NaN));
  // The header has only whole seconds, so it is half a second behind on average.
  return Number.isNaN(sentAt) ? null : sentAt + 500 - (requestedAt + Date.now()) / 2;
}

/** Returns undefined if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
