// What the server says over the WebSocket, by the kind of message.
// A page gets this module as the data that it comes to, without the schemas that it is made from: apps/web/wire-data.ts.

import type { ToClient as Message } from '../to-client.ts';
import { ToClient } from '../to-client.ts';
import type { JsonSchema } from './json-schema.ts';
import { jsonSchema } from './json-schema.ts';

/** The messages of the WebSocket, by their `type`. */
export const messageSchemas = Object.fromEntries(
  ToClient.def.options.flatMap((option) =>
    option.def.shape.type.def.values.map((type) => [type, jsonSchema(option)]),
  ),
) as { readonly [Type in Message['type']]: JsonSchema<Extract<Message, { readonly type: Type }>> };
