/**
 * Whether tests that can show the same by little or by much are to show it by much: `TENFOLD_TESTS=full`. What they do otherwise is
 * enough to find what has ever been found by them; the rest is for a release.
 */
export const wantsFullTests = (): boolean => process.env['TENFOLD_TESTS'] === 'full';
