import type { BuilderChoice, Placement } from '../choice.js';
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
  /** The frame of each tag, for editors that remove everything around a frame. Set only if `name` is `iframe`. */
  frames?: readonly string[];
  /**
   * URLs of the servers that the page's visitors must be able to reach: those that serve the files, the panel's pages
   * and the station's data.
   */
  addresses: readonly string[];
  /** True if the station's picture was left out, because a frame can't show pictures from other sites. */
  lacksArt?: boolean;
}

/**
 * Returns the code for each placement; [] if the URL or the tags are missing, or if a map has no title. There is a link
 * only for a panel that serves `/stations/`.
 */
export function outputsOf(choice: BuilderChoice, files: Files): Output[] {
  const output = outputChoiceOf(choice);
  if (choice.baseUrl === '' || output.tags.length === 0 || lacksTitle(choice)) return [];
  const { folder } = choice;
  const panelPages = output.isPanel ? files.panelPages : null;
  const used = folder ? { cdn: folder, integrity: null, version: null } : files;
  // The files on the owner's site include the page for frames.
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
  // If colours are set, the shortcodes are wrapped in a div.
  const hasDiv = output.properties.length > 0;
  outputs.push(
    { name: 'wordpress', language: hasDiv ? 'html' : 'text', code: shortcodes(output), addresses: station },
    { name: 'react', language: 'tsx', code: reactComponent(output), addresses: station },
    { name: 'vue', language: 'vue', code: vueComponent(output), addresses: station },
  );
  return outputs;
}

function lacksTitle({ source, map }: BuilderChoice): boolean {
  return source === 'json' && !hasTitle(readEntries(map));
}
