/** What the panel says while it runs, under `--log`: one JSON object a line, with the request's id where there is one. */
import type { PanelOptions } from '../base/options.js';

/** What `warn` and `report` do where everything is a line of the log. */
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
