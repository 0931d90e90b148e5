import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DeskFigures } from '@rookery/desk/desk';
import type { PushOutcome } from '../push/push-sender.ts';
import type { BackupMetrics } from './backups.ts';
import type { SocketMetrics } from '../socket/connection.ts';

const second = 1000;

/** From a tenth of a millisecond to a few seconds. */
const buckets = [0.0001, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Everything that is counted, and how it is reported. */
export interface Metrics extends SocketMetrics, BackupMetrics {
  stored(work: string, milliseconds: number): void;
  requested(route: string, status: number, milliseconds: number): void;
  /** What became of a message to a browser. */
  pushed(outcome: PushOutcome): void;
  /** Adds figures that are read at each report. */
  watch(sockets: () => number, desk: () => DeskFigures): void;
  /** Everything, as Prometheus reads it. */
  report(): Promise<string>;
}

/** Counts of one service. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labels: Label[]) =>
    new Histogram({ name, help, labelNames: labels, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, labels: Label[]) =>
    new Counter({ name, help, labelNames: labels, registers });

  const asks = histogram('rookery_ask_seconds', 'From a message to its answer', ['ask']);
  const store = histogram('rookery_store_seconds', 'From asking the store to its answer', ['work']);
  const requests = histogram('rookery_request_seconds', 'HTTP requests', ['route', 'status']);
  const refusals = counter('rookery_socket_refusals_total', 'Refusals by the socket', ['reason']);
  const closes = counter('rookery_socket_closes_total', 'Sockets closed, by close code', ['code']);
  const pushes = counter('rookery_push_total', 'Messages to browsers, by outcome', ['outcome']);
  return {
    ...backupMetrics(registers),
    pushed: (outcome) => pushes.inc({ outcome }),
    asked: (ask, milliseconds) => asks.observe({ ask }, milliseconds / second),
    refused: (reason) => refusals.inc({ reason }),
    closed: (code) => closes.inc({ code: String(code) }),
    stored: (work, milliseconds) => store.observe({ work }, milliseconds / second),
    requested: (route, status, milliseconds) =>
      requests.observe({ route, status: String(status) }, milliseconds / second),
    watch(sockets, desk) {
      watchSockets(registry, sockets);
      watchDesk(registry, desk);
      collectDefaultMetrics({ register: registry });
    },
    report: () => registry.metrics(),
  };
}

function backupMetrics(registers: Registry[]): BackupMetrics {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const last = gauge('rookery_backup_last_success_timestamp_seconds', 'The last backup');
  const size = gauge('rookery_backup_last_bytes', 'The size of the last backup');
  const failing = gauge('rookery_backup_failing', '1 while no backup can be made');
  const help = 'Backups that failed';
  const failures = new Counter({ name: 'rookery_backup_failures_total', help, registers });
  return {
    backedUp(at, bytes) {
      last.set(at / second);
      size.set(bytes);
      failing.set(0);
    },
    backupFailed() {
      failures.inc();
      failing.set(1);
    },
  };
}

function watchSockets(registry: Registry, sockets: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'rookery_sockets',
    help: 'Open sockets',
    registers: [registry],
    collect() {
      gauge.set(sockets());
    },
  });
}

/** One figure of the desk, or several with a label each. */
type Figure = (desk: DeskFigures) => number | ReadonlyMap<string, number>;

const deskFigures: readonly (readonly [name: string, help: string, figure: Figure])[] = [
  ['rookery_tables', 'Tables in memory', ({ tables }) => tables],
  ['rookery_matches', 'Matches being played at them', ({ matches }) => matches],
  ['rookery_followers', 'Sockets that follow a table', ({ followers }) => followers],
  ['rookery_moves_total', 'Decisions kept', ({ moves }) => new Map(Object.entries(moves))],
  ['rookery_refusals_total', 'Refusals by the desk', ({ refusals }) => refusals],
  ['rookery_decisions_total', 'Decisions answered', ({ deciding }) => deciding.count],
  [
    'rookery_decision_seconds_total',
    'Time from asking to the answer of decisions',
    ({ deciding }) => deciding.milliseconds / second,
  ],
  ['rookery_bot_thoughts_total', 'Thoughts of bots', ({ thinking }) => thinking.count],
  [
    'rookery_bot_seconds_total',
    'Time that bots thought',
    ({ thinking }) => thinking.milliseconds / second,
  ],
];

function watchDesk(registry: Registry, desk: () => DeskFigures): void {
  for (const [name, help, figure] of deskFigures) {
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    const metric = new Kind({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        const found = figure(desk());
        // The desk keeps the count; this only copies it.
        metric.reset();
        if (typeof found === 'number') metric.inc(found);
        else for (const [kind, value] of found) metric.inc({ kind }, value);
      },
    });
  }
}
