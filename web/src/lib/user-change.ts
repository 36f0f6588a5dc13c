/** What each holder of a person's data must forget when another person, or no one, is signed in. */
const cleanups = new Set<() => void | Promise<void>>();

export function onUserChange(cleanup: () => void | Promise<void>): void {
  cleanups.add(cleanup);
}

/** Runs every cleanup; one that fails is logged and does not stop the others. */
export async function forgetPreviousUser(): Promise<void> {
  const results = await Promise.allSettled([...cleanups].map(async (cleanup) => cleanup()));
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Could not clear local data', result.reason);
  }
}
