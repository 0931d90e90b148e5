import type { helpInEnglish } from '../../en/terminal/help.ts';

/** What `--help` prints, in Italian; the options of the games are filled in. */
export const helpInItalian: typeof helpInEnglish = {
  main: `rookery: Penguin Party e Penguinramids nel terminale

Uso:
  rookery play [GIOCO] [opzioni]     giocare una partita (penguin-party o
                                     penguinramids)
  rookery join LINK [opzioni]        giocare a un tavolo di un server
  rookery replay FILE [opzioni]      rivedere una partita passo per passo
  rookery analyse FILE [opzioni]     giudicare ogni decisione di una partita
  rookery arena GIOCO GIOCATORE...   far giocare un torneo a bot e programmi
  rookery serve [opzioni]            avviare un server, come «npm start»
  rookery backup CARTELLA|FILE       tenere una copia di tutto ciò che ha un
                                     server
  rookery restore FILE               rimettere una copia al suo posto
  rookery admin VERBO                gestire un server su questo computer
  rookery referee                    arbitrare partite di altri programmi, in
                                     righe JSON su input e output
  rookery help [COMANDO]             spiegare un comando

Opzioni di ogni comando:
  --lang CODICE     lingua, come it o ja (altrimenti LC_ALL, LC_MESSAGES, LANG)
  --color           colori anche se l’output non è un terminale
  --no-color        niente colori (come NO_COLOR)
  -h, --help        questo testo
  -v, --version     la versione

Esempi:
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [GIOCO]: giocare una partita

GIOCO è penguin-party o penguinramids; senza, ti viene chiesto.

Opzioni:
  --seats N            quanti giocano (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NOMI    quanti di loro sono persone, o i loro nomi: Ana,Ben
                       (di solito 1; per gli altri giocano i bot)
  --bots LIVELLO       quanto sono forti i bot: chick, adelie, gentoo (di
                       solito), king, emperor o random; o uno a testa:
                       king,chick
  --reasons            i bot dicono perché muovono così, e mostrano un po’
                       della loro mano
  --seed TESTO         lo stesso seme dà le stesse carte, e i bot ripetono le
                       mosse finché ripeti le tue
  --save [FILE]        conservare la registrazione della partita
${gameOptions}

Le mosse si scelgono con le frecce o si scrivono dopo «/»; h dà un aiutino. Se
l’input o l’output non è un terminale, le mosse si leggono riga per riga;
«guida» spiega come.`,
  join: (gameOptions: string): string => `rookery join LINK: giocare a un tavolo di un server

LINK è l’indirizzo di un tavolo, come http://localhost:4040/table/…. Con il solo
indirizzo di un server, --create apre un tavolo nuovo e ne mostra il link.

Opzioni:
  --name NOME          chi sei; serve la prima volta su un server
  --penguin PINGUINO   quale pinguino sei
  --watch              guardare senza sederti
  --create GIOCO       aprire un tavolo: penguin-party o penguinramids
  --seats N            con --create: quanti giocano
  --bots LIVELLI       con --create: bot per gli ultimi posti: king,chick
  --clock TEMPO        con --create: secondi per mossa (60), o secondi per la
                       partita più secondi per mossa (600+5)
  --public             con --create: mostrare il tavolo nella sala
${gameOptions}

I tasti sono in basso; «!» per parlare, anche durante un turno. Senza terminale,
parole e mosse si leggono riga per riga; «guida» le elenca.
Una connessione caduta torna da sola, e una mossa in viaggio non si perde.
Il programma tiene chi sei su ogni server in ~/.config/rookery (o
XDG_CONFIG_HOME); solo tu puoi leggerlo.`,
  serve: `rookery serve: avviare un server, come «npm start»

Mostra il suo indirizzo, con un codice QR per i telefoni vicini; Ctrl+C lo
chiude.

Opzioni:
  -p, --port N         la porta (4040); 0 ne prende una libera
  --host INDIRIZZO     l’indirizzo su cui ascolta (tutti); 127.0.0.1 solo per
                       questo computer
  --data CARTELLA      dove sta tutto (.rookery)
  --database URL       tenere invece tutto in PostgreSQL:
                       postgres://user:password@host/name
  --bus URL            più server su un solo PostgreSQL si avvisano con
                       NATS: nats://host:4222
  --admin PERCORSO     il socket per «rookery admin» (admin.sock nella cartella)
  --origin URL         l’indirizzo per i browser, se c’è un proxy davanti:
                       https://rookery.example
  --metrics everyone   anche altri computer possono leggere /metrics
  --address-limits off nessun limite per indirizzo: per misurare, o dietro un
                       proxy che nasconde gli indirizzi
  --push off           nessun messaggio ai browser di chi è assente
  --push-service URL   accettare anche un servizio push della propria rete
  --backup-every ORE   fare una copia ogni tante ore
  --backup-keep N      quante di queste copie restano (7)
  --backup-folder DIR  dove vanno (backups nella cartella)
  --log LIVELLO        debug, info, warn, error o silent

Un’opzione che manca si legge dall’ambiente: PORT, HOST, ROOKERY_DATA,
DATABASE_URL, ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup CARTELLA|FILE: tenere una copia di tutto ciò che ha un server

Il server può continuare. In una cartella il file prende nome dall’ora; un file
che esiste non viene sovrascritto. La copia contiene segreti; solo chi la
possiede può leggerla.

Opzioni:
  --data CARTELLA      dove il server tiene tutto (altrimenti ROOKERY_DATA,
                       altrimenti .rookery)
  --database URL       o il suo database PostgreSQL (altrimenti DATABASE_URL)`,
  restore: `rookery restore FILE: rimettere ciò che «rookery backup» ha conservato

Sostituisce tutto quello che c’è ora; se non riesce, niente cambia. Viene
rifiutato mentre un server usa il database; il controllo dura qualche secondo.
Una copia da SQLite si può rimettere in PostgreSQL, e viceversa.

Opzioni:
  --data CARTELLA      dove il server tiene tutto (altrimenti ROOKERY_DATA,
                       altrimenti .rookery)
  --database URL       o il suo database PostgreSQL (altrimenti DATABASE_URL)`,
  admin: `rookery admin VERBO: gestire un server su questo computer

  status                    cosa è attivo
  tables, matches           chi gioca a cosa, e da quanto
  people [NOME]             chi è venuto per ultimo, o tutti con quel nome
  close TAVOLO|PARTITA      chiudere un tavolo; una partita lì finisce senza
                            risultato
  rename PERSONA NOME       dare un altro nome a qualcuno
  ban PERSONA, unban PERSONA  escludere qualcuno, o farlo rientrare
  password PERSONA          dare a un account una nuova password, e mostrarla
  registration open|closed  se nuovi ospiti e account possono entrare
  announce MINUTI|off       dire a tutti che il server si riavvia

PERSONA è un id, un account, o un nome che nessun altro ha. Chi è escluso lascia
ogni tavolo (un bot continua) e non può accedere; un ospite potrebbe tornare con
un altro nome, se la registrazione è aperta.

Può farlo solo l’utente del server, o root; non c’è password.

Opzioni:
  --data CARTELLA      dove il server tiene tutto (altrimenti ROOKERY_DATA,
                       altrimenti .rookery)
  --admin PERCORSO     o il suo socket (altrimenti ROOKERY_ADMIN); serve per un
                       server con PostgreSQL: il PERCORSO con cui è partito
  --json               JSON per altri programmi`,
  optionsOf: (game: string): string => `\nSolo per ${game}:`,
  replay: `rookery replay FILE: rivedere una partita passo per passo

FILE è ciò che ha scritto «rookery play --save».

Opzioni:
  --as POSTO   mostrare la partita come la vedeva qualcuno (un numero da 1)
  --at N       cominciare dal passo N; senza terminale, stampare solo quello

Tasti: ←→ un passo, ↑↓ un round, Inizio e Fine, q per uscire.
Una partita finita mostra tutte le mani; una non finita, ciò che vede uno
spettatore.`,
  analyse: `rookery analyse FILE: valutare ogni decisione di una partita

FILE è ciò che ha scritto «rookery play --save».
Un bot guarda ogni decisione e sa solo ciò che si poteva sapere allora.
Ogni riga mostra la possibilità di vincere la partita e il vantaggio atteso in
punti prima della decisione. Se un’altra mossa era migliore, la riga dopo la
mostra, con quanto avrebbe guadagnato.

Opzioni:
  --level LIVELLO  chi valuta: gentoo, king (di solito) o emperor
  --seat N         solo le decisioni di un posto (un numero da 1)
  --json           JSON per altri programmi

?! imprecisione: la possibilità di vincere cala del 2 % o più; ? errore: 5 %;
?? svista: 15 %. Una perdita conta solo se la trovano due ricerche indipendenti;
la seconda è quattro volte più lunga. Dove tutti scelgono insieme, va bene ogni
carta che il bot potrebbe scegliere. Se la ricerca non ha provato una mossa, il
bot la gioca, e gioca la migliore, negli stessi mondi immaginati, e le
confronta. La stessa registrazione dà sempre la stessa analisi.`,
  arena: (players: string, gameOptions: string): string =>
    `rookery arena GIOCO GIOCATORE GIOCATORE...: far giocare un torneo

GIOCO è penguin-party o penguinramids. Un GIOCATORE è uno tra
${players}
se vuoi con un proprio budget (king:500), o un programma che parla il protocollo
dell’arbitro («cmd:python3 my-bot.py», vedi docs/bot-programs.md). A ognuno si
può dare un nome: quick=king:100.

Ogni smazzata si gioca più volte con le stesse carte; ogni volta tutti si
spostano di un posto. Se indichi due giocatori per un tavolo più grande, il
primo sta da solo contro copie del secondo. Altrimenti tutti si incontrano lo
stesso numero di volte.

Opzioni:
  --seats N            posti al tavolo (di solito 2)
  --matches N          quante partite intere almeno (di solito 200)
  --seed TESTO         lo stesso seme dà le stesse carte e gli stessi risultati
  --out CARTELLA       mettere lì tournament.json, results.jsonl, summary.json,
                       table.csv e matches.csv
  --resume             continuare il torneo della cartella; GIOCO e GIOCATORI
                       si possono omettere
  --cores N            quante partite insieme (di solito: tutti i core)
  --patience SECONDI   quanto può metterci un programma per una mossa (30)
${gameOptions}

Esempi:
  rookery arena penguin-party king gentoo --matches 1000 --seed ice --out ice
  rookery arena --out ice --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "mine=cmd:node my-bot.mjs"`,
  referee: `rookery referee: arbitrare partite di altri programmi

Legge una richiesta JSON per riga dallo standard input e scrive una risposta
JSON per riga sullo standard output. {"op":"hello"} è un buon inizio.`,
};
