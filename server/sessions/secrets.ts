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

/** What is kept of a token or a code: enough to know it again, too little to use it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(`rookery ${secret}`).digest('base64url');
