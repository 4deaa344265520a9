// Reading what a server says: by its schema, and so that what a later release has added does no harm.

import type { JsonSchema } from './json-schema.ts';

/** Something came that is not as the protocol has it: the server and its client are of different releases. */
export class Misfit extends Error {}

/** The value as what its schema says it is. Throws a `Misfit` that names the first place where it is not. */
export function read<Value>(schema: JsonSchema<Value>, value: unknown): Value {
  const way = wayToMisfit(schema, value);
  if (way !== null)
    throw new Misfit(`what the server said is not as this release knows it at "${way.slice(1)}"`);
  return value as Value;
}

/** The way to the first place where the value is not as the schema has it; null if there is none. */
function wayToMisfit(schema: JsonSchema, value: unknown): string | null {
  const { type, anyOf, enum: words } = schema;
  if (anyOf !== undefined) return wayInEach(anyOf, value);
  if (words !== undefined) return words.includes(value) ? null : '';
  switch (type) {
    case undefined:
      return schema.const === undefined || value === schema.const ? null : '';
    case 'object':
      return wayInObject(schema, value);
    case 'array':
      return wayInArray(schema, value);
    case 'null':
      return value === null ? null : '';
    case 'integer':
      return Number.isInteger(value) ? null : '';
    default:
      return typeof value === type ? null : '';
  }
}

/** Where nothing fits, what comes nearest is meant: the longest way. */
function wayInEach(schemas: readonly JsonSchema[], value: unknown): string | null {
  let longest = '';
  for (const schema of schemas) {
    const way = wayToMisfit(schema, value);
    if (way === null) return null;
    if (way.length > longest.length) longest = way;
  }
  return longest;
}

function wayInObject({ properties = {}, required = [] }: JsonSchema, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return '';
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name in properties) {
    const field = fields[name];
    if (field === undefined && !required.includes(name)) continue;
    const way = wayToMisfit(properties[name] ?? {}, field);
    if (way !== null) return `.${name}${way}`;
  }
  return null;
}

function wayInArray({ items = {} }: JsonSchema, value: unknown): string | null {
  if (!Array.isArray(value)) return '';
  for (let index = 0; index < value.length; index++) {
    const way = wayToMisfit(items, value[index]);
    if (way !== null) return `.${index}${way}`;
  }
  return null;
}
