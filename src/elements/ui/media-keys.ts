/** Actions of the keys while the focus is in a player. If an action is missing, the page handles its keys. */
export interface MediaKeys {
  /** Keys: Space and K. */
  toggle(): void;
  /** Key: M. */
  toggleMuted?(): void;
  /** Keys: Up and Down. */
  changeVolume?(direction: 1 | -1): void;
  /** Keys: Left and Right, swapped in right-to-left text. */
  seek?(direction: 1 | -1): void;
}

/** Keys that some controls handle themselves. Text fields and selects handle all keys. */
const OWN_KEYS: readonly (readonly [controls: string, keys: RegExp])[] = [
  ['input[type=range]', /^Arrow/],
  ['button, summary, [role=button]', /^ $/],
  ['input:not([type=range]), select, textarea, [contenteditable]', /^/],
];

/**
 * Handles a key press inside a player. The event listener can be on the element or on a box in its shadow root. Ignores
 * presses in slotted content, keys that the focused control uses, and browser shortcuts. Letters work with any keyboard
 * layout.
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
  // Holding a key down changes the volume or the position in steps, but doesn't toggle repeatedly.
  if (!repeat || key.startsWith('Arrow')) action();
}

/**
 * Returns the Latin letter of the key's position if the layout isn't Latin, for example on Russian and Arabic
 * keyboards.
 */
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
