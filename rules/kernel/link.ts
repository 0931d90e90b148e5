import { unreadable } from './act-notation.ts';
import { recordForm, type MatchRecord } from './record.ts';
import type { Problem } from './problem.ts';
import { accepted, type Result } from './result.ts';

/** A record as the part of a link after its `#`: everything in it may stand there unescaped. */
export const formatLink = ({ game, rules, seats, options, acts }: MatchRecord): string =>
  [game, String(rules), String(seats), encodeURIComponent(JSON.stringify(options)), ...acts].join(
    '/',
  );

/** Reads what `formatLink` wrote; the rules check what it says. */
export function parseLink(link: string): Result<unknown, Problem> {
  const [game, rules, seats, options, ...acts] = link.split('/');
  try {
    const plain: unknown = JSON.parse(decodeURIComponent(String(options)));
    return accepted({
      form: recordForm,
      game,
      rules: Number(rules),
      seats: Number(seats),
      options: plain,
      acts,
    });
  } catch {
    return unreadable('link', link);
  }
}
