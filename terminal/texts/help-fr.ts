import type { helpInEnglish } from './help-en.ts';

/** What `--help` prints, in French. */
export const helpInFrench: typeof helpInEnglish = {
  main: `rookery : Penguin Party et Penguinramids dans le terminal

Utilisation :
  rookery play [JEU] [options]     jouer (penguin-party ou penguinramids)
  rookery replay FICHIER [options] revoir une partie enregistrée, pas à pas
  rookery analyse FICHIER          juger chaque décision d’une partie
  rookery arena JEU JOUEUR...      faire jouer un tournoi à des programmes
  rookery referee                  arbitrer pour d’autres programmes, en lignes
                                   JSON sur l’entrée et la sortie standard
  rookery help [COMMANDE]          expliquer une commande

Options de toutes les commandes :
  --lang en|fr      la langue (sinon LC_ALL, LC_MESSAGES ou LANG)
  --color           des couleurs même hors d’un terminal
  --no-color        pas de couleurs (comme NO_COLOR)
  -h, --help        ce texte
  -v, --version     la version

Exemples :
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery replay partie.json`,
  play: (gameOptions) => `rookery play [JEU] : jouer une partie

JEU est penguin-party ou penguinramids ; sans lui, on te le demande.

Options :
  --seats N            combien de joueurs (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NOMS    combien d’humains, ou leurs noms : Ana,Ben
                       (1 par défaut ; des bots jouent pour les autres)
  --bots NIVEAU        la force des bots : chick, adelie, gentoo (par défaut),
                       king, emperor ou random ; chacun le sien : king,chick
  --reasons            les bots disent pourquoi ils jouent ainsi, et montrent
                       par là un peu de ce qu’ils ont
  --seed TEXTE         la même graine donne les mêmes cartes ; les bots aussi
                       jouent pareil si tu fais de même
  --save [FICHIER]     garder l’enregistrement de la partie
${gameOptions}

Les coups se choisissent avec les flèches ou s’écrivent après « / » ; h donne
un conseil. Si l’entrée ou la sortie n’est pas un terminal, on lit un coup par
ligne ; « aide » aide.`,
  optionsOf: (game) => `\nSeulement pour ${game} :`,
  replay: `rookery replay FICHIER : revoir une partie enregistrée, pas à pas

FICHIER est ce qu’a écrit « rookery play --save », ou le texte d’un lien.

Options :
  --as SIÈGE   comme un joueur l’a vue (un nombre à partir de 1)
  --at N       commencer à l’étape N ; hors d’un terminal, seulement celle-là

Touches : ←→ une étape, ↑↓ une manche, Début et Fin, q pour quitter.
Une partie finie montre toutes les mains ; sinon, ce que voit un spectateur.`,
  analyse: `rookery analyse FICHIER : juger chaque décision d’une partie

FICHIER est ce qu’a écrit « rookery play --save », ou le texte d’un lien.
Un bot examine chaque décision avec seulement ce que le joueur pouvait savoir.
Pour chacune : les chances de gagner la partie et l’avance attendue en points
juste avant, et s’il y avait mieux, quel coup et ce qu’il aurait apporté.

Options :
  --level NIVEAU  qui juge : gentoo, king (par défaut) ou emperor
  --seat N        les décisions d’un seul joueur (un nombre à partir de 1)
  --json          pour d’autres programmes

?! imprécision : au moins 2 % de chances de gagner perdues ; ? erreur : 5 % ;
?? gaffe : 15 %. Une perte ne compte que si deux examens aux tirages différents
la trouvent, le second quatre fois plus long. Quand tous choisissent en même
temps, toute carte que le bot pourrait choisir est bonne. Un coup que le bot
n’essaierait pas est joué dans des mondes imaginés à côté du meilleur. Le même
enregistrement donne toujours la même analyse.`,
  arena: (players, gameOptions) =>
    `rookery arena JEU JOUEUR JOUEUR... : faire jouer un tournoi

JEU est penguin-party ou penguinramids. Un JOUEUR est l’un de
${players}
avec un budget à lui si tu veux (king:500), ou un programme qui parle le
protocole de l’arbitre (« cmd:python3 mon-bot.py », voir docs/bot-programs.md).
On peut donner un nom à chacun : rapide=king:100.

Chaque donne est jouée plusieurs fois avec les mêmes cartes, en décalant tout le
monde d’un siège. Deux joueurs à une table plus grande : le premier est seul
contre des copies du second. Sinon, chacun rencontre chacun aussi souvent.

Options :
  --seats N            sièges à une table (2 par défaut)
  --matches N          parties entières à jouer, au moins (200 par défaut)
  --seed TEXTE         la même graine donne les mêmes donnes et résultats
  --out DOSSIER        y garder tournament.json, results.jsonl, summary.json,
                       table.csv et matches.csv
  --resume             reprendre le tournoi du dossier ; sans JEU ni JOUEUR,
                       c’est celui qui y a été commencé
  --cores N            parties jouées à la fois (par défaut : tous les cœurs)
  --patience SECONDES  le temps d’un programme pour un coup (30 par défaut)
${gameOptions}

Exemples :
  rookery arena penguin-party king gentoo --matches 1000 --seed glace --out x
  rookery arena --out x --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "moi=cmd:node mon-bot.mjs"`,
  referee: `rookery referee : arbitrer pour d’autres programmes

Lit une demande JSON par ligne sur l’entrée standard et écrit une réponse JSON
par ligne sur la sortie standard. {"op":"hello"} est un bon début.`,
};
