import { isOwnMachine, urlParts } from '../../diagnostics/core/address.js';
import { diagnose } from '../../diagnostics/core/diagnose.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import { ownerSentence, ownerText } from '../../diagnostics/core/sentence.js';
import { languageCode } from '../../words/language.js';
import { probe } from '../../diagnostics/page/probe.js';
import type { StationFailure } from '../../station/snapshot.js';
import type { StationOptions } from '../../station/station.js';
import { showCause } from './cause-note.js';
import { checkPageUrl } from './check-page-url.js';
import { failureFacts, isChecking, type FailingElement } from './failure-facts.js';
import { warnMisspeltSettings } from './misspelt-settings.js';
import { otherCause } from './other-cause.js';
import { loadOwnerWords } from './owner-words.js';
import { toJson } from '../../contract/to-json.js';

/** Keys of the causes that have been logged, shared by all copies of this code on a page. */
const KEY = Symbol.for('onair-widgets causes');
const page = globalThis as { [KEY]?: Set<string> };
const logged = (page[KEY] ??= new Set<string>());

/** Findings by failure. If several elements fail in the same way, the cause is diagnosed once. */
const findings = new Map<string, Promise<Finding>>();

/**
 * Diagnoses a failure and logs its cause for the site's owner, once per page. On `localhost`, or if `isChecking`
 * returns true, the page's note shows the cause as well. Never rejects.
 */
export async function explainFailure(host: FailingElement, failure: StationFailure): Promise<void> {
  const failed = failureFacts(host, failure);
  // If the visitor is offline or this kind of server doesn't provide the data, the element's message is enough.
  if (failed.reason === 'offline' || failed.reason === 'unsupported') return;
  warnMisspeltSettings(host);
  const code = languageCode(host.settings.lang);
  const isOwnerPresent = isOwnMachine(failed.page!.hostname) || isChecking();
  const [finding, words] = await Promise.all([
    findingOf(failed, host.settings.station, isOwnerPresent),
    loadOwnerWords(code),
  ]);
  warnOnce(causeKey(finding, failed), ownerSentence(finding, words.causes));
  if (!isOwnerPresent) return;
  const checkUrl = checkPageUrl(import.meta.url, failed, host.settings.station, words.lang);
  showCause(host, ownerText(finding, words.causes), words, checkUrl);
}

function findingOf(
  failed: FailureDetails,
  options: StationOptions,
  isOwnerPresent: boolean,
): Promise<Finding> {
  const { kind, reason, status, problem, fields, baseUrl, server, transport, hasWorkedBefore } = failed;
  const isOfPanel = kind === 'unreachable' || fields?.server;
  const path = isOfPanel ? '' : urlParts(failed.url).path;
  const key = toJson([
    baseUrl || failed.url,
    server,
    transport,
    kind,
    reason,
    status,
    problem,
    path,
    hasWorkedBefore,
    options.source,
    options.station,
  ]);
  const finding = findings.get(key) ?? findCause(failed, options, isOwnerPresent);
  findings.set(key, finding);
  return finding;
}

async function findCause(
  failed: FailureDetails,
  options: StationOptions,
  isOwnerPresent: boolean,
): Promise<Finding> {
  return otherCause(await diagnose(failed, probe), failed, options, isOwnerPresent);
}

/** Returns a key that is the same for failures with the same explanation. */
function causeKey({ cause, values }: Finding, { baseUrl, server, url }: FailureDetails): string {
  return [
    cause,
    baseUrl || url,
    values.servers && server,
    (values.stations || values.example) && values.station,
    // A panel may provide some of the lists but not others.
    cause === 'listMissing' && urlParts(url).path,
  ].join(' ');
}

function warnOnce(key: string, sentence: string): void {
  if (logged.has(key)) return;
  logged.add(key);
  console.warn('Onair: ' + sentence);
}
