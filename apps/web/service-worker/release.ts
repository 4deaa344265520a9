// What this release of the page is made of. The build writes it into the built worker, in place of these two words.

/** Names what the scripts of a release are: pages and workers that name the same fit each other. */
export const RELEASE = '%RELEASE%';

/** All files that the page may need, below where it lies; none is asked for by hand, so what is lazy is among them. */
export const FILES: readonly string[] = '%FILES%'.split(' ');
