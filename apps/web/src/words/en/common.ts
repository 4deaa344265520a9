// On every page.

export const common = {
  name: 'Tenfold',
  home: 'Home',
  rooms: 'Rooms',
  help: 'Help',
  settings: 'Settings',
  language: 'Language',
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  retry: 'Try again',
  loading: 'One moment …',
  and: (items: readonly string[]) => new Intl.ListFormat('en').format(items),
  newName: (number: number) => `Guest ${number}`,
  failed: 'That did not work',
  noServer: 'The server cannot be reached. Check the connection, then try again.',
};
