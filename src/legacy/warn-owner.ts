import type { JsonpProblem } from '../client/http/jsonp.js';

const REASONS: Record<JsonpProblem, string> = {
  network: 'no answer came',
  timeout: 'no answer came in time',
  blocked: "the page's policy forbids it, or what came is no answer of a panel",
  unreadable: 'what came is no answer of a panel',
  old: 'this browser is too old',
};

export function warnOwner(url: string, baseUrl: string, problem: JsonpProblem): void {
  if (window.console) {
    console.warn(
      'Onair: ' + url + ': ' + REASONS[problem] + '. "onair-panel check ' + baseUrl + '" finds the cause.',
    );
  }
}
