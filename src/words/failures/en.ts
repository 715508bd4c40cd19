/** The sentences for failures in English: in a file of their own, because most pages never need them. */
import { missingPart } from '../missing-part.js';
import type { FailureWords } from '../words.js';

export const failures: FailureWords = {
  missing: 'No station here yet: add base-url with the address of your panel.',
  address: 'The base-url given here is not an address.',
  station: 'The station given here can’t be the name of one.',
  insecure: "This page is secure, the panel's address is not: ask your host for the https address",
  blocked: "This page's Content-Security-Policy does not allow the panel.",
  offline: 'You are offline.',
  notFound: 'There is no panel at this address.',
  server: 'The panel does not know this server number.',
  refused: 'The panel refused to answer ({}).',
  unreadable: "The panel's answer cannot be read. Trying again.",
  part: missingPart,
};
