/** What a reader may have expected instead. */
export type ExpectedForm =
  'whole number' | 'text' | 'list' | 'object' | 'true or false' | '[level, index]';

/** One thing wrong with input from outside: where it is, and what would be allowed there. */
export type Problem =
  | { readonly kind: 'wrong-type'; readonly at: string; readonly expected: ExpectedForm }
  | { readonly kind: 'missing-field'; readonly at: string }
  | { readonly kind: 'unknown-field'; readonly at: string; readonly allowed: readonly string[] }
  | {
      readonly kind: 'not-allowed';
      readonly at: string;
      readonly found: unknown;
      readonly allowed: readonly (string | number | null)[];
    }
  | {
      readonly kind: 'out-of-range';
      readonly at: string;
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'wrong-count';
      readonly at: string;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly kind: 'repeated'; readonly at: string; readonly found: unknown }
  | {
      readonly kind: 'too-many-of';
      readonly at: string;
      readonly what: string;
      readonly found: number;
      readonly most: number;
    }
  | { readonly kind: 'contradiction'; readonly at: string; readonly with: string }
  | { readonly kind: 'unreadable'; readonly at: string; readonly found: string }
  | {
      readonly kind: 'illegal-act';
      readonly at: string;
      readonly act: string;
      readonly because: { readonly kind: string };
    };
