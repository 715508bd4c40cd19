import {
  worded,
  type CheckFinding,
  type CheckReport,
  type Words,
} from '../../src/diagnostics/core/check/finding.js';
import { englishDiagnostics } from '../../src/diagnostics/cli/load-words.js';

interface ReportRow {
  isOk: boolean | null;
  subject: string;
  /** Sentence and advice. */
  text: string;
}

/** Returns the findings of a report as text. */
export function rowsOf({ findings }: CheckReport, words: Words = englishDiagnostics): ReportRow[] {
  return findings.map((finding) => {
    const { isOk, subject, sentence, advice } = worded(finding, words);
    return { isOk, subject, text: `${sentence} ${advice}`.trim() };
  });
}

/** Returns the cause of a failed check; undefined if it found a station. */
export function causeIn({ findings }: CheckReport): string | undefined {
  const { result } = findings[0] as CheckFinding;
  return 'cause' in result ? result.cause : undefined;
}
