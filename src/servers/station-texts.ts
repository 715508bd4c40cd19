import { readText } from './fields.js';
import type { StationTexts } from './no-titles.js';

/** Returns a station's texts. Titles with a web site usually omit the scheme and `www`. */
export function stationTexts(name: string | null, slogan: unknown, site: unknown): StationTexts {
  const url = readText(site);
  const [, host = null] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+\.[^/?#:.]+)/i.exec(url ?? '') ?? [];
  return [name, readText(slogan), host && url, host];
}
