import type { recap as English } from '../en/recap.ts';

export const recap: typeof English = {
  title: 'A legutóbbi köröd óta',
  hits: 'Ami téged ért',
  quiet: 'Közben semmi sem érte a lapjaidat.',
};
