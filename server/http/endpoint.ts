import type { routes } from '@rookery/protocol/api';
import { decode } from '@rookery/protocol/decode';
import { longestFrame } from '@rookery/protocol/limits';
import type { Reason } from '@rookery/protocol/reasons';
import type { Reader } from '@rookery/rules/kernel/shape';
import type { Visitor } from '../sessions/sessions.ts';

/** A request as the API sees it. */
export interface ApiCall<Body> {
  readonly body: Body;
  /** Who asks; undefined without a session. */
  readonly visitor: Visitor | undefined;
  /** Where from, for limits. */
  readonly client: string;
  readonly isFromThisMachine: boolean;
  /** What stands in the address. */
  readonly match: string;
  readonly before: string | undefined;
}

/** What comes of it: an answer, perhaps with a token for the cookie (null takes it away), or a reason. */
export type EndpointResult<Body> =
  | { readonly gives: Body; readonly token?: string | null; readonly fileName?: string }
  | { readonly refused: Reason };

/** One address of the API, which reads its body itself. */
export type Endpoint = (call: ApiCall<string>) => Promise<EndpointResult<unknown>>;

/** Several addresses, by the name that the protocol has for them. */
export type Endpoints<Name extends keyof typeof routes = keyof typeof routes> = Readonly<
  Record<Name, Endpoint>
>;

/** What an address takes and gives. */
interface RouteReaders<Takes, Gives> {
  readonly takes: Reader<Takes>;
  readonly gives: Reader<Gives>;
}

/** An address that anyone may use. */
export const forAnyone =
  <Takes, Gives>(
    { takes }: RouteReaders<Takes, Gives>,
    handle: (call: ApiCall<Takes>) => Promise<EndpointResult<Gives>>,
  ): Endpoint =>
  async (call) => {
    const text = call.body === '' ? '{}' : call.body;
    const decoded = decode(takes, text, { longest: longestFrame, at: 'body' });
    if (decoded.ok) return handle({ ...call, body: decoded.value });
    const [problem] = decoded.problems;
    return { refused: problem?.fault ?? { kind: 'not-json' } };
  };

/** An address for those with a session. */
export const forVisitors = <Takes, Gives>(
  route: RouteReaders<Takes, Gives>,
  handle: (call: ApiCall<Takes> & { readonly visitor: Visitor }) => Promise<EndpointResult<Gives>>,
): Endpoint => {
  const endpoint = forAnyone<Takes, Gives>(route, ({ visitor, ...call }) =>
    visitor ? handle({ ...call, visitor }) : Promise.resolve({ refused: { kind: 'no-session' } }),
  );
  // Whoever has no session learns nothing about their body.
  return (call) =>
    call.visitor ? endpoint(call) : Promise.resolve({ refused: { kind: 'no-session' } });
};

/** Too much was asked for. */
export const busy = (retryAfter: number): { readonly refused: Reason } => ({
  refused: { kind: 'busy', retryAfter },
});
