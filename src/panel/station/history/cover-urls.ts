import type { HistoryRecord } from '../../../contract/records.js';

/** Returns a drawn cover's URLs in the three sizes of a history record. All are null if there is no cover. */
export function coverUrls(
  cover: string | null,
  base: string,
): Pick<HistoryRecord, 'img_url' | 'img_medium_url' | 'img_large_url'> {
  if (cover === null) return { img_url: null, img_medium_url: null, img_large_url: null };
  const at = `${base}/covers/${cover}`;
  return { img_url: `${at}/100.svg`, img_medium_url: `${at}/500.svg`, img_large_url: `${at}/large.svg` };
}
