import { nameReader } from '@rookery/protocol/names';
import { orNull, tagged, type ReadBy } from '@rookery/protocol/shapes';
import { fields, oneOf, text, wholeNumber } from '@rookery/rules/kernel/shape';
import { registrations } from '../store/administration-store.ts';

/** How a person is named: by id, by account, or by a name that nobody else has. */
const person = text(200);

/** Everything that the administrator may ask of it. */
const requestReaders = {
  status: fields({ op: oneOf(['status']) }),
  tables: fields({ op: oneOf(['tables']) }),
  /** Everyone of that name, account or id; null for those who came last. */
  people: fields({ op: oneOf(['people']), text: orNull(person) }),
  /** The address of a table, or that of the match played at it. */
  close: fields({ op: oneOf(['close']), id: text(22) }),
  rename: fields({ op: oneOf(['rename']), person, name: nameReader }),
  ban: fields({ op: oneOf(['ban']), person }),
  unban: fields({ op: oneOf(['unban']), person }),
  password: fields({ op: oneOf(['password']), person }),
  /** Null only asks. */
  registration: fields({ op: oneOf(['registration']), to: orNull(oneOf(registrations)) }),
  /** In how many minutes the server restarts, within a day; null takes that back. */
  announce: fields({ op: oneOf(['announce']), minutes: orNull(wholeNumber(0, 1440)) }),
};

/** Reads a request of the administrator. */
export const requestReader = tagged('op', requestReaders);

/** What the administrator asks of it. */
export type AdminRequest = ReadBy<typeof requestReader>;
