/** What surrounds every view, in English. */
export const shellInEnglish = {
  title: (view: string): string => (view === '' ? 'Rookery' : `${view} · Rookery`),
  toContent: 'To the content',
  home: 'Home',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment …',
  settings: {
    name: 'Settings',
    language: 'Language',
    languageOfBrowser: 'As the browser',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'As the device', full: 'Full', reduced: 'Reduced' },
    pace: 'Moves of others',
    paces: { relaxed: 'Take your time', brisk: 'Brisk', 'at-once': 'At once' },
    sound: 'Sounds',
    confirm: 'Confirm each move',
    confirmHint: 'A move is shown first and played with a second touch.',
    hand: 'Hand of cards',
    hands: { stacks: 'Stacks by colour', fan: 'Fan' },
    alerts: 'Tell me when it is my turn and the page is hidden',
  },
  notFound: {
    title: 'Nothing but snow here',
    hint: 'This address leads nowhere. A link may have been cut short when it was copied.',
    action: 'Back home',
  },
  failed: {
    title: 'Something slipped on the ice',
    hint: 'This part of the page could not be loaded. Check the connection and try again; nothing of your matches is lost.',
    action: 'Try again',
  },
  footer: 'Free software under the MIT licence. The drawings were made for Rookery.',
};

/** Every text around the views; each language must have them all. */
export type ShellTexts = typeof shellInEnglish;
