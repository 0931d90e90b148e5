import { expect, test } from 'vitest';
import { placeCoach } from './place.ts';

const phone = { left: 0, top: 48, width: 360, height: 592 };
const desktop = { left: 0, top: 48, width: 1000, height: 700 };

test('the coach stands below a row of rivals', () => {
  const rivals = { left: 8, top: 50, width: 344, height: 78 };
  expect(placeCoach(phone, rivals, 544)).toEqual({ left: 8, top: 84, width: 344 });
});

test('the coach stands beside a column of rivals, in the middle of what is left', () => {
  const rivals = { left: 16, top: 52, width: 256, height: 600 };
  expect(placeCoach(desktop, rivals, 544)).toEqual({ left: 364, top: 4, width: 544 });
  expect(placeCoach(desktop, rivals, 800)).toEqual({ left: 280, top: 4, width: 712 });
});

test('the coach stands at the top where a game has kept no place free', () => {
  expect(placeCoach(desktop, null, 544)).toEqual({ left: 228, top: 4, width: 544 });
});
