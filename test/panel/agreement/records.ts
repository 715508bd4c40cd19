import assert from 'node:assert/strict';
import type { PanelApi } from '../../../src/api/index.js';
import { event, someDay } from './calls.js';
import type { Place } from './place.js';

/** The accounts that create records. */
export interface Makers {
  /** Owner of server 1. */
  station: PanelApi;
  /** Has accounts and templates. */
  reseller: PanelApi;
  administrator: PanelApi;
}

export async function recordFor(
  operationId: string,
  { station, reseller, administrator }: Makers,
  place: Place,
): Promise<number> {
  const named = { name: place.somebody().username };
  if (/BroadcasterTemplates?$/.test(operationId)) {
    return pkOf(await reseller.POST('/api/v1/templates/broadcasters/', { body: named }));
  }
  if (/ResellerTemplates?$/.test(operationId)) {
    return pkOf(await administrator.POST('/api/v1/templates/resellers/', { body: named }));
  }
  if (/Reseller$/.test(operationId)) {
    return pkOf(await administrator.POST('/api/v1/resellers/', { body: place.somebody() }));
  }
  if (/Broadcaster$|^remote|NewPassword$|^transferFiles$/.test(operationId)) {
    const person = place.somebody();
    const id = pkOf(await reseller.POST('/api/v1/broadcasters/', { body: person }));
    place.names.set(id, person.username);
    return id;
  }
  if (/Channel$/.test(operationId)) {
    return pkOf(await station.POST('/api/v2/channels/', { body: { server: 1, bitrate: 128 } }));
  }
  if (/Playlist$/.test(operationId)) {
    return pkOf(await station.POST('/api/v2/playlists/', { body: { server: 1, name: 'One' } }));
  }
  if (/Podcast$/.test(operationId)) {
    const body = { server: 1, title: 'One', description: '', published: true };
    return pkOf(await station.POST('/api/v2/podcasts/', { body }));
  }
  if (/GridEvent$/.test(operationId)) {
    return pkOf(await station.POST('/api/v2/grid/', { body: { ...event, start_date: someDay() } }));
  }
  return /Track/.test(operationId) ? trackFor(operationId, station) : 1;
}

const takenOut = new Set<number>();

async function trackFor(operationId: string, api: PanelApi): Promise<number> {
  const { data } = await api.GET('/api/v2/history/', { params: { query: { server: 1 } } });
  const ids = (data as { all_music_id: number | null }[]).flatMap(({ all_music_id }) => all_music_id ?? []);
  if (operationId !== 'removeTracks') return ids[0] ?? assert.fail();
  // A track can be removed only once, and votes need another track.
  const id = ids.find((each) => each !== ids[0] && !takenOut.has(each)) ?? assert.fail();
  takenOut.add(id);
  return id;
}

function pkOf({ data, response }: { data?: unknown; response: Response }): number {
  const { id, pk } = (data ?? {}) as { id?: number; pk?: number };
  return pk ?? id ?? assert.fail(`no record: status ${response.status}`);
}
