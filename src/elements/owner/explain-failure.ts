/**
 * In:  a failure of an element's station.
 * Out: its cause in the console, once on a page; and in the element itself where its owner is looking.
 *
 * Loaded with the first failure. Owners look at `localhost`, and where `isChecking` says so.
 */
import { isOwnMachine, urlParts } from '../../diagnostics/core/address.js';
import { diagnose } from '../../diagnostics/core/diagnose.js';
import type { FailureDetails, Finding } from '../../diagnostics/core/failure.js';
import { ownerSentence } from '../../diagnostics/core/sentence.js';
import type { CauseName } from '../../words/owner-words.js';
import { languageCode } from '../../words/language.js';
import { probe } from '../../diagnostics/page/probe.js';
import type { StationFailure } from '../../station/snapshot.js';
import { showCause } from './cause-note.js';
import { checkPageUrl } from './check-page-url.js';
import { failureFacts, isChecking, type FailingElement } from './failure-facts.js';
import { otherCause } from './other-cause.js';
import { loadOwnerWords } from './owner-words.js';

/** Shared by all copies of this code on a page. */
const KEY = Symbol.for('onair-widgets causes');
const page = globalThis as { [KEY]?: Set<string> };
const logged = (page[KEY] ??= new Set<string>());

/** By failure: many tags fail in the same way, and one of them looks. */
const findings = new Map<string, Promise<Finding>>();

/** Causes of one list and not of the panel: each list has a line. */
const OF_A_LIST: readonly CauseName[] = ['listMissing', 'brokenJson', 'cut', 'tooLarge', 'slow', 'unknown'];

/** Never rejects. */
export async function explainFailure(host: FailingElement, failure: StationFailure): Promise<void> {
  const failed = failureFacts(host, failure);
  // That is the visitor's own matter, or the server's kind, and the tag says it.
  if (failed.reason === 'offline' || failed.reason === 'untold') return;
  const code = languageCode(host.settings.lang);
  const isWatched = isOwnMachine(location.hostname) || isChecking();
  try {
    const source = host.settings.station.source ?? 'panel';
    const [finding, words] = await Promise.all([
      findingOf(failed, isWatched ? source : null),
      loadOwnerWords(code),
    ]);
    const sentence = ownerSentence(finding, words.causes);
    warnOnce(finding, failed, sentence);
    if (isWatched) showCause(host, sentence, words, checkPageUrl(import.meta.url, failed, words.lang));
  } catch {
    // Its words did not load: the console has that.
  }
}

/** `source`: the kind of server that the tag names; null where nobody looks who could change that. */
function findingOf(failed: FailureDetails, source: string | null): Promise<Finding> {
  const { kind, reason, status, problem, fields, baseUrl, server, transport, hasWorkedBefore } = failed;
  const isOfPanel = kind === 'unreachable' || fields?.server;
  const path = isOfPanel ? '' : urlParts(failed.url).path;
  const key = JSON.stringify([
    baseUrl || failed.url,
    server,
    transport,
    kind,
    reason,
    status,
    problem,
    path,
    hasWorkedBefore,
    source,
  ]);
  let finding = findings.get(key);
  if (finding) return finding;
  finding = diagnose(failed, probe);
  if (source !== null) finding = finding.then((first) => otherCause(first, failed, source));
  findings.set(key, finding);
  return finding;
}

function warnOnce(
  { cause, values }: Finding,
  { baseUrl, server, url }: FailureDetails,
  sentence: string,
): void {
  const key = [
    cause,
    baseUrl || url,
    values.servers && server,
    OF_A_LIST.includes(cause) && urlParts(url).path,
  ].join(' ');
  if (logged.has(key)) return;
  logged.add(key);
  console.warn('Onair: ' + sentence);
}
