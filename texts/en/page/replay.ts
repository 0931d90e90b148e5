/** Replays, links to their moments and record files, in English. */
export const replayInEnglish = {
  title: (game: string): string => `${game}, replay`,
  controls: 'Controls of the replay',
  step: 'Step',
  stepOf: (step: number, of: number): string => `Step ${String(step)} of ${String(of)}`,
  inRound: (step: string, round: number): string => `${step}, round ${String(round)}`,
  previous: 'One step back',
  next: 'One step on',
  play: 'Play',
  stop: 'Stop',
  menu: 'More about this replay',
  start: 'The match begins.',
  player: (number: number): string => `Player ${String(number)}`,
  eyes: {
    title: 'Seen by',
    onlooker: 'an onlooker',
    open: 'everyone: open hands',
    /** Beside the board, in little. */
    openHands: 'Open hands',
  },
  round: { title: 'Go to a round', name: (round: number): string => `Round ${String(round)}` },
  pace: { title: 'Pace', slow: 'Slow', usual: 'Usual', fast: 'Fast' },
  keys: 'Keys: arrows step, Page Up and Page Down go by rounds, Home and End to the ends, Space plays.',
  result: 'Result',
  whoWas: 'What happened',
  playedOn: (when: string): string => `Played on ${when}`,
  record: 'Download this match',
  share: {
    title: 'Link to this moment',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Copied.',
    byHand: 'Mark the link and copy it by hand.',
    send: 'Share',
    text: (game: string): string => `A moment of ${game}`,
    /** Whoever has the link needs no server. */
    carries: (size: string): string =>
      `The link holds the whole match, with the names of the players (${size}). It works on every device.`,
    online: 'Everyone with the link can watch the match.',
    making: 'Making the link…',
  },
  whatIf: {
    title: 'What if?',
    hint: 'Play on from this moment against bots. The match itself stays as it was.',
    seat: 'You play for',
    cards: {
      title: 'The hidden cards',
      same: 'As they were',
      /** Cards that this player could not have told from the real ones. */
      other: (name: string): string => `Others, as far as ${name} could know`,
    },
    later: 'Cards that come later are drawn anew.',
    level: 'Against',
    play: 'Play on from here',
    opening: 'Setting the table…',
    failed: 'The table could not be opened. Try again.',
    over: 'The match is over here. Go back a step to play on.',
  },
  open: {
    title: 'Watch a match file',
    hint: 'Choose a file that you have downloaded here or saved in the terminal, or drop it anywhere on this page.',
    choose: 'Choose a file',
    reading: 'Reading…',
    another: 'Choose another file',
  },
  bad: {
    file: 'This file cannot be watched',
    link: 'This link cannot be watched',
    cutShort: 'The link was cut short or changed on its way. Ask for it again, and copy all of it.',
    tooLarge: (most: string): string => `It is larger than ${most}: no match is that long.`,
    notJson: 'It is not a match file of Rookery. Look for a JSON file.',
    otherVersion:
      'It was played by another version of the rules, and today’s would play it differently. Your file is fine; keep it.',
    notARecord: 'It is a file of another kind, or somebody has changed it.',
    act: (number: number, of: number, act: string): string =>
      `Act ${String(number)} of ${String(of)}, “${act}”, is against the rules:`,
    unreadableAct: (number: number, of: number): string =>
      `Act ${String(number)} of ${String(of)} cannot be read:`,
    detail: 'What is wrong:',
    upTo: (number: number): string => `Watch the ${String(number)} acts before it`,
  },
};

/** Every text about replays; each language must have them all. */
export type ReplayTexts = typeof replayInEnglish;
