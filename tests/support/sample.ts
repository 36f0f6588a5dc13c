interface SampleSize {
  readonly count: number;
  /** The same seed makes the same cases. */
  readonly seed: number;
}

/** How many random cases a test plays. `SAMPLE_COUNT` and `SAMPLE_SEED` play more of them, or others. */
export function sampleSize(count: number, seed: number): SampleSize {
  const { SAMPLE_COUNT = count, SAMPLE_SEED = seed } = process.env;
  return { count: Number(SAMPLE_COUNT), seed: Number(SAMPLE_SEED) };
}
