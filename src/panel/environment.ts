/**
 * In:  the environment.
 * Out: the values of switches that stand in it: `--public-url` as `ONAIR_PANEL_PUBLIC_URL`.
 */
import { cliOptions, type CliOption } from './cli-options.js';

const PREFIX = 'ONAIR_PANEL_';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface GivenVariable {
  variable: string;
  /** Undefined for a name that no switch has. */
  option: CliOption | undefined;
  value: string;
}

/** The variable of a switch, whose name is without the dashes. */
export const variableOf = (name: string): string => PREFIX + name.toUpperCase().replaceAll('-', '_');

/** An empty value counts as absent: that is how a variable is taken away in a unit or a compose file. */
export function readEnvironment(environment: Environment): GivenVariable[] {
  return Object.entries(environment).flatMap(([variable, value = '']) =>
    variable.startsWith(PREFIX) && value !== ''
      ? [{ variable, option: cliOptions.find(({ name }) => variableOf(name) === variable), value }]
      : [],
  );
}

/** Whether a variable of a switch without a value is on; null for another word. */
export function readFlag(value: string): boolean | null {
  if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
  return ['0', 'false', 'no', 'off'].includes(value.toLowerCase()) ? false : null;
}
