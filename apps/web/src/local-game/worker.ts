// The thread that keeps a game in the page: rules and bots are fetched with it, and what is hidden stays in it.

import type { ToLocalGame } from './messages.ts';
import { LocalRoom } from './local-room.ts';

const room = new LocalRoom((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToLocalGame>) => room.receive(data));
