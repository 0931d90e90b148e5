/** What surrounds every view, in English. */
export const shellInEnglish = {
  title: (view: string): string => (view === '' ? 'Rookery' : `${view} · Rookery`),
  toContent: 'Skip to content',
  home: 'Home',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment…',
  settings: {
    name: 'Settings',
    language: 'Language',
    languageOfBrowser: 'Same as browser',
    theme: 'Theme',
    themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'Same as device', full: 'Full', reduced: 'Reduced' },
    pace: 'Speed of the others’ moves',
    paces: { relaxed: 'Gentle', brisk: 'Brisk', 'at-once': 'Instant' },
    sound: 'Sounds',
    confirm: 'Confirm each move',
    confirmHint: 'The first touch shows the move, the second plays it.',
    endTurn: 'End my turn by itself',
    endTurnHint: 'Once nothing is left to do, and a moment to undo it has passed.',
    hand: 'Your cards',
    hands: { stacks: 'Stacks by colour', fan: 'Fan' },
    alerts: 'Notify me when it is my turn',
    alertsHint: 'When this page is hidden.',
    noAlerts: {
      insecure: 'Only possible where the address of the page begins with https.',
      unsupported: 'This browser cannot show notifications.',
      refused: 'The browser blocks notifications here. Allow them in its settings, then come back.',
    },
  },
  notFound: {
    title: 'Nothing but snow here',
    hint: 'There is nothing at this address. Perhaps the link was cut short when it was copied.',
    action: 'Back home',
  },
  failed: {
    title: 'Something slipped on the ice',
    hint: 'A part of the page did not load. Check your connection and try again. Your matches are safe.',
    action: 'Try again',
  },
  footer: 'Free software (MIT licence), original drawings.',
};

/** Every text around the views; each language must have them all. */
export type ShellTexts = typeof shellInEnglish;
