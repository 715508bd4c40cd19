import type { JsonpProblem } from '../client/http/jsonp.js';

const REASONS: Record<JsonpProblem, string> = {
  network: 'no response',
  timeout: 'no response in time',
  blocked: "the page's policy forbids it, or the response isn't from a panel",
  unreadable: "the response isn't from a panel",
  old: 'this browser is too old',
};

export function warnOwner(url: string, baseUrl: string, problem: JsonpProblem): void {
  if (window.console) {
    console.warn(
      'Onair: ' + url + ': ' + REASONS[problem] + '. "onair-panel check ' + baseUrl + '" finds the cause.',
    );
  }
}
