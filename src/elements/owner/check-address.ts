/**
 * In:  where this code lies, and what has failed.
 * Out: the address of the check, asked for that panel. It lies beside `onair.js`; empty where this is another bundle.
 */
import type { FailureDetails } from '../../diagnostics/core/failure.js';

export function checkAddress(code: string, { baseUrl, server }: FailureDetails, lang: string): string {
  const [, folder] = /^(https?:.*\/)parts\/[^/]*$/.exec(code) ?? [];
  const isOurs = folder && [...document.scripts].some(({ src }) => src.startsWith(folder + 'onair.js'));
  if (!isOurs || !baseUrl) return '';
  return `${folder}check.html?${String(new URLSearchParams({ panel: baseUrl, server: String(server), lang }))}`;
}
