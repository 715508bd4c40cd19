import type { PodcastRecord } from '../../contract/records.js';
import { readBoolean } from '../boolean.js';
import { readCount, readText, readUrl } from '../fields.js';
import { onlyObject, fieldsOf, listOf } from '../json.js';
import { readEscaped } from '../html-entities.js';
import type { StationRef, ReportedRecord } from '../server-kind.js';
import { isRequestedStation, isShortName, nowPlayingOf, stationApiPath } from './station.js';

/**
 * Podcasts are requested by station number. If no station is specified, the second request verifies that
 * number 1 is the server's first station.
 */
export function podcastAlternatives(ref: StationRef): string[][] {
  if (!isShortName(ref.station)) return [];
  const path = stationApiPath(ref, 'public/podcasts');
  return [ref.station ? [path] : [path, '/api/nowplaying']];
}

export function readPodcasts(
  [response, first]: readonly unknown[],
  ref: StationRef,
): ReportedRecord<PodcastRecord>[] | null {
  const rows = Array.isArray(response) ? (response as unknown[]) : onlyObject(response)?.rows;
  if (!Array.isArray(rows) || !isRequestedStation(ref, fieldsOf(nowPlayingOf(first)?.station))) return null;
  return listOf(rows)
    .map(readPodcast)
    .filter((each) => each !== null);
}

/** Returns null if the podcast has no id or title, or isn't published. */
function readPodcast(value: unknown): ReportedRecord<PodcastRecord> | null {
  const podcast = fieldsOf(value);
  const id = readText(podcast.id);
  const title = readEscaped(podcast.title);
  if (
    !id ||
    !title ||
    readBoolean(podcast.is_published) === false ||
    readBoolean(podcast.is_enabled) === false
  )
    return null;
  const links = fieldsOf(podcast.links);
  return {
    id,
    published: true,
    title,
    description: readText(podcast.description_short) ?? readText(podcast.description),
    image: readUrl(podcast.art),
    // AzuraCast 0.19 sends a list of episode ids.
    episodes_count: Array.isArray(podcast.episodes) ? podcast.episodes.length : readCount(podcast.episodes),
    feed_url: readUrl(links.public_feed),
    public_page_url: readUrl(links.public_episodes),
  };
}
