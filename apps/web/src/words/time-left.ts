/** Time as it is said: of less than an hour, what a clock shows. */
export type TimeLeft =
  | { readonly unit: 'clock'; readonly text: string }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly days: number; readonly hours: number };
