/** A code as people read it out: in groups of four. */
export const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Whether what was typed could be a code, however it is grouped. */
export const couldBeCode = (typed: string): boolean =>
  /^[0-9A-Z]{12}$/.test(typed.replaceAll(/[\s-]/g, '').toUpperCase());
