import type { Cue } from './cues.ts';
import { melodies, type Tone } from './melodies.ts';

/** What the loudest sound has at full volume. */
const loudest = 0.7;

let context: AudioContext | null = null;

/** Plays the sound of a moment, as loud as this share of the loudest. Browsers keep silent until somebody has touched the page. */
export function sound(cue: Cue, volume: number): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  // What could not be heard at its time should not be heard at all.
  if (context.state !== 'running') return;
  for (const tone of melodies[cue]) ring(context, tone, volume * loudest);
}

function ring(
  audio: AudioContext,
  { at, length, from, to, wave, loudness }: Tone,
  volume: number,
): void {
  const begin = audio.currentTime + at;
  const end = begin + length;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness * volume, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(end + 0.02);
}
