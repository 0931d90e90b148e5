import { refusalBody, routes } from '@rookery/protocol/api';
import { read } from '@rookery/rules/kernel/shape';

/** What lies at that place in JSON; undefined where there is nothing. */
export const dig = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null
        ? new Map<string, unknown>(Object.entries(inside)).get(name)
        : undefined,
    value,
  );

/** What a request got. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Somebody with a cookie jar, who reads every answer as the protocol has it. */
export class Browser {
  readonly #address: string;
  cookie: string | undefined;

  constructor(address: string) {
    this.#address = address;
  }

  async ask(route: string, body?: unknown, headers: Record<string, string> = {}): Promise<Got> {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(`http://${this.#address}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    const json: unknown = await response.json();
    const reader = response.status < 400 ? givenBy(route) : refusalBody;
    const form = read<unknown>(reader, json, 'answer');
    if (!form.ok) throw new Error(`${route} gave what it must not: ${JSON.stringify(form)}`);
    return { status: response.status, headers: response.headers, body: json };
  }

  /** Begins a session. */
  async arrive(name = 'Pip'): Promise<void> {
    await this.ask('PUT /api/me', { name, penguin: 'little' });
  }
}

const entries = Object.entries(routes);

function givenBy(route: string): (typeof entries)[number][1]['gives'] {
  const found = entries.find(([name]) =>
    new RegExp(`^${name.replace(':match', '[^/]+')}(?:\\?.*)?$`).test(route),
  );
  if (!found) throw new Error(`no such route: ${route}`);
  return found[1].gives;
}
