import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('de');

export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
  switch (why.kind) {
    case 'only-move':
      return 'Der einzige mögliche Zug.';
    case 'empties-hand':
      return why.givenBack === 0
        ? 'Die letzte Karte der Hand.'
        : `Die letzte Karte der Hand: gibt ${points(why.givenBack)} zurück.`;
    case 'ends-round':
      return 'Beendet die Runde: Es passt nichts mehr.';
    case 'forces-out':
      return why.seat === people.viewer
        ? 'Du kannst keine Karte mehr haben, die passt.'
        : `${nameOf(people, why.seat)} kann keine Karte mehr haben, die passt.`;
    case 'shuts-out':
      return `Lässt keinen Platz für ${named(why.colours)}, was andere vielleicht haben.`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `Du kannst danach nur noch ${named(why.colours)} legen.`
        : `${nameOf(people, why.seat)} kann danach nur noch ${named(why.colours)} legen.`;
    case 'opens-place':
      return `Öffnet über der Basis einen neuen Platz für ${colours[why.colour]}.`;
    case 'most-places':
      return `Kein Zug lässt mehr Plätze für den Rest der Hand: ${String(why.places)}.`;
    case 'runs-dry':
      return 'Danach passt keine andere Karte der Hand.';
    case 'still-fit':
      return why.of === 1
        ? 'Die letzte Karte der Hand lässt sich danach noch legen.'
        : `Danach lassen sich ${String(why.cards)} der ${String(why.of)} Karten auf der Hand noch legen.`;
    case 'nothing-special':
      return 'Ein Zug unter mehreren; nichts Besonderes spricht für ihn.';
  }
}

const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));
