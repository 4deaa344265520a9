import * as z from 'zod/mini';

/** 128 bits at random, in 22 letters of base64url: tables, games, people. Cannot be guessed or counted through. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export type Id = z.infer<typeof Id>;

/** The languages that a server takes. */
export const LANGUAGES = ['en', 'hu', 'pl', 'de'] as const;
/** A language that a person can have chosen. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
