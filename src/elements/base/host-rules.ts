import { hostRules } from './host-rules.styles.js';

/**
 * Adds `hostRules` to the document or shadow root that contains the element. Does nothing in browsers without
 * `adoptedStyleSheets`.
 */
export function addHostRules(element: Element): void {
  const root = element.getRootNode() as Partial<DocumentOrShadowRoot>;
  const { styleSheet } = hostRules;
  // Another document, such as that of a frame, doesn't accept the sheet.
  if (element.ownerDocument !== document) return;
  if (!styleSheet || !root.adoptedStyleSheets || root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
}
