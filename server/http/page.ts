import { chooseLanguage, type Language } from './language.ts';
import type { Page, Site } from './site.ts';

/** What of a request matters here. */
export interface Question {
  readonly method: string;
  /** The path, with a query if there is one. */
  readonly url: string;
  readonly acceptLanguage: string;
}

/** A whole response, besides the guards that all have. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Answers any request that nothing else answers. */
export function answer(site: Site, { method, url, acceptLanguage }: Question): Answer {
  if (method !== 'GET' && method !== 'HEAD') return notAllowed();
  const { pathname, searchParams } = addressOf(url);
  const language = chooseLanguage(searchParams.get('lang'), acceptLanguage);
  if (pathname === '/') return inLanguage(200, site, 'index', language);
  const page = site.get(pathname.slice(1));
  return page ? found(200, page) : inLanguage(404, site, 'not-found', language);
}

/** Only a path is an address here: no other host, no asterisk. */
function addressOf(url: string): URL {
  const address = `http://localhost${url}`;
  return new URL(
    url.startsWith('/') && URL.canParse(address) ? address : 'http://localhost/unreadable',
  );
}

function inLanguage(status: number, site: Site, name: string, language: Language): Answer {
  const page = site.get(`${name}.${language}.html`);
  if (!page) return plain(status, 'not found\n');
  const { headers, body } = found(status, page);
  return {
    status,
    headers: { ...headers, 'content-language': language, vary: 'accept-language' },
    body,
  };
}

const found = (status: number, { type, body }: Page): Answer => ({
  status,
  headers: {
    'cache-control': 'no-cache',
    'content-length': String(body.length),
    'content-type': type,
  },
  body,
});

const plain = (status: number, text: string): Answer =>
  found(status, { type: 'text/plain; charset=utf-8', body: Buffer.from(text) });

function notAllowed(): Answer {
  const { status, headers, body } = plain(405, 'only GET and HEAD\n');
  return { status, headers: { ...headers, allow: 'GET, HEAD' }, body };
}
