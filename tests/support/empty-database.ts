import { setTimeout } from 'node:timers/promises';
import { testSuite } from './suite';

/**
 * Deletes every document of a project in the Firestore emulator at once. The emulator refuses while a
 * transaction holds a document, as one does for a while that its process has given up.
 */
export async function emptyDatabase(project: string): Promise<void> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const url = `http://127.0.0.1:${testSuite().ports.firestore}/emulator/v1/${documents}`;
  for (;;) {
    const { ok, status } = await fetch(url, { method: 'DELETE' });
    if (ok) return;
    if (status !== 409) throw new Error(`The database could not be emptied: ${status}`);
    // The pause between two polls.
    await setTimeout(50);
  }
}
