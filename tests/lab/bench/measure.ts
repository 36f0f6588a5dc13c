/** One row of the benchmark's table. */
export interface Row {
  readonly what: string;
  readonly value: string;
}

/** The quantile `share` (0 to 1) of sorted measurements. */
function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** The middle one of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** Median and 95th percentile of durations in milliseconds. */
export function spread(durations: readonly number[]): string {
  const sorted = [...durations].sort((a, b) => a - b);
  return `median ${milliseconds(median(sorted))}, p95 ${milliseconds(quantile(sorted, 0.95))} (${sorted.length} calls)`;
}

/** The duration of `run` in milliseconds, with its result. */
export async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await run();
  return { ms: performance.now() - begun, result };
}

/** Runs `work` for every item, `width` at a time, keeping the order of results. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
