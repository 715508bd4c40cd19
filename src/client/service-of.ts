import { isKindName, kindRow, SERVER_KIND_NAMES } from '../servers/kinds.js';

export type { HostedKind } from '../servers/kinds.js';

/** All values of the attribute `source`. */
export const SOURCES: readonly string[] = ['auto', 'panel', ...SERVER_KIND_NAMES];

/** A service that hosts all stations of one kind. */
interface Service {
  readonly label: string;
  /** Base URL of all its stations. */
  readonly host: string;
}

/**
 * Returns the service that a value of the attribute `source` names; null if stations of that kind have their
 * own servers.
 */
export function serviceOf(source: unknown): Service | null {
  if (!isKindName(source)) return null;
  const { label, host } = kindRow(source);
  return host === undefined ? null : { label, host };
}
