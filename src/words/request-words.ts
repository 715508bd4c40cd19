/** Text of song requests. It has separate files, which are loaded only on pages with song requests. */
export interface RequestWords {
  /** Label of the field. */
  search: string;
  /** Button, before and after the request. */
  request: string;
  requested: string;
  /** Result of a search. `{}` is a number; the wording must fit every number. */
  found: string;
  none: string;
  more: string;
  /** Heading of the visitor's own requests, and their states. */
  own: string;
  approved: string;
  pending: string;
  played: string;
  gone: string;
  /** Requests are off. `{}` is the name and the time of a show. */
  off: string;
  offNext: string;
  /** Reasons why a request was refused. `unspecified`: the server doesn't say why. */
  full: string;
  queued: string;
  soon: string;
  limit: string;
  unknown: string;
  unspecified: string;
  /** There was no response. */
  lost: string;
  /** The songs couldn't be loaded. */
  failed: string;
  /** The station's server takes no requests. */
  unsupported: string;
}
