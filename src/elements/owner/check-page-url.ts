import type { FailureDetails } from '../../diagnostics/core/failure.js';
import { namesStation, stationParameters } from '../../diagnostics/core/known-servers.js';
import { elementsIn } from '../page/nodes.js';
import type { StationOptions } from '../../station/station.js';

/**
 * Returns the URL of the check page for the panel or station that failed. The page is in the same folder as `onair.js`.
 * Returns '' if this code, at `moduleUrl`, is part of another bundle.
 */
export function checkPageUrl(
  moduleUrl: string,
  { baseUrl, server, url }: FailureDetails,
  { source = 'panel', station = '', map = '' }: StationOptions,
  lang: string,
): string {
  const [, folder] = /^(https?:.*\/)parts\/[^/]*$/.exec(moduleUrl) ?? [];
  const scripts = elementsIn<HTMLScriptElement>(document, 'script[src]');
  const isOurs = folder && scripts.some(({ src }) => src.startsWith(folder + 'onair.js'));
  if (!isOurs || !baseUrl) return '';
  // For some kinds of servers, the base URL doesn't identify the station.
  const panel = namesStation(url) ? url : baseUrl;
  const query = new URLSearchParams({
    panel,
    server: String(server),
    lang,
    ...stationParameters(source, source === 'json' ? map : station),
  });
  return `${folder}check.html?${String(query)}`;
}
