const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The page draws its penguins itself and shows them as pictures.
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const always = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Over plain http browsers ignore these, and complain of the first wherever others reach the page. */
const overTls = {
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};

/** Headers of every response: the page loads nothing from elsewhere, runs nothing inline and sends no referrer. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? { ...always, ...overTls } : always;
