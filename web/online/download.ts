import type { MatchLine } from '@rookery/protocol/api';

/** Downloads a value as a JSON file. */
export function download(name: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}

/** Downloads a file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The name of a match's file, by game and time: `penguin-party-2026-11-16-1405`. */
export function nameMatchFile({
  game,
  startedAt,
  finishedAt,
}: Pick<MatchLine, 'game' | 'startedAt' | 'finishedAt'>): string {
  const at = new Date(finishedAt ?? startedAt);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${game}-${day}-${two(at.getHours())}${two(at.getMinutes())}`;
}
