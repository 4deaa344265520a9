import type { Words } from '../types.ts';

export const talk: Words['talk'] = {
  say: 'Szólj …',
  title: 'Mondj valamit',
  aboutCard: 'Egy lapról',
  mutes: 'Kiket hallasz',
  mute: (name) => `${name} némítása`,
  muteHint: 'Nem látod és nem hallod, amit mond; erről senki sem értesül.',
  muteTable: 'Az asztal némítása',
  muteTableHint: 'Itt senkit sem hallasz, se embert, se botot.',
  botsSilent: 'A botok hallgatnak',
  botsSilentHint: 'Minden asztalnál, ezen az eszközön.',
  said: ({ you, name }, text) => `${you ? 'Te' : name}: „${text}”`,
};
