import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Shell } from './shell.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The text of a file, or a sentence why not. */
function readText({ system, texts }: Shell, path: string): Result<string, string> {
  try {
    return accepted(system.readFile(path));
  } catch (error) {
    const code = codeOf(error);
    return rejected(code === 'ENOENT' ? texts.noSuchFile(path) : texts.unreadableFile(path, code));
  }
}

/** The JSON in a file, or a sentence why not. */
export function readJson(shell: Shell, path: string): Result<unknown, string> {
  const text = readText(shell, path);
  if (!text.ok) return text;
  try {
    const json: unknown = JSON.parse(text.value);
    return accepted(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return rejected(shell.texts.notJson(path, reason));
  }
}

/** Writes a file; returns a sentence if that fails. */
export function writeText(
  { system, texts }: Shell,
  path: string,
  text: string,
): string | undefined {
  try {
    system.writeFile(path, text);
    return undefined;
  } catch (error) {
    return texts.unwritableFile(path, codeOf(error));
  }
}
