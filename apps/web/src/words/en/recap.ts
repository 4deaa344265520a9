// What happened while others played.

export const recap = {
  title: 'Since your last turn',
  hits: 'What hit you',
  quiet: 'Your own cards were left alone.',
};
