// Two tabs that play the same game would write over each other: one of them holds it.

/** What lets it go again; null where another tab holds it. A browser without locks has to trust its reader. */
export async function holdGame(id: string): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) return () => undefined;
  return new Promise((resolve) => {
    void locks.request(`tenfold game ${id}`, { ifAvailable: true }, async (lock) => {
      if (lock === null) return resolve(null);
      await new Promise<void>((letGo) => resolve(letGo));
    });
  });
}
