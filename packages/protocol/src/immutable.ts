import type { CardDefinition } from '@tenfold/rules';

/** What came over the wire is read, and changed by nobody. The definition of a card cannot be changed anyway. */
export type Immutable<T> = T extends CardDefinition
  ? CardDefinition
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T;
