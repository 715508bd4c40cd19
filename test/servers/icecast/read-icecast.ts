import assert from 'node:assert/strict';
import { icecast } from '../../../src/servers/icecast/read.js';
import type { PlayReport } from '../../../src/servers/server-kind.js';
import { readResource } from '../../kit/servers/read-resource.js';
import { until } from '../../kit/until.js';

/** The history that a page reads from an Icecast. */
export const newestOf = async (baseUrl: string, station = ''): Promise<PlayReport> =>
  (await readResource(icecast.newest, { baseUrl, station }, undefined, icecast.parse))!;

/** Resolves when this is the current track, or no track is if the title is null. */
export async function untilOnAir(
  baseUrl: string,
  author: string | null,
  title: string | null,
  station?: string,
): Promise<void> {
  let seen = '';
  const isOnAir = async (): Promise<boolean> => {
    const [play] = (await newestOf(baseUrl, station)).plays;
    seen = JSON.stringify(play ?? null);
    return title === null ? !play : play?.title === title && play.author === author;
  };
  await until(isOnAir, `${author} - ${title}`).catch((error: Error) =>
    assert.fail(`${error.message}: ${seen}`),
  );
}
