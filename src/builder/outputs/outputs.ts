/**
 * In:  a choice, and where the files for pages lie.
 * Out: what to paste, in each form that there is.
 */
import type { Choice, Place } from '../choice.js';
import { reactComponent, vueComponent } from './components.js';
import type { Files } from './files.js';
import { framesHtml, lacksArt, linksText } from './frames.js';
import { pageHtml } from './page-html.js';
import { shortcodes } from './shortcodes.js';
import { shownOf } from './shown.js';

export type { Files } from './files.js';

/** As the place that it is for. */
export type OutputName = Place;

export interface Output {
  name: OutputName;
  language: 'html' | 'text' | 'tsx' | 'vue';
  code: string;
  /** Whether the station's own picture is left out, because a frame does not show one of another site. */
  lacksArt?: boolean;
}

/**
 * None for a choice without an address or without a tag. A panel that has no pages has no link. Frames and links show stations
 * of panels alone: `embed.html` has the readers of no other server in it.
 */
export function outputsOf(choice: Choice, files: Files): Output[] {
  const shown = shownOf(choice);
  if (shown.baseUrl === '' || shown.tags.length === 0) return [];
  const { panelPages } = files;
  return [
    { name: 'script', language: 'html', code: pageHtml(shown, files, 'tag') },
    { name: 'div', language: 'html', code: pageHtml(shown, files, 'div') },
    ...(shown.isPanel
      ? [
          {
            name: 'iframe',
            language: 'html',
            code: framesHtml(shown, files),
            lacksArt: lacksArt(shown, files),
          } as const,
        ]
      : []),
    ...(panelPages === null || !shown.isPanel
      ? []
      : [
          {
            name: 'link',
            language: 'text',
            code: linksText(shown, panelPages),
            lacksArt: lacksArt(shown, files),
          } as const,
        ]),
    // Only shortcodes, and around them a div where there are colours.
    { name: 'wordpress', language: shown.properties.length > 0 ? 'html' : 'text', code: shortcodes(shown) },
    { name: 'react', language: 'tsx', code: reactComponent(shown) },
    { name: 'vue', language: 'vue', code: vueComponent(shown) },
  ];
}
