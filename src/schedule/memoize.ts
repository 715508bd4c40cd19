/** In: a function of a number that is slow to answer. Out: the same, with each answer remembered for as long as it lives. */
export function memoize<Value>(read: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = read(key)));
    return value;
  };
}
