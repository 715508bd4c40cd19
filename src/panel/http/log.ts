import type { PanelOptions } from '../base/options.js';

/** Returns the `warn` and `report` functions for `--log`, which write one JSON object per line. */
export function logLines(write: (line: string) => void): Pick<PanelOptions, 'warn' | 'report'> {
  const line = (entry: object) => write(JSON.stringify({ time: new Date().toISOString(), ...entry }) + '\n');
  return {
    warn: (message) => line({ level: 'warning', message }),
    report: (error, id) => {
      const { message, stack } =
        error instanceof Error ? error : { message: String(error), stack: undefined };
      line({ level: 'error', id, message, stack });
    },
  };
}
