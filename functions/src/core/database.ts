import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

// At load, not at first use: triggers need the app before any line of ours has run.
export const app = initializeApp();

/** The project's database; connects on first use only. */
export function database(): Firestore {
  return getFirestore(app);
}
