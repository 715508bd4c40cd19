import { urlParts } from '../../diagnostics/core/address.js';
import { mayNameStation } from '../../diagnostics/core/known-servers.js';
import { addressOf, connectToPanel, responseAddressOf } from './panel.js';
import { searchResult, type StationSearch } from './station-search.js';

/**
 * Finds the station at an address that a visitor entered: a panel, another kind of server, a stream or a JSON response.
 * Requests only that server. Rejects only if a file of this page doesn't load.
 */
export async function findStation(typed: string): Promise<StationSearch> {
  const baseUrl = addressOf(typed);
  const address = mayNameStation(typed) ? typed : baseUrl;
  // Browsers accept a space in a host's name.
  if (!address || urlParts(baseUrl).host.includes('%')) return { kind: 'missing' };
  const panel = await connectToPanel(address, typed, null);
  // The address has the wrong scheme or path.
  if (panel.kind === 'failed' && panel.suggestion !== null && panel.suggestion !== baseUrl)
    return resultAt(panel.suggestion);
  return resultOf(panel, typed);
}

async function resultAt(baseUrl: string): Promise<StationSearch> {
  return resultOf(await connectToPanel(baseUrl, baseUrl, null), baseUrl);
}

function resultOf(panel: Awaited<ReturnType<typeof connectToPanel>>, typed: string): StationSearch {
  return searchResult(panel, {
    baseUrl: addressOf(typed),
    response: responseAddressOf(typed),
    now: Date.now(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
