/**
 * In:  the arguments of `onair-panel`, and the environment: an argument wins over a variable.
 * Out: the options to start with, or the help page, or one sentence that says what is wrong.
 */
import { parseArgs } from 'node:util';
import { cliOptions, type CliOption } from './cli-options.js';
import { isLoopback } from './http/loopback.js';
import { readEnvironment, readFlag, variableOf, type Environment } from './environment.js';
import type { PanelOptions } from './base/options.js';
import type { ListenOptions } from './panel.js';
import type { CopyOrder } from './operations/backup/backup-command.js';
import { UnusableStartupFile } from './base/startup-file.js';

const COMMANDS = ['backup', 'restore'] as const;
type Command = (typeof COMMANDS)[number];

export type StartOptions = Partial<PanelOptions> & ListenOptions;

export type CommandLine =
  | { kind: 'start'; options: StartOptions }
  | { kind: Command; order: CopyOrder }
  | { kind: 'check'; address: string; server: number; language: string }
  | { kind: 'help'; page: string }
  | { kind: 'wrong'; sentence: string };

const wrong = (sentence: string): CommandLine => ({ kind: 'wrong', sentence });

export function readCommandLine(args: string[], environment: Environment = {}): CommandLine {
  if (args[0] === 'check') return readCheck(args.slice(1));
  const command = COMMANDS.find((name) => name === args[0]);
  if (command) return readCommand(command, args.slice(1), environment);
  try {
    return readSwitches(args, environment);
  } catch (error) {
    if (error instanceof UnusableStartupFile) return wrong(error.message);
    throw error;
  }
}

/** Of the variables only that of the database counts: a service's are all there. */
function readCommand(kind: Command, args: string[], environment: Environment): CommandLine {
  const usage = `Write onair-panel ${kind} FILE --db FILE, where --db is the panel's.`;
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { db: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) return { kind: 'help', page: helpPage() };
    const db = values.db ?? environment[variableOf('db')];
    const [file, ...more] = positionals;
    return db && file && more.length === 0 ? { kind, order: { db, file } } : wrong(usage);
  } catch {
    return wrong(usage);
  }
}

function readCheck(args: string[]): CommandLine {
  const usage =
    'Write onair-panel check URL [--server N] [--lang CODE], where URL is the panel’s address, http or https.';
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        server: { type: 'string', default: '1' },
        // That of the machine.
        lang: { type: 'string', default: Intl.DateTimeFormat().resolvedOptions().locale },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
    if (values.help) return { kind: 'help', page: helpPage() };
    const [address = '', ...more] = positionals;
    const isAddress = /^https?:\/\//.test(address) && URL.canParse(address);
    return isAddress && more.length === 0 && /^\d{1,15}$/.test(values.server)
      ? { kind: 'check', address, server: Number(values.server), language: values.lang }
      : wrong(usage);
  } catch {
    return wrong(usage);
  }
}

function readSwitches(args: string[], environment: Environment): CommandLine {
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
  for (const { variable, option, value } of readEnvironment(environment)) {
    if (option === undefined) return wrong(`There is no switch for ${variable}.`);
    const isOn = option.valueName === null ? readFlag(value) : true;
    if (isOn === null) return wrong(`${variable} must be 1 or 0, not "${value}".`);
    if (!isOn) continue;
    const sentence = setOption(options, option, value, variable);
    if (sentence !== null) return wrong(sentence);
  }
  const earlier = new Map<CliOption, string>();
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
    const sentence = setOption(options, found, value ?? '', `--${found.name}`);
    if (sentence !== null) return wrong(sentence);
    if (!found.repeatable) continue;
    const all = [earlier.get(found), value].filter((each) => each !== undefined).join(',');
    earlier.set(found, all);
    setOption(options, found, all, `--${found.name}`);
  }
  if (options.relay && options.control)
    return wrong('--control is for a station that plays by itself, not with --relay.');
  if (options.relay && (options.speed !== undefined || options.now !== undefined))
    return wrong('--relay follows stations in their own time: without --speed and --now.');
  if (options.control && !isLoopback(options.host ?? '')) {
    return wrong(
      `--control is for this machine only: --host ${options.host ?? ''} can be reached from others.`,
    );
  }
  return { kind: 'start', options };
}

/** Null, or the sentence that says what is wrong with the value. */
function setOption(options: StartOptions, option: CliOption, value: string, given: string): string | null {
  const read = option.read(value);
  if (read === null)
    return `${given} must be ${option.requirement}${option.secret ? '' : `, not "${value}"`}.`;
  Object.assign(options, read);
  return null;
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
    '       onair-panel backup FILE --db FILE    copies the store of a running panel',
    '       onair-panel restore FILE --db FILE   puts a copy back, while the panel does not run',
    '       onair-panel check URL [--server N] [--lang CODE]',
    '                                            tries a panel as pages would, and says what is wrong',
    '',
    'A radio station that plays by itself, and the panel that tells about it.',
    '',
    ...lines,
    '',
    `Each switch can stand in the environment, too: --public-url as ${variableOf('public-url')}. A switch wins.`,
    '',
  ].join('\n');
}
