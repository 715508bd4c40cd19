export interface Text {
  /** Name of the state, the element and the part. */
  where: string;
  words: string;
  ratio: number;
}

/**
 * Runs in the page. Returns every visible text of the elements and its contrast with the background, 1 to 21. The computed colours are
 * painted over each other on a canvas, so that every notation and transparency is supported. Disabled buttons are excluded (except vote
 * buttons, which show the vote's state), and so are the initials of missing covers, which repeat a text.
 */
export function measureTexts(): Text[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const paint = canvas.getContext('2d', { willReadFrequently: true })!;

  const measured: Text[] = [];
  for (const section of document.querySelectorAll('section')) {
    const roots: ParentNode[] = [section];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const text = ownText(element);
        if (root === section || !text || isLeftOut(element) || !isSeen(element)) continue;
        const where = [section.querySelector('h2')!.textContent, ...names(element)].join(' › ');
        measured.push({ where, words: text.slice(0, 40), ratio: contrast(element) });
      }
    }
  }
  return measured;

  function ownText(element: Element): string {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const words = texts.map(({ textContent }) => textContent).join('');
    return element.localName === 'style' ? '' : words.trim();
  }

  function isLeftOut(element: Element): boolean {
    return (
      element.closest('button:disabled, button[aria-disabled=true]:not([aria-pressed]), [part=cover]') !==
      null
    );
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    );
  }

  /** Returns the element and the nearest part. */
  function names(element: Element): string[] {
    const host = (element.getRootNode() as ShadowRoot).host;
    const part = element.closest('[part]')?.getAttribute('part');
    return [host.localName, part ?? element.localName];
  }

  /** Returns everything that is painted before the element, across shadow roots, starting with the page. */
  function behind(element: Element): Element[] {
    const around: Element[] = [];
    for (let each: Node | null = element; each; each = each.parentNode ?? (each as ShadowRoot).host ?? null) {
      if (each instanceof Element) around.unshift(each);
    }
    return around;
  }

  function contrast(element: Element): number {
    paint.globalAlpha = 1;
    paint.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    paint.fillRect(0, 0, 1, 1);
    let opacity = 1;
    for (const each of behind(element).slice(1)) {
      const style = getComputedStyle(each);
      opacity *= Number(style.opacity);
      over(style.backgroundColor, opacity);
      // A skin draws the background of a list behind its content.
      const layer = getComputedStyle(each, '::before');
      if (layer.content !== 'none' && layer.zIndex === '-1') over(layer.backgroundColor, opacity);
    }
    const ground = luminance();
    over(getComputedStyle(element).color, opacity);
    const letters = luminance();
    return (Math.max(ground, letters) + 0.05) / (Math.min(ground, letters) + 0.05);
  }

  function over(colour: string, opacity: number): void {
    paint.globalAlpha = opacity;
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
  }

  /** Returns WCAG's relative luminance of the painted pixel, 0 to 1. */
  function luminance(): number {
    const linear = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((step) => {
      const value = step / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  }
}
