import type { FailureCause } from '../../terminal-subjects.ts';
import type { ArenaTexts } from '../../en/terminal/arena.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('de');

function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `endete mit Code ${String(what.code)}`
        : `wurde durch ${what.signal} beendet`;
    case 'silent':
      return `machte in ${count(what.seconds, { one: 'Sekunde', other: 'Sekunden' })} keinen Zug (--patience)`;
    case 'refused':
      return `wurde in einem Zug ${String(what.times)}-mal abgelehnt, zuletzt mit ${what.last}`;
  }
}

/** What the arena says, in German. */
export const arenaInGerman: ArenaTexts = {
  number,
  percent: (share) => `${number(100 * share, 1)} %`,

  needsGame: (games) => `Welches Spiel? ${games.join(' oder ')}.`,
  needsPlayers: (known) => `Nenne mindestens zwei Spieler: ${known.join(', ')} oder cmd:BEFEHL.`,
  tooManyPlayers: (most) => `Höchstens ${String(most)} Spieler können teilnehmen.`,
  unknownPlayer: (name, nearest, game, known) =>
    nearest === undefined
      ? `Niemand namens „${name}“ spielt ${game}. Spieler: ${known.join(', ')} oder cmd:BEFEHL.`
      : `Niemand namens „${name}“ spielt ${game}. Meintest du „${nearest}“?`,
  badBudget: (player, most) =>
    `Das Budget von „${player}“ muss eine ganze Zahl von 1 bis ${number(most, 0)} sein, wie in king:500.`,
  badLabel: (label, longest) =>
    `„${label}“ kann kein Spielername sein: 1 bis ${String(longest)} Buchstaben, Ziffern, Leerzeichen und -._:`,
  emptyCommand: (player) => `„${player}“ nennt keinen Befehl; schreibe cmd:BEFEHL.`,
  sameName: (label) =>
    `„${label}“ kommt zweimal vor. Gib einem einen anderen Namen, wie in nochmal=${label}.`,
  resumeWhat: '„--resume“ setzt das Turnier in einem Ordner fort: Füge --out ORDNER hinzu.',
  nothingToResume: (folder) =>
    `In „${folder}“ gibt es kein Turnier zum Fortsetzen. Nenne ein Spiel und Spieler, um eines zu beginnen.`,

  folderInUse: (folder) =>
    `„${folder}“ enthält schon ein Turnier. Setze es mit --resume fort oder nimm einen anderen Ordner.`,
  otherTournament: (folder, setting) =>
    `„${folder}“ enthält ein anderes Turnier (anders: ${setting}). Nimm einen anderen Ordner oder setze es fort: rookery arena --out ${folder} --resume`,
  settings: {
    form: 'Dateiformat',
    game: 'Spiel',
    rules: 'Version der Regeln',
    seats: 'Zahl der Plätze',
    options: 'Tischoptionen',
    seed: 'Startwert',
    players: 'Liste der Spieler',
  },
  badFolder: (folder, reason) => `Der Ordner „${folder}“ lässt sich nicht benutzen (${reason}).`,
  badFile: (path, line) =>
    `Zeile ${String(line)} von „${path}“ ist kein Ergebnis dieses Turniers. Lösche die Zeile, damit neu gespielt wird.`,

  progress: (done, of) => `${number(done, 0)}/${number(of, 0)} Gaben`,
  shareSoFar: (label, share) => `${label} ${share}`,
  left: (seconds) => `noch ${duration(seconds)}`,

  columns: {
    rank: '#',
    player: 'Spieler',
    matches: 'Partien',
    wins: 'Siege %',
    margin: '±',
    lead: 'Vorspr.',
    rating: 'Wertung',
    mean: 'ms/Zug',
    slowest: 'max',
  },
  duels: 'endet vor (%)',
  played: (matches, deals, seats) =>
    `${count(matches, { one: 'Partie', other: 'Partien' })}: ${count(deals, { one: 'Gabe', other: 'Gaben' })}, jede ${String(seats)}-mal gespielt; jedes Mal rücken alle einen Platz weiter.`,
  alone: (first, second, seats) => `${first} sitzt allein gegen ${String(seats - 1)} × ${second}.`,
  equal: (share) => `Gleich Starke gewännen je ${share}; ± ist das 95-%-Konfidenzintervall.`,
  seed: (seed) => `Startwert: ${seed}`,
  kept: (folder) => `Ergebnisse: ${folder}`,
  programFailed: (failure) =>
    `Das Programm „${failure.player}“ ${cause(failure.cause)}, Partie ${failure.match}, Platz ${String(failure.seat)}.`,
  complaints: 'Die letzten Zeilen seiner Fehlerausgabe:',
  interrupted: (done, of) =>
    `Angehalten nach ${number(done, 0)} von ${count(of, { one: 'Gabe', other: 'Gaben' })}.`,
  lost: 'Die Ergebnisse sind nicht gespeichert. Mit --out ORDNER könntest du hier weitermachen.',
  goOn: (folder) => `Weiter: rookery arena --out ${folder} --resume`,
};
