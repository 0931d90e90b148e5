/** Nothing is painted in a hidden page; then this long is enough, in milliseconds. */
const patience = 100;

/**
 * Does something once what is shown now has been painted, so that a touch is answered before the work
 * that it causes; never, if the returned function is called before. The action hears how long the frame
 * took to be made, in milliseconds, or that there was none.
 */
export function afterPaint(action: (took: number | null) => void): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const frame = requestAnimationFrame(() => {
    const begun = performance.now();
    timers.push(setTimeout(() => act(performance.now() - begun)));
  });
  const stop = (): void => {
    cancelAnimationFrame(frame);
    timers.forEach((timer) => clearTimeout(timer));
  };
  function act(took: number | null): void {
    stop();
    action(took);
  }
  timers.push(setTimeout(() => act(null), patience));
  return stop;
}
