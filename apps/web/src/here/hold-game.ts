// Two tabs that play the same game would write over each other: one of them holds it.

/** Those that this tab holds, by how many of its pages: one comes before the other goes. */
const held = new Map<string, { count: number; readonly letGo: () => void }>();

/** What lets it go again; null where another tab holds it. A browser without locks has to trust its reader. */
export async function holdGame(id: string): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) return () => undefined;
  const own = held.get(id);
  if (own !== undefined) {
    own.count++;
    return () => drop(id);
  }
  return new Promise((resolve) => {
    void locks.request(`tenfold game ${id}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return resolve(null);
      await new Promise<void>((letGo) => {
        held.set(id, { count: 1, letGo });
        resolve(() => drop(id));
      });
    });
  });
}

function drop(id: string): void {
  const own = held.get(id);
  if (own === undefined) return;
  own.count--;
  if (own.count > 0) return;
  held.delete(id);
  own.letGo();
}
