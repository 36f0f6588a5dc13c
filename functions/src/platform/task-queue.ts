import { REGION } from '@hearthkin/domain/foundation/region';
import { getFunctions } from 'firebase-admin/functions';
import './records/database';

/**
 * Queues a task for a function. Adding an id again does nothing.
 * @throws Error if it can't be queued.
 */
export async function enqueue(
  functionName: string,
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/${functionName}`);
  try {
    await queue.enqueue(data, { id });
  } catch (error) {
    if (!isQueued(error)) throw error;
  }
}

function isQueued(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists'
  );
}
