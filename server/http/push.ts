import { routes } from '@rookery/protocol/api';
import type { PushService } from '../push/open-push.ts';
import { forAnyone, forVisitors, type Endpoints } from './endpoint.ts';
import type { ApiParts } from './me.ts';

type PushRoute =
  'GET /api/push' | 'PUT /api/me/push' | 'DELETE /api/me/push' | 'PUT /api/me/settings';

/** Messages to browsers of people who are away, and the settings they take along. */
export const pushEndpoints = ({ store, push, now }: ApiParts): Endpoints<PushRoute> => ({
  'GET /api/push': forAnyone(routes['GET /api/push'], () =>
    Promise.resolve({ gives: { key: push?.publicKey ?? null } }),
  ),

  'PUT /api/me/push': forVisitors(routes['PUT /api/me/push'], async ({ body, visitor }) => {
    if (!isAccepted(push, body.endpoint)) {
      const problem = {
        kind: 'unreadable',
        at: 'body.endpoint',
        found: 'no push service',
      } as const;
      return { refused: { kind: 'bad-form', problems: [problem] } };
    }
    const { family, person } = visitor;
    await store.addPushTarget({ ...body, family, person: person.id, at: now() });
    return { gives: {} };
  }),

  'DELETE /api/me/push': forVisitors(routes['DELETE /api/me/push'], async ({ body, visitor }) => {
    await store.removeOwnPushTarget({ person: visitor.person.id, endpoint: body.endpoint });
    return { gives: {} };
  }),

  'PUT /api/me/settings': forVisitors(routes['PUT /api/me/settings'], async ({ body, visitor }) => {
    const { changes } = body;
    const person = visitor.person.id;
    return { gives: { settings: await store.mergeSettings({ person, changes, at: now() }) } };
  }),
});

const isAccepted = (push: PushService | undefined, endpoint: string): boolean =>
  push?.accepts(endpoint) ?? false;
