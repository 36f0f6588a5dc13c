import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from '../lib/env';

let app: FirebaseApp | undefined;

/** The one Firebase app. Throws when the build carries no settings. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig());
  return app;
}
