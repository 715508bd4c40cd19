const PREFIXES = ['/api/v1/', '/account/', '/reports/'];

/** Whether a path belongs to the administration API, or to paths of the panel that require the same keys. */
export const isAdministration = (path: string): boolean => PREFIXES.some((prefix) => path.startsWith(prefix));
