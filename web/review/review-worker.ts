import { webPool } from '@rookery/bots/workers/web-pool';
import type { FromReviewer, ToReviewer } from './messages.ts';
import { Reviewing } from './reviewing.ts';

// Reviews one match here, in a worker of the page, with bots in workers of its own.

/** Some browsers do not say how many cores there are. */
const cores = navigator.hardwareConcurrency || 2;
const mostWorkers = 8;
const botPool = webPool({ size: Math.max(1, Math.min(mostWorkers, cores)) });

const reviewing = new Reviewing(botPool, (message: FromReviewer) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => void reviewing.hear(data));
