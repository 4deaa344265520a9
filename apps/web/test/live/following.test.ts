// A table followed over a connection that breaks. The server is played by the test.

import type { GameState, Prompt, ToClient } from '@tenfold/protocol';
import { PROTOCOL_VERSION } from '@tenfold/protocol';
import { kingdoms, newGame, view as seatView } from '@tenfold/rules';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Following as FollowingClass } from '../../src/live/following.svelte.ts';
import { madeUpPrompt } from '../prompts.ts';

type Sent = { readonly type: string; readonly mark: string; readonly [key: string]: unknown };

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Sent[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  says(message: ToClient | object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  of(type: string): readonly Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const prompt = (number: number): Prompt => madeUpPrompt({ number });

const kingdom = kingdoms[0]?.cards ?? [];
const view = seatView(newGame({ players: ['Ann', 'Bob'], kingdom, seed: 'following' }), 0);

const stateAt = (sequence: number, asked: Prompt | null): GameState => ({
  game: 'G',
  sequence,
  view,
  prompt: asked,
  clocks: null,
  undo: { may: 'no', whyNot: 'nothing', request: null, failed: null },
  seedHash: '',
  seed: null,
  away: [],
  replaced: [],
  wishes: { replace: [], end: [], refusedBy: null },
  plans: [null, null],
  thinking: [],
  ended: null,
});

const opened = (state: GameState): ToClient => ({ type: 'opened', state, history: [], undone: [], said: [] });

/** What is said is taken in a task of its own, as is what comes of it. */
async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    port1.close();
  }
}

let following: FollowingClass;

async function newest(count: number): Promise<FakeSocket> {
  for (let ms = 0; ms < 10_000 && FakeSocket.all.length < count; ms += 100) {
    await vi.advanceTimersByTimeAsync(100);
  }
  const socket = FakeSocket.all[count - 1];
  if (socket === undefined) throw new Error(`there are ${FakeSocket.all.length} connections, not ${count}`);
  return socket;
}

/** Says hello and opens the table, as the server would have it. */
async function welcome(socket: FakeSocket, state: GameState): Promise<void> {
  socket.open();
  socket.says({
    type: 'welcome',
    version: PROTOCOL_VERSION,
    person: { id: 'P', name: 'Ann', language: 'en' },
    time: Date.now() + 5000,
  });
  await settled();
  const mark = socket.of('open').at(-1)?.mark ?? '';
  socket.says(opened(state));
  socket.says({ type: 'done', mark });
  await settled();
}

afterAll(() => vi.resetModules());

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSocket.all = [];
  const rune = <T>(value: T): T => value;
  vi.stubGlobal('$state', Object.assign(rune, { raw: rune }));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {} } }),
  );
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.doMock('../../src/identity.svelte.ts', () => ({ identity: { need: async () => ({ id: 'P' }) } }));
  const { Following } = await import('../../src/live/following.svelte.ts');
  following = new Following('T');
  await following.begin();
});

afterEach(() => {
  following.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a choice whose answer is lost', () => {
  async function chosenAndLost(): Promise<FakeSocket> {
    const first = await newest(1);
    await welcome(first, stateAt(1, prompt(1)));
    void following.choose(1, 0);
    await settled();
    expect(first.of('choose')).toHaveLength(1);
    first.close();
    await settled();
    expect(following.connection).toBe('lost');
    expect(following.pending).toMatchObject({ number: 1, option: 0 });
    return newest(2);
  }

  it('is sent again while the question stands', async () => {
    const second = await chosenAndLost();
    await welcome(second, stateAt(1, prompt(1)));
    expect(second.of('choose')).toMatchObject([{ game: 'G', number: 1, option: 0 }]);
    expect(second.of('choose')[0]).not.toHaveProperty('later');
    second.says({ type: 'done', mark: second.of('choose')[0]?.mark ?? '' });
    await settled();
    expect(following.pending).toBeNull();
  });

  it('is not sent again where it was made', async () => {
    const second = await chosenAndLost();
    await welcome(second, stateAt(2, prompt(2)));
    expect(second.of('choose')).toHaveLength(0);
    expect(following.pending).toBeNull();
  });

  it('leaves no trouble behind if it is refused then', async () => {
    const second = await chosenAndLost();
    await welcome(second, stateAt(1, prompt(1)));
    const mark = second.of('choose')[0]?.mark ?? '';
    second.says({ type: 'refused', mark, code: 'stale', reason: '' });
    await settled();
    expect(following.trouble).toBeNull();
    expect(following.pending).toBeNull();
  });
});

