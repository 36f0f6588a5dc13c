import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

// At load, since triggers need the app before any of our code runs.
initializeApp();

/** The project's Firestore; connects on first use. */
export function database(): Firestore {
  return getFirestore();
}
