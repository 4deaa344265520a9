/**
 * The version of the rules as the engine plays them. Raised by a release after which the same choices may lead elsewhere,
 * or may not be offered any more: another ruling, another order of questions, other cards. A stored game says under which
 * one it was begun; docs/self-hosting.md says what becomes of it.
 */
export const RULES_VERSION = 2;
