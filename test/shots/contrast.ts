/**
 * Runs in the page.
 *
 * Out: every text that is seen in elements of ours, where it stands, and how
 *      much it stands out from what is behind it: 1 to 21.
 *
 * Colours are read as the browser computed them and painted on a canvas, one
 * over the other from the page up, so that any notation and any transparency counts.
 */
export interface Text {
  /** The state's name, the element and the part, or the nearest thing to one. */
  where: string;
  words: string;
  ratio: number;
}

/** Left out are buttons that are off (not those of a vote, which tell how it stands), and the letters in the place of a cover: those say nothing that is not said beside them. */
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
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  /** Its element of ours, and the nearest part around it. */
  function names(element: Element): string[] {
    const host = (element.getRootNode() as ShadowRoot).host;
    const part = element.closest('[part]')?.getAttribute('part');
    return [host.localName, part ?? element.localName];
  }

  /** Outwards through shadow roots: what is painted before the element, the page first. */
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

  /** Of what is painted: WCAG's relative luminance, 0 to 1. */
  function luminance(): number {
    const linear = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((step) => {
      const value = step / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  }
}
