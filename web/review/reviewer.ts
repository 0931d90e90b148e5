import type { FromReviewer, ToReviewer } from './messages.ts';

/** The page's end of the worker that reviews one match. */
export interface Reviewer {
  send(message: ToReviewer): void;
  /** Ends everything that is under way. */
  close(): void;
}

/** Starts a worker for a match. It is told the record at once. */
export function openReviewer(record: unknown, hear: (message: FromReviewer) => void): Reviewer {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ type: 'failed', reason: message }));
  const send = (message: ToReviewer): void => worker.postMessage(message);
  send({ type: 'open', record });
  return { send, close: () => worker.terminate() };
}
