import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, type TemplateResult } from 'lit';
import '../../src/elements/history/define.js';
import '../../src/elements/now-playing/define.js';
import '../../src/elements/player/define.js';
import '../../src/elements/podcasts/define.js';
import '../../src/elements/schedule/define.js';
import '../../src/elements/station/define.js';
import '../../src/elements/vote/define.js';

/**
 * Renders each element as a server does. If this file is run as a program, it writes the results, keyed by tag, to
 * standard output as JSON.
 */
export async function drawOnServer(baseUrl: string): Promise<Record<string, string>> {
  const templates: Record<string, TemplateResult> = {
    'onair-now-playing': html`<onair-now-playing
      base-url=${baseUrl}
      vote
      links="spotify"
    ></onair-now-playing>`,
    'onair-history': html`<onair-history
      base-url=${baseUrl}
      limit="3"
      search
      vote
      links="spotify"
    ></onair-history>`,
    'onair-vote': html`<onair-vote base-url=${baseUrl}></onair-vote>`,
    'onair-schedule': html`<onair-schedule base-url=${baseUrl} calendar></onair-schedule>`,
    'onair-podcasts': html`<onair-podcasts base-url=${baseUrl} episodes></onair-podcasts>`,
    'onair-player': html`<onair-player base-url=${baseUrl}></onair-player>`,
    'onair-station': html`<onair-station base-url=${baseUrl}
      ><onair-now-playing layout="line"></onair-now-playing
    ></onair-station>`,
  };
  const drawn = Object.entries(templates).map(async ([tag, template]) => [
    tag,
    await collectResult(render(template)),
  ]);
  return Object.fromEntries(await Promise.all(drawn)) as Record<string, string>;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(JSON.stringify(await drawOnServer(process.argv[2]!)));
}
