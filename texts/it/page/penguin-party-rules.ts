import type { PenguinPartyRules } from '../../en/page/penguin-party-rules.ts';

/** The rules of Penguin Party for readers, in Italian. */
export const penguinPartyRulesInItalian: PenguinPartyRules = {
  aim: {
    title: 'Di cosa si tratta',
    says: [
      'Tutti costruiscono insieme una sola piramide di pinguini, e ognuno vuole liberarsi delle proprie carte.',
      'Le carte che non puoi piazzare costano penalità. Alla fine vince chi ne ha meno.',
    ],
  },
  cards: {
    title: 'Le carte',
    says: [
      'Ci sono 36 pinguini di cinque colori: sette per colore, e un ottavo di uno solo. Nell’edizione IELLO è il blu, in quella AMIGO il verde. Non cambia altro.',
      'In 2, 3, 4, 5 o 6 giocatori ognuno riceve 14, 12, 9, 7 o 6 carte. Vedi solo le tue.',
      'In due, otto carte restano coperte per tutto il round e nessuno le conosce. In cinque avanza una carta: apre la base.',
    ],
  },
  start: {
    title: 'Chi comincia',
    says: [
      'Il primo giocatore è sorteggiato, poi si gioca in senso orario. Ogni round lo comincia chi siede a sinistra di chi ha cominciato prima: così ognuno comincia una volta.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    says: [
      'Piazzi esattamente un pinguino dalla mano. Finché uno va bene da qualche parte, non puoi passare.',
    ],
  },
  base: {
    title: 'La base',
    says: [
      'Il primo pinguino apre la base. Gli altri si aggiungono a sinistra o a destra, di ogni colore e senza buchi.',
      'La base è piena con otto pinguini, in due giocatori già con sette.',
    ],
  },
  above: {
    title: 'Più in alto',
    says: [
      'Più in alto un pinguino sta sopra due vicini della fila sotto. Appena ci sono entrambi, lo spazio tra loro è libero, qualunque cosa manchi altrove.',
    ],
  },
  colour: {
    title: 'Il colore deve andare bene',
    says: [
      'Più in alto un pinguino ha il colore di uno dei due su cui sta. Su due dello stesso colore va bene solo quello.',
      'È il cuore del gioco: ogni pinguino decide quali colori possono continuare sopra di lui e quali no.',
    ],
  },
  out: {
    title: 'Niente va bene',
    says: [
      'Se all’inizio del tuo turno nessuna carta va bene, sei fuori da questo round. Ogni carta in mano è una penalità.',
      'Non lo decidi tu, lo dice il gioco. Le tue carte vanno da parte coperte: tutti vedono quante sono, nessuno quali.',
    ],
  },
  'last-card': {
    title: 'La tua ultima carta',
    says: [
      'Chi piazza l’ultima carta della mano toglie subito fino a due penalità. Nessuno va sotto zero.',
    ],
  },
  'round-end': {
    title: 'La fine di un round',
    says: [
      'Un round finisce quando tutti sono fuori o senza carte. Se resta un solo giocatore, continua da solo.',
      'Poi le 36 carte si mescolano e si distribuiscono di nuovo. Le penalità restano.',
    ],
  },
  'match-end': {
    title: 'La fine della partita',
    says: [
      'Ci sono tanti round quanti giocatori. Vince chi ha meno penalità.',
      'In parità si condivide la vittoria. Un tavolo può scegliere altro: allora si giocano altri round finché uno solo ne ha meno.',
    ],
  },
};
