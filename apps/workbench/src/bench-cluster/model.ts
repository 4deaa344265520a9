// A simulation of what carries weight when there are more machines than a bench has: nodes that commit groups of choices to one PostgreSQL,
// each while the next group gathers, and tell all others of each group. What a group and a choice cost is measured by the bench.

export interface ModelWish {
  readonly nodes: number;
  readonly choicesPerSecond: number;
  /** Cores of the database's machine. */
  readonly cores: number;
  /** Until the disk has a commit. */
  readonly syncMs: number;
  /** Of the database, for each group and for each choice in it. */
  readonly groupMicros: number;
  readonly choiceMicros: number;
  /** Of a node, for each packet of notices that another has sent. */
  readonly noticeMicros: number;
  readonly seconds: number;
}

export interface ModelFigures {
  readonly choicesPerGroup: number;
  /** From the arrival of a choice until it is on disk. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Per cent of all cores of the database. */
  readonly databaseBusy: number;
  /** Packets that PostgreSQL hands out in a second, each to every node. */
  readonly deliveriesPerSecond: number;
  /** Per cent of a node's main thread that goes into reading them. */
  readonly noticesBusy: number;
}

interface ModelNode {
  waiting: number[];
  /** What is being committed, and when that is done. */
  group: number[];
  done: number;
}

export function simulateCommits(wish: ModelWish, random: () => number = Math.random): ModelFigures {
  const { choicesPerSecond, cores, syncMs, groupMicros, choiceMicros, noticeMicros, seconds } = wish;
  const nodes = Array.from({ length: wish.nodes }, (): ModelNode => ({
    waiting: [],
    group: [],
    done: Infinity,
  }));
  const freeAt = Array.from({ length: cores }, () => 0);
  const latencies: number[] = [];
  let [groups, busyMs, now] = [0, 0, 0];
  const untilNext = (): number => (-Math.log(1 - random()) * 1000) / choicesPerSecond;
  let arrival = untilNext();

  const begin = (node: ModelNode): void => {
    if (node.waiting.length === 0) return void (node.done = Infinity);
    node.group = node.waiting;
    node.waiting = [];
    const work = (groupMicros + node.group.length * choiceMicros) / 1000;
    const core = freeAt.indexOf(Math.min(...freeAt));
    const from = Math.max(now, freeAt[core] ?? 0);
    freeAt[core] = from + work;
    node.done = from + work + syncMs;
    groups += 1;
    busyMs += work;
  };

  const end = 1000 * seconds;
  while (now < end) {
    const next = nodes.reduce((first, node) => (node.done < first.done ? node : first));
    if (arrival <= next.done) {
      now = arrival;
      arrival += untilNext();
      const node = nodes[Math.floor(random() * nodes.length)]!;
      node.waiting.push(now);
      if (node.group.length === 0) begin(node);
    } else {
      now = next.done;
      for (const since of next.group) latencies.push(now - since);
      next.group = [];
      begin(next);
    }
  }
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(share * latencies.length)] ?? Number.NaN;
  const packetsPerSecond = groups / seconds;
  return {
    choicesPerGroup: latencies.length / groups,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    // What is still to be done at the end is not done in this time.
    databaseBusy: Math.min(100, (100 * busyMs) / (end * cores)),
    deliveriesPerSecond: packetsPerSecond * wish.nodes,
    noticesBusy: (100 * packetsPerSecond * noticeMicros) / 1e6,
  };
}
