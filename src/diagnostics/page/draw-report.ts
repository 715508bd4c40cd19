/**
 * In:  what a check has found, and the words of a language.
 * Out: its elements. All text is text: nothing that a panel says becomes markup.
 */
import { reportText, worded, type Checked, type Line, type Words } from '../core/check/line.js';
import { filled } from '../core/sentence.js';
import type { CauseName } from '../../words/causes/names.js';
import type { CheckPageWords } from '../../words/check-page/words.js';
import { copyButton } from './copy-button.js';
import { linkTo, type Question } from './read-question.js';
import { shellWord } from '../core/shell-word.js';

export interface AllWords extends Words {
  readonly checkPage: CheckPageWords;
}

/** Causes whose cure is another address. */
const ELSEWHERE: readonly CauseName[] = ['endsInApi', 'wrongPath', 'needsHttps', 'noTls'];

/** One sentence, to be read out. */
export function resultOf({ address, server, lines }: Checked, { checkPage, checks }: AllWords): string {
  if (lines.some(({ name }) => name === 'station')) {
    return filled(checkPage.noStation, { address, server: String(server) });
  }
  const what = lines.filter(({ holds }) => holds === false).map(({ name }) => checks.lines[name]);
  if (what.length) return filled(checkPage.unsound, { address, what: what.join(', ') });
  const kind = lines.find(({ name }) => name === 'kind');
  return kind ? filled(checkPage.otherServer, kind.values) : filled(checkPage.sound, { address });
}

export function drawReport(checked: Checked, question: Question, words: AllWords): HTMLElement[] {
  const { checkPage } = words;
  const list = element('ul', 'lines');
  list.append(...checked.lines.map((line) => drawLine(line, question, words)));
  const now = new Date().toISOString();
  const text = element('pre', '', `${reportText(checked, words)}\n\n${now}, ${navigator.userAgent}`);
  text.tabIndex = 0;
  const report = element('details', '');
  report.append(element('summary', '', checkPage.report), text);
  const command = element(
    'code',
    '',
    `onair-panel check ${shellWord(checked.address)} --server ${checked.server}`,
  );
  const terminal = element('div', 'terminal');
  terminal.append(
    element('p', '', checkPage.terminal),
    command,
    copyButton(checkPage.copyCommand, command, checkPage),
  );
  return [
    ...drawStations(checked, question, checkPage),
    list,
    report,
    copyButton(checkPage.copyReport, text, checkPage),
    terminal,
  ];
}

function drawLine(line: Line, question: Question, words: AllWords): HTMLElement {
  const { checkPage } = words;
  const { holds, what, says, cure } = worded(line, words);
  const item = element('li', holds === null ? 'neither' : holds ? 'holds' : 'fails');
  const found = element('div', '');
  item.append(
    element('span', 'mark', holds === null ? checkPage.neither : holds ? checkPage.holds : checkPage.fails),
    found,
  );
  // v2 is written small.
  found.append(
    element(
      'h2',
      '',
      what.replace(/^\p{Ll}(?=\p{L})/u, (letter) => letter.toLocaleUpperCase(document.documentElement.lang)),
    ),
  );
  if (line.name === 'policy') {
    const policy = element('pre', '', says);
    policy.tabIndex = 0;
    found.append(
      element('p', '', checkPage.policy),
      policy,
      copyButton(checkPage.copyPolicy, policy, checkPage),
    );
    return item;
  }
  found.append(element('p', '', says));
  if (cure) found.append(element('p', 'cure', cure));
  const { address } = line.values;
  if (address && 'cause' in line.finding && ELSEWHERE.includes(line.finding.cause)) {
    const link = element('a', '', filled(checkPage.checkThat, { address }));
    link.href = linkTo(question, address, question.server);
    found.append(link);
  }
  return item;
}

/** Where there is one alone, and that is checked, there is nothing to choose. */
function drawStations({ servers }: Checked, question: Question, { stations }: CheckPageWords): HTMLElement[] {
  const others = servers.filter(({ id }) => id !== question.server);
  if (!others.length) return [];
  const nav = element('nav', 'stations');
  const list = element('ul', '');
  nav.setAttribute('aria-label', stations);
  nav.append(element('p', '', stations), list);
  for (const { id, name } of servers) {
    const item = element('li', '');
    const link = element('a', '', `${id} ${name}`);
    link.href = linkTo(question, question.baseUrl, id);
    if (id === question.server) link.setAttribute('aria-current', 'true');
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
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
