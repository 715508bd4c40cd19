/** The words in English. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'On air',
  live: 'Live',
  jingle: 'Jingle',
  lastPlayed: 'Last played {}',
  asOf: 'as of {}',
  nothing: 'Nothing on air yet',
  noAnswer: 'The station does not answer. Trying again.',
};

export const history: HistoryWords = {
  nothing: 'Nothing played yet',
};

export const failures: FailureWords = {
  missing: 'No station here yet: add base-url with the address of your panel.',
  address: 'The base-url given here is not an address.',
  insecure: "This page is secure, the panel's address is not: ask your host for the https address",
  blocked: "This page's Content-Security-Policy does not allow the panel.",
  offline: 'You are offline.',
  notFound: 'There is no panel at this address.',
  server: 'The panel does not know this server number.',
  refused: 'The panel refused to answer ({}).',
  unreadable: "The panel's answer cannot be read. Trying again.",
};

export const legacy: LegacyWords = {
  tooOld: 'This browser is too old to show the station.',
};
