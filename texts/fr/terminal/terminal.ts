import { levelsInFrench } from '../levels.ts';
import { problemsInFrench } from '../problems.ts';
import { adminInFrench } from './admin.ts';
import { analysisInFrench } from './analysis.ts';
import { arenaInFrench } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInFrench } from './join.ts';
import { upkeepInFrench } from './upkeep.ts';
import type { TerminalTexts } from '../../en/terminal/terminal.ts';
import { helpInFrench } from './help.ts';
import { penguinPartyScreenInFrench } from './penguin-party.ts';
import { penguinramidsScreenInFrench } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` Voulais-tu dire « ${nearest} » ?`;

function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `L’option « ${fault.option} » n’existe pas.${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `L’option « ${fault.option} » demande une valeur.`;
    case 'takes-no-value':
      return `L’option « ${fault.option} » ne prend pas de valeur.`;
  }
}

/** What the terminal program says, in French. */
export const terminalInFrench: TerminalTexts = {
  help: helpInFrench,
  join: joinInFrench,
  analysis: analysisInFrench,
  arena: arenaInFrench,
  upkeep: upkeepInFrench,
  admin: adminInFrench,
  levels: levelsInFrench,
  problems: problemsInFrench,
  penguinParty: penguinPartyScreenInFrench,
  penguinramids: penguinramidsScreenInFrench,
  argumentFault,
  unknownCommand: (name, nearest) => `La commande « ${name} » n’existe pas.${orNearest(nearest)}`,
  unknownGame: (name, nearest) => `Le jeu « ${name} » n’existe pas.${orNearest(nearest)}`,
  notForCommand: (option, command) =>
    `« --${option} » n’est pas une option de « rookery ${command} ».`,
  notForGame: (option, game) => `« --${option} » n’est pas une option de ${game}.`,
  tooManyWords: (word) => `Je ne sais que faire de « ${word} ».`,
  unknownLanguage: (name, known) =>
    `Il n’y a pas de textes en « ${name} ». Langues : ${known.join(', ')}.`,
  seeHelp: (command) => `Voir « ${command} --help ».`,
  numberBetween: (option, least, most, found) =>
    `« --${option} » doit être un nombre de ${String(least)} à ${String(most)}, et non « ${found} ».`,
  badName: (name, longest) =>
    `« ${name} » ne peut pas être un nom : un nom a de 1 à ${String(longest)} caractères, et tous les noms sont différents.`,
  tooManyHumans: (humans, seats) =>
    `${String(humans)} personnes ne tiennent pas sur ${String(seats)} places.`,
  unknownOpponent: (found, known) =>
    `Il n’y a pas de robot « ${found} ». Robots : ${known.join(', ')}.`,
  wrongOpponents: (found, seats) =>
    `« --bots » nomme ${String(found)} robots, et le nombre de places libres est ${String(seats)} : nomme un robot pour toutes les places, ou un pour chacune.`,
  opponents: (bots) => `Tu joues contre ${bots.join(', ')}.`,
  unknownSeat: (option, found, names) =>
    `« --${option} » doit être une place de 1 à ${String(names.length)} ou un nom (${names.join(', ')}), et non « ${found} ».`,

  needsFile: 'Quelle partie ? Donne le fichier d’un enregistrement.',
  noSuchFile: (path) => `Il n’y a pas de fichier « ${path} ».`,
  unreadableFile: (path, reason) => `Impossible de lire le fichier « ${path} » (${reason}).`,
  unwritableFile: (path, reason) => `Impossible d’écrire le fichier « ${path} » (${reason}).`,
  notJson: (path, reason) => `« ${path} » n’est pas du JSON (${reason}).`,
  wrongBox: (path) =>
    `« ${path} » ne décrit pas une boîte de cartes et d’objectifs. Ce qui ne va pas :`,
  wrongRecord: (path) => `« ${path} » n’est pas l’enregistrement d’une partie. Ce qui ne va pas :`,
  recordAdvice:
    'Un enregistrement est ce qu’écrit « rookery play --save FICHIER » ; il ne faut pas le modifier à la main.',

  player: (seat) => `Joueur ${String(seat + 1)}`,
  seat: (seat) => `place ${String(seat)}`,
  whichGame: 'Quel jeu ?',
  whichLevel: 'De quelle force seront les autres ?',
  pickGame: '↑↓ : choisir · Entrée : jouer · q : quitter',
  typeGame: 'Écris le numéro ou le nom d’un jeu :',
  curtain: (name) => `Passe à ${name}.`,
  curtainHint: 'Appuie sur Entrée quand tu es là et que personne d’autre ne regarde.',
  passOn: 'Entrée : passer au suivant · c : choisir autre chose',
  passOnTyped: 'Appuie sur Entrée pour passer au suivant, ou écris un autre coup pour changer.',
  goOn: 'Entrée : continuer',
  watching: 'Ctrl-C : quitter la partie',
  thinking: (name, percent) =>
    `${name} réfléchit…${percent > 0 ? ` ${String(percent)} %` : ''} · Ctrl-C : quitter la partie`,
  advising: 'Un instant…',
  advice: (name, move, reason) => `${name} jouerait : ${move}. ${reason}`,
  remark: (name, reason) => `${name} : « ${reason} »`,
  prompt: 'Ton coup :',
  promptHint: 'Entrée : jouer · Échap : revenir aux touches · « aide » montre comment écrire',
  typeHint: 'Écris un coup, « conseil », « aide » ou « quitter ».',
  helpWords: ['aide', 'help', '?'],
  quitWords: ['quitter', 'quit', 'exit', 'q'],
  adviceWords: ['conseil', 'indice', 'hint', 'h'],
  leave: 'Quitter la partie ? o : oui · autre touche : non',
  yes: 'o',
  helpTitle: 'Comment écrire les coups',
  anyKey: 'une touche : retour à la partie',
  tooSmall: (columns, rows) =>
    `Cette fenêtre fait ${String(columns)}×${String(rows)} ; tout tient dans 80×24.`,
  left: 'Tu as quitté la partie.',
  interrupted: 'La partie a été quittée.',
  inputEnded: 'L’entrée s’est terminée avant la fin de la partie.',
  seed: (seed) => `Graine : ${seed}`,
  again: (command) => `Pour rejouer les mêmes donnes : ${command}`,
  saved: (path) => `L’enregistrement est dans ${path}. Pour le revoir : rookery replay ${path}`,
  howToSave: 'Pour garder un enregistrement à revoir avec « rookery replay », joue avec --save.',

  replay: {
    step: (at, of, round) => `étape ${String(at)} sur ${String(of)} · manche ${String(round)}`,
    hint: '←→ : étape · ↑↓ : manche · Début/Fin · q : quitter',
    open: 'toutes les mains visibles',
    onlooker: 'la partie n’est pas finie : vue d’un spectateur',
    as: (name) => `vue de ${name}`,
    begin: 'Avant le premier coup.',
  },

  bug: (reason) => `Quelque chose s’est mal passé dans rookery ; c’est notre faute (${reason}).`,
  report: 'Dis-nous, s’il te plaît, ce que tu faisais juste avant.',
  reportRecord: (path) => `La partie jusqu’ici est dans ${path} : merci de nous l’envoyer.`,
};
