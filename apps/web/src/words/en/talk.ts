// What is said at a table, and who is heard.

type Who = { readonly you: boolean; readonly name: string };

export const talk = {
  say: 'Say …',
  title: 'Say a word',
  aboutCard: 'About a card',
  mutes: 'Whom you hear',
  mute: (name: string) => `Mute ${name}`,
  muteHint: 'You neither see nor hear what is said; nobody is told.',
  muteTable: 'Mute this table',
  muteTableHint: 'Nobody is heard here, neither people nor bots.',
  botsSilent: 'Bots are silent',
  botsSilentHint: 'At every table, on this device.',
  said: ({ you, name }: Who, text: string) => `${you ? 'You' : name}: “${text}”`,
};
