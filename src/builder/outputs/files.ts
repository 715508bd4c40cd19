import type { Pair } from './output-choice.js';

/** The files that the pasted code loads. */
export interface Files {
  /** URL of the folder with `onair.js`, with a trailing slash. */
  cdn: string;
  /** Contents of `integrity.json`; null if it is missing. */
  integrity: Readonly<Record<string, string>> | null;
  /** URL of the panel if it serves `/embed/` and `/stations/`, else null. */
  panelPages: string | null;
  /** Version of the files if `cdn` is a folder for one version; null if its files change with updates. */
  version: string | null;
}

/**
 * Returns the SRI attributes for a script. Returns [] for a URL whose file changes with updates, because the browser
 * would block the updated file.
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
