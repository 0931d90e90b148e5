import { saveFile } from '../online/download.ts';

/** Hands a file to another app of the device; where that cannot be, it is downloaded. */
export async function shareFile(file: File): Promise<void> {
  const sharing = { files: [file] };
  if (!('canShare' in navigator) || !navigator.canShare(sharing)) {
    saveFile(file.name, file);
    return;
  }
  try {
    await navigator.share(sharing);
  } catch (error) {
    // Whoever closes the list of apps does not want the file.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) saveFile(file.name, file);
  }
}
