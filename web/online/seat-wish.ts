/** What somebody wants to do about a seat of a table that waits. */
export type SeatWish =
  | { readonly type: 'sit'; readonly seat: number | null }
  | { readonly type: 'stand' }
  /** Opens the choice of a level. */
  | { readonly type: 'bot'; readonly seat: number }
  | { readonly type: 'free-seat'; readonly seat: number }
  | { readonly type: 'pass-host'; readonly seat: number };
