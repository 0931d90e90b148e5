/** Downloads a value as a JSON file. */
export function download(name: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
