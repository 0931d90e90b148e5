import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { texts } from './robots.ts';

/** Runs in the page: hands on every sentence that is added to a live region, with how urgent it is. */
const listen = `
  (() => {
    const tell = (node) => {
      const region = node.parentElement?.closest('[aria-live]');
      const text = (node.textContent ?? '').trim();
      if (region && text !== '') window.hear(region.ariaLive, text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) tell(node);
    }).observe(document, { childList: true, subtree: true });
  })()`;

/** Somebody who sees nothing: they hear what is announced, and type commands. */
export class Listener {
  readonly #page: Page;
  /** Everything that was announced, in order: `polite: …` or `assertive: …`. */
  readonly heard: string[] = [];
  /** How much of it has been thought about. */
  #known = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    await this.#page.exposeFunction('hear', (urgency: string, text: string) => {
      this.heard.push(`${urgency}: ${text}`);
    });
    await this.#page.addInitScript(listen);
  }

  /** Opens the command line by its key. */
  async openLine(): Promise<void> {
    const table = this.#page.getByRole('main');
    await table.getByRole('button', { name: texts.en.page.table.commands }).waitFor();
    await this.#page.keyboard.press('/');
    await this.#page.getByRole('textbox').waitFor();
  }

  /** Types a line where the focus is. */
  async type(line: string): Promise<void> {
    this.#known = this.heard.length;
    await this.typeMore(line);
  }

  /** Types another line. What was heard since the last one is still to be thought about. */
  async typeMore(line: string): Promise<void> {
    await this.#page.keyboard.insertText(line);
    await this.#page.keyboard.press('Enter');
  }

  /** Waits for something new that fits, and returns what was heard since the last line was typed. */
  async hearing(pattern: RegExp): Promise<readonly string[]> {
    const since = (): readonly string[] => this.heard.slice(this.#known);
    for (let tries = 0; tries < 1200; tries += 1) {
      const found = since();
      if (found.some((each) => pattern.test(each))) return found;
      await delay(25);
    }
    return expect.fail(
      `nothing like ${String(pattern)} was heard:\n${this.heard.slice(-30).join('\n')}`,
    );
  }

  /** Types a question and returns the answer. */
  async ask(question: string, pattern: RegExp): Promise<readonly string[]> {
    await this.type(question);
    return this.hearing(pattern);
  }
}
