import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguin Party says, in English. */
export const partyCourseInEnglish = {
  base: {
    title: 'The base',
    welcome:
      'Everyone builds one pyramid together. Your penguins are at the bottom of the screen. The aim: get rid of them all.',
    first: 'You begin. Choose any penguin, then touch the lit place.',
    firstDone: 'There it stands: the first penguin of the base.',
    other: 'Pip has put a purple penguin beside it. In the base every colour is allowed.',
    left: 'Put a penguin at the left end of the base.',
    leftDone: 'Well done. The base grows at both ends.',
    notLeft: 'That is allowed, too. But try the left end this time.',
    full: 'With two players the base holds seven penguins, with more players eight. Then only the upper rows are left.',
  },
  above: {
    title: 'On two penguins',
    two: 'A penguin may also stand on two others, in the colour of one of them. Put a red or a green one on red and green.',
    twoDone:
      'It stands! For whatever comes above, its colour counts now and no longer those below it.',
    notThere: 'The rules allow it. But try the place on top of red and green.',
    colour: 'There stand a red and a green one: only red or green fits on them.',
    other: 'Pip has added a yellow penguin on the right.',
    same: 'On two penguins of one colour only that colour fits. Put a red one on two red ones.',
    sameDone: 'Exactly. Another colour can never stand there.',
    notSame: 'That place is fine, but look for two red penguins side by side.',
    onlyRed: 'Two red penguins carry only a red one.',
    rule: 'So every penguin opens some colours and closes others. Keep places open for the colours you have many of.',
  },
  out: {
    title: 'Out!',
    only: 'Whoever can place a penguin must. Only one of yours still fits somewhere: place it.',
    onlyDone: 'Right, the purple one was the only one that fitted.',
    noFit: 'That one fits nowhere. Look for the lit place.',
    stuck:
      'Pip has closed the last place for you: green fits nowhere any more. You are out of this round, with three cards left.',
    rule: 'Each card left in your hand is a penalty point: three points now. You did not have to say anything; the game notices.',
  },
  alone: {
    title: 'Alone',
    alone: 'Pip is out. Whoever is left goes on alone, turn after turn, as long as something fits.',
    three: 'Three penguins left, and all three can be placed, if you begin with the right one.',
    threeDone: 'Good: the others still have a place.',
    tooSoon: 'Allowed, but then one of the others no longer fits. Try another one.',
    noFit: 'That one does not fit there.',
    goOn: 'Now place the others.',
    rule: 'No cards left, no penalty points. The order made the difference.',
  },
  last: {
    title: 'The last card',
    behind: 'The last round. You have four penalty points, Pip has three. The fewest win.',
    place: 'You have one card left. Place it!',
    won: 'Whoever gets rid of the whole hand gives back up to two points. You have two now, and win!',
    rule: 'There are as many rounds as players, and everyone begins once. Points add up. Whoever has equally few shares the victory.',
  },
  round: {
    title: 'A round of your own',
    play: 'Now you decide alone. Play this round against Pip to its end.',
    end: 'That is the whole game. Have fun!',
  },
} as const satisfies CourseTexts;
