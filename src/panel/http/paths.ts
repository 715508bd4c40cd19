const PREFIXES = ['/api/v1/', '/account/', '/reports/'];

/** Whether a path belongs to the administration API, or to the panel's own paths that require the same tokens. */
export const isAdministration = (path: string): boolean => PREFIXES.some((prefix) => path.startsWith(prefix));
