import type { helpInEnglish } from '../../en/terminal/help.ts';

/** What `--help` prints, in German; the options of the games are filled in. */
export const helpInGerman: typeof helpInEnglish = {
  main: `rookery: Penguin Party und Penguinramids im Terminal

Aufruf:
  rookery play [SPIEL] [Optionen]     eine Partie spielen (penguin-party oder
                                      penguinramids)
  rookery join LINK [Optionen]        an einem Tisch eines Servers spielen
  rookery replay DATEI [Optionen]     eine Aufzeichnung Schritt für Schritt
  rookery analyse DATEI [Optionen]    jede Entscheidung einer Partie bewerten
  rookery arena SPIEL SPIELER...      Bots und Programme ein Turnier spielen
                                      lassen
  rookery serve [Optionen]            einen Server starten, wie „npm start“
  rookery backup ORDNER|DATEI         alles sichern, was ein Server hat
  rookery restore DATEI               eine Sicherung zurückspielen
  rookery admin VERB                  einen Server auf diesem Rechner verwalten
  rookery referee                     Partien anderer Programme leiten, in
                                      JSON-Zeilen über Ein- und Ausgabe
  rookery help [BEFEHL]               einen Befehl erklären

Optionen jedes Befehls:
  --lang CODE       Sprache, etwa de oder ja (sonst LC_ALL, LC_MESSAGES, LANG)
  --color           Farben, auch wenn die Ausgabe kein Terminal ist
  --no-color        keine Farben (wie NO_COLOR)
  -h, --help        dieser Text
  -v, --version     die Version

Beispiele:
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [SPIEL]: eine Partie spielen

SPIEL ist penguin-party oder penguinramids; ohne wirst du gefragt.

Optionen:
  --seats N            wie viele spielen (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NAMEN   wie viele davon Menschen sind, oder ihre Namen: Ana,Ben
                       (sonst 1; für die anderen spielen Bots)
  --bots STUFE         wie stark die Bots sind: chick, adelie, gentoo (üblich),
                       king, emperor oder random; oder je einer: king,chick
  --reasons            die Bots sagen, warum sie so ziehen; das verrät ein
                       wenig von ihrer Hand
  --seed TEXT          gleicher Startwert, gleiche Karten; die Bots wiederholen
                       ihre Züge, solange du deine wiederholst
  --save [DATEI]       die Partie aufzeichnen
${gameOptions}

Züge wählt man mit den Pfeiltasten oder tippt sie nach „/“; h gibt einen Tipp.
Ist Ein- oder Ausgabe kein Terminal, werden Züge zeilenweise gelesen; „hilfe“
erklärt, wie.`,
  join: (gameOptions: string): string => `rookery join LINK: an einem Tisch eines Servers spielen

LINK ist die Adresse eines Tischs, etwa http://localhost:4040/table/…. Mit der
Adresse eines Servers allein eröffnet --create einen Tisch und zeigt den Link.

Optionen:
  --name NAME          wer du bist; beim ersten Mal an einem Server nötig
  --penguin PINGUIN    welcher Pinguin für dich steht
  --watch              zusehen, ohne dich zu setzen
  --create SPIEL       einen Tisch eröffnen: penguin-party oder penguinramids
  --seats N            mit --create: wie viele spielen
  --bots STUFEN        mit --create: Bots für die letzten Plätze: king,chick
  --clock ZEIT         mit --create: Sekunden pro Zug (60), oder Sekunden für
                       die Partie plus Sekunden pro Zug (600+5)
  --public             mit --create: den Tisch in der Lobby zeigen
${gameOptions}

Die Tasten stehen unten; „!“ zum Reden geht auch während eines Zugs. Ohne
Terminal werden Wörter und Züge zeilenweise gelesen; „hilfe“ zeigt sie.
Eine unterbrochene Verbindung kommt von selbst zurück, und ein Zug unterwegs
geht nicht verloren. Wer du bei jedem Server bist, steht in ~/.config/rookery
(oder XDG_CONFIG_HOME); nur du kannst es lesen.`,
  serve: `rookery serve: einen Server starten, wie „npm start“

Er zeigt seine Adresse, mit einem QR-Code für Telefone; Strg-C beendet ihn.

Optionen:
  -p, --port N         der Port (4040); 0 nimmt einen freien
  --host ADRESSE       auf welcher Adresse er hört (alle); 127.0.0.1 nur für
                       diesen Rechner
  --data ORDNER        wo alles liegt (.rookery)
  --database URL       stattdessen alles in PostgreSQL:
                       postgres://user:password@host/name
  --bus URL            mehrere Server an einem PostgreSQL hören durch NATS
                       voneinander: nats://host:4222
  --admin PFAD         der Socket für „rookery admin“ (admin.sock im Ordner)
  --origin URL         die Adresse für Browser, wenn ein Proxy davor steht:
                       https://rookery.example
  --metrics everyone   auch andere Rechner dürfen /metrics lesen
  --address-limits off keine Grenzen pro Adresse: für Messungen oder hinter
                       einem Proxy, der Adressen verbirgt
  --push off           keine Nachrichten an Browser von Abwesenden
  --push-service URL   auch einem Push-Dienst im eigenen Netz vertrauen
  --backup-every STUNDEN  alle so viele Stunden eine Sicherung machen
  --backup-keep N      wie viele dieser Sicherungen bleiben (7)
  --backup-folder DIR  wohin sie kommen (backups im Ordner)
  --log STUFE          debug, info, warn, error oder silent

Fehlende Optionen kommen aus der Umgebung: PORT, HOST, ROOKERY_DATA,
DATABASE_URL, ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup ORDNER|DATEI: alles sichern, was ein Server hat

Der Server kann weiterlaufen. In einem Ordner heißt die Datei nach der Zeit;
eine vorhandene Datei wird nicht überschrieben. Die Sicherung enthält
Geheimnisse; nur wer sie besitzt, kann sie lesen.

Optionen:
  --data ORDNER        wo der Server alles hat (sonst ROOKERY_DATA, sonst
                       .rookery)
  --database URL       oder seine PostgreSQL-Datenbank (sonst DATABASE_URL)`,
  restore: `rookery restore DATEI: eine Sicherung zurückspielen

Das ersetzt alles, was jetzt da ist; misslingt es, ändert sich nichts. Solange
ein Server die Datenbank benutzt, wird es abgelehnt; das Prüfen dauert ein paar
Sekunden. Eine Sicherung aus SQLite geht auch nach PostgreSQL und umgekehrt.

Optionen:
  --data ORDNER        wo der Server alles hat (sonst ROOKERY_DATA, sonst
                       .rookery)
  --database URL       oder seine PostgreSQL-Datenbank (sonst DATABASE_URL)`,
  admin: `rookery admin VERB: einen Server auf diesem Rechner verwalten

  status                    was dort läuft
  tables, matches           wer was spielt, und wie lange schon
  people [NAME]             wer zuletzt kam, oder alle mit diesem Namen
  close TISCH|PARTIE        einen Tisch schließen; eine Partie dort endet ohne
                            Ergebnis
  rename PERSON NAME        jemandem einen anderen Namen geben
  ban PERSON, unban PERSON  jemanden aussperren oder wieder hereinlassen
  password PERSON           einem Konto ein neues Passwort geben und zeigen
  registration open|closed  ob neue Gäste und Konten hereinkommen
  announce MINUTEN|off      allen sagen, dass der Server neu startet

PERSON ist eine Kennung, ein Konto oder ein Name, den sonst niemand hat. Wer
ausgesperrt ist, verlässt jeden Tisch (ein Bot spielt weiter) und kann sich
nicht anmelden; ein Gast könnte als jemand anderes wiederkommen, solange die
Registrierung offen ist.

Das darf nur der Benutzer des Servers oder root; ein Passwort gibt es nicht.

Optionen:
  --data ORDNER        wo der Server alles hat (sonst ROOKERY_DATA, sonst
                       .rookery)
  --admin PFAD         oder sein Socket (sonst ROOKERY_ADMIN); nötig für einen
                       Server mit PostgreSQL: der PFAD, mit dem er startete
  --json               JSON für andere Programme`,
  optionsOf: (game: string): string => `\nNur für ${game}:`,
  replay: `rookery replay DATEI: eine Aufzeichnung Schritt für Schritt ansehen

DATEI ist, was „rookery play --save“ geschrieben hat.

Optionen:
  --as PLATZ   die Partie zeigen, wie jemand sie sah (eine Zahl ab 1)
  --at N       bei Schritt N beginnen; ohne Terminal nur diesen Schritt zeigen

Tasten: ←→ ein Schritt, ↑↓ eine Runde, Pos1 und Ende, q beendet.
Eine beendete Partie zeigt alle Hände, eine laufende, was Zuschauer sehen.`,
  analyse: `rookery analyse DATEI: jede Entscheidung einer Partie bewerten

DATEI ist, was „rookery play --save“ geschrieben hat.
Ein Bot sieht sich jede Entscheidung an und weiß nur, was man da wissen konnte.
Jede Zeile zeigt die Siegchance und den erwarteten Vorsprung in Punkten vor der
Entscheidung. War ein anderer Zug besser, nennt ihn die nächste Zeile, mit dem,
was er gebracht hätte.

Optionen:
  --level STUFE   wer bewertet: gentoo, king (üblich) oder emperor
  --seat N        nur die Entscheidungen eines Platzes (eine Zahl ab 1)
  --json          JSON für andere Programme

?! Ungenauigkeit: Die Siegchance fiel um 2 % oder mehr; ? Fehler: 5 %;
?? Patzer: 15 %. Ein Verlust zählt nur, wenn zwei unabhängige Suchen ihn finden;
die zweite ist viermal so lang. Wo alle zugleich wählen, ist jede Karte richtig,
die der Bot wählen könnte. Hat die Suche einen Zug nicht versucht, spielt der
Bot ihn und den besseren in denselben gedachten Welten weiter und vergleicht
sie. Dieselbe Aufzeichnung ergibt immer dieselbe Analyse.`,
  arena: (players: string, gameOptions: string): string =>
    `rookery arena SPIEL SPIELER SPIELER...: ein Turnier spielen lassen

SPIEL ist penguin-party oder penguinramids. Ein SPIELER ist einer von
${players}
wenn du magst mit eigenem Budget (king:500), oder ein Programm, das das
Protokoll des Schiedsrichters spricht („cmd:python3 my-bot.py“, siehe
docs/bot-programs.md). Jeder darf einen Namen bekommen: quick=king:100.

Jede Gabe wird mehrmals mit denselben Karten gespielt; jedes Mal rücken alle
einen Platz weiter. Nennst du zwei Spieler für einen größeren Tisch, sitzt der
erste allein gegen lauter zweite. Sonst treffen alle gleich oft aufeinander.

Optionen:
  --seats N            Plätze am Tisch (sonst 2)
  --matches N          wie viele ganze Partien mindestens (sonst 200)
  --seed TEXT          gleicher Startwert, gleiche Karten, gleiche Ergebnisse
  --out ORDNER         dort tournament.json, results.jsonl, summary.json,
                       table.csv und matches.csv ablegen
  --resume             das Turnier im Ordner fortsetzen; SPIEL und SPIELER
                       dürfen fehlen
  --cores N            wie viele Partien zugleich (sonst alle Kerne)
  --patience SEKUNDEN  wie lange ein Programm für einen Zug brauchen darf
                       (sonst 30)
${gameOptions}

Beispiele:
  rookery arena penguin-party king gentoo --matches 1000 --seed ice --out ice
  rookery arena --out ice --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "mine=cmd:node my-bot.mjs"`,
  referee: `rookery referee: Partien anderer Programme leiten

Liest eine JSON-Anfrage pro Zeile von der Standardeingabe und schreibt eine
JSON-Antwort pro Zeile auf die Standardausgabe. {"op":"hello"} ist ein guter
Anfang.`,
};
