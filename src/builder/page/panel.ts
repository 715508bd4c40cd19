/**
 * In:  what somebody typed as the panel's address.
 * Out: the stations there, or which other kind of server it is; or the sentence that says to an owner what is wrong, as the tags say it.
 */
import { isInsecure, readBaseUrl } from '../../client/base-url.js';
import { probe } from '../../diagnostics/page/probe.js';
import { legacy, v2 } from '../../contract/paths.js';
import { diagnose } from '../../diagnostics/core/diagnose.js';
import { mayBeOtherServer } from '../../diagnostics/core/cause-of.js';
import type { FailureDetails } from '../../diagnostics/core/failure.js';
import type { ProbeResult } from '../../diagnostics/core/probe.js';
import { ownerSentence } from '../../diagnostics/core/sentence.js';
import { listIn, serversIn, type ServerName } from '../../diagnostics/core/panel-lists.js';
import { loadOwnerWords } from '../../elements/owner/owner-words.js';
import type { CauseName } from '../../words/owner-words.js';
import type { OtherServer } from '../../diagnostics/core/other-server.js';
import { languageCode, supportedLanguage } from '../../words/language.js';
import { findInPreview } from './ask-preview.js';

export type PanelState =
  /** No address yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly stations: readonly ServerName[] }
  /** Another kind of server, that tags can show. */
  | { readonly kind: 'other'; readonly server: OtherServer }
  /** Something answers that this page may not read, or that has no such list. Tags have another way to it, JSONP. */
  | { readonly kind: 'closed' }
  /** `instead`: the address that would be right; null where nobody knows. */
  | {
      readonly kind: 'wrong';
      readonly sentence: string;
      /** Those of the sentence. */
      readonly lang: string;
      readonly direction: 'ltr' | 'rtl';
      readonly instead: string | null;
    };

/** The reader's language; English for one without words. */
export const SPOKEN = languageCode(supportedLanguage(navigator.language));

const PAGE = '?limit=1000&offset=0';
const LIST = v2.servers + PAGE;
/** What a panel with the old interface alone answers, where a page may read that. */
const MISSING: readonly number[] = [404, 405, 501];
/** Causes whose sentence names the address that would be right. */
const MENDED: readonly CauseName[] = ['endsInApi', 'wrongPath', 'needsHttps', 'noTls', 'insecure'];

/** In one spelling; empty for what is no address. */
export function addressOf(typed: string): string {
  return readBaseUrl(typed, location.protocol, (address) => new URL(address, location.href));
}

/** Rejects only where the page's own files do not load. */
export async function askPanel(address: string): Promise<PanelState> {
  const baseUrl = addressOf(address);
  const url = baseUrl ? baseUrl + LIST : address;
  const problem = !baseUrl ? 'address' : isInsecure(baseUrl, location.protocol) && 'insecure';
  const seen = problem ? null : await probe(url, 'read');
  const stations = seen?.status === 200 ? stationsOf(seen.body) : null;
  if (stations) return { kind: 'there', stations };
  const { protocol, hostname } = location;
  const finding = await diagnose(
    {
      url,
      baseUrl,
      server: 1,
      transport: 'auto',
      hasWorkedBefore: false,
      page: { protocol, hostname },
      ...(seen ? failureOf(seen) : { kind: 'unreachable', reason: problem || 'network' }),
    },
    probe,
  );
  const instead = MENDED.includes(finding.cause) ? finding.values.address : undefined;
  const isMissing = MISSING.includes(seen?.status ?? 0) && instead === undefined;
  const other = mayBeOtherServer(finding.cause) ? await findInPreview(baseUrl) : null;
  if (other) return { kind: 'other', server: other };
  if (finding.cause === 'noCors' || (isMissing && (await mayBeOld(baseUrl)))) return { kind: 'closed' };
  const { causes, lang, direction } = await loadOwnerWords(SPOKEN);
  const sentence = ownerSentence(finding, causes);
  return { kind: 'wrong', sentence, lang, direction, instead: instead ?? null };
}

/** Whether the old interface is there, or can't be read. A website that any page may read has something else there, or nothing. */
async function mayBeOld(baseUrl: string): Promise<boolean> {
  const { outcome, body } = await probe(baseUrl + legacy.servers + PAGE, 'read');
  return outcome !== 'response' || stationsOf(body) !== null;
}

/** Null where it is no list of servers. */
function stationsOf(body: unknown): readonly ServerName[] | null {
  const stations = serversIn(body);
  return stations.length > 0 || listIn(body)?.length === 0 ? stations : null;
}

/** As the tags' client would have named it. */
function failureOf({
  outcome,
  status = 0,
  type = '',
  body,
}: ProbeResult): Pick<FailureDetails, 'kind'> & Partial<FailureDetails> {
  if (outcome !== 'response')
    return {
      kind: 'unreachable',
      reason: navigator.onLine ? (outcome === 'timeout' ? outcome : 'network') : 'offline',
    };
  if (status < 200 || status > 299)
    return { kind: 'refused', status, fields: Object(body) as Record<string, unknown> };
  const problem = body !== undefined ? 'no list of records' : /json/.test(type) ? 'broken JSON' : 'not JSON';
  return { kind: 'unreadable', problem };
}
