import type { Choice, Placement } from '../choice.js';
import { reactComponent, vueComponent } from './components.js';
import type { Files } from './files.js';
import { bareFrames, framesHtml, lacksArt, linksText } from './frames.js';
import { pageHtml } from './page-html.js';
import { shortcodes } from './shortcodes.js';
import { outputChoiceOf } from './output-choice.js';
import { hasTitle, readEntries } from '../../servers/json/map.js';

export type { Files } from './files.js';

export type OutputName = Placement;

export interface Output {
  name: OutputName;
  language: 'html' | 'text' | 'tsx' | 'vue';
  code: string;
  /** Every tag's frame on its own, for editors that remove everything around it. Only if `name` is `iframe`. */
  frames?: readonly string[];
  /**
   * The servers that visitors of the page must be able to reach: those with the files, the panel's pages and the
   * station.
   */
  addresses: readonly string[];
  /** Whether the station's picture is missing because a frame can't show pictures from other sites. */
  lacksArt?: boolean;
}

/**
 * Returns the code for each placement; [] without an address, a tag, or the title of a map. There is a link only for a panel that serves
 * `/stations/`.
 */
export function outputsOf(choice: Choice, files: Files): Output[] {
  const output = outputChoiceOf(choice);
  if (choice.baseUrl === '' || output.tags.length === 0 || lacksTitle(choice)) return [];
  const { folder } = choice;
  const panelPages = output.isPanel ? files.panelPages : null;
  const used = folder ? { cdn: folder, integrity: null, version: null } : files;
  // The files on the owner's site include the page in a frame.
  const framed = { ...used, panelPages: folder ? null : panelPages };
  const station = output.address.map(([, value]) => value);
  const addresses = [used.cdn, ...station];
  const outputs: Output[] = [
    { name: 'script', language: 'html', code: pageHtml(output, framed, 'tag'), addresses },
    { name: 'div', language: 'html', code: pageHtml(output, framed, 'div'), addresses },
    {
      name: 'iframe',
      language: 'html',
      code: framesHtml(output, framed),
      frames: bareFrames(output, framed),
      addresses,
      lacksArt: lacksArt(output, framed),
    },
  ];
  if (panelPages !== null) {
    outputs.push({
      name: 'link',
      language: 'text',
      code: linksText(output, panelPages),
      addresses: [panelPages],
      lacksArt: lacksArt(output, { ...framed, panelPages }),
    });
  }
  // If there are colours, the shortcodes are wrapped in a div.
  const hasDiv = output.properties.length > 0;
  outputs.push(
    { name: 'wordpress', language: hasDiv ? 'html' : 'text', code: shortcodes(output), addresses: station },
    { name: 'react', language: 'tsx', code: reactComponent(output), addresses: station },
    { name: 'vue', language: 'vue', code: vueComponent(output), addresses: station },
  );
  return outputs;
}

function lacksTitle({ source, map }: Choice): boolean {
  return source === 'json' && !hasTitle(readEntries(map));
}
