import type { render } from '@lit-labs/ssr';
import type { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, type TemplateResult } from 'lit';
import type { SsrSnapshot } from '../elements/base/ssr-snapshot.js';
import { checkName, checkOptions } from './check-options.js';
import { snapshotFor } from './snapshot-for.js';
import {
  attributesOf,
  type RenderableTag,
  type TagOptions,
  type TextName,
  type WithProperties,
} from './options.js';
import { orAborted } from './or-aborted.js';
import { textOf } from './render-text.js';

/** The modules that register the tags. */
const MODULES: Record<RenderableTag, () => Promise<unknown>> = {
  'now-playing': () => import('../elements/now-playing/define.js'),
  history: () => import('../elements/history/define.js'),
  vote: () => import('../elements/vote/define.js'),
  player: () => import('../elements/player/define.js'),
  schedule: () => import('../elements/schedule/define.js'),
  podcasts: () => import('../elements/podcasts/define.js'),
  requests: () => import('../elements/requests/define.js'),
  charts: () => import('../elements/charts/define.js'),
};

/**
 * Renders a tag with declarative shadow DOM, ready to be inserted into a page. `now-playing` and `history` include
 * their data; the other tags show placeholders. If the panel doesn't respond in time, all tags show placeholders.
 *
 * Rejects if `@lit-labs/ssr` isn't installed, if the name is unknown, or if the station's URL is missing. Rejects with
 * the signal's reason if aborted. Never rejects because of a panel.
 */
export async function renderTag<N extends RenderableTag>(name: N, options: TagOptions<N>): Promise<string> {
  checkName('renderTag', name, Object.keys(MODULES));
  checkOptions('renderTag', name, options);
  const tag = 'onair-' + name;
  // Load the code first, so that the time for it doesn't count towards the panel's time limit.
  const { render, collectResult } = await loadRenderer(name, options);
  const known = isText(name) ? await orAborted(options.signal, snapshotFor(name, options)) : null;
  const written = known?.hasStarts ? known : null;
  const attributes = attributesOf(customElements.get(tag) as unknown as WithProperties, options);
  if (written) attributes.answer = written.text;
  const markup = await collectResult(render(templateOf(tag, attributes, written?.ssrSnapshot ?? null)));
  const words = written && isText(name) ? textOf(name, options, written.ssrSnapshot) : '';
  // Remove Lit's markers around the tag. They would be needed only if the whole page were rendered from one template.
  return markup.slice(markup.indexOf(`<${tag}`), markup.lastIndexOf(`</${tag}>`)) + `${words}</${tag}>`;
}

function isText(name: RenderableTag): name is TextName {
  return name === 'now-playing' || name === 'history';
}

interface Renderer {
  render: typeof render;
  collectResult: typeof collectResult;
}

/** Loads the renderer, and registers the element and the vote buttons if it contains them. */
async function loadRenderer(name: RenderableTag, options: object): Promise<Renderer> {
  const [{ render }, { collectResult }] = await Promise.all([
    import('@lit-labs/ssr'),
    import('@lit-labs/ssr/lib/render-result.js'),
  ]).catch((cause: unknown) => {
    throw new Error('renderTag requires the package @lit-labs/ssr. Install it alongside onair-widgets.', {
      cause,
    });
  });
  await MODULES[name]();
  if ('vote' in options) await MODULES.vote();
  return { render, collectResult };
}

/** Templates by the names of the tag and its attributes, so that Lit parses each template only once. */
const templates = new Map<string, TemplateStringsArray>();

/** Returns a template that contains only names. The values of the options are bound, and Lit escapes them. */
function templateOf(
  tag: string,
  attributes: Record<string, string>,
  ssrSnapshot: SsrSnapshot | null,
): TemplateResult {
  const names = Object.keys(attributes);
  const key = [tag, ...names].join(' ');
  let strings = templates.get(key);
  if (!strings) {
    const texts = [...names, '.ssrSnapshot'].map((name, index) =>
      index ? `" ${name}="` : `<${tag} ${name}="`,
    );
    const parts = [...texts, `"></${tag}>`];
    templates.set(key, (strings = Object.assign(parts, { raw: parts })));
  }
  return html(strings, ...Object.values(attributes), ssrSnapshot);
}
