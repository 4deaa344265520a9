// What the server answers about people one knows; most visitors never ask.
// A page gets this module as the data that it comes to, without the schemas that it is made from: apps/web/wire-data.ts.

import * as acquaintances from '../acquaintances.ts';
import { jsonSchema } from './json-schema.ts';

/** The answers of the HTTP API about people one knows, for `read`. */
export const acquaintanceSchemas = {
  people: jsonSchema(acquaintances.AcquaintancesAnswer),
  blocks: jsonSchema(acquaintances.BlocksAnswer),
  mutes: jsonSchema(acquaintances.MutesAnswer),
  invitations: jsonSchema(acquaintances.InvitationsAnswer),
  invited: jsonSchema(acquaintances.InvitedAnswer),
};
