/**
 * Remembers the last result of a pure function. Viewers of one moment are shown the same objects then, and
 * whoever writes them down can see that.
 */
export function rememberLast<Argument extends object, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  let last: { readonly argument: Argument; readonly value: Value } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, value: make(argument) };
    return last.value;
  };
}
