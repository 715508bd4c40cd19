/** What the page of the check says beside its lines, in every language of this folder. `{name}` is the place of a value. */
export interface CheckPageWords {
  readonly title: string;
  readonly lede: string;
  readonly address: string;
  readonly site: string;
  readonly siteHttps: string;
  readonly siteHttp: string;
  readonly check: string;
  readonly running: string;
  /** The result, as it is read out. */
  readonly sound: string;
  readonly unsound: string;
  readonly noStation: string;
  readonly otherServer: string;
  /** The marks of lines: it holds, it does not, it is neither. */
  readonly holds: string;
  readonly fails: string;
  readonly neither: string;
  readonly stations: string;
  readonly checkThat: string;
  readonly report: string;
  readonly terminal: string;
  readonly policy: string;
  readonly copyPolicy: string;
  readonly copyReport: string;
  readonly copyCommand: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Accessible name of the choice of a language. */
  readonly language: string;
}
