import { cliOptions, type CliOption } from './cli-options.js';

const PREFIX = 'ONAIR_PANEL_';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface GivenVariable {
  variable: string;
  /** The option that the variable sets. Undefined if the variable is unknown. */
  option: CliOption | undefined;
  value: string;
}

/** Returns the environment variable for an option, such as `ONAIR_PANEL_PUBLIC_URL` for `public-url`. */
export const variableOf = (name: string): string => PREFIX + name.toUpperCase().replaceAll('-', '_');

/**
 * Returns the options set in the environment. Empty variables are ignored, so that systemd unit files and
 * Compose files can unset them.
 */
export function readEnvironment(environment: Environment): GivenVariable[] {
  return Object.entries(environment).flatMap(([variable, value = '']) =>
    variable.startsWith(PREFIX) && value !== ''
      ? [{ variable, option: cliOptions.find(({ name }) => variableOf(name) === variable), value }]
      : [],
  );
}

/** Parses the variable for an option without a value. Returns null if the value isn't a known word. */
export function readFlag(value: string): boolean | null {
  if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
  return ['0', 'false', 'no', 'off'].includes(value.toLowerCase()) ? false : null;
}
