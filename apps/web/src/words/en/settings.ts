// What can be set on a device.

export const settings = {
  you: 'You',
  nameHint: 'This is how others see you. There is no account and no password.',
  languages: 'Languages',
  printing: 'Card names',
  printings: { usual: 'Usual printing', other: 'Other printing' },
  printingHint: (examples: string) => `Some cards have another name in the other printing: ${examples}.`,
  secondLanguage: 'Card names in a second language too',
  noSecond: 'No',
  secondHint: 'It stands under the first one, for tables where several languages are spoken.',
  look: 'Look',
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  cloth: 'Cloth of the table',
  cloths: { green: 'Green', claret: 'Claret', midnight: 'Midnight blue' },
  speed: 'Motion',
  speeds: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  speedHint: 'Cards travel from where they were to where they are. You never have to wait for them.',
  showShortcuts: 'Show shortcuts',
  showShortcutsHint: 'The key stands on what it does. Switched off, these keys do nothing.',
  alerts: 'Sound and alerts',
  sound: 'Sound',
  soundHint: 'Quiet sounds for cards, and one when it is your turn.',
  volume: 'Volume',
  notifications: 'Notifications',
  notificationsHint:
    'When it is your turn and the page is in the background. Your browser will ask you first.',
  notificationsDenied: 'Your browser blocks them. Allow them there for this page.',
  noNotifications: 'This browser has none, or only over a secure connection.',
  play: 'Playing',
  answerForced: 'Answer for me where there is no choice',
  answerForcedHint:
    'Questions with a single answer are answered for you: at once, or after a pause where it would tell what you hold.',
  alwaysReveal: (card: string) => `Always reveal ${card}`,
  alwaysRevealHint: 'When you are attacked. It comes after the same pause as other answers.',

  otherDevice: 'On another device',
  carryHint: 'With a link you are the same player on another device: your name, your games, your rating.',
  makeLink: 'Make a link',
  makeAnother: 'Make another link',
  carryLink: 'Open this on the other device',
  carryWarning: 'It works once, for 15 minutes. Whoever opens it is you: send it to nobody else.',
  carryTitle: 'Become the same player here',
  carryQuestion:
    'On this device you will be the player who made the link, with the same name, games and rating.',
  carryLoses: (name: string) =>
    `The name, games and rating you had here until now (${name}) are lost for good.`,
  carryTake: 'Yes, take over',
  carried: (name: string) => `Done. You are ${name} here now.`,
  carryOld:
    'This link has been used or is older than 15 minutes. Make a new one in the settings of the other device.',

  goodbye: 'Signing out and deleting',
  signOutHint:
    'If another device, or somebody else, might still be you: all of them become strangers. Your games and your rating stay.',
  signOut: 'Sign out everywhere else',
  signOutSure: 'Sign out everywhere else?',
  signOutIs: 'Only this browser will still be you. On your other devices you will need a new link.',
  signOutYes: 'Sign out',
  signedOut: 'Done. Only this browser is you now.',
  leaveHint:
    'Your name goes from tables, the archive and the ladder. Games that you have finished stay for the others, with “somebody who has left” in your place.',
  leave: 'Delete me',
  leaveSure: (name: string) => `Delete ${name}?`,
  leaveIs:
    'Games that are still running count as given up. Your rating and your games are lost to you, and nobody can bring them back.',
  leaveYes: 'Delete for good',
  left: 'Done. Nobody here knows you any more.',
  nobodyYet: 'You are nobody here yet: there is nothing to sign out of or to delete.',
};
