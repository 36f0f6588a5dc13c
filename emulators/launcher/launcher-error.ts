/**
 * A condition the person at the keyboard can do something about. Its message is a whole sentence
 * that says what happened and what to try; it is printed without a stack, and the exit code is 1.
 */
export class LauncherError extends Error {
  override name = 'LauncherError';
}

/** What to print for anything thrown: the sentence alone, or the stack when it is a defect. */
export function describeFailure(error: unknown): string {
  if (error instanceof LauncherError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
