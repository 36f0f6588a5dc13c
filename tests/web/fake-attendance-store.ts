/** Replaces the store of who was in a room, which pages don't read. */
export async function joinSession(): Promise<void> {}
export async function sendHeartbeat(): Promise<void> {}
