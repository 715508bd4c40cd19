import { isPanelFrame } from './read-frame.js';

/**
 * Loads the code of the tags in a frame's content, and resolves once it has registered them. If the code can't be
 * loaded, replaces the content with a message and logs the URL of the file. Never rejects.
 */
export async function loadElements(content: Element): Promise<void> {
  const tags = [...content.querySelectorAll('*')].map(({ localName }) => localName);
  if (tags.length === 0) return;
  const frame = new URL(location.href);
  const script = scriptFor(frame, globalThis.origin === 'null');
  try {
    await (script.isModule ? import(script.url) : loadClassicScript(script.url));
  } catch {
    const advice = isPanelFrame(frame) ? '' : ' Keep embed.html in the folder with the other files.';
    console.error(`Onair: ${script.url} couldn't be loaded.${advice}`);
    content.textContent = 'The script of this frame couldn’t be loaded.';
    return;
  }
  await Promise.all(tags.map((tag) => customElements.whenDefined(tag)));
}

/**
 * Returns the script that registers the tags. A sandboxed frame has no origin, so it can load modules only from servers
 * that allow all origins. Panels do, but most other sites don't. A single classic script works there, but is much
 * larger.
 */
export function scriptFor(frame: URL, isSandboxed: boolean): { url: string; isModule: boolean } {
  if (isPanelFrame(frame)) return { url: new URL('../../onair.js', frame).href, isModule: true };
  const name = isSandboxed ? 'embed-sandboxed.js' : 'onair.js';
  return { url: new URL(name, frame).href, isModule: !isSandboxed };
}

function loadClassicScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}
