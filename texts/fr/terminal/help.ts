import type { helpInEnglish } from '../../en/terminal/help.ts';

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
  --lang CODE       la langue, comme de ou ja (par défaut selon LC_ALL,
                    LC_MESSAGES ou LANG)
  --color           des couleurs même hors d’un terminal
  --no-color        pas de couleurs (NO_COLOR fait de même)
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
                       king, emperor ou random ; ou un par robot : king,chick
  --reasons            les robots disent pourquoi ils jouent ainsi, ce qui
                       montre un peu de ce qu’ils ont
  --seed TEXTE         la même graine donne les mêmes cartes, et les robots
                       rejouent les mêmes coups tant que tu rejoues les tiens
  --save [FICHIER]     garder l’enregistrement de la partie
${gameOptions}

Les coups se choisissent avec les flèches ou s’écrivent après « / » ; h donne
un conseil. Si l’entrée ou la sortie n’est pas un terminal, on lit un coup par
ligne ; « aide » explique comment.`,
  join: (gameOptions) => `rookery join LIEN : jouer à une table d’un serveur

LIEN est l’adresse d’une table, comme http://localhost:4040/table/… ; avec
l’adresse seule d’un serveur, --create y ouvre une table et montre son lien.

Options :
  --name NOM           qui tu es ; nécessaire la première fois sur un serveur
  --penguin PINGOUIN   quel pingouin te représente
  --watch              regarder sans s’asseoir
  --create JEU         ouvrir une table : penguin-party ou penguinramids
  --seats N            avec --create : combien de joueurs
  --bots NIVEAUX       avec --create : robots aux dernières places : king,chick
  --clock TEMPS        avec --create : secondes par coup (60), ou secondes pour
                       la partie plus secondes par coup (600+5)
  --public             avec --create : montrer la table à tous
${gameOptions}

Les touches sont en bas ; « ! » pour parler, même pendant un tour. Sans
terminal, mots et coups se lisent ligne par ligne ; « aide » les montre.
Une connexion coupée se rétablit toute seule, et un coup en route n’est pas
perdu. Le programme garde qui tu es sur chaque serveur dans ~/.config/rookery
(ou XDG_CONFIG_HOME) ; toi seul peux le lire.`,
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
  --bus URL            plusieurs serveurs sur un PostgreSQL se parlent par
                       NATS : nats://host:4222
  --admin CHEMIN       le socket de « rookery admin » (admin.sock du dossier)
  --origin URL         l’adresse qu’utilisent les navigateurs, s’il y a un
                       proxy devant le serveur : https://rookery.example
  --metrics everyone   laisser aussi d’autres machines lire /metrics
  --address-limits off aucune limite par adresse : pour des mesures, ou
                       derrière un proxy qui cache les adresses
  --push off           aucun message aux navigateurs des absents
  --push-service URL   accepter aussi un service push de son propre réseau
  --backup-every H     sauvegarder de lui-même toutes les H heures
  --backup-keep N      combien de sauvegardes restent (7)
  --backup-folder D    où elles vont (backups dans le dossier)
  --log NIVEAU         debug, info, warn, error ou silent

Une option absente se lit dans l’environnement : PORT, HOST, ROOKERY_DATA,
DATABASE_URL, ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup DOSSIER|FICHIER : garder une copie de tout ce qu’a un serveur

Le serveur peut continuer. Un dossier reçoit un fichier nommé d’après l’heure ;
un fichier qui existe n’est pas remplacé. La copie contient des secrets et n’est
lisible que par son propriétaire.

Options :
  --data DOSSIER       où le serveur garde tout (sinon ROOKERY_DATA, sinon
                       .rookery)
  --database URL       ou sa base PostgreSQL (sinon DATABASE_URL)`,
  restore: `rookery restore FICHIER : remettre ce que « rookery backup » a gardé

Tout ce qui est là est remplacé ; en cas d’échec, rien ne change. C’est refusé
tant qu’un serveur utilise la base ; le vérifier prend quelques secondes. Une
copie de SQLite peut être remise dans PostgreSQL, et inversement.

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
  ban, unban PERSONNE       exclure quelqu’un pour de bon, ou le réadmettre
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
  --admin CHEMIN       ou son socket (sinon ROOKERY_ADMIN) ; nécessaire pour un
                       serveur avec PostgreSQL : le CHEMIN de son lancement
  --json               écrire du JSON pour d’autres programmes`,
  optionsOf: (game) => `\nSeulement pour ${game} :`,
  replay: `rookery replay FICHIER : revoir une partie enregistrée, pas à pas

FICHIER est ce qu’a écrit « rookery play --save ».

Options :
  --as PLACE   la partie comme un joueur l’a vue (un nombre à partir de 1)
  --at N       commencer à l’étape N ; hors d’un terminal, seulement celle-là

Touches : ←→ une étape, ↑↓ une manche, Début et Fin, q pour quitter.
Une partie finie montre toutes les mains ; sinon, ce que voit un spectateur.`,
  analyse: `rookery analyse FICHIER : juger chaque décision d’une partie

FICHIER est ce qu’a écrit « rookery play --save ».
Un robot examine chaque décision en ne sachant que ce que le joueur pouvait
savoir. Chaque ligne montre les chances de gagner la partie et l’avance attendue
en points juste avant la décision. Si un autre coup était meilleur, la ligne
suivante montre ce coup et ce qu’il aurait apporté.

Options :
  --level NIVEAU  qui juge : gentoo, king (par défaut) ou emperor
  --seat N        les décisions d’un seul joueur (un nombre à partir de 1)
  --json          écrire du JSON pour d’autres programmes

?! imprécision : au moins 2 % de chances de gagner perdues ; ? erreur : 5 % ;
?? gaffe : 15 %. Une perte ne compte que si deux recherches indépendantes la
trouvent ; la seconde est quatre fois plus longue. Quand tous choisissent en
même temps, toute carte que le robot pourrait choisir est bonne. Si la recherche
n’a pas essayé un coup, le robot joue ce coup et le meilleur dans les mêmes
mondes imaginés, puis les compare. Le même enregistrement donne toujours la même
analyse.`,
  arena: (players, gameOptions) =>
    `rookery arena JEU JOUEUR JOUEUR... : faire jouer un tournoi

JEU est penguin-party ou penguinramids. Un JOUEUR est l’un de
${players}
avec son propre budget si tu veux (king:500), ou un programme qui parle le
protocole de l’arbitre (« cmd:python3 mon-bot.py », voir docs/bot-programs.md).
On peut donner un nom à chacun : rapide=king:100.

Chaque donne est jouée plusieurs fois avec les mêmes cartes ; chaque fois, tout
le monde se décale d’une place. Si tu nommes deux joueurs pour une table plus
grande, le premier est seul contre des copies du second. Sinon, chacun rencontre
tous les autres aussi souvent.

Options :
  --seats N            places à une table (2 par défaut)
  --matches N          combien de parties entières au moins (200 par défaut)
  --seed TEXTE         la même graine donne les mêmes donnes et résultats
  --out DOSSIER        y garder tournament.json, results.jsonl, summary.json,
                       table.csv et matches.csv
  --resume             reprendre le tournoi du dossier ; JEU et JOUEURs ne
                       sont pas nécessaires
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
