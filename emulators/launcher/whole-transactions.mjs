/**
 * Preloaded into programs that use the Admin SDK with the Firestore emulator. If a query of a
 * transaction waits two seconds for a lock, the emulator aborts the whole transaction, and the SDK
 * retries only the query. The emulator refuses that with a message the SDK doesn't know, so the
 * transaction fails for good. Without the retry of the query, the SDK restarts the transaction, as
 * it does when a commit fails.
 */
import { createRequire } from 'node:module';

const from = (path, name) => createRequire(path).resolve(name);
const firestore = from(from(import.meta.url, 'firebase-admin'), '@google-cloud/firestore');
const retryRequest = createRequire(from(firestore, 'google-gax'))('retry-request');
retryRequest.defaults.noResponseRetries = 0;
