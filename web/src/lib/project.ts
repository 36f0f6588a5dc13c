import type { Emulators } from './env';
import { hosted } from './hosted-settings';

const text = import.meta.env.VITE_EMULATORS;

/** Like `emulators` of `env.ts`, without its checks: for pages that don't load zod. */
const suite: Emulators | null = text
  ? (JSON.parse(text) as Emulators)
  : import.meta.env.VITE_ASKS_HOST
    ? (hosted?.emulators ?? null)
    : null;

/** Undefined if neither the build nor its host says which. */
export const PROJECT_ID: string | undefined =
  suite?.projectId ?? hosted?.config.projectId ?? import.meta.env.VITE_FIREBASE_PROJECT_ID;

export const API_KEY: string | undefined = suite
  ? undefined
  : (hosted?.config.apiKey ?? import.meta.env.VITE_FIREBASE_API_KEY);

export const STORAGE_BUCKET: string | undefined = suite
  ? // The functions emulator's name for the project's bucket.
    `${suite.projectId}.appspot.com`
  : (hosted?.config.storageBucket ?? import.meta.env.VITE_FIREBASE_STORAGE_BUCKET);

export const FIRESTORE_HOST = suite
  ? `http://127.0.0.1:${suite.firestore}`
  : 'https://firestore.googleapis.com';

/** Serves public files. */
export const STORAGE_HOST = suite
  ? `http://127.0.0.1:${suite.storage}`
  : 'https://firebasestorage.googleapis.com';
