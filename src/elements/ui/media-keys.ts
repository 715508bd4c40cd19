/** What the keys do while the focus is in a player. A missing action leaves its keys to the page. */
export interface MediaKeys {
  /** Space and K. */
  toggle(): void;
  /** M. */
  toggleMuted?(): void;
  /** Up and Down. */
  changeVolume?(direction: 1 | -1): void;
  /** Left and Right; they are swapped in text from right to left. */
  seek?(direction: 1 | -1): void;
}

/** Keys that some controls use. Fields and choices use all keys. */
const OWN_KEYS: readonly (readonly [controls: string, keys: RegExp])[] = [
  ['input[type=range]', /^Arrow/],
  ['button, summary, [role=button]', /^ $/],
  ['input:not([type=range]), select, textarea, [contenteditable]', /^/],
];

/**
 * Handles a key press inside a player. The listener can be on the element or on a box in its shadow root. Ignores presses in slotted
 * content, keys that the focused control uses, and browser shortcuts. Letters work with any keyboard layout.
 */
export function handleMediaKey(event: KeyboardEvent, keys: MediaKeys): void {
  const { altKey, ctrlKey, defaultPrevented, isComposing, metaKey, repeat, shiftKey } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
  const control = event.composedPath()[0] as Element;
  const key = keyOf(event);
  if (OWN_KEYS.some(([controls, own]) => own.test(key) && control.closest(controls))) return;
  const action = actionOf(key, keys, control);
  if (!action) return;
  event.preventDefault();
  // A key that is held down changes the volume and the position in steps, but doesn't toggle back and forth.
  if (!repeat || key.startsWith('Arrow')) action();
}

/** Returns a letter of the keyboard's position if its layout isn't Latin, such as on Russian and Arabic keyboards. */
function keyOf({ code, key }: KeyboardEvent): string {
  const isOtherLetter = key.length === 1 && key > '\u007f' && /^Key[A-Z]$/.test(code);
  return isOtherLetter ? code.slice(3).toLowerCase() : key.length === 1 ? key.toLowerCase() : key;
}

function actionOf(key: string, keys: MediaKeys, control: Element): (() => void) | undefined {
  const { changeVolume, seek, toggle, toggleMuted } = keys;
  const isBackwards = (): boolean => getComputedStyle(control).direction === 'rtl';
  switch (key) {
    case ' ':
    case 'k':
      return toggle;
    case 'm':
      return toggleMuted;
    case 'ArrowUp':
      return changeVolume && (() => changeVolume(1));
    case 'ArrowDown':
      return changeVolume && (() => changeVolume(-1));
    case 'ArrowRight':
      return seek && (() => seek(isBackwards() ? -1 : 1));
    case 'ArrowLeft':
      return seek && (() => seek(isBackwards() ? 1 : -1));
    default:
      return undefined;
  }
}
