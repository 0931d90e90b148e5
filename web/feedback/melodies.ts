import type { Cue } from './cues.ts';

/** One tone: when it begins and how long it rings in seconds, from which pitch to which in hertz. */
export interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly wave: 'sine' | 'triangle' | 'square';
  /** From 0 to 1. */
  readonly loudness: number;
}

const tone = (
  at: number,
  pitch: number,
  length: number,
  {
    to = pitch,
    wave = 'sine',
    loudness = 0.5,
  }: Partial<Pick<Tone, 'to' | 'wave' | 'loudness'>> = {},
): Tone => ({ at, length, from: pitch, to, wave, loudness });

// Pitches of one scale, so that sounds that come together fit together.
const [g4, c5, d5, e5, g5, a5, c6, e6] = [392, 523, 587, 659, 784, 880, 1047, 1319] as const;

/** What each moment sounds like; short, soft, and none like another. */
export const melodies: { readonly [cue in Cue]: readonly Tone[] } = {
  // Webbed feet on ice: a soft thud with a little squeak.
  placed: [
    tone(0, 190, 0.09, { to: 90, wave: 'triangle', loudness: 0.8 }),
    tone(0.05, a5, 0.05, { to: c6, loudness: 0.12 }),
  ],
  // The only cue of two rising fifths: heard from another room.
  'your-turn': [tone(0, c5, 0.16), tone(0.13, g5, 0.16), tone(0.26, c6, 0.32, { loudness: 0.6 })],
  dealt: [0, 1, 2, 3].map((index) =>
    tone(index * 0.06, 900 - index * 60, 0.04, { to: 500, wave: 'triangle', loudness: 0.25 }),
  ),
  revealed: [tone(0, e5, 0.1), tone(0.08, g5, 0.1), tone(0.16, e6, 0.2, { loudness: 0.4 })],
  out: [
    tone(0, g4, 0.16, { to: 330, wave: 'triangle' }),
    tone(0.15, 294, 0.3, { to: 196, wave: 'triangle' }),
  ],
  bonus: [c5, e5, g5, c6].map((pitch, index) => tone(index * 0.07, pitch, 0.18, { loudness: 0.4 })),
  'round-ended': [tone(0, g5, 0.18), tone(0.16, e5, 0.18), tone(0.32, c5, 0.35)],
  won: [c5, e5, g5, c6, g5, c6].map((pitch, index) =>
    tone(index * 0.12, pitch, index === 5 ? 0.6 : 0.2, { loudness: 0.55 }),
  ),
  lost: [tone(0, e5, 0.25), tone(0.22, d5, 0.25), tone(0.44, g4, 0.5)],
  refused: [
    tone(0, 180, 0.08, { wave: 'square', loudness: 0.12 }),
    tone(0.1, 150, 0.1, { wave: 'square', loudness: 0.12 }),
  ],
  message: [tone(0, e6, 0.08, { loudness: 0.25 }), tone(0.09, c6, 0.12, { loudness: 0.25 })],
};
