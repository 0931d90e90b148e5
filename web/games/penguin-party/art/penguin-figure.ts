import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { bothSides, mirrored } from '../../../art/mirror.ts';

/** How a penguin holds itself: a sign of its colour that needs no colour. */
interface Pose {
  readonly flippers: string;
  readonly look: 'ahead' | 'aside' | 'laughing' | 'cool' | 'dreaming';
}

const resting = 'M14 54C5 59 0 72 3 85C10 83 16 76 19 66Z';
const raised = 'M18 64C8 60 0 48 0 35C9 36 17 43 23 53Z';
const onHip = 'M15 54C4 57 0 65 5 71C9 76 15 77 21 76C15 71 14 68 20 64Z';
const atEar = 'M18 74C7 69 2 58 5 44C13 47 19 55 22 64Z';

/** The pose of each colour. */
export const poses: { readonly [colour in Colour]: Pose } = {
  red: { flippers: bothSides(resting), look: 'ahead' },
  green: { flippers: raised + mirrored(resting), look: 'aside' },
  yellow: { flippers: bothSides(raised), look: 'laughing' },
  purple: { flippers: bothSides(onHip), look: 'cool' },
  blue: { flippers: bothSides(atEar), look: 'dreaming' },
};
