/** gRPC status codes. */
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** For transactions that no person waits to repeat; the pauses add up to about a minute. */
export const PERSISTENT = { maxAttempts: 10 };

/** Whether a `create` failed because the document exists. */
export function isAlreadyThere(error: unknown): boolean {
  return statusOf(error) === ALREADY_EXISTS;
}

/** Whether an `update` failed because the document is missing. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === NOT_FOUND;
}

/** Whether a precondition on the document's version failed. */
export function isOutdated(error: unknown): boolean {
  return statusOf(error) === FAILED_PRECONDITION;
}

/** Whether a commit failed because of contention and may be retried. */
export function isContention(error: unknown): boolean {
  const status = statusOf(error);
  return status === ABORTED || status === DEADLINE_EXCEEDED;
}
