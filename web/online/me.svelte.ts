import type { You } from '@rookery/protocol/people';
import { saveItem, loadItem } from '../shell/local-storage.ts';
import { call } from './api.ts';
import { renewLine } from './line.ts';
import { readSuggestion, type Suggestion } from './suggestion.ts';
import type { Outcome, Trouble } from './trouble.ts';

/** Whoever sits in front of this page, as the server knows them. */
class Me {
  #you = $state.raw<You | null>(null);
  #isLoaded = $state(false);
  #persons = $state(0);
  #suggestion = $state.raw<Suggestion>(readSuggestion(loadItem('me'), () => Math.random()));
  #answer = $state.raw<((isIntroduced: boolean) => void) | null>(null);

  /** Null for whoever has not been introduced, and until the server was asked. */
  get you(): You | null {
    return this.#you;
  }
  /** Whether the server was asked. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }
  /** Raised whenever this becomes somebody else: nothing said to the last one may linger. */
  get persons(): number {
    return this.#persons;
  }
  /** What to suggest as name and penguin; known without asking the server. */
  get suggestion(): Suggestion {
    return this.#suggestion;
  }
  /** Whether the dialog that asks for name and penguin should be open. */
  get isAsked(): boolean {
    return this.#answer !== null;
  }

  /** Finds out who this is; why that failed, or null. */
  async load(): Promise<Trouble | null> {
    const outcome = await call('GET /api/me');
    if (!outcome.ok) return outcome.trouble;
    this.#become(outcome.value.you);
    return null;
  }

  /** Whether the server knows this person now; asks for name and penguin if it must. */
  async introduced(): Promise<boolean> {
    if (this.#you === null) await this.load();
    if (this.#you !== null) return true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** The dialog is done with. */
  answered(isIntroduced: boolean): void {
    this.#answer?.(isIntroduced);
    this.#answer = null;
  }

  /** Sets name and penguin, beginning a session if there is none. */
  async introduce(body: Suggestion): Promise<Trouble | null> {
    const isNew = this.#you === null;
    const trouble = this.#accept(await call('PUT /api/me', { body }));
    if (trouble === null && isNew) renewLine();
    return trouble;
  }

  /** Makes an account, or changes it; whoever has one shows the old password. */
  async claim(
    account: string,
    password: string,
    oldPassword: string | null,
  ): Promise<Trouble | null> {
    const body = { account, password, oldPassword };
    return this.#accept(await call('PUT /api/me/account', { body }));
  }

  async logIn(account: string, password: string): Promise<Trouble | null> {
    return this.#arrive(await call('POST /api/log-in', { body: { account, password } }));
  }

  /** Goes on as whoever made the code on another device. */
  async redeem(code: string): Promise<Trouble | null> {
    return this.#arrive(await call('POST /api/device-codes/redeem', { body: { code } }));
  }

  async logOut(): Promise<Trouble | null> {
    return this.#depart(await call('POST /api/log-out'));
  }

  /** Has the server forget everything about this person. */
  async forget(): Promise<Trouble | null> {
    const trouble = this.#depart(await call('DELETE /api/me'));
    if (trouble === null) {
      saveItem('me', null);
      this.#suggestion = readSuggestion(null, () => Math.random());
    }
    return trouble;
  }

  #arrive(outcome: Outcome<{ readonly you: You }>): Trouble | null {
    const trouble = this.#accept(outcome);
    if (trouble === null) this.#isAnother();
    return trouble;
  }

  #accept(outcome: Outcome<{ readonly you: You }>): Trouble | null {
    if (!outcome.ok) return outcome.trouble;
    this.#become(outcome.value.you);
    return null;
  }

  #depart(outcome: Outcome<object>): Trouble | null {
    if (!outcome.ok) return outcome.trouble;
    this.#become(null);
    this.#isAnother();
    return null;
  }

  #isAnother(): void {
    this.#persons += 1;
    renewLine();
  }

  #become(you: You | null): void {
    this.#you = you;
    this.#isLoaded = true;
    if (you === null) return;
    const { name, penguin } = you;
    this.#suggestion = { name, penguin };
    saveItem('me', this.#suggestion);
  }
}

/** Me. */
export const me = new Me();
