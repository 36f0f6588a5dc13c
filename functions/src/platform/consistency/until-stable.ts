import { ifUnchanged } from './if-unchanged';

/** More concurrent changes than this are a bug. */
const MAX_ATTEMPTS = 50;

/**
 * Repeats a step until it finds nothing left to do. For what follows from documents, or from what a provider says, as they are now,
 * and so may be repeated by events that come late, twice and out of order. Without locks: each write has the precondition
 * (`asRead`) that nothing has changed since it was read, and if something has, the step reads everything again. So the last read
 * sees the final state.
 * @param what names it in the error.
 * @param step returns `again` after a change that something may follow from.
 */
export async function untilStable(
  what: string,
  step: () => Promise<'stable' | 'again'>,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if ((await ifUnchanged(step())) === 'stable') return;
  }
  throw new Error(`${what} kept changing`);
}
