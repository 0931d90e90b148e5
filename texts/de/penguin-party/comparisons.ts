import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('de');

export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Behält ${places(why.places)} für ${colours[why.colour]}; der andere Zug ließe ${none(why.instead)}.`;
    case 'more-places':
      return `Lässt ${places(why.places)} für den Rest der Hand; der andere Zug ließe ${none(why.instead)}.`;
    case 'fewer-for-others':
      return `Lässt den anderen ${places(why.places)} für Karten, die sie haben könnten; der andere Zug ließe ${none(why.instead)}.`;
    case 'fewer-for-colour':
      return `Lässt ${places(why.places)} für ${colours[why.colour]}, was andere vielleicht haben; der andere Zug ließe ${none(why.instead)}.`;
    case 'more-cards-fit':
      return `Danach lassen sich noch ${cards(why.cards)} der Hand legen; nach dem anderen Zug ${rest(why.instead)}.`;
    case 'fewer-cards-fit':
      return `Von den Karten, die andere haben könnten, passen danach ${String(why.cards)}; nach dem anderen Zug ${rest(why.instead)}.`;
    case 'holds-more':
      return `Setzt auf ${colours[why.colour]}: Davon bleiben ${cards(why.cards)} auf der Hand; bei ${colours[why.otherColour]} wären es ${rest(why.instead)}.`;
    case 'helps-others-less':
      return `Setzt auf ${colours[why.colour]}: Davon haben andere ${why.cards === 0 ? 'keine' : `höchstens ${cards(why.cards)}`}; bei ${colours[why.otherColour]} könnten es ${rest(why.instead)} sein.`;
    case 'goes-first':
      return `Für ${colours[why.colour]} gibt es jetzt ${places(why.places)}, für ${colours[why.otherColour]} ${rest(why.instead)}: Die Farbe mit weniger kommt zuerst.`;
    case 'saves-base':
      return `Hält ${places(why.places)} in der Basis frei, wo jede Farbe passt; der andere Zug ließe ${none(why.instead)}.`;
  }
}

const places = (count: number): string => counted(count, { one: 'Platz', other: 'Plätze' });

const cards = (count: number): string => counted(count, { one: 'Karte', other: 'Karten' });

const rest = (count: number): string => (count === 0 ? 'keine' : String(count));

const none = (count: number): string => (count === 0 ? 'keinen' : String(count));
