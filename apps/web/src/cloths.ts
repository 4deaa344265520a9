/** The cloths that a table can have, the usual one first; their colours are in `styles/tokens.css`. */
export const CLOTHS = ['green', 'claret', 'midnight'] as const;
