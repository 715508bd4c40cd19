/** Where the files for pages lie. */
import type { Pair } from './shown.js';

export interface Files {
  /** Address of the folder of `onair.js`, with a slash at the end. */
  cdn: string;
  /** What `integrity.json` there says; null without it. */
  integrity: Readonly<Record<string, string>> | null;
  /** The panel's address where it serves `/embed/` and `/stations/`; null where it is another kind of panel. */
  panelPages: string | null;
  /** Of the files, where `cdn` is a folder of this version alone; null where its files change. */
  version: string | null;
}

/**
 * The attributes by which a browser refuses a script that was changed. None where the address goes on to the next version:
 * that would be refused, too.
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
