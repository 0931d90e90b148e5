/** Nothing is painted in a hidden page; then this long is enough, in milliseconds. */
const patience = 100;

/**
 * Does something once what is shown now has been painted, so that a touch is answered before the work
 * that it causes; never, if the returned function is called before.
 */
export function afterPaint(action: () => void): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const frame = requestAnimationFrame(() => timers.push(setTimeout(act)));
  const stop = (): void => {
    cancelAnimationFrame(frame);
    timers.forEach((timer) => clearTimeout(timer));
  };
  function act(): void {
    stop();
    action();
  }
  timers.push(setTimeout(act, patience));
  return stop;
}
