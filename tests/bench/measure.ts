/** One line of the table that the benchmark prints. */
export interface Row {
  readonly what: string;
  readonly value: string;
}

/** The value below which `share` (0 to 1) of the sorted measurements lie. */
function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Median and 95th percentile of durations in milliseconds. */
export function spread(durations: readonly number[]): string {
  const sorted = [...durations].sort((a, b) => a - b);
  const median = milliseconds(quantile(sorted, 0.5));
  return `median ${median}, p95 ${milliseconds(quantile(sorted, 0.95))} (${sorted.length} calls)`;
}

/** How long `run` takes, in milliseconds, with what it gave. */
export async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await run();
  return { ms: performance.now() - begun, result };
}

/** Runs `work` for every item, `width` at a time, and keeps the order of the results. */
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
