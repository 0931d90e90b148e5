/** A file that was dropped somewhere on the page, until the page for files takes it. */
class DroppedFile {
  #file = $state.raw<File | null>(null);

  put(file: File): void {
    this.#file = file;
  }

  /** Gives the file once; reactive. */
  take(): File | null {
    const file = this.#file;
    if (file) this.#file = null;
    return file;
  }
}

export const droppedFile = new DroppedFile();