describe('what is said', () => {
  const hello = { seat: 1, person: null, phrase: 'hello', at: 7, after: 2 } as const;

  it('is heard in the game that is followed, and nowhere else', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, null));
    const heard: string[] = [];
    following.listen({ heard: ({ phrase }) => heard.push(phrase) });
    socket.says({ type: 'said', game: 'G', said: hello });
    socket.says({ type: 'said', game: 'before', said: hello });
    await settled();
    expect(heard).toEqual(['hello']);
    expect(following.said).toEqual([hello]);
  });

  it('is told anew when the table is opened again', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, null));
    socket.says({ ...opened(stateAt(2, null)), said: [hello, hello] });
    await settled();
    expect(following.said).toHaveLength(2);
  });

  it('goes out with its card', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, null));
    const spoken = [following.say('ouch', 'witch'), following.say('thanks')];
    await settled();
    for (const { mark } of socket.of('say')) socket.says({ type: 'done', mark });
    await Promise.all(spoken);
    expect(socket.of('say')).toMatchObject([
      { game: 'G', phrase: 'ouch', card: 'witch' },
      { game: 'G', phrase: 'thanks' },
    ]);
    expect(socket.of('say')[1]).not.toHaveProperty('card');
  });
});

describe('a server that goes away', () => {
  it('keeps a choice that it would not take any more', async () => {
    const first = await newest(1);
    await welcome(first, stateAt(1, prompt(1)));
    first.says({ type: 'closing' });
    await settled();
    expect(following.isServerLeaving).toBe(true);
    const choosing = following.choose(1, 0);
    await settled();
    const mark = first.of('choose')[0]?.mark ?? '';
    first.says({ type: 'refused', mark, code: 'shutting-down', reason: '' });
    await choosing;
    expect(following.pending).toMatchObject({ number: 1 });
    first.close();
    const second = await newest(2);
    await welcome(second, stateAt(1, prompt(1)));
    expect(following.isServerLeaving).toBe(false);
    expect(second.of('choose')).toHaveLength(1);
  });
});

describe('a server of another release', () => {
  beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('is not followed any further when it says what this page cannot read', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, prompt(1)));
    const { players: _gone, ...without } = view;
    socket.says({ type: 'state', state: { ...stateAt(2, null), view: without }, events: [] });
    await settled();
    expect(following.connection).toBe('refused');
    expect(following.trouble).toMatchObject({ code: 'wrong-version' });
    expect(following.trouble?.message).toContain('"state.view.players"');
    expect(following.state?.sequence).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('may say more than this page knows', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, prompt(1)));
    socket.says({ type: 'weather', sky: 'clear' });
    const told = { ...stateAt(2, prompt(2)), weather: 'clear' };
    const event = { type: 'thunder', player: 0, because: null, depth: 0 };
    socket.says({ type: 'state', state: told, events: [event], loud: true });
    await settled();
    expect(following.connection).toBe('open');
    expect(following.state?.sequence).toBe(2);
  });
});

describe('one of two questions that are asked at once', () => {
  it('is answered by its number, and forgotten when it is no longer asked', async () => {
    const socket = await newest(1);
    await welcome(socket, { ...stateAt(1, prompt(1)), otherPrompt: prompt(2) });
    void following.choose(2, 0);
    await settled();
    expect(socket.of('choose')[0]).toMatchObject({ number: 2, option: 0 });
    socket.says({ type: 'state', state: { ...stateAt(1, prompt(1)), otherPrompt: prompt(2) }, events: [] });
    await settled();
    expect(following.pending).not.toBeNull();
    socket.says({ type: 'state', state: stateAt(2, prompt(1)), events: [] });
    await settled();
    expect(following.pending).toBeNull();
  });
});

