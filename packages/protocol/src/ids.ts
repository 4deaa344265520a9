import { LANGUAGES } from '@tenfold/i18n/languages';
import * as z from 'zod/mini';

/** 128 bits at random, in 22 letters of base64url: tables, games, people. Cannot be guessed or counted through. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export type Id = z.infer<typeof Id>;

/** A language that a person can have chosen. */
export const LanguageSchema = z.enum(LANGUAGES);
