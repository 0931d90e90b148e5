import { countedIn } from '../../plural.ts';
import type { ReviewTexts } from '../../en/page/review.ts';

const counted = countedIn('de');

/** What is said about reviews of matches, in German. */
export const reviewInGerman: ReviewTexts = {
  title: (game) => `${game}, Analyse`,
  back: 'Zurück zur Partie',
  sketching: 'Zeichne die Kurve …',
  weighing: (done, of) =>
    `${String(done)} von ${counted(of, { one: 'Entscheidung', other: 'Entscheidungen' })} bewertet`,
  stop: 'Anhalten',
  goOn: 'Weiter',
  failed: 'Die Analyse brach ab. Was schon gefunden ist, bleibt.',
  again: 'Noch einmal',
  judgedBy: (level) =>
    `Bewertet von ${level}, einem Bot. Jede Entscheidung wird nach dem beurteilt, was man dabei wissen konnte, nicht nach den Karten der anderen.`,
  nothing: 'In dieser Partie hat niemand etwas entschieden.',
  graph: {
    title: 'Siegchancen',
    hint: 'So, wie man sie am Zug kennen konnte. Tippe auf die Kurve, um einen Moment zu sehen.',
    asTable: 'Die Kurve als Tabelle',
    moment: 'Moment',
    momentOf: (number, of, round) =>
      `Entscheidung ${String(number)} von ${String(of)}, Runde ${String(round)}`,
    round: (round) => `Runde ${String(round)}`,
    end: 'Das Ende',
    previous: 'Entscheidung davor',
    next: 'Nächste Entscheidung',
  },
  moment: {
    by: (name) => `${name} entscheidet`,
    yours: 'Deine Entscheidung',
    chance: (percent) => `Siegchance: ${percent}`,
    played: 'Gespielt',
    better: 'Besser',
    why: 'Warum',
    proven: 'Bewiesen: besser, egal was die anderen haben.',
    isWeighed: 'Diese Entscheidung wird noch bewertet.',
    cost: (percent) => `Sie kostete ${percent} des Siegs.`,
    fine: 'Kein anderer Zug war deutlich besser.',
    only: 'Es gab nur einen Zug.',
    table: 'Der Tisch in diesem Moment',
  },
  verdicts: {
    'only-move': 'Keine Wahl',
    fine: 'Gut',
    slip: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  attempt: {
    action: 'Noch einmal versuchen',
    task: 'Was würdest du hier spielen? Wähle auf dem Brett.',
    isWeighed: 'Dein Zug wird bewertet …',
    played: 'Deine Wahl',
    fine: (percent) => `Gut gewählt: Kein Zug ist deutlich besser. Siegchance: ${percent}.`,
    worse: (percent, best) => `Siegchance: ${percent}. Der beste Zug hat ${best}.`,
    same: 'Genau das wurde in der Partie gespielt.',
    another: 'Einen anderen Zug versuchen',
    show: 'Antwort zeigen',
  },
  costliest: {
    title: 'Die teuersten Momente',
    none: 'Keine Entscheidung kostete deutlich vom Sieg.',
    later: 'Sie stehen hier, sobald alles bewertet ist.',
    lost: (percent) => `kostete ${percent}`,
  },
  decisions: {
    title: 'Jede Entscheidung',
    of: 'Wessen Entscheidungen',
    everyone: 'Alle',
    onlyCostly: 'Nur die teuren',
    none: 'Bisher keine.',
  },
  luck: {
    title: 'Glück und Können',
    later: 'Glück und Können stehen fest, sobald alles bewertet ist.',
    player: 'Spieler',
    start: 'Anfang',
    own: 'Eigene Züge',
    others: 'Züge der anderen',
    luck: 'Glück',
    result: 'Ergebnis',
    explanation: (level) =>
      `Alle beginnen mit dem gleichen Anteil am Sieg, und die Teile ergeben zusammen das Ergebnis. Entscheidungen werden mit ${level} verglichen: 0 heißt, so gut zu spielen wie dieser Bot. Glück sind die Karten, das Ziehen und was niemand wissen konnte. Die Zahl nach ± ist die Unsicherheit: In 95 von 100 Fällen liegt die Wahrheit nicht weiter weg.`,
    decided: {
      lost: {
        own: (percent) => `Was dich die Partie kostete: deine eigenen Entscheidungen, ${percent}.`,
        others: (percent) =>
          `Was dich die Partie kostete: Die anderen entschieden gut, ${percent} für dich.`,
        luck: (percent) => `Was dich die Partie kostete: Pech, ${percent}.`,
      },
      won: {
        own: (percent) => `Was dir den Sieg brachte: deine eigenen Entscheidungen, ${percent}.`,
        others: (percent) => `Was dir den Sieg brachte: Fehler der anderen, ${percent}.`,
        luck: (percent) => `Was dir den Sieg brachte: Glück, ${percent}.`,
      },
    },
  },
};
