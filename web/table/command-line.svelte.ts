/** Whether the command line of the table is open. There is one table at a time. */
class CommandLineState {
  #isOpen = $state(false);
  // Not reactive: where the focus goes back to.
  #opener: Element | null = null;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#opener = document.activeElement;
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
    if (this.#opener instanceof HTMLElement && this.#opener.isConnected) this.#opener.focus();
    this.#opener = null;
  }

  toggle(): void {
    if (this.#isOpen) this.close();
    else this.open();
  }
}

export const commandLine = new CommandLineState();
