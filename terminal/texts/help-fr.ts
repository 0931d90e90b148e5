import type { helpInEnglish } from './help-en.ts';

/** What `--help` prints, in French. */
export const helpInFrench: typeof helpInEnglish = {
  main: `rookery : Penguin Party et Penguinramids dans le terminal

Utilisation :
  rookery play [JEU] [options]     jouer (penguin-party ou penguinramids)
  rookery join LIEN [options]      jouer à une table d’un serveur
  rookery replay FICHIER [options] revoir une partie enregistrée, pas à pas
  rookery analyse FICHIER          juger chaque décision d’une partie
  rookery arena JEU JOUEUR...      faire jouer un tournoi à des programmes
  rookery serve [options]          lancer un serveur, comme « npm start »
  rookery backup DOSSIER|FICHIER   garder une copie de tout ce qu’a un serveur
  rookery restore FICHIER          remettre une telle copie
  rookery admin VERBE              demander quelque chose à un serveur d’ici
  rookery referee                  arbitrer pour d’autres programmes, en lignes
                                   JSON sur l’entrée et la sortie standard
  rookery help [COMMANDE]          expliquer une commande

Options de toutes les commandes :
  --lang en|fr      la langue (sinon LC_ALL, LC_MESSAGES ou LANG)
  --color           des couleurs même hors d’un terminal
  --no-color        pas de couleurs (comme NO_COLOR)
  -h, --help        ce texte
  -v, --version     la version

Exemples :
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay partie.json`,
  play: (gameOptions) => `rookery play [JEU] : jouer une partie

JEU est penguin-party ou penguinramids ; sans lui, on te le demande.

Options :
  --seats N            combien de joueurs (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NOMS    combien d’humains, ou leurs noms : Ana,Ben
                       (1 par défaut ; des robots jouent les autres places)
  --bots NIVEAU        la force des robots : chick, adelie, gentoo (par défaut),
                       king, emperor ou random ; chacun le sien : king,chick
  --reasons            les robots disent pourquoi ils jouent ainsi, ce qui
                       montre un peu de ce qu’ils ont
  --seed TEXTE         la même graine donne les mêmes cartes, et les robots
                       jouent pareil tant que tu fais de même
  --save [FICHIER]     garder l’enregistrement de la partie
${gameOptions}

Les coups se choisissent avec les flèches ou s’écrivent après « / » ; h donne
un conseil. Si l’entrée ou la sortie n’est pas un terminal, on lit un coup par
ligne ; « aide » aide.`,
  join: (gameOptions) => `rookery join LIEN : jouer à une table d’un serveur

LIEN est l’adresse d’une table, comme http://localhost:4040/table/… ; avec
l’adresse seule d’un serveur, --create y ouvre une table et montre son lien.

Options :
  --name NOM           qui tu es ; nécessaire la première fois sur un serveur
  --penguin PINGOUIN   quel pingouin te représente
  --watch              regarder sans s’asseoir
  --create JEU         ouvrir une table : penguin-party ou penguinramids
  --seats N            avec --create : combien de joueurs
  --bots NIVEAUX       avec --create : les dernières places : king,chick
  --clock TEMPS        avec --create : secondes par coup (60), ou secondes pour
                       la partie plus secondes par coup (600+5)
  --public             avec --create : montrer la table à tous
${gameOptions}

Les touches sont en bas ; « ! » pour parler, même pendant un tour. Sans
terminal, mots et coups se lisent ligne par ligne ; « aide » les montre.
Une connexion coupée revient toute seule, et ton coup aussi. Qui tu es sur un
serveur reste dans ~/.config/rookery (ou XDG_CONFIG_HOME), pour toi seul.`,
  serve: `rookery serve : lancer un serveur, comme « npm start »

Il affiche son adresse, avec un code QR pour les téléphones proches ; Ctrl+C le
ferme.

Options :
  -p, --port N         le port (4040) ; 0 en prend un libre
  --host ADRESSE       l’adresse où écouter (toutes) ; 127.0.0.1 pour cette
                       machine seulement
  --data DOSSIER       où tout est gardé (.rookery)
  --database URL       tout garder dans PostgreSQL à la place :
                       postgres://utilisateur:motdepasse@hôte/nom
  --admin CHEMIN       la prise de « rookery admin » (admin.sock du dossier)
  --origin URL         l’adresse que connaissent les navigateurs, derrière un
                       serveur mandataire : https://rookery.example
  --metrics everyone   /metrics aussi pour d’autres que cette machine
  --address-limits off pour des mesures, ou si les adresses sont cachées
  --backup-every H     sauvegarder de lui-même toutes les H heures
  --backup-keep N      combien de sauvegardes restent (7)
  --backup-folder D    où elles vont (backups dans le dossier)
  --log NIVEAU         debug, info, warn, error ou silent

L’environnement fait de même sans option : PORT, HOST, ROOKERY_DATA,
DATABASE_URL, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP,
ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup DOSSIER|FICHIER : garder une copie de tout ce qu’a un serveur

Le serveur peut continuer. Un dossier reçoit un fichier nommé d’après l’heure ;
un fichier qui existe n’est pas remplacé. La copie contient des secrets et n’est
lisible que par son propriétaire.

Options :
  --data DOSSIER       où le serveur garde tout (sinon ROOKERY_DATA, sinon
                       .rookery)
  --database URL       ou sa base PostgreSQL (sinon DATABASE_URL)`,
  restore: `rookery restore FICHIER : remettre ce que « rookery backup » a gardé

Tout ce qui est là est remplacé, d’un coup ou pas du tout. C’est refusé tant
qu’un serveur utilise la base, ce qui demande quelques secondes à vérifier. Une
copie d’une sorte de base convient aussi à l’autre.

Options :
  --data DOSSIER       où le serveur garde tout (sinon ROOKERY_DATA, sinon
                       .rookery)
  --database URL       ou sa base PostgreSQL (sinon DATABASE_URL)`,
  admin: `rookery admin VERBE : s’occuper d’un serveur sur cette machine

  status                    ce qui tourne là
  tables, matches           qui joue à quoi, et depuis quand
  people [NOM]              les derniers venus, ou tous ceux de ce nom
  close TABLE|PARTIE        fermer une table ; une partie y finit sans résultat
  rename PERSONNE NOM       donner un autre nom à quelqu’un
  ban, unban PERSONNE       déconnecter quelqu’un partout, pour de bon
  password PERSONNE         donner à un compte un nouveau mot de passe, affiché
  registration open|closed  si de nouveaux invités et comptes peuvent entrer
  announce MINUTES|off      prévenir tout le monde que le serveur va redémarrer

PERSONNE est un identifiant, un compte, ou un nom que nul autre ne porte. Une
personne exclue quitte chaque table (un robot joue à sa place) et ne peut plus
se connecter ; un invité pourrait revenir sous un autre nom, sauf si
l’inscription est fermée.

Seul l’utilisateur du serveur, ou root, peut le faire ; il n’y a pas de mot de
passe.

Options :
  --data DOSSIER       où le serveur garde tout (sinon ROOKERY_DATA, sinon
                       .rookery)
  --admin CHEMIN       ou sa prise (sinon ROOKERY_ADMIN) ; il le faut pour un
                       serveur avec PostgreSQL, lancé avec le même
  --json               pour d’autres programmes`,
  optionsOf: (game) => `\nSeulement pour ${game} :`,
  replay: `rookery replay FICHIER : revoir une partie enregistrée, pas à pas

FICHIER est ce qu’a écrit « rookery play --save ».

Options :
  --as PLACE   comme un joueur l’a vue (un nombre à partir de 1)
  --at N       commencer à l’étape N ; hors d’un terminal, seulement celle-là

Touches : ←→ une étape, ↑↓ une manche, Début et Fin, q pour quitter.
Une partie finie montre toutes les mains ; sinon, ce que voit un spectateur.`,
  analyse: `rookery analyse FICHIER : juger chaque décision d’une partie

FICHIER est ce qu’a écrit « rookery play --save ».
Un robot examine chaque décision avec seulement ce que le joueur pouvait savoir.
Pour chacune : les chances de gagner la partie et l’avance attendue en points
juste avant, et s’il y avait mieux, quel coup et ce qu’il aurait apporté.

Options :
  --level NIVEAU  qui juge : gentoo, king (par défaut) ou emperor
  --seat N        les décisions d’un seul joueur (un nombre à partir de 1)
  --json          pour d’autres programmes

?! imprécision : au moins 2 % de chances de gagner perdues ; ? erreur : 5 % ;
?? gaffe : 15 %. Une perte ne compte que si deux examens aux tirages différents
la trouvent, le second quatre fois plus long. Quand tous choisissent en même
temps, toute carte que le robot pourrait choisir est bonne. Un coup que le robot
n’essaierait pas est joué dans des mondes imaginés à côté du meilleur. Le même
enregistrement donne toujours la même analyse.`,
  arena: (players, gameOptions) =>
    `rookery arena JEU JOUEUR JOUEUR... : faire jouer un tournoi

JEU est penguin-party ou penguinramids. Un JOUEUR est l’un de
${players}
avec un budget à lui si tu veux (king:500), ou un programme qui parle le
protocole de l’arbitre (« cmd:python3 mon-bot.py », voir docs/bot-programs.md).
On peut donner un nom à chacun : rapide=king:100.

Chaque donne est jouée plusieurs fois avec les mêmes cartes, en décalant tout le
monde d’une place. Deux joueurs à une table plus grande : le premier est seul
contre des copies du second. Sinon, chacun rencontre chacun aussi souvent.

Options :
  --seats N            places à une table (2 par défaut)
  --matches N          parties entières à jouer, au moins (200 par défaut)
  --seed TEXTE         la même graine donne les mêmes donnes et résultats
  --out DOSSIER        y garder tournament.json, results.jsonl, summary.json,
                       table.csv et matches.csv
  --resume             reprendre le tournoi du dossier ; sans JEU ni JOUEUR,
                       c’est celui qui y a été commencé
  --cores N            parties jouées à la fois (par défaut : tous les cœurs)
  --patience SECONDES  le temps d’un programme pour un coup (30 par défaut)
${gameOptions}

Exemples :
  rookery arena penguin-party king gentoo --matches 1000 --seed glace --out x
  rookery arena --out x --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "moi=cmd:node mon-bot.mjs"`,
  referee: `rookery referee : arbitrer pour d’autres programmes

Lit une demande JSON par ligne sur l’entrée standard et écrit une réponse JSON
par ligne sur la sortie standard. {"op":"hello"} est un bon début.`,
};
