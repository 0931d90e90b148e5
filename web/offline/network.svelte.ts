/** Whether the browser knows of a network, as it is now. */
class NetworkState {
  #isThere = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.#isThere = true));
    addEventListener('offline', () => (this.#isThere = false));
  }

  get isThere(): boolean {
    return this.#isThere;
  }
}

export const network = new NetworkState();
