import { allOfIn } from '@rookery/texts/listing';

const allOf = allOfIn('en');

/** What is said around any game's table, in English. */
export const tableInEnglish = {
  freeSeat: 'Free seat',
  forgotten: 'Somebody',
  you: 'You',
  board: 'Table',
  menu: 'Menu',
  leave: 'Leave the table',
  yourTurn: 'Your turn',
  waitingFor: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0] ?? ''} is thinking …` : `${allOf(names)} are thinking …`,
  onItsWay: 'Your move is on its way …',
  watching: 'You are looking on',
  over: 'The match is over',
  showBoard: 'Look at the table',
  showResult: 'Show the result',
  rematch: 'Play again',
  rematchWanted: (names: readonly string[]): string =>
    names.length === 1
      ? `${names[0] ?? ''} would like to play again.`
      : `${allOf(names)} would like to play again.`,
  rematchWaits: 'Waiting for the others …',
  home: 'Home',
  notTaken: 'That did not work',
};

/** Every text around a table; each language must have them all. */
export type TableTexts = typeof tableInEnglish;
