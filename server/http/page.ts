import { isPagePath } from '@rookery/protocol/pages';
import { languages, parseLanguage, type Language } from '@rookery/texts/language';
import { encodings, type Encoding, type SiteFile, type Site } from './site.ts';

/** What of a request matters here. */
export interface PageRequest {
  readonly method: string;
  /** The path, with a query if there is one. */
  readonly url: string;
  readonly acceptLanguage: string;
  readonly acceptEncoding: string;
  /** What the browser has already, by its tag. */
  readonly ifNoneMatch: string;
}

/** A whole response, besides the security headers that all have. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Answers any request that nothing else answers. */
export function answer(site: Site, request: PageRequest): PageResponse {
  const { method, url, acceptLanguage } = request;
  if (method !== 'GET' && method !== 'HEAD') return notAllowed();
  const { pathname, searchParams } = addressOf(url);
  const file = site.get(pathname.slice(1));
  if (file && !isInOneLanguage(pathname)) return found(200, file, request);
  // The page itself says that there is nothing at an address, in the language of whoever asks.
  const language = chooseLanguage(searchParams.get('lang'), acceptLanguage);
  const page = site.get(`index.${language}.html`);
  if (!page) return plain(404, 'The page is not built; `npm start` builds it.\n');
  const { status, headers, body } = found(isPagePath(pathname) ? 200 : 404, page, request);
  return {
    status,
    headers: {
      ...headers,
      'content-language': language,
      vary: 'accept-language, accept-encoding',
    },
    body,
  };
}

/** The page's language: the one asked for in the address, else the one the browser likes best. */
export function chooseLanguage(asked: string | null, acceptLanguage: string): Language {
  const wishes = asked === null ? wishesOf(acceptLanguage) : [asked];
  return wishes.map(parseLanguage).find((language) => language !== undefined) ?? languages[0];
}

/** `fr-CH, en;q=0.8` as locales, best liked first; those of weight 0 are unwanted. */
function wishesOf(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(entry))
    .map((match) => ({ locale: match?.[1] ?? '', weight: Number(match?.[2] ?? 1) }))
    .filter(({ locale, weight }) => locale !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ locale }) => locale);
}

/** Pages are asked for by their addresses, never by the names of their files. */
const isInOneLanguage = (pathname: string): boolean => pathname.endsWith('.html');

/** Only a path is an address here: no other host, no asterisk. */
function addressOf(url: string): URL {
  const address = `http://localhost${url}`;
  return new URL(
    url.startsWith('/') && URL.canParse(address) ? address : 'http://localhost/unreadable',
  );
}

function found(
  status: number,
  page: SiteFile,
  { acceptEncoding, ifNoneMatch }: Pick<PageRequest, 'acceptEncoding' | 'ifNoneMatch'>,
): PageResponse {
  const encoding = bestEncoding(page, acceptEncoding);
  const body = (encoding && page.compressed[encoding]) ?? page.body;
  const headers = {
    'cache-control': page.isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': page.type,
    etag: page.tag,
    vary: 'accept-encoding',
  };
  if (status === 200 && ifNoneMatch.split(/\s*,\s*/).includes(page.tag)) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  return {
    status,
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  };
}

/** The best compression that there is and that the browser takes; those of weight 0 it does not. */
function bestEncoding({ compressed }: SiteFile, accepted: string): Encoding | undefined {
  const takes = new Set(
    accepted
      .split(',')
      .map((entry) => /^\s*([\w*]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(entry))
      .filter((match) => match !== null && Number(match[2] ?? 1) > 0)
      .map((match) => match?.[1]),
  );
  return encodings.find((encoding) => compressed[encoding] && takes.has(encoding));
}

const plain = (status: number, text: string): PageResponse => ({
  status,
  headers: {
    'cache-control': 'no-cache',
    'content-length': String(text.length),
    'content-type': 'text/plain; charset=utf-8',
  },
  body: Buffer.from(text),
});

function notAllowed(): PageResponse {
  const { status, headers, body } = plain(405, 'only GET and HEAD\n');
  return { status, headers: { ...headers, allow: 'GET, HEAD' }, body };
}