describe('following', () => {
  it('tells a refused choice to whoever made it', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, prompt(1)));
    const choosing = following.choose(1, 0);
    await settled();
    socket.says({ type: 'refused', mark: socket.of('choose')[0]?.mark ?? '', code: 'illegal', reason: '' });
    await expect(choosing).rejects.toMatchObject({ code: 'illegal' });
    expect(following.pending).toBeNull();
  });

  it('asks for the history anew after an undo', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, prompt(1)));
    socket.says({ type: 'state', state: stateAt(2, prompt(2)), events: [], undone: true });
    await settled();
    expect(socket.of('open')).toHaveLength(2);
  });

  it('passes over what is old', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(5, prompt(5)));
    socket.says({ type: 'state', state: stateAt(4, prompt(4)), events: [] });
    await settled();
    expect(following.state?.sequence).toBe(5);
  });

  it('takes in order what comes together', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, prompt(1)));
    const steps: number[] = [];
    following.listen({ stepped: ({ state }) => steps.push(state.sequence) });
    socket.says({ type: 'state', state: stateAt(2, null), events: [] });
    socket.says({ type: 'state', state: stateAt(3, prompt(3)), events: [] });
    await settled();
    expect(steps).toEqual([2, 3]);
  });

  it('forgets what a lost connection had said last', async () => {
    const first = await newest(1);
    await welcome(first, stateAt(1, prompt(1)));
    first.says({ type: 'state', state: stateAt(2, prompt(2)), events: [] });
    first.close();
    await settled();
    expect(following.state?.sequence).toBe(1);
    expect(following.connection).toBe('lost');
  });

  it('is left for another within five seconds if it falls silent', async () => {
    const first = await newest(1);
    await welcome(first, stateAt(1, prompt(1)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.all).toHaveLength(2);
    const second = await newest(2);
    await welcome(second, stateAt(2, prompt(2)));
    expect(second.of('open')).toHaveLength(1);
    expect(following.state?.sequence).toBe(2);
  });

  it('is not left as long as it answers, and is waited for longer where the line is slow', async () => {
    const first = await newest(1);
    await welcome(first, stateAt(1, prompt(1)));
    const answers = async (socket: FakeSocket, after: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(2000);
      const mark = socket.of('ping').at(-1)?.mark ?? '';
      await vi.advanceTimersByTimeAsync(after);
      socket.says({ type: 'pong', mark, time: Date.now() });
      await settled();
    };
    for (let i = 0; i < 3; i++) await answers(first, 500);
    expect(FakeSocket.all).toHaveLength(1);
    await answers(first, 2000);
    const second = await newest(2);
    await welcome(second, stateAt(1, prompt(1)));
    await answers(second, 2000);
    // As long as it may take until the next is tried.
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
    await answers(second, 500);
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('is asked seldom by a page that nobody looks at', async () => {
    const first = await newest(1);
    await welcome(first, stateAt(1, prompt(1)));
    Object.assign(document, { visibilityState: 'hidden' });
    first.says({ type: 'state', state: stateAt(2, prompt(2)), events: [] });
    await settled();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(first.of('ping')).toHaveLength(0);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('tells the server’s time', async () => {
    const socket = await newest(1);
    await welcome(socket, stateAt(1, null));
    expect(following.now() - Date.now()).toBe(5000);
  });

  it('opens no connection after it has ended', async () => {
    const { Following } = await import('../../src/live/following.svelte.ts');
    const other = new Following('U');
    const before = FakeSocket.all.length;
    const beginning = other.begin();
    other.end();
    await beginning;
    expect(FakeSocket.all).toHaveLength(before);
  });
});
