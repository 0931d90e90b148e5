import type { ReplayPlayer } from './player.svelte.ts';

type Controls = Pick<
  ReplayPlayer,
  'goOn' | 'goBack' | 'goTo' | 'nextRound' | 'previousRound' | 'playOrStop' | 'last'
>;

/** What each key does in a replay. */
const actions: ReadonlyMap<string, (player: Controls) => void> = new Map([
  ['ArrowRight', (player: Controls) => player.goOn()],
  ['ArrowLeft', (player: Controls) => player.goBack()],
  ['PageDown', (player: Controls) => player.nextRound()],
  ['PageUp', (player: Controls) => player.previousRound()],
  ['Home', (player: Controls) => player.goTo(0)],
  ['End', (player: Controls) => player.goTo(player.last)],
  [' ', (player: Controls) => player.playOrStop()],
]);

/** Whether the focus is on something that needs these keys itself. */
const needsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** Carries out a key of a replay; others are left to the page. */
export function pressReplayKey(event: KeyboardEvent, player: Controls): void {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (needsKeys(target) || (key === ' ' && isPressable(target))) return;
  const act = actions.get(key);
  if (!act) return;
  event.preventDefault();
  act(player);
}
