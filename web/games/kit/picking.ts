/** What is needed to know where a touch leads. */
export interface TouchContext<Move> {
  readonly legal: readonly Move[];
  /** Whether a move is shown first and made with a second touch. */
  readonly confirm: boolean;
}

/** Where a touch leads: what is picked now, a move to make, or something refused that is to be explained. */
export interface TouchResult<Picking, Move, Refused = Move> {
  readonly picking: Picking;
  readonly move: Move | null;
  readonly refused: Refused | null;
}

/** The touch changes what is picked. */
export const pick = <Picking>(picking: Picking): TouchResult<Picking, never, never> => ({
  picking,
  move: null,
  refused: null,
});

/** The touch completes a move; `none` is picked from then on. */
export const decide = <Picking, Move>(
  none: Picking,
  move: Move,
): TouchResult<Picking, Move, never> => ({ picking: none, move, refused: null });

/** The touch asks for something that is against the rules. */
export const refuse = <Picking, Refused>(
  picking: Picking,
  refused: Refused,
): TouchResult<Picking, never, Refused> => ({ picking, move: null, refused });
