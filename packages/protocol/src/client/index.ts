// For clients: what a server says, checked by the schemas that it is typed by, without their weight.

export { acquaintanceSchemas } from './acquaintance-schemas.ts';
export { answerSchemas } from './answer-schemas.ts';
export type { JsonSchema } from './json-schema.ts';
export { learningSchema } from './learning-schemas.ts';
export { Misfit, read } from './read.ts';
export { readMessage } from './read-message.ts';
