import type { Pair } from './output-choice.js';

/** The files that the pasted code loads. */
export interface Files {
  /** URL of the folder with `onair.js`, with a trailing slash. */
  cdn: string;
  /** Contents of `integrity.json`; null if it is missing. */
  integrity: Readonly<Record<string, string>> | null;
  /** URL of the panel if it serves `/embed/` and `/stations/`, otherwise null. */
  panelPages: string | null;
  /** Version of the files if `cdn` is the folder of one version; null if updates replace its files. */
  version: string | null;
}

/**
 * Returns the SRI attributes for a script. Returns [] if updates replace the file, because the browser would block a
 * file that has changed.
 */
export function scriptIntegrity({ cdn, integrity, version }: Files, file: string): Pair[] {
  const isFixed = version !== null && cdn.endsWith(`/${version}/`);
  const hash = isFixed ? integrity?.[file] : undefined;
  return hash === undefined
    ? []
    : [
        ['integrity', hash],
        ['crossorigin', ''],
      ];
}
