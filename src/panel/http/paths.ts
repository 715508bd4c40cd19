/** Whether a path belongs to the administration API or to `/account/`, which the panel also serves. */
export const isAdministration = (path: string): boolean =>
  path.startsWith('/api/v1/') || path.startsWith('/account/');
