/**
 * Preloaded into what talks to the Firestore emulator through the Admin SDK. A query of a transaction
 * that has waited two seconds for a lock ends the whole transaction there, and the SDK, having had no
 * answer, sends the query once more. The emulator refuses it in words the SDK doesn't know from
 * Firestore, so the transaction fails for good. Without that second try the SDK runs the transaction
 * again from its start, as it does when a commit loses.
 */
import { createRequire } from 'node:module';

const from = (path, name) => createRequire(path).resolve(name);
const firestore = from(from(import.meta.url, 'firebase-admin'), '@google-cloud/firestore');
const retryRequest = createRequire(from(firestore, 'google-gax'))('retry-request');
retryRequest.defaults.noResponseRetries = 0;
