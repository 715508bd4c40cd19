/** The causes of failures that have a sentence for the owner, in every language of this folder. */
export const CAUSES = [
  // Nothing was sent.
  'noAddress',
  'badAddress',
  'badStation',
  'insecure',
  'offline',
  'part',
  // The page's own policy.
  'policyConnect',
  'policyJsonp',
  'policyNoCors',
  // Something answers, and it is not this station.
  'endsInApi',
  'wrongPath',
  'website',
  'noPanel',
  'otherProgram',
  'otherServer',
  'listMissing',
  'legacyMissing',
  'wrongServer',
  'noSuchServer',
  'redirected',
  // The panel refuses, or is in trouble.
  'login',
  'forbidden',
  'throttled',
  'crashed',
  'gateway',
  'busy',
  'refused',
  // Its answer can't be read.
  'brokenJson',
  'cut',
  'tooLarge',
  'noCors',
  // Nothing answers.
  'needsHttps',
  'noTls',
  'ownMachine',
  'localNetwork',
  'silentHttps',
  'silentHttp',
  'swallowed',
  'slow',
  'gone',
  'passing',
  // What Node can tell apart, and a browser can't.
  'noSuchName',
  'portClosed',
  'noRoute',
  'reset',
  'certificateEnded',
  'certificateOwn',
  'certificateChain',
  'certificateName',
  'unknown',
] as const;

export type CauseName = (typeof CAUSES)[number];

/** Each sentence says what was asked, what came, the likely cause, and what to do. `{name}` is the place of a value. */
export type CauseWords = Readonly<Record<CauseName, string>>;
