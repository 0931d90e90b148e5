import type { PenguinramidsRules } from '../../en/page/penguinramids-rules.ts';

/** The rules of Penguinramids for readers, in Italian. */
export const penguinramidsRulesInItalian: PenguinramidsRules = {
  aim: {
    title: 'Di cosa si tratta',
    says: [
      'Ognuno costruisce una piramide di dieci pinguini, uno per ogni round. I pinguini pesanti danno punti, ma qualcuno li deve portare.',
    ],
  },
  cards: {
    title: 'Una carta Pinguino',
    says: [
      'Il numero sulla pancia è il peso, da 0 a 4. I bracciali sono la forza di ogni braccio, a sinistra e a destra come li vedi. Un braccio senza bracciali non è alzato.',
      'Tutti i dorsi sono uguali: un pinguino grigio di peso 0 con forza 1 in ogni braccio. Il grigio non è un colore.',
    ],
  },
  start: {
    title: 'Prima del primo round',
    says: [
      'Ognuno ha le carte Azione da 1 a 5. Tre obiettivi su dieci sono estratti e restano scoperti per tutta la partita. Un giocatore è il Capo Pinguino: chi nomina il tavolo, altrimenti si sorteggia.',
      'Dieci segnalini Forza formano una riserva comune.',
    ],
  },
  round: {
    title: 'Un round',
    says: [
      'Si scoprono tanti pinguini quanti sono i giocatori. Ognuno sceglie in segreto una carta Azione; puoi cambiarla finché l’ultimo non ha scelto. Poi si mostrano tutte.',
      'Una carta giocata resta davanti a te e non si può scegliere di nuovo finché non la riprendi.',
    ],
  },
  order: {
    title: 'Chi gioca per primo',
    says: [
      'La carta più bassa gioca per prima. A carte uguali prima il Capo, poi in senso orario. Quest’ordine vale per tutto il round, anche se il Capo cambia.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    says: [
      'Devi prendere uno dei pinguini rimasti e piazzarlo. Una volta puoi anche usare l’azione della tua carta, prima o dopo. Solo l’azione 3 viene sempre prima di prendere.',
      'Il turno finisce quando lo dici tu.',
    ],
  },
  slots: {
    title: 'Dove può andare un pinguino',
    says: [
      'Una piramide ha livelli di quattro, tre, due e uno spazio. Il primo pinguino va ovunque nella base, gli altri della base accanto a uno già posato. Più in alto uno spazio è aperto appena i due sotto sono occupati.',
    ],
  },
  weight: {
    title: 'Braccia e peso',
    says: [
      'La base porta tutto. Più in alto un pinguino pesa al massimo quanto portano insieme le due braccia sotto di lui: il destro di quello a sinistra e il sinistro di quello a destra, con i loro segnalini.',
      'Conta solo il pinguino subito sopra, non quello che ha addosso.',
    ],
  },
  grey: {
    title: 'Il lato grigio',
    says: [
      'Un pinguino che va bene si posa dal lato a colori, e finché uno qualsiasi va bene da qualche parte nella tua piramide, devi prenderne uno che va bene.',
      'Se nessuno va bene, prendine uno qualsiasi e posalo grigio in uno spazio aperto. Segnalini e azioni che potresti ancora usare non ti obbligano a nulla.',
    ],
  },
  'action-chief': {
    title: 'Azione 1: Capo',
    says: ['Prendi la carta Capo, se non ce l’hai già. Se lo fanno in più, la tiene l’ultimo.'],
  },
  'action-grey': {
    title: 'Azione 2: Grigio',
    says: [
      'Giri per sempre sul grigio un tuo pinguino: uno della piramide, se tutto quello che sta sopra è ancora portato, o quello che prendi ora. Allora puoi prenderne uno qualsiasi, anche se altri vanno bene.',
      'I segnalini su di lui restano e contano ancora.',
    ],
  },
  'action-exchange': {
    title: 'Azione 3: Scambio',
    says: [
      'Prima di prendere, manda sotto il mazzo uno dei pinguini disponibili. La prima carta del mazzo prende il suo posto.',
    ],
  },
  'action-recall': {
    title: 'Azione 4: Recupero',
    says: [
      'Riprendi tutte le tue carte Azione giocate, anche questa. Come ogni azione è facoltativa; ma se resti senza carte prima dell’ultimo round, alla fine del turno lo fa il gioco per te.',
    ],
  },
  'action-strength': {
    title: 'Azione 5: Forza',
    says: [
      'Prendi un segnalino Forza, se la riserva ne ha ancora.',
      'Nel tuo turno puoi mettere segnalini sulle braccia dei tuoi pinguini, quanti ne vuoi, alzate o no. Ognuno aggiunge 1 e resta lì fino alla fine.',
    ],
  },
  end: {
    title: 'La fine',
    says: [
      'Dopo il round 10 ogni livello dà il peso del suo pinguino più pesante; uno grigio pesa 0. Si aggiungono gli obiettivi. Vince chi ha più punti.',
      'In parità vince il Capo, altrimenti chi viene dopo di lui in senso orario.',
    ],
  },
  goals: {
    title: 'Gli obiettivi',
    says: [
      'Il regolamento mostra cinque obiettivi. La scatola ne ha dieci, perciò ne abbiamo aggiunti cinque nostri; sono segnalati.',
    ],
  },
  deck: {
    title: 'Il mazzo, e il tuo',
    says: [
      'Nessuna fonte pubblica elenca le 52 carte Pinguino. Si conoscono i pesi da 0 a 4, fino a due bracciali per braccio, almeno quattro colori tra cui rosso e blu, e che certi pinguini non alzano braccia.',
      'Il nostro mazzo rispetta tutto questo: quattro colori di 13 pinguini. Ecco i rossi. I blu sono uguali; verdi e gialli hanno sinistra e destra scambiate.',
      'Se hai la scatola, puoi inserire le tue carte e giocarci.',
    ],
  },
};
