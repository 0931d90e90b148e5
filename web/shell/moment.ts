/** Whose eyes a match is seen with: those of a seat, of an onlooker, or of everybody at once (`open` hands). */
export type Eyes = number | 'onlooker' | 'open';

/**
 * One moment of a match that is looked back at. An address has it as `?act=57&seat=2`; what it leaves out is the
 * page's choice.
 */
export interface MomentAddress {
  /** After so many acts of the record; null for the page's choice. */
  readonly act: number | null;
  /** Seats are counted from 0; null for the page's choice. */
  readonly seat: Eyes | null;
}

/** The moment that an address without one means. */
export const anyMoment: MomentAddress = { act: null, seat: null };

const numberIn = (text: string | null, most: RegExp): number | null =>
  text !== null && most.test(text) ? Number(text) : null;

/** Reads the query of an address. Whatever makes no sense there is the page's choice. */
export function parseMoment(search: string): MomentAddress {
  const query = new URLSearchParams(search);
  const seat = query.get('seat');
  return {
    act: numberIn(query.get('act'), /^\d{1,6}$/),
    seat: seat === 'onlooker' || seat === 'open' ? seat : numberIn(seat, /^\d$/),
  };
}

/** Writes the query that `parseMoment` reads; nothing for a moment that is the page's choice. */
export function formatMoment({ act, seat }: MomentAddress): string {
  const parts = [
    ...(act === null ? [] : [`act=${String(act)}`]),
    ...(seat === null ? [] : [`seat=${String(seat)}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
