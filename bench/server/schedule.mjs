import { setTimeout as pause } from 'node:timers/promises';

/** Answers that take longer than this, in seconds, never come. */
const patience = 20;

/** The value below which a share of the numbers lies. */
export function percentile(numbers, share) {
  const sorted = Float64Array.from(numbers).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Every table in turn. */
const inTurn = (sent, tables) => tables[sent % tables.length];

/** Later tables more often than earlier ones, so that no two tables stay in step with each other. */
const moreAndMore = (_sent, tables) => tables[Math.floor(tables.length * Math.sqrt(Math.random()))];

/** Moves for a while at that rate before anything is measured: compiled code, filled caches, tables out of step. */
export const warmUp = (tables, settings) => drive(tables, settings, moreAndMore);

/**
 * Moves at fixed times, whatever the answers do. Each wait counts from the time at which the move was
 * due: a server that stalls is charged for every move that had to wait for it.
 */
export async function drive(tables, { rate, seconds }, choose = inTurn) {
  const total = Math.round(rate * seconds);
  const begun = performance.now() + 50;
  const waits = [];
  const lags = [];
  const count = { sent: 0, answered: 0 };
  const send = (due) => {
    lags.push(performance.now() - due);
    choose(count.sent, tables).play(() => {
      count.answered += 1;
      waits.push(performance.now() - due);
    });
    count.sent += 1;
  };
  while (count.sent < total) {
    const dueNow = Math.min(total, Math.ceil(((performance.now() - begun) * rate) / 1000));
    while (count.sent < dueNow) send(begun + (count.sent * 1000) / rate);
    await pause(1);
  }
  const giveUp = performance.now() + patience * 1000;
  while (count.answered < total && performance.now() < giveUp) await pause(10);
  return {
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    lag: percentile(lags, 0.5),
    lag99: percentile(lags, 0.99),
    moves: count.answered,
    rate: (waits.length / (performance.now() - begun)) * 1000,
    isComplete: count.answered === total,
  };
}
