import type { helpInEnglish } from './help-en.ts';

/** What `--help` prints, in French. */
export const helpInFrench: typeof helpInEnglish = {
  main: `rookery : Penguin Party et Penguinramids dans le terminal

Utilisation :
  rookery play [JEU] [options]     jouer (penguin-party ou penguinramids)
  rookery replay FICHIER [options] revoir une partie enregistrée, pas à pas
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
  rookery play penguin-party --seats 4 --seed banquise
  rookery play penguinramids --humans Ana,Ben
  rookery replay partie.json`,
  play: (gameOptions) => `rookery play [JEU] : jouer une partie

JEU est penguin-party ou penguinramids ; sans lui, on te le demande.

Options :
  --seats N            combien de joueurs (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NOMS    combien d’humains, ou leurs noms : Ana,Ben
                       (1 par défaut ; les autres jouent au hasard)
  --seed TEXTE         la même graine donne les mêmes cartes
  --save [FICHIER]     garder l’enregistrement de la partie
${gameOptions}

Les coups se choisissent avec les flèches ou s’écrivent après « / ». Si l’entrée
ou la sortie n’est pas un terminal, on lit un coup par ligne ; « aide » aide.`,
  optionsOf: (game) => `\nSeulement pour ${game} :`,
  replay: `rookery replay FICHIER : revoir une partie enregistrée, pas à pas

FICHIER est ce qu’a écrit « rookery play --save », ou le texte d’un lien.

Options :
  --as SIÈGE   comme un joueur l’a vue (un nombre à partir de 1)
  --at N       commencer à l’étape N ; hors d’un terminal, seulement celle-là

Touches : ←→ une étape, ↑↓ une manche, Début et Fin, q pour quitter.
Une partie finie montre toutes les mains ; sinon, ce que voit un spectateur.`,
  referee: `rookery referee : arbitrer pour d’autres programmes

Lit une demande JSON par ligne sur l’entrée standard et écrit une réponse JSON
par ligne sur la sortie standard. {"op":"hello"} est un bon début.`,
};
