// A module without a player.

export const strategy = 'none';
