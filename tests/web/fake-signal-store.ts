/** Replaces the store of a room's signals: no one else is there, so there is nothing to tell. */
export const newAttempt = () => 'a'.repeat(20);
export async function beginSignal(): Promise<void> {}
export async function changeSignal(): Promise<void> {}
export async function endSignal(): Promise<void> {}
