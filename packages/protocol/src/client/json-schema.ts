// The part of JSON Schema by which a client reads what a server says.

import * as z from 'zod/mini';
import { GROWING } from '../growing.ts';
import type { Immutable } from '../immutable.ts';

declare const READ_AS: unique symbol;

type TypeName = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** A JSON Schema as far as `read` knows it; what is read by it is a `Value`. */
export interface JsonSchema<Value = unknown> {
  readonly type?: TypeName;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly [READ_AS]?: Value;
}

/**
 * As JSON Schema, without what a client must not insist on: fields that it does not know are welcome, lists may have
 * grown, and how long or large something may be is the server's affair.
 */
export function jsonSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): JsonSchema<Immutable<z.infer<Schema>>> {
  return essence(z.toJSONSchema(schema, { io: 'output', reused: 'inline' }) as Whole) as JsonSchema<
    Immutable<z.infer<Schema>>
  >;
}

interface Whole extends Omit<JsonSchema, 'type'> {
  readonly type?: TypeName | readonly TypeName[];
  readonly oneOf?: readonly Whole[];
  readonly [GROWING]?: true;
}

function essence(whole: Whole): JsonSchema {
  const { type, const: one, properties, required, items } = whole;
  const anyOf = whole.anyOf ?? whole.oneOf;
  if (anyOf !== undefined) return { anyOf: anyOf.map(essence) };
  if (isList(type)) return { anyOf: type.map((each) => essence({ ...whole, type: each })) };
  if (one !== undefined) return { const: one };
  if (whole.enum !== undefined && whole[GROWING] !== true) return { enum: whole.enum };
  return {
    ...(type === undefined ? {} : { type }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, essence) }),
    ...(required === undefined ? {} : { required }),
    ...(items === undefined ? {} : { items: essence(items) }),
  };
}

const isList = <One>(type: One | readonly One[] | undefined): type is readonly One[] => Array.isArray(type);

const mapValues = <From, To>(
  of: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));
