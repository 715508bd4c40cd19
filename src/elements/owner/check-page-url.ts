import type { FailureDetails } from '../../diagnostics/core/failure.js';
import { namesStation } from '../../diagnostics/core/known-servers.js';

/**
 * Returns the URL of the check page for the failed panel. The page is in the same folder as `onair.js`. Returns '' if
 * `moduleUrl`, the URL of this code, shows that it is in another bundle.
 */
export function checkPageUrl(
  moduleUrl: string,
  { baseUrl, server, url }: FailureDetails,
  lang: string,
): string {
  const [, folder] = /^(https?:.*\/)parts\/[^/]*$/.exec(moduleUrl) ?? [];
  const isOurs = folder && [...document.scripts].some(({ src }) => src.startsWith(folder + 'onair.js'));
  if (!isOurs || !baseUrl) return '';
  // The base URL of some kinds doesn't identify the station.
  const panel = namesStation(url) ? url : baseUrl;
  return `${folder}check.html?${String(new URLSearchParams({ panel, server: String(server), lang }))}`;
}
