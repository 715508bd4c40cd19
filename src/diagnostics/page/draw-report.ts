import type { CauseName } from '../../words/owner-words.js';
import type { CheckPageWords } from '../../words/owner-words.js';
import {
  isSound,
  reportText,
  worded,
  type CheckFinding,
  type CheckReport,
  type Words,
} from '../core/check/finding.js';
import { filled } from '../core/sentence.js';
import { shellWord } from '../core/shell-word.js';
import { builderUrl, checkUrl, type CheckOptions } from './check-url.js';
import { copyButton } from './copy.js';

export interface AllWords extends Words {
  readonly checkPage: CheckPageWords;
}

/** Causes that an owner fixes by using another URL. */
const FIXED_BY_ADDRESS: readonly CauseName[] = ['endsInApi', 'wrongPath', 'needsHttps', 'noTls'];

/** Returns the result as one sentence, for screen readers and the page's title. */
export function resultSentence(
  { address, server, findings }: CheckReport,
  { checkPage, checks }: AllWords,
): string {
  if (findings.some(({ name, isOk }) => name === 'station' && isOk === false)) {
    return filled(checkPage.noStation, { address, server: String(server) });
  }
  const wrong = findings.filter(({ isOk }) => isOk === false).map(({ name }) => checks.lines[name]);
  if (wrong.length) return filled(checkPage.unsound, { address, what: wrong.join(', ') });
  const kind = findings.find(({ name }) => name === 'kind');
  return kind ? filled(checkPage.otherServer, kind.values) : filled(checkPage.sound, { address });
}

/** Returns the elements of a report. Text from a panel is inserted only as text, never as markup. */
export function drawReport(report: CheckReport, options: CheckOptions, words: AllWords): HTMLElement[] {
  const { checkPage } = words;
  const list = element('ul', 'lines');
  list.append(...report.findings.map((finding) => drawFinding(finding, options, words)));
  const now = new Date().toISOString();
  const text = element('pre', '', `${reportText(report, words)}\n\n${now}, ${navigator.userAgent}`);
  text.tabIndex = 0;
  const details = element('details', '');
  details.append(element('summary', '', checkPage.report), text);
  return [
    ...drawBuilder(report, options, checkPage),
    ...drawStations(report, options, checkPage),
    list,
    details,
    copyButton(checkPage.copyReport, text, checkPage),
    drawCommand(report, checkPage),
  ];
}

/** Renders a link to the builder if the page has one and the tags can show the station or JSON. */
function drawBuilder(report: CheckReport, options: CheckOptions, words: CheckPageWords): HTMLElement[] {
  const folder = document.querySelector<HTMLMetaElement>('meta[name=builder]')?.content;
  if (!folder || !(report.response || isSound(report))) return [];
  const row = element('p', 'next');
  const link = element('a', '', words.build);
  link.href = builderUrl(options, folder, location.pathname, report.response);
  row.append(link);
  return [row];
}

function drawCommand({ address, server }: CheckReport, words: CheckPageWords): HTMLElement {
  const command = element('code', '', `onair-panel check ${shellWord(address)} --server ${server}`);
  const terminal = element('div', 'terminal');
  terminal.append(element('p', '', words.terminal), command, copyButton(words.copyCommand, command, words));
  return terminal;
}

function drawFinding(finding: CheckFinding, options: CheckOptions, words: AllWords): HTMLElement {
  const { checkPage } = words;
  const { isOk, subject, summary, sentence, advice } = worded(finding, words);
  const [className, mark] = markOf(isOk, checkPage);
  const item = element('li', className);
  const content = element('div', '');
  item.append(element('span', 'mark', mark), content);
  content.append(element('h2', '', capitalized(subject)));
  if (finding.name === 'policy') {
    const policy = element('pre', '', sentence);
    policy.tabIndex = 0;
    content.append(
      element('p', '', checkPage.policy),
      policy,
      copyButton(checkPage.copyPolicy, policy, checkPage),
    );
    return item;
  }
  if (summary) content.append(element('p', '', summary));
  content.append(element('p', '', sentence));
  if (advice) content.append(element('p', 'cure', advice));
  const { address } = finding.values;
  if (address && 'cause' in finding.result && FIXED_BY_ADDRESS.includes(finding.result.cause)) {
    const link = element('a', '', filled(checkPage.checkThat, { address }));
    link.href = checkUrl(options, address, options.server);
    content.append(link);
  }
  return item;
}

function markOf(isOk: boolean | null, words: CheckPageWords): [className: string, mark: string] {
  if (isOk === null) return ['neither', words.neither];
  return isOk ? ['holds', words.holds] : ['fails', words.fails];
}

/** Capitalizes the first letter, except in `v2`. */
function capitalized(text: string): string {
  const { lang } = document.documentElement;
  return text.replace(/^\p{Ll}(?=\p{L})/u, (letter) => letter.toLocaleUpperCase(lang));
}

/** Renders links to the panel's other servers, if there are any. */
function drawStations(
  { servers }: CheckReport,
  options: CheckOptions,
  { stations }: CheckPageWords,
): HTMLElement[] {
  if (servers.every(({ id }) => id === options.server)) return [];
  const nav = element('nav', 'stations');
  const list = element('ul', '');
  nav.setAttribute('aria-label', stations);
  nav.append(element('p', '', stations), list);
  for (const { id, name } of servers) {
    const item = element('li', '');
    const link = element('a', '', `${id} ${name}`);
    link.href = checkUrl(options, options.baseUrl, id);
    if (id === options.server) link.setAttribute('aria-current', 'true');
    item.append(link);
    list.append(item);
  }
  return [nav];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.textContent = text;
  return created;
}
