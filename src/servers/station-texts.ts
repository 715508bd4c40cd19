import { readText } from './fields.js';
import type { StationTexts } from './no-titles.js';

/** Returns a station's texts. A title that names a web site usually leaves out the scheme and `www`. */
export function stationTexts(name: string | null, slogan: unknown, site: unknown): StationTexts {
  const url = readText(site);
  const [, host = null] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+\.[^/?#:.]+)/i.exec(url ?? '') ?? [];
  return [name, readText(slogan), host && url, host];
}
