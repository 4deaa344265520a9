// Says in the store every now and then that a server runs. Whoever starts the next one learns from it since when none did.

import { Outages } from '../time/outages.ts';
import type { Logger } from '../log.ts';
import type { Store } from './store.ts';

const EVERY_MS = 20_000;
/** A sign may come late, or not at all for once. */
const PATIENCE_MS = 3 * EVERY_MS;

export class ServerHeartbeat {
  /** When no server ran, up to now. */
  readonly outages: Outages;
  readonly #give: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;

  private constructor(store: Pick<Store, 'alive'>, now: () => number, log: Logger, outages: Outages) {
    this.outages = outages;
    this.#give = async () =>
      store.alive(now()).catch((error: unknown) => log.error({ err: error }, 'no sign of life was stored'));
    this.#timer = setInterval(() => void this.#give(), EVERY_MS);
    this.#timer.unref();
  }

  static async begin(store: Store, now: () => number, log: Logger): Promise<ServerHeartbeat> {
    return new ServerHeartbeat(store, now, log, new Outages(await store.resume(now(), PATIENCE_MS)));
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#give();
  }
}
