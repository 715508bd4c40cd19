/** Allowed CSS functions, for colours and lengths. They can't load anything. */
const FUNCTIONS =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp'.split(' ');
const PLAIN = /^[\w #%.,+*/()-]{1,100}$/;

/** Whether an untrusted CSS value is a single value that can't end the declaration and can't load anything. */
export function isPlainValue(value: string): boolean {
  if (!PLAIN.test(value) || /\/\*|\*\//.test(value)) return false;
  let opened = 0;
  for (const each of value) {
    if (each === '(') opened++;
    else if (each === ')') opened--;
    if (opened < 0) return false;
  }
  // regex-bound: 100 characters, the longest value that `PLAIN` matches.
  const functions = [...value.matchAll(/([\w-]*) *\(/g)].map(([, name = '']) => name.toLowerCase());
  // Parentheses without a name group the terms of `calc()`.
  return opened === 0 && functions.every((name) => name === '' || FUNCTIONS.includes(name));
}
