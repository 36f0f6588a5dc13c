/** gRPC status codes, as far as they matter here. */
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether a `create` met a document that is there already. */
export function isAlreadyThere(error: unknown): boolean {
  return statusOf(error) === ALREADY_EXISTS;
}

/** Whether an `update` met no document. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === NOT_FOUND;
}

/** Whether a write that was meant for one version of a document met another. */
export function isOutdated(error: unknown): boolean {
  return statusOf(error) === FAILED_PRECONDITION;
}

/** Whether a commit lost against others that wanted the same documents, and may be tried again. */
export function isContention(error: unknown): boolean {
  const status = statusOf(error);
  return status === ABORTED || status === DEADLINE_EXCEEDED;
}
