/**
 * In:  the page of the check, and its address.
 * Out: the form with what the address says; and what was found, where it names a panel.
 *
 * The question is in the page's address alone, so that it can be sent to somebody: the form is a plain one.
 */
import { pageWays } from './page-ways.js';
import { shownAddress } from '../core/address.js';
import { checkPanel } from '../core/check/check-panel.js';
import { filled } from '../core/sentence.js';
import type { CheckPageWords } from '../../words/check-page/words.js';
import { drawReport, resultOf } from './draw-report.js';
import { loadWords, type PageWords } from './load-words.js';
import { linkTo, readQuestion, type Question } from './read-question.js';

const byId = (id: string): HTMLElement => document.getElementById(id)!;

export async function runPage(): Promise<void> {
  const question = readQuestion(location.search, navigator.languages);
  const words = await loadWords(question.lang);
  drawForm(question, words);
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

function drawForm(question: Question, { checkPage: words, lang, direction }: PageWords): void {
  const { baseUrl, typed, server, siteProtocol } = question;
  const page = document.documentElement;
  page.lang = lang;
  page.dir = direction;
  document.title = words.title;
  for (const place of document.querySelectorAll<HTMLElement>('[data-word]')) {
    place.textContent = words[place.dataset.word as keyof CheckPageWords];
  }
  // What was read is what the tags would take.
  (byId('panel') as HTMLInputElement).value = baseUrl || typed;
  (byId('site') as HTMLSelectElement).value = siteProtocol.slice(0, -1);
  const language = byId('lang') as HTMLSelectElement;
  language.setAttribute('aria-label', words.language);
  // Not what was asked for, where its words are not there.
  language.value = lang;
  language.onchange = () => {
    location.href = linkTo({ ...question, lang: language.value }, typed && (baseUrl || typed), server);
  };
}
