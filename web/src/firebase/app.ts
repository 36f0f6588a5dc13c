import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from '../lib/env';

let app: FirebaseApp | undefined;

/** The only Firebase app. Throws when the build has no Firebase settings. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig());
  return app;
}
