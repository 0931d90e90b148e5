import { expect, onTestFinished, test, vi } from 'vitest';
import { ChatRateLimit } from '../chat-rate-limit.ts';

const limits = { chatLines: 2, chatSpan: 100 };

test('whoever has said enough waits until the first of these lines is old', () => {
  const limit = new ChatRateLimit(limits);
  expect(limit.delay('Ana', 1000)).toBe(0);
  expect(limit.delay('Ana', 1030)).toBe(0);
  expect(limit.delay('Ana', 1040)).toBe(60);
  expect(limit.delay('Ana', 1099)).toBe(1);
  expect(limit.delay('Ana', 1100)).toBe(0);
  // From now on the second line is the first that counts.
  expect(limit.delay('Ana', 1101)).toBe(29);
});

test('whoever is refused does not wait any longer for having asked', () => {
  const limit = new ChatRateLimit({ ...limits, chatLines: 1 });
  expect(limit.delay('Ana', 1000)).toBe(0);
  for (const at of [1010, 1050, 1090]) expect(limit.delay('Ana', at)).toBe(1100 - at);
  expect(limit.delay('Ana', 1100)).toBe(0);
});

test('each speaker is counted alone', () => {
  const limit = new ChatRateLimit({ ...limits, chatLines: 1 });
  expect(limit.delay('Ana', 1000)).toBe(0);
  expect(limit.delay('Bo', 1000)).toBe(0);
  expect(limit.delay('Ana', 1001)).toBe(99);
});

test('lines said long ago do not count, however many', () => {
  const limit = new ChatRateLimit(limits);
  for (let at = 0; at < 1000; at += 100) expect(limit.delay('Ana', at)).toBe(0);
  expect(limit.delay('Ana', 5000)).toBe(0);
  expect(limit.delay('Ana', 5001)).toBe(0);
  expect(limit.delay('Ana', 5002)).toBe(98);
});

test('in a crowd only those who are silent are forgotten', () => {
  const forget = vi.spyOn(Map.prototype, 'delete');
  onTestFinished(() => forget.mockRestore());
  const limit = new ChatRateLimit({ ...limits, chatLines: 1 });
  limit.delay('silent', 1000);
  for (let other = 2; other <= 1000; other += 1) limit.delay(`speaker ${String(other)}`, 1100);
  expect(forget).not.toHaveBeenCalledWith('silent');
  limit.delay('one too many', 1100);
  expect(forget).toHaveBeenCalledWith('silent');
  expect(forget).not.toHaveBeenCalledWith('speaker 2');
  expect(limit.delay('speaker 2', 1150)).toBe(50);
});

test('no two lines have the same time, and none is older than the line before it', () => {
  const limit = new ChatRateLimit(limits);
  const times = [1000, 1000, 1000, 1500, 1400, 1600];
  expect(times.map((at) => limit.stamp(at))).toEqual([1000, 1001, 1002, 1500, 1501, 1600]);
});
