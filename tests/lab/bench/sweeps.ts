import type { Progress } from '@hearthkin/emulators/launcher/progress';
import { withBenchSuite } from './bench-suite';
import type { Row } from './measure';

/** Items of a kind, enough for some seconds. */
const ITEMS = 800;

/**
 * How many items a second sweeps work off, in one run and in eight side by side (each with an eighth of them, as shards
 * would have). Every item is a transaction of its own with all its effects, and reads and writes as many documents as
 * in production, in a project without triggers. The emulator of the database is one process on this machine, so
 * it decides: in production each request takes longer, and far more are served at once. What then limits a run is the
 * processor time of the function, which is measured beside it.
 */
export function measureSweeps(
  projectId: string,
  firstOffset: number,
  progress: Progress,
): Promise<Row[]> {
  return withBenchSuite({ projectId, firstOffset, progress }, async () => {
    const { sweepAll } = await import('./due-items');
    const rows: Row[] = [];
    for (const shards of [1, 8]) {
      for (const { name, ms, processorMs } of await sweepAll(ITEMS, shards)) {
        rows.push({
          what: `${name}, ${shards === 1 ? 'one run' : `${shards} side by side`}`,
          value: `${((ITEMS / ms) * 1000).toFixed(0)} a second, ${(processorMs / ITEMS).toFixed(1)} ms of processor each`,
        });
      }
    }
    return rows;
  });
}
