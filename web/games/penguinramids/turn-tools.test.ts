import { penguinramids } from '@rookery/rules/penguinramids/game';
import { actions } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { sampleCard } from '../../spec/penguinramids/samples.ts';
import { toolOf } from './turn-tools.ts';

test('each action card has a tool whose move the referee can read', () => {
  for (const action of actions) {
    const tool = toolOf(action, [sampleCard(1, 1, 1)], [0, 2]);
    const move = tool.way === 'at-once' ? tool.move : tool.example;
    expect(penguinramids.parseMove(move).ok).toBe(true);
  }
  expect(toolOf(2, [], [0, 2])).toMatchObject({ way: 'target', example: { slot: [0, 2] } });
});
