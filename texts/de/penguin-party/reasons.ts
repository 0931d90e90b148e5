import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';
import type { ComparingReason } from '../../en/penguin-party/reasons.ts';

const counted = countedIn('de');
const allOf = allOfIn('de');

export function reason(why: PenguinPartyReason, people: People): string {
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
        ? `Lässt dir nur ${named(why.colours)}.`
        : `Lässt ${nameOf(people, why.seat)} nur ${named(why.colours)}.`;
    case 'keeps-alive':
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `Öffnet über der Basis einen neuen Platz für ${colours[why.colour]}.`;
    case 'most-places':
      return `Kein Zug lässt mehr Plätze für den Rest der Hand: ${String(why.places)}.`;
    case 'runs-dry':
      return 'Danach passt keine andere Karte der Hand.';
    case 'overall':
      return 'Kein einzelner Grund: Er schneidet in den Runden besser ab, die man sich von hier aus denkt.';
    case 'nothing-special':
      return 'Ein Zug unter mehreren; nichts Besonderes spricht für ihn.';
  }
}

function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Behält ${places(why.places)} für ${colours[why.colour]}; der andere Zug ließe ${rest(why.instead)}.`;
    case 'more-places':
      return `Lässt ${places(why.places)} für den Rest der Hand; der andere Zug ließe ${rest(why.instead)}.`;
    case 'fewer-for-others':
      return `Lässt den anderen ${places(why.places)} für Karten, die sie haben könnten; der andere Zug ließe ${rest(why.instead)}.`;
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));

const places = (count: number): string => counted(count, { one: 'Platz', other: 'Plätze' });

const rest = (count: number): string => (count === 0 ? 'keinen' : String(count));
