/**
 * A problem the user can fix. The message is a sentence that says what happened and what to do; it
 * is printed without a stack, and the exit code is 1.
 */
export class LauncherError extends Error {
  override name = 'LauncherError';
}

/** The text to print for an error: the message alone, or the stack for a bug. */
export function describeFailure(error: unknown): string {
  if (error instanceof LauncherError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
