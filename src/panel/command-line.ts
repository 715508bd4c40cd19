/**
 * In:  the arguments of `onair-panel`.
 * Out: the options to start with, or the help page, or one sentence that says what is wrong.
 */
import { parseArgs } from 'node:util';
import { cliOptions } from './cli-options.js';
import { isLoopback } from './control/guard.js';
import type { PanelOptions } from './options.js';
import type { ListenOptions } from './panel.js';

export type StartOptions = Partial<PanelOptions> & ListenOptions;

export type CommandLine =
  | { kind: 'start'; options: StartOptions }
  | { kind: 'help'; page: string }
  | { kind: 'wrong'; sentence: string };

const wrong = (sentence: string): CommandLine => ({ kind: 'wrong', sentence });

export function readCommandLine(args: string[]): CommandLine {
  const known = Object.fromEntries(
    cliOptions.map(({ name, valueName }) => [
      name,
      { type: valueName === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args,
    options: { ...known, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  const options: StartOptions = { port: 8080, host: '127.0.0.1' };
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return wrong(`"${token.value}" is not a switch.`);
    if (token.name === 'help') return { kind: 'help', page: helpPage() };
    const found = cliOptions.find(({ name }) => name === token.name);
    if (found === undefined) return wrong(`There is no switch ${token.rawName}.`);
    const { value } = token;
    if (found.valueName === null) {
      if (value !== undefined) return wrong(`--${found.name} takes no value.`);
    } else if (value === undefined || (value.startsWith('--') && !token.inlineValue)) {
      return wrong(`--${found.name} needs a value: ${found.valueName}.`);
    }
    const read = found.read(value ?? '');
    if (read === null) {
      return wrong(
        `--${found.name} must be ${found.requirement}${found.secret ? '' : `, not "${value ?? ''}"`}.`,
      );
    }
    Object.assign(options, read);
  }
  if (options.control && !isLoopback(options.host ?? '')) {
    return wrong(
      `--control is for this machine only: --host ${options.host ?? ''} can be reached from others.`,
    );
  }
  return { kind: 'start', options };
}

function helpPage(): string {
  const rows = cliOptions.map(({ name, valueName, description }) => [
    `--${name}${valueName === null ? '' : ` ${valueName}`}`,
    description,
  ]);
  rows.push(['--help', 'this page']);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  const lines = rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
  return [
    'Usage: onair-panel [switches]',
    '',
    'A radio station that plays by itself, and the panel that tells about it.',
    '',
    ...lines,
    '',
  ].join('\n');
}
