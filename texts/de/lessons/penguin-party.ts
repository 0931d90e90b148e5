import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguin Party says, in German. */
export const partyCourseInGerman = {
  base: {
    title: 'Die Basis',
    welcome:
      'Alle bauen zusammen eine Pyramide. Deine Pinguine sind unten auf dem Bildschirm. Das Ziel: alle loswerden.',
    first: 'Du fängst an. Wähle einen Pinguin, dann tippe auf den hellen Platz.',
    firstDone: 'Da steht er: der erste Pinguin der Basis.',
    other: 'Pip hat einen violetten Pinguin danebengesetzt. In der Basis ist jede Farbe erlaubt.',
    left: 'Setze einen Pinguin ans linke Ende der Basis.',
    leftDone: 'Gut gemacht. Die Basis wächst an beiden Enden.',
    notLeft: 'Das ist auch erlaubt. Aber versuch es diesmal am linken Ende.',
    full: 'Zu zweit fasst die Basis sieben Pinguine, mit mehr Leuten acht. Danach bleiben nur die oberen Reihen.',
  },
  above: {
    title: 'Auf zwei Pinguinen',
    two: 'Ein Pinguin darf auch auf zwei anderen stehen, in der Farbe von einem der beiden. Setze einen roten oder grünen auf Rot und Grün.',
    twoDone:
      'Er steht! Für alles, was darüber kommt, zählt jetzt seine Farbe und nicht mehr die darunter.',
    notThere: 'Die Regeln erlauben das. Aber versuch den Platz über Rot und Grün.',
    colour: 'Da stehen ein roter und ein grüner: Nur Rot oder Grün passt darauf.',
    other: 'Pip hat rechts einen gelben Pinguin dazugesetzt.',
    same: 'Auf zwei Pinguine gleicher Farbe passt nur diese Farbe. Setze einen roten auf zwei rote.',
    sameDone: 'Genau. Eine andere Farbe kann dort nie stehen.',
    notSame: 'Der Platz geht, aber such zwei rote Pinguine nebeneinander.',
    onlyRed: 'Zwei rote Pinguine tragen nur einen roten.',
    rule: 'Jeder Pinguin öffnet also Farben und schließt andere aus. Halte Plätze für die Farben frei, von denen du viele hast.',
  },
  out: {
    title: 'Raus!',
    only: 'Wer einen Pinguin setzen kann, muss es tun. Nur einer von deinen passt noch irgendwohin: Setze ihn.',
    onlyDone: 'Richtig, nur der violette hat noch gepasst.',
    noFit: 'Der passt nirgends. Such den hellen Platz.',
    stuck:
      'Pip hat dir den letzten Platz genommen: Grün passt nirgends mehr. Du bist raus aus dieser Runde, mit drei Karten auf der Hand.',
    rule: 'Jede Karte, die dir bleibt, ist ein Strafpunkt: hier drei. Du musst nichts sagen, das Spiel merkt es selbst.',
  },
  alone: {
    title: 'Allein',
    alone: 'Pip ist raus. Wer übrig ist, spielt allein weiter, Zug um Zug, solange etwas passt.',
    three:
      'Drei Pinguine sind noch da, und alle drei kannst du setzen, wenn du mit dem richtigen anfängst.',
    threeDone: 'Gut: Die anderen haben noch Platz.',
    tooSoon: 'Erlaubt, aber dann passt einer der anderen nicht mehr. Versuch einen anderen.',
    noFit: 'Der passt dort nicht.',
    goOn: 'Setze jetzt die anderen.',
    rule: 'Keine Karten mehr, keine Strafpunkte. Auf die Reihenfolge kam es an.',
  },
  last: {
    title: 'Die letzte Karte',
    behind:
      'Die letzte Runde. Du hast vier Strafpunkte, Pip hat drei. Wer die wenigsten hat, gewinnt.',
    place: 'Du hast noch eine Karte. Setze sie!',
    won: 'Wer alle Karten losgeworden ist, gibt bis zu zwei Punkte zurück. Du hast jetzt zwei und gewinnst!',
    rule: 'Es gibt so viele Runden wie Leute, und alle fangen einmal an. Die Punkte werden zusammengezählt. Bei Gleichstand teilt man sich den Sieg.',
  },
  round: {
    title: 'Eine eigene Runde',
    play: 'Jetzt entscheidest du allein. Spiele diese Runde gegen Pip zu Ende.',
    end: 'Das ist das ganze Spiel. Viel Spaß!',
  },
} as const satisfies CourseTexts;
