import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Emulators, parseEmulators, parseProduction } from './env';

/** The local suite's addresses; null in production builds, where this folds to a constant. */
export const emulators: Emulators | null = import.meta.env.VITE_EMULATORS
  ? parseEmulators(import.meta.env.VITE_EMULATORS)
  : null;

let app: FirebaseApp | undefined;

/** The one Firebase app. Throws when the build carries no settings. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(
    // The Auth emulator takes any key that is not empty.
    emulators
      ? {
          projectId: emulators.projectId,
          apiKey: 'local',
          // The name the functions emulator gives the project's bucket.
          storageBucket: `${emulators.projectId}.appspot.com`,
        }
      : parseProduction(import.meta.env),
  );
  return app;
}
