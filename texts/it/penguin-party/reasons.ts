import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';
import type { ComparingReason } from '../../en/penguin-party/reasons.ts';

const counted = countedIn('it');
const allOf = allOfIn('it');

export function reason(why: PenguinPartyReason, people: People): string {
  switch (why.kind) {
    case 'only-move':
      return 'L’unica mossa possibile.';
    case 'empties-hand':
      return why.givenBack === 0
        ? 'L’ultima carta della mano.'
        : `L’ultima carta della mano: toglie ${points(why.givenBack)}.`;
    case 'ends-round':
      return 'Chiude il round: niente va più bene.';
    case 'forces-out':
      return why.seat === people.viewer
        ? 'Non puoi più avere una carta che va bene.'
        : `${nameOf(people, why.seat)} non può più avere una carta che va bene.`;
    case 'shuts-out':
      return `Non lascia spazi per ${named(why.colours)}, che altri potrebbero avere.`;
    case 'leaves-only':
      return why.seat === people.viewer
        ? `Ti lascia solo ${named(why.colours)}.`
        : `Lascia a ${nameOf(people, why.seat)} solo ${named(why.colours)}.`;
    case 'keeps-alive':
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `Apre un nuovo spazio per il ${colours[why.colour]} sopra la base.`;
    case 'most-places':
      return `Nessuna mossa lascia più spazi al resto della mano: ${String(why.places)}.`;
    case 'runs-dry':
      return 'Dopo, nessun’altra carta della mano va bene.';
    case 'overall':
      return 'Nessun motivo unico: riesce meglio nei round immaginati da qui.';
    case 'nothing-special':
      return 'Una mossa fra tante; niente di speciale parla per lei.';
  }
}

function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Tiene ${places(why.places)} per il ${colours[why.colour]}; l’altra mossa ${rest(why.instead)}.`;
    case 'more-places':
      return `Lascia ${places(why.places)} al resto della mano; l’altra mossa ${rest(why.instead)}.`;
    case 'fewer-for-others':
      return `Lascia agli altri ${places(why.places)} per le carte che possono avere; l’altra mossa ${rest(why.instead)}.`;
  }
}

/** `le rouge et le bleu`. */
const named = (list: readonly Colour[]): string =>
  allOf(list.map((colour) => `il ${colours[colour]}`));

const places = (count: number): string => counted(count, { one: 'spazio', other: 'spazi' });

const rest = (count: number): string =>
  count === 0 ? 'non ne lascerebbe' : `ne lascerebbe ${String(count)}`;
