/** Text of song requests. It is in separate files, which are loaded only on pages with song requests. */
export interface RequestWords {
  /** Label of the field. */
  search: string;
  /** Label of the button before and after a request. */
  request: string;
  requested: string;
  /** Result of a search. `{}` is a number. The wording must fit any number. */
  found: string;
  none: string;
  more: string;
  /** Heading of the visitor's own requests, and their states. */
  own: string;
  approved: string;
  pending: string;
  played: string;
  gone: string;
  /** Requests are off during a show. `{}` is its name and time. */
  off: string;
  offNext: string;
  /** Reasons why a request was refused. `unspecified`: the server gave no reason. */
  full: string;
  queued: string;
  soon: string;
  limit: string;
  unknown: string;
  unspecified: string;
  /** The server didn't respond. */
  lost: string;
  /** The songs couldn't be loaded. */
  failed: string;
  /** The station's server doesn't accept requests. */
  unsupported: string;
}
