/**
 * In:  an address of a panel, or of a server that answers by JSONP as well.
 * Out: its data, from the sandboxed frame of tags; undefined where nothing calls back.
 */
import { jsonpAddress, requestInSandbox } from '../../client/http/jsonp.js';
import { TIMEOUT } from '../../client/http/time-limit.js';

/** `callback`: the parameter that names it. Never rejects. */
export function askJsonp(url: string, callback?: string): Promise<unknown> {
  return new Promise((resolve) => {
    requestInSandbox(jsonpAddress(url, callback), TIMEOUT, (problem, data) =>
      resolve(problem ? undefined : (data ?? undefined)),
    );
  });
}
