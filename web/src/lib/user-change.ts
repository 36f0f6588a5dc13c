/** Cleanups that run when another user, or no one, is signed in. */
const cleanups = new Set<() => void | Promise<void>>();

export function onUserChange(cleanup: () => void | Promise<void>): void {
  cleanups.add(cleanup);
}

/** Runs every cleanup. One that fails is logged and doesn't stop the others. */
export async function forgetPreviousUser(): Promise<void> {
  const results = await Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Could not clear local data', result.reason);
  }
}
