const day = 86_400;

/** How long a session lasts without being used, in days. */
export const sessionDays = 180;

/** Under TLS the browser itself sees to it that nobody else sets it. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-rookery' : 'rookery');

const form = /^[\w-]{43}$/;

/** The token in the header of a request, if it has the form of one. */
export function tokenIn(header: string | undefined, isSecure: boolean): string | undefined {
  const start = `${nameOf(isSecure)}=`;
  const found = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  return found !== undefined && form.test(found) ? found : undefined;
}

/** The header that gives a browser its token; null takes it away. */
export function cookieFor(token: string | null, isSecure: boolean): string {
  const age = token === null ? 0 : sessionDays * day;
  return [
    `${nameOf(isSecure)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${String(age)}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
