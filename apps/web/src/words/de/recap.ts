import type { recap as English } from '../en/recap.ts';

export const recap: typeof English = {
  title: 'Seit deinem letzten Zug',
  hits: 'Was dich getroffen hat',
  quiet: 'Deine Karten blieben dabei unberührt.',
};
