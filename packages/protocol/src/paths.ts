import { PROTOCOL_VERSION } from './version.ts';

/** What the path of every request begins with. */
export const API_PATH = `/api/v${PROTOCOL_VERSION}`;
/** Where the WebSocket is. */
export const LIVE_PATH = `${API_PATH}/live`;
