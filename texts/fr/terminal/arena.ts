import type { FailureCause } from '../../terminal-subjects.ts';
import type { ArenaTexts } from '../../en/terminal/arena.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('fr');

function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `s’est terminé avec le code ${String(what.code)}`
        : `a été terminé par ${what.signal}`;
    case 'silent':
      return `n’a rien joué en ${count(what.seconds, { one: 'seconde', other: 'secondes' })} (--patience)`;
    case 'refused':
      return `a été refusé ${String(what.times)} fois pendant un tour, la dernière fois avec ${what.last}`;
  }
}

/** What the arena says, in French. */
export const arenaInFrench: ArenaTexts = {
  number,
  percent: (share) => `${number(100 * share, 1)} %`,

  needsGame: (games) => `Quel jeu ? ${games.join(' ou ')}.`,
  needsPlayers: (known) => `Nomme au moins deux joueurs : ${known.join(', ')} ou cmd:COMMANDE.`,
  tooManyPlayers: (most) => `Au plus ${String(most)} joueurs peuvent participer.`,
  unknownPlayer: (name, nearest, game, known) =>
    nearest === undefined
      ? `Personne ne s’appelle « ${name} » à ${game}. Joueurs : ${known.join(', ')}, ou cmd:COMMANDE.`
      : `Personne ne s’appelle « ${name} » à ${game}. Voulais-tu dire « ${nearest} » ?`,
  badBudget: (player, most) =>
    `Le budget de « ${player} » doit être un nombre entier de 1 à ${number(most, 0)}, comme king:500.`,
  badLabel: (label, longest) =>
    `« ${label} » ne peut pas être le nom d’un joueur : 1 à ${String(longest)} lettres, chiffres, espaces et -._:`,
  emptyCommand: (player) => `« ${player} » ne nomme aucune commande ; écris cmd:COMMANDE.`,
  sameName: (label) =>
    `« ${label} » est nommé deux fois. Donne un autre nom à l’un d’eux, comme encore=${label}.`,
  resumeWhat: '« --resume » reprend le tournoi d’un dossier : ajoute --out DOSSIER.',
  nothingToResume: (folder) =>
    `Il n’y a pas de tournoi à reprendre dans « ${folder} ». Nomme un jeu et des joueurs pour en commencer un.`,

  folderInUse: (folder) =>
    `« ${folder} » contient déjà un tournoi. Ajoute --resume pour le reprendre, ou nomme un autre dossier.`,
  otherTournament: (folder, setting) =>
    `« ${folder} » contient un autre tournoi (${setting} : autre valeur). Nomme un autre dossier, ou reprends-le : rookery arena --out ${folder} --resume`,
  settings: {
    form: 'format du fichier',
    game: 'jeu',
    rules: 'version des règles',
    seats: 'nombre de sièges',
    options: 'options de la table',
    seed: 'graine',
    players: 'liste des joueurs',
  },
  badFolder: (folder, reason) => `Impossible d’utiliser le dossier « ${folder} » (${reason}).`,
  badFile: (path, line) =>
    `La ligne ${String(line)} de « ${path} » n’est pas un résultat de ce tournoi. Efface la ligne pour que sa donne soit rejouée.`,

  progress: (done, of) => `${number(done, 0)}/${number(of, 0)} donnes`,
  shareSoFar: (label, share) => `${label} ${share}`,
  left: (seconds) => `encore ${duration(seconds)}`,

  columns: {
    rank: '#',
    player: 'joueur',
    matches: 'parties',
    wins: 'gains %',
    margin: '±',
    lead: 'avance',
    rating: 'cote',
    mean: 'ms/coup',
    slowest: 'max',
  },
  duels: 'finit devant (%)',
  played: (matches, deals, seats) =>
    `${count(matches, { one: 'partie', other: 'parties' })} : ${count(deals, { one: 'donne', other: 'donnes' })}, chacune jouée ${String(seats)} fois ; chaque fois, tous se décalent d’un siège.`,
  alone: (first, second, seats) => `${first} est seul contre ${String(seats - 1)} × ${second}.`,
  equal: (share) => `À force égale : ${share} chacun ; ± : intervalle de confiance à 95 %.`,
  seed: (seed) => `Graine : ${seed}`,
  kept: (folder) => `Résultats : ${folder}`,
  programFailed: (failure) =>
    `Le programme « ${failure.player} » ${cause(failure.cause)}, partie ${failure.match}, siège ${String(failure.seat)}.`,
  complaints: 'Ses dernières lignes sur la sortie d’erreur :',
  interrupted: (done, of) =>
    `Arrêté après ${number(done, 0)} sur ${count(of, { one: 'donne', other: 'donnes' })}.`,
  lost: 'Les résultats ne sont pas gardés. Avec --out DOSSIER, tu pourrais reprendre d’ici.',
  goOn: (folder) => `Pour continuer : rookery arena --out ${folder} --resume`,
};
