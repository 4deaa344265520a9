/** Raised when a message changes in a way that an older client cannot live with. */
export const PROTOCOL_VERSION = 1;
