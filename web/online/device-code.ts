/** Writes a code in groups of four, as people read it out. */
export const groupCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Whether the text has the form of a code, however it is grouped. */
export const isCode = (typed: string): boolean =>
  /^[0-9A-Z]{12}$/.test(typed.replaceAll(/[\s-]/g, '').toUpperCase());
