import { findHoldings, giveHint } from './advice.ts';
import type { CoachAnswer, CoachAsk } from './messages.ts';

// The coach thinks here, in a worker, so that the board goes on moving.

function answer(ask: CoachAsk): CoachAnswer {
  const { id, game } = ask;
  try {
    return ask.about === 'hint'
      ? { about: 'hint', id, hint: giveHint(game, ask.question) }
      : { about: 'holdings', id, holdings: findHoldings(game, ask.view) };
  } catch (error) {
    return { about: 'failure', id, reason: error instanceof Error ? error.message : 'unknown' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CoachAsk>) =>
  self.postMessage(answer(data)),
);
