// What can come over the table, one at a time.

export const PANELS = ['menu', 'log', 'counts', 'recap', 'say', 'keys', 'resign', 'end'] as const;
export type Panel = (typeof PANELS)[number];
