import { LANGUAGES } from '../../words/languages.js';
import type { CheckPageWords } from '../../words/owner-words.js';
import { shownAddress } from '../core/address.js';
import { checkPanel } from '../core/check/check-panel.js';
import { listKinds } from '../core/known-servers.js';
import { filled, ownerSentence } from '../core/sentence.js';
import { suggestAddress } from '../core/typed-address.js';
import { pageTools } from './check-tools.js';
import { checkUrl, readCheckUrl, readTyped, shownTyped, type CheckOptions } from './check-url.js';
import { drawReport, resultSentence } from './draw-report.js';
import { loadWords, type PageWords } from './load-words.js';

const byId = (id: string): HTMLElement => document.getElementById(id)!;

/**
 * Fills in the form, and runs the check if the page's URL contains a panel's URL. The form uses GET, so that each
 * result has its own URL.
 */
export async function runPage(): Promise<void> {
  const options = readCheckUrl(location.search, navigator.languages);
  // Fill in the fields before the texts load, because the owner may already be typing when they arrive.
  (byId('panel') as HTMLInputElement).value = shownTyped(options);
  (byId('site') as HTMLSelectElement).value = options.siteProtocol.slice(0, -1);
  const words = await loadWords(options.lang);
  drawForm(options, words);
  if (!options.typed) return;
  const meant = options.known ? '' : suggestAddress(options.typed, (typed) => readTyped(typed));
  if (meant || !options.baseUrl) {
    drawMistyped(options, meant, words);
    return;
  }
  const running = byId('running');
  running.textContent = filled(words.checkPage.running, { address: shownAddress(options.baseUrl) });
  const report = await checkPanel(options, pageTools());
  running.remove();
  // Keep the query, because it is part of a response's URL.
  if (report.response) (byId('panel') as HTMLInputElement).value = report.response;
  byId('report').append(...drawReport(report, options, words));
  const result = byId('result');
  result.textContent = resultSentence(report, words);
  document.title = `${result.textContent} ${words.checkPage.title}`;
}

/** `meant` is the URL that the owner probably meant, or ''. */
function drawMistyped(options: CheckOptions, meant: string, { causes, checkPage }: PageWords): void {
  const problem = byId('problem');
  const cause = meant ? 'mistypedAddress' : 'badAddress';
  const values = { url: shownAddress(options.typed), address: meant };
  problem.textContent = ownerSentence({ cause, values }, causes);
  byId('panel').setAttribute('aria-invalid', 'true');
  if (!meant) return;
  const link = document.createElement('a');
  link.href = checkUrl(options, meant, options.server);
  link.textContent = filled(checkPage.checkThat, { address: meant });
  problem.append(' ', link);
}

function drawForm(options: CheckOptions, { checkPage: words, lang, direction }: PageWords): void {
  const { server } = options;
  const page = document.documentElement;
  page.lang = lang;
  page.dir = direction;
  document.title = words.title;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
    element.textContent = filled(words[element.dataset.word as keyof CheckPageWords], {
      kinds: listKinds(lang),
    });
  }
  const field = byId('panel') as HTMLInputElement;
  const language = byId('lang') as HTMLSelectElement;
  language.append(...LANGUAGES.map(languageOption));
  language.setAttribute('aria-label', words.language);
  // The text may have loaded in another language than the requested one.
  language.value = lang;
  language.onchange = () => {
    location.href = checkUrl({ ...options, lang: language.value }, field.value, server);
  };
}

/** Returns an option with the language's name in that language: `Deutsch`. */
function languageOption(code: string): HTMLOptionElement {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const option = new Option(name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1), code);
  option.lang = code;
  return option;
}
