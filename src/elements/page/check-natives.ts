/**
 * Scripts of some pages define something else under the name of a native, such as a list of places called `Map`. Then no
 * tag can start. This module names that native, since the errors that would follow don't. Import it before all others.
 */
function check(name: string, works: () => unknown): void {
  let isNative;
  try {
    isNative = works();
  } catch {
    // It can't be called.
  }
  // Only owners see this, in English like the browser's own errors.
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
