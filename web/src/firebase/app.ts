import { type FirebaseApp, initializeApp } from 'firebase/app';
import { emulators, firebaseConfig } from '../lib/env';

/** The key of reCAPTCHA Enterprise, by which the site gets tokens. */
const KEY = import.meta.env.VITE_APP_CHECK_KEY;

/** Loaded in builds with a key only. Emulators verify no tokens, and reCAPTCHA needs a network. */
const appCheck = KEY && !emulators ? await import('./app-check') : null;

let app: FirebaseApp | undefined;

/** The site's Firebase app. Throws when the build has no Firebase settings. */
export function firebaseApp(): FirebaseApp {
  app ??= open(initializeApp(firebaseConfig()));
  return app;
}

/** A second app of the same project, for a sign-in that mustn't be the site's. */
export function isolatedApp(name: string): FirebaseApp {
  return open(initializeApp(firebaseConfig(), name));
}

function open(opened: FirebaseApp): FirebaseApp {
  appCheck?.startAppCheck(opened, KEY ?? '');
  return opened;
}

/** The headers that a request to Firebase past its SDKs has to send: a token, in builds that have one. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  const token = (await appCheck?.appCheckToken(firebaseApp())) ?? null;
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}
