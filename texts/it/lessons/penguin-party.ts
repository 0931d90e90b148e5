import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguin Party says, in Italian. */
export const partyCourseInItalian = {
  base: {
    title: 'La base',
    welcome:
      'Tutti costruiscono insieme una piramide. I tuoi pinguini sono in basso sullo schermo. Lo scopo: piazzarli tutti.',
    first: 'Cominci tu. Scegli un pinguino, poi tocca lo spazio illuminato.',
    firstDone: 'Eccolo: il primo pinguino della base.',
    other: 'Pip ha messo accanto un pinguino lilla. Nella base vanno bene tutti i colori.',
    left: 'Metti un pinguino all’estremità sinistra della base.',
    leftDone: 'Ben fatto. La base cresce dai due lati.',
    notLeft: 'Anche questo è permesso. Ma stavolta prova l’estremità sinistra.',
    full: 'In due, la base tiene sette pinguini; in più giocatori, otto. Poi restano solo le righe più in alto.',
  },
  above: {
    title: 'Su due pinguini',
    two: 'Un pinguino può stare anche sopra due altri, se ha il colore di uno di loro. Metti un rosso o un verde sopra il rosso e il verde.',
    twoDone:
      'Sta in piedi! Per ciò che viene sopra, ora conta il suo colore e non più quelli sotto.',
    notThere: 'Le regole lo permettono. Ma prova lo spazio sopra il rosso e il verde.',
    colour: 'Lì ci sono un rosso e un verde: sopra va solo un rosso o un verde.',
    other: 'Pip ha aggiunto un pinguino giallo a destra.',
    same: 'Sopra due pinguini dello stesso colore va solo quel colore. Metti un rosso sopra due rossi.',
    sameDone: 'Esatto. Lì non potrà mai stare un altro colore.',
    notSame: 'Quello spazio va bene, ma cerca due rossi vicini.',
    onlyRed: 'Due rossi portano solo un rosso.',
    rule: 'Così ogni pinguino apre dei colori e ne chiude altri. Tieni aperti gli spazi per i colori che hai di più.',
  },
  out: {
    title: 'Fuori!',
    only: 'Chi può piazzare un pinguino deve farlo. Solo uno dei tuoi va ancora da qualche parte: piazzalo.',
    onlyDone: 'Giusto, solo il lilla aveva ancora posto.',
    noFit: 'Quello non va da nessuna parte. Cerca lo spazio illuminato.',
    stuck:
      'Pip ti ha chiuso l’ultimo spazio: il verde non va più da nessuna parte. Esci dal round con tre carte in mano.',
    rule: 'Ogni carta rimasta in mano è una penalità: qui tre. Non devi dire niente, il gioco se ne accorge.',
  },
  alone: {
    title: 'In solitaria',
    alone: 'Pip è fuori. Chi resta continua, turno dopo turno, finché qualcosa trova posto.',
    three: 'Restano tre pinguini, e tutti e tre si possono piazzare, se cominci da quello giusto.',
    threeDone: 'Bene: gli altri hanno ancora posto.',
    tooSoon: 'È permesso, ma poi uno degli altri non ha più posto. Provane un altro.',
    noFit: 'Quello non va lì.',
    goOn: 'Ora piazza gli altri.',
    rule: 'Niente carte, niente penalità. È l’ordine che ha fatto la differenza.',
  },
  last: {
    title: 'L’ultima carta',
    behind: 'L’ultimo round. Tu hai quattro penalità, Pip tre. Vince chi ne ha meno.',
    place: 'Ti resta una carta. Piazzala!',
    won: 'Chi piazza tutte le sue carte toglie fino a due penalità. Ora ne hai due, e vinci!',
    rule: 'Ci sono tanti round quanti giocatori, e ognuno comincia una volta. Le penalità si sommano. In parità la vittoria si divide.',
  },
  round: {
    title: 'Un round tutto tuo',
    play: 'Adesso decidi tu. Gioca questo round contro Pip fino alla fine.',
    end: 'È tutto qui. Buon divertimento!',
  },
} as const satisfies CourseTexts;
