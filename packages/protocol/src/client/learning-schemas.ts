// What the server answers of what somebody has learnt; apart from the other answers, since few pages ask for it.

import { Learning } from '../learning.ts';
import { jsonSchema } from './json-schema.ts';

/** What somebody has learnt, for `read`. */
export const learningSchema = jsonSchema(Learning);
