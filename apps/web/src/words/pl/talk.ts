import type { Words } from '../types.ts';

export const talk: Words['talk'] = {
  say: 'Powiedz …',
  title: 'Powiedz coś',
  aboutCard: 'O karcie',
  mutes: 'Kogo słyszysz',
  mute: (name) => `Wycisz: ${name}`,
  muteHint: 'Nie widzisz ani nie słyszysz tych słów; nikt się o tym nie dowie.',
  muteTable: 'Wycisz ten stół',
  muteTableHint: 'Nikogo tu nie słychać, ani ludzi, ani botów.',
  botsSilent: 'Boty milczą',
  botsSilentHint: 'Przy każdym stole, na tym urządzeniu.',
  said: ({ you, name }, text) => `${you ? 'Ty' : name}: „${text}”`,
};
