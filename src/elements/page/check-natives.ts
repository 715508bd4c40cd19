/**
 * Some pages have scripts that overwrite a built-in object, for example with a list of places called `Map`. No tag can
 * start on such a page. This module throws an error that names the object, because the errors that would follow don't.
 * Import it before all other modules.
 */
function check(name: string, works: () => unknown): void {
  let isNative;
  try {
    isNative = works();
  } catch {
    // The value isn't callable.
  }
  // Only owners see this message. It is in English, like the browser's own errors.
  if (!isNative)
    throw new Error(`Onair: A script of this page replaces the browser’s ${name}, so no tag can start.`);
}

check('Map', () => new Map([[1, 1]]).get(1));
check('WeakMap', () => new WeakMap([[check, 1]]).get(check));
check('Set', () => new Set([1]).has(1));
check('Promise', () => Promise.all([new Promise(Boolean)]).then);
check('JSON', () => JSON.parse('[1]'));
check('Intl', () => Intl.DateTimeFormat);
check('Symbol', () => Symbol.for('onair'));
for (const method of ['filter', 'find', 'flat', 'flatMap', 'map'] as const)
  check(
    `Array.prototype.${method}`,
    () => String(([1][method] as (callback: unknown) => unknown)(Number)) === '1',
  );

export {};
