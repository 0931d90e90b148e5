import type { SeatLine, You } from '@rookery/protocol/people';
import { becomePerson } from '../shell/person-watch.ts';
import { call } from './api.ts';
import { renewLine } from './line.ts';
import { avoidTaken, loadProfile, renewProfile, saveProfile, type Profile } from './profile.ts';
import type { RequestResult, RequestFailure } from './request-failure.ts';

/** The session of this page at the server: who the user is, and the dialog that asks for it. */
class OnlineSession {
  #you = $state.raw<You | null>(null);
  #isLoaded = $state(false);
  #personCount = $state(0);
  #profile = $state.raw<Profile>(loadProfile());
  #answer = $state.raw<((isIntroduced: boolean) => void) | null>(null);

  /** Null until `load` has ended, and for somebody whom the server does not know. */
  get you(): You | null {
    return this.#you;
  }
  /** Whether the server has told who this is. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }
  /** Changes with the person, so that forms filled in by the last one disappear. */
  get personCount(): number {
    return this.#personCount;
  }
  /** The name and penguin to suggest, known without the server. */
  get profile(): Profile {
    return this.#profile;
  }
  /** Whether the dialog that asks for name and penguin is open. */
  get isIntroducing(): boolean {
    return this.#answer !== null;
  }

  /** Asks the server who this is. Returns why that failed, or null. */
  async load(): Promise<RequestFailure | null> {
    const outcome = await call('GET /api/me');
    if (!outcome.ok) return outcome.failure;
    this.#become(outcome.value.you);
    return null;
  }

  /**
   * Asks for name and penguin if the server does not know this person, and suggests a penguin that does not sit
   * at the table yet. False if they cancel.
   */
  async ensureIntroduced(seats: readonly SeatLine[] = []): Promise<boolean> {
    if (this.#you === null) await this.load();
    if (this.#you !== null) return true;
    this.#profile = avoidTaken(this.#profile, seats);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** Closes the dialog. */
  endIntroduction(isIntroduced: boolean): void {
    this.#answer?.(isIntroduced);
    this.#answer = null;
  }

  /** Sets name and penguin; begins a session if there is none. */
  async introduce(body: Profile): Promise<RequestFailure | null> {
    const isNew = this.#you === null;
    const failure = this.#accept(await call('PUT /api/me', { body }));
    if (failure === null && isNew) renewLine();
    return failure;
  }

  /** Creates an account, or changes it, which needs the old password. */
  async setAccount(
    account: string,
    password: string,
    oldPassword: string | null,
  ): Promise<RequestFailure | null> {
    const body = { account, password, oldPassword };
    return this.#accept(await call('PUT /api/me/account', { body }));
  }

  async logIn(account: string, password: string): Promise<RequestFailure | null> {
    return this.#arrive(await call('POST /api/log-in', { body: { account, password } }));
  }

  /** Continues as the person who made the code on another device. */
  async redeem(code: string): Promise<RequestFailure | null> {
    return this.#arrive(await call('POST /api/device-codes/redeem', { body: { code } }));
  }

  async logOut(): Promise<RequestFailure | null> {
    return this.#depart(await call('POST /api/log-out'));
  }

  /** Deletes everything that the server knows about this person. */
  async forget(): Promise<RequestFailure | null> {
    const failure = this.#depart(await call('DELETE /api/me'));
    if (failure === null) {
      this.#profile = renewProfile();
    }
    return failure;
  }

  #arrive(outcome: RequestResult<{ readonly you: You }>): RequestFailure | null {
    const failure = this.#accept(outcome);
    if (failure === null) this.#changePerson();
    return failure;
  }

  #accept(outcome: RequestResult<{ readonly you: You }>): RequestFailure | null {
    if (!outcome.ok) return outcome.failure;
    this.#become(outcome.value.you);
    return null;
  }

  #depart(outcome: RequestResult<object>): RequestFailure | null {
    if (!outcome.ok) return outcome.failure;
    this.#become(null);
    this.#changePerson();
    return null;
  }

  #changePerson(): void {
    this.#personCount += 1;
    renewLine();
  }

  #become(you: You | null): void {
    this.#you = you;
    this.#isLoaded = true;
    becomePerson(you?.account ?? null);
    if (you === null) return;
    const { name, penguin } = you;
    this.#profile = { name, penguin };
    saveProfile(this.#profile);
  }
}

export const session = new OnlineSession();
