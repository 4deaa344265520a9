import type { recap as English } from '../en/recap.ts';

export const recap: typeof English = {
  title: 'Od twojej ostatniej tury',
  hits: 'Co cię spotkało',
  quiet: 'W tym czasie nikt nie ruszył twoich kart.',
};
