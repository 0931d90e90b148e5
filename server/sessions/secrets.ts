import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes: whoever has them is that person. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a person is called inside; it is random and says nothing. */
export const newPersonId = (): string => randomBytes(16).toString('base64url');

/** Letters and digits that are not taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 60 random bits to type on another device. */
export const newDeviceCode = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Consonants that sound and look unlike one another, and spell no words. */
const spokenAlphabet = 'BCDFGHJKLMNPQRSTVWXZ';

/** A code to say out loud. It is easy to guess, so it lasts for minutes and guesses are limited. */
export const newTableCode = (): string =>
  Array.from({ length: 4 }, () => spokenAlphabet[randomInt(spokenAlphabet.length)]).join('');

/** What is kept of a token or a code: enough to know it again, too little to use it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(`rookery ${secret}`).digest('base64url');
