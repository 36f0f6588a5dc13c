/** The settings of a deployed site that sends App Check tokens, and errors of browsers. */
export const KEYED_SITE = {
  VITE_EMULATORS: '',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'hearthkin-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'hearthkin-1',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'hearthkin-1.firebasestorage.app',
  VITE_APP_CHECK_KEY: '6LkeyOfTheSite',
  VITE_SENTRY_DSN: 'https://0a1b2c@o1.ingest.sentry.example/42',
  VITE_RELEASE: 'c0ffee0123',
};
