/**
 * What must be forgotten when somebody signs out or somebody else signs in. Each holder of a
 * person's data registers here, so that the session does not have to load those who hold it.
 */
const cleanups = new Set<() => void | Promise<void>>();

export function onUserChange(cleanup: () => void | Promise<void>): void {
  cleanups.add(cleanup);
}

/** Runs every cleanup. One that fails is logged and keeps none of the others from running. */
export async function forgetUser(): Promise<void> {
  const results = await Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Could not clear local data', result.reason);
  }
}
