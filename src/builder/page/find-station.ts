import { urlParts } from '../../diagnostics/core/address.js';
import { mayNameStation } from '../../diagnostics/core/known-servers.js';
import { typedAddress, connectToPanel, responseAddressOf } from './panel.js';
import { searchResult, type StationSearch } from './station-search.js';

/**
 * Finds the station at a URL that a visitor entered. The URL can be a panel, another kind of server, a stream or a JSON
 * response. Only that server receives requests. Rejects only if one of this page's files can't be loaded.
 */
export async function findStation(typed: string): Promise<StationSearch> {
  const baseUrl = typedAddress(typed);
  const address = mayNameStation(typed) ? typed : baseUrl;
  // Browsers accept a space in a host name and escape it.
  if (!address || urlParts(baseUrl).host.includes('%')) return { kind: 'missing' };
  const panel = await connectToPanel(address, typed, null);
  // The scheme or the path of the entered URL is wrong.
  if (panel.kind === 'failed' && panel.suggestion !== null && panel.suggestion !== baseUrl)
    return resultAt(panel.suggestion);
  return resultOf(panel, typed);
}

async function resultAt(baseUrl: string): Promise<StationSearch> {
  return resultOf(await connectToPanel(baseUrl, baseUrl, null), baseUrl);
}

function resultOf(panel: Awaited<ReturnType<typeof connectToPanel>>, typed: string): StationSearch {
  return searchResult(panel, {
    baseUrl: typedAddress(typed),
    response: responseAddressOf(typed),
    now: Date.now(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
