import type { Choice, Placement } from '../choice.js';
import { reactComponent, vueComponent } from './components.js';
import type { Files } from './files.js';
import { framesHtml, lacksArt, linksText } from './frames.js';
import { pageHtml } from './page-html.js';
import { shortcodes } from './shortcodes.js';
import { outputChoiceOf } from './output-choice.js';

export type { Files } from './files.js';

export type OutputName = Placement;

export interface Output {
  name: OutputName;
  language: 'html' | 'text' | 'tsx' | 'vue';
  code: string;
  /** Whether the station's picture is missing because a frame can't show pictures from other sites. */
  lacksArt?: boolean;
}

/**
 * Returns the code for each placement; [] without an address or a tag. There is a link only for a panel that serves
 * `/stations/`.
 */
export function outputsOf(choice: Choice, files: Files): Output[] {
  const output = outputChoiceOf(choice);
  if (choice.baseUrl === '' || output.tags.length === 0) return [];
  const panelPages = output.isPanel ? files.panelPages : null;
  const framed = { ...files, panelPages };
  const isArtMissing = lacksArt(output, framed);
  const outputs: Output[] = [
    { name: 'script', language: 'html', code: pageHtml(output, files, 'tag') },
    { name: 'div', language: 'html', code: pageHtml(output, files, 'div') },
    { name: 'iframe', language: 'html', code: framesHtml(output, framed), lacksArt: isArtMissing },
  ];
  if (panelPages !== null) {
    outputs.push({
      name: 'link',
      language: 'text',
      code: linksText(output, panelPages),
      lacksArt: isArtMissing,
    });
  }
  // If there are colours, the shortcodes are wrapped in a div.
  const hasDiv = output.properties.length > 0;
  outputs.push(
    { name: 'wordpress', language: hasDiv ? 'html' : 'text', code: shortcodes(output) },
    { name: 'react', language: 'tsx', code: reactComponent(output) },
    { name: 'vue', language: 'vue', code: vueComponent(output) },
  );
  return outputs;
}
