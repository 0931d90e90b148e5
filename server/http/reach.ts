import { routes } from '@rookery/protocol/api';
import { forAnyone, type Endpoints } from './endpoint.ts';

/** Under which addresses others reach this server: a secret from all but whoever sits at it. */
export const reachEndpoints = (origins: () => readonly string[]): Endpoints<'GET /api/reach'> => ({
  'GET /api/reach': forAnyone(routes['GET /api/reach'], ({ isFromThisMachine }) =>
    Promise.resolve({ gives: { origins: isFromThisMachine ? origins() : [] } }),
  ),
});
