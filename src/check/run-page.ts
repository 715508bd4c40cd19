/**
 * In:  the page of the check, and its address.
 * Out: the form with what the address says; and what was found, where it names a panel.
 *
 * The question is in the page's address alone, so that it can be sent to somebody: the form is a plain one.
 */
import { pageWays } from '../client/page-ways.js';
import { shownAddress } from '../diagnosis/address.js';
import { checkPanel } from '../diagnosis/check/check-panel.js';
import { filled } from '../diagnosis/sentence.js';
import { causes as germanCauses } from '../messages/causes/de.js';
import { causes } from '../messages/causes/en.js';
import { checkPage as germanPage } from '../messages/check-page/de.js';
import { checkPage } from '../messages/check-page/en.js';
import type { CheckPageWords } from '../messages/check-page/words.js';
import { checks as germanChecks } from '../messages/checks/de.js';
import { checks } from '../messages/checks/en.js';
import { drawReport, resultOf, type AllWords } from './draw-report.js';
import { linkTo, readQuestion, type Question } from './read-question.js';

const WORDS: Record<Question['lang'], AllWords> = {
  en: { causes, checks, checkPage },
  de: { causes: germanCauses, checks: germanChecks, checkPage: germanPage },
};

const byId = (id: string): HTMLElement => document.getElementById(id)!;

export async function runPage(): Promise<void> {
  const question = readQuestion(location.search, navigator.languages);
  const words = WORDS[question.lang];
  drawForm(question, words.checkPage);
  if (!question.typed) return;
  const problem = byId('problem');
  if (!question.baseUrl) {
    problem.textContent = filled(words.causes.badAddress, { url: shownAddress(question.typed) });
    byId('panel').setAttribute('aria-invalid', 'true');
    return;
  }
  const running = byId('running');
  running.textContent = filled(words.checkPage.running, { address: shownAddress(question.baseUrl) });
  const checked = await checkPanel(question, pageWays());
  running.remove();
  byId('report').append(...drawReport(checked, question, words));
  const result = byId('result');
  result.textContent = resultOf(checked, words);
  document.title = `${result.textContent} ${words.checkPage.title}`;
}

function drawForm(question: Question, words: CheckPageWords): void {
  const { lang, baseUrl, typed, server, siteProtocol } = question;
  document.documentElement.lang = lang;
  document.title = words.title;
  for (const place of document.querySelectorAll<HTMLElement>('[data-word]')) {
    place.textContent = words[place.dataset.word as keyof CheckPageWords];
  }
  // What was read is what the tags would take.
  (byId('panel') as HTMLInputElement).value = baseUrl || typed;
  (byId('site') as HTMLSelectElement).value = siteProtocol.slice(0, -1);
  (byId('lang') as HTMLInputElement).value = lang;
  const other = lang === 'de' ? 'en' : 'de';
  const link = byId('other') as HTMLAnchorElement;
  link.href = linkTo({ ...question, lang: other }, typed && (baseUrl || typed), server);
  link.lang = link.hreflang = other;
}
