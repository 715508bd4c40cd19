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

/** Parses the arguments of `onair-panel` and the environment. Arguments take priority over environment variables. */
export function readCommandLine(args: string[], environment: Environment = {}): CommandLine {
  if (args[0] === 'check') return readCheck(args.slice(1));
  const command = COMMANDS.find((name) => name === args[0]);
  if (command) return readCommand(command, args.slice(1), environment);
  try {
    return readOptions(args, environment);
  } catch (error) {
    if (error instanceof UnusableStartupFile) return wrong(error.message);
    throw error;
  }
}

/**
 * Parses the arguments of a command. Of the environment variables, only the one for the database is read,
 * because a service's environment may contain variables for every option.
 */
function readCommand(kind: Command, args: string[], environment: Environment): CommandLine {
  const usage = `Usage: onair-panel ${kind} FILE --db FILE, where --db is the panel's database.`;
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
    'Usage: onair-panel check URL [--server N] [--lang CODE], where URL is the panel’s http or https URL.';
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        server: { type: 'string', default: '1' },
        // The default is the machine's language.
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

function readOptions(args: string[], environment: Environment): CommandLine {
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
    if (option === undefined) return wrong(`Unknown variable ${variable}: there is no such option.`);
    const isOn = option.valueName === null ? readFlag(value) : true;
    if (isOn === null) return wrong(`${variable} must be 1 or 0, not "${value}".`);
    if (!isOn) continue;
    const sentence = setOption(options, option, value, variable);
    if (sentence !== null) return wrong(sentence);
  }
  const earlier = new Map<CliOption, string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return wrong(`"${token.value}" is not an option.`);
    if (token.name === 'help') return { kind: 'help', page: helpPage() };
    const found = cliOptions.find(({ name }) => name === token.name);
    if (found === undefined) return wrong(`Unknown option ${token.rawName}.`);
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
    return wrong('--control needs a simulated station and can’t be combined with --relay.');
  if (options.relay && (options.speed !== undefined || options.now !== undefined))
    return wrong('--relay uses real time and can’t be combined with --speed and --now.');
  if (options.control && !isLoopback(options.host ?? '')) {
    return wrong(
      `--control requires a loopback host, but --host ${options.host ?? ''} can be reached from other machines.`,
    );
  }
  return { kind: 'start', options };
}

/** Sets an option. Returns an error message if the value is invalid, or null otherwise. */
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
  rows.push(['--help', 'print this help']);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  const lines = rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
  return [
    'Usage: onair-panel [options]',
    '       onair-panel backup FILE --db FILE    copies the database of a running panel',
    '       onair-panel restore FILE --db FILE   restores a copy while the panel is stopped',
    '       onair-panel check URL [--server N] [--lang CODE]',
    '                                            checks a panel as a page uses it, and reports problems',
    '',
    'Runs a panel server with a simulated or relayed radio station.',
    '',
    ...lines,
    '',
    `Each option can also be set in the environment, such as --public-url as ${variableOf('public-url')}. Options have priority.`,
    '',
  ].join('\n');
}
