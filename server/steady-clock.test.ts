import { afterEach, expect, test, vi } from 'vitest';
import { SteadyClock } from './steady-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A clock over a system whose time is turned by hand. */
function openClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let wall = 1_000_000;
  let monotonic = 500;
  const clock = new SteadyClock({ wall: () => wall, monotonic: () => monotonic });
  return {
    clock,
    /** The process runs. */
    run(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 250) {
        wall += 250;
        monotonic += 250;
        vi.advanceTimersByTime(250);
      }
    },
    /** The process is stopped. */
    stop(milliseconds: number) {
      wall += milliseconds;
      monotonic += milliseconds;
    },
    /** Somebody sets the clock of the machine. */
    set(milliseconds: number) {
      wall += milliseconds;
    },
  };
}

test('time passes while the process runs', () => {
  const { clock, run } = openClock();
  const [now, monotonic] = [clock.now(), clock.monotonic()];
  run(60_000);
  expect(clock.now() - now).toBe(60_000);
  expect(clock.monotonic() - monotonic).toBe(60_000);
});

test('a process that was stopped has lost no time', () => {
  const { clock, run, stop } = openClock();
  const now = clock.now();
  stop(60_000);
  expect(clock.now() - now).toBeLessThanOrEqual(250);
  run(1000);
  expect(clock.now() - now).toBeLessThanOrEqual(1250);
  expect(clock.drift).toBeGreaterThanOrEqual(59_750);
});

test('a short delay counts as time', () => {
  const { clock, stop } = openClock();
  const now = clock.now();
  stop(900);
  expect(clock.now() - now).toBe(900);
});

test('a machine that was suspended has lost no time: only its wall clock goes on meanwhile', () => {
  const { clock, run, set } = openClock();
  const [now, monotonic] = [clock.now(), clock.monotonic()];
  set(8 * 3_600_000);
  run(1000);
  expect([clock.now() - now, clock.monotonic() - monotonic]).toEqual([1000, 1000]);
});

test.each([3_600_000, -3_600_000])('setting the system clock by %i ms changes nothing', (span) => {
  const { clock, run, set } = openClock();
  const now = clock.now();
  set(span);
  run(1000);
  expect(clock.now() - now).toBe(1000);
  expect(clock.drift).toBe(span);
  clock.adoptSystemTime();
  expect(clock.now() - now).toBe(1000 + span);
  expect(clock.drift).toBe(0);
});
