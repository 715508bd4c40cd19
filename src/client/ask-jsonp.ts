/**
 * In:  an address of a panel, or of a server that answers by JSONP as well.
 * Out: its data, from the sandboxed frame of tags; undefined where nothing calls back.
 */
import { FRAME_CALLBACK, requestInSandbox } from './jsonp.js';
import { TIMEOUT } from './time-limit.js';

/** `callback`: the parameter that names it. Never rejects. */
export function askJsonp(url: string, callback = 'format=jsonp&callback'): Promise<unknown> {
  const address = `${url}${url.includes('?') ? '&' : '?'}${callback}=${FRAME_CALLBACK}`;
  return new Promise((resolve) => {
    requestInSandbox(address, TIMEOUT, (problem, data) => resolve(problem ? undefined : (data ?? undefined)));
  });
}
