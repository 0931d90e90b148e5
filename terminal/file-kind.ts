import { statSync } from 'node:fs';

/** What lies at a path; `unseen` where this user may not look. */
export type FileKind = 'file' | 'folder' | 'nothing' | 'unseen';

/** Looks at the disk of this machine. */
export function findFileKind(path: string): FileKind {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return 'nothing';
    return found.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'unseen';
  }
}
