import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { does, type People } from '../people.ts';
import { countedIn } from '../plural.ts';
import { actions, arms, goal, level, penguin, points, slot } from './fr-names.ts';

const counted = countedIn('fr');

export function move(made: Move): string {
  switch (made.type) {
    case 'choose':
      return `action ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'prendre la carte Chef';
    case 'flip':
      return `${slot(made.slot)} côté gris`;
    case 'swap':
      return `échanger ${made.penguin}`;
    case 'recall':
      return 'reprendre les cartes Action';
    case 'token':
      return 'prendre un jeton Force';
    case 'strengthen':
      return `renforcer le bras ${arms[made.arm]} à la ${slot(made.slot)}`;
    case 'take':
      return `${made.penguin} à la ${slot(made.slot)}${made.side === 'grey' ? ', côté gris' : ''}`;
    case 'end':
      return 'finir le tour';
  }
}

export function reason(why: PenguinramidsReason, people: People): string {
  switch (why.kind) {
    case 'mixes':
      return mixed(why.share);
    case 'takes-chief':
      return 'Le Chef passe devant en cas d’égalité.';
    case 'recalls':
      return `Remet ${counted(why.cards, { one: 'carte Action', other: 'cartes Action' })} en main.`;
    case 'takes-token':
      return `De quoi renforcer plus tard : ${counted(why.held, { one: 'jeton Force', other: 'jetons Force' })}.`;
    case 'exchanges':
      return `Espère mieux que ${penguin(why.penguin)}.`;
    case 'turns-grey':
      return `Des bras gris vont mieux à la ${slot(why.slot)}.`;
    case 'strengthens':
      return `Les bras sous la ${slot(why.slot)} portent alors ${String(why.carries)}.`;
    case 'idles':
      return `Un jeton de trop : le bras extérieur à la ${slot(why.slot)} ne porte rien.`;
    case 'builds-level':
      return `Le plus lourd de l’étage jusqu’ici (${level(why.level - 1)}) : poids ${String(why.weight)}.`;
    case 'goal':
      return `Rapporte ${points(why.points)} pour un objectif : ${goal(why.goal)}.`;
    case 'denies':
      return `${does(people, why.seat, 'Tu aurais', 'aurait')} bien voulu ${penguin(why.penguin)}.`;
    case 'prepares':
      return `Ses bras aideront à porter la ${slot(why.slot)}, encore libre.`;
    case 'nothing-fits':
      return 'Rien ne convient : il faut le poser côté gris.';
    case 'fills':
      return `Remplit la ${slot(why.slot)}.`;
    case 'turn-is-done':
      return 'Il n’y a plus rien à faire pendant ce tour.';
  }
}

function mixed(share: number): string {
  const percent = Math.round(share * 100);
  if (percent >= 100) return 'Nettement la meilleure carte.';
  return `Choisie ${String(percent)} fois sur 100, pour que personne ne la devine.`;
}
