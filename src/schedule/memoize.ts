/** Caches the results of a slow function, for the lifetime of the returned function. */
export function memoize<Value>(read: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = read(key)));
    return value;
  };
}
