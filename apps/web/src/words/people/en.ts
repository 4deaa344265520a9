// People one knows: the list of them, invitations, blocking.

export const people = {
  title: 'People you have played with',
  none: 'Nobody yet. Whoever plays a game to its end with you will be listed here.',
  games: 'Games',
  ahead: 'Ahead',
  behind: 'Behind',
  last: 'Last game',
  invite: (name: string) => `Invite ${name}`,
  invited: 'Invited',
  toTable: 'Invite to this table',
  inviteHint:
    'Whoever comes by within five minutes sees a line, and decides. You are not told whether anybody does.',
  notNow: 'This cannot be done just now. Try again in a moment.',
  invitedBy: (name: string) => `${name} invites you to a table.`,
  goThere: 'Go there',
  decline: 'Not now',
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  blockHint:
    'No invitations, no phrases, no seat at your tables, and you are never matched with each other. Nobody is told.',
  blocked: 'Blocked',
};
