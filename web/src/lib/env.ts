import * as z from 'zod/mini';
import { hosted } from './hosted-settings';

const NO_PORT = 'Not a port, which is a whole number from 1 to 65535';
const NO_PROJECT = 'Not the id of a project';

const portSchema = z.int(NO_PORT).check(z.minimum(1, NO_PORT), z.maximum(65_535, NO_PORT));

/** Ports of the local suite, all on 127.0.0.1. */
const emulatorsSchema = z.object(
  {
    projectId: z.string(NO_PROJECT).check(z.minLength(1, NO_PROJECT)),
    auth: portSchema,
    firestore: portSchema,
    functions: portSchema,
    storage: z.nullable(portSchema),
    /** Null where only Google's emulators run. */
    mailbox: z.nullable(portSchema),
  },
  'Not an object',
);
export type Emulators = z.infer<typeof emulatorsSchema>;

const settingSchema = z.string().check(z.minLength(1));

const productionSchema = z.object({
  VITE_FIREBASE_API_KEY: settingSchema,
  VITE_FIREBASE_AUTH_DOMAIN: settingSchema,
  VITE_FIREBASE_PROJECT_ID: settingSchema,
  VITE_FIREBASE_APP_ID: settingSchema,
  VITE_FIREBASE_STORAGE_BUCKET: settingSchema,
});

/** A Firebase project, as its SDK wants it. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  readonly appId?: string;
  readonly storageBucket?: string;
}

/**
 * The local suite's ports.
 * @throws Error naming the variable when its value is invalid.
 */
export function parseEmulators(text: string): Emulators {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('VITE_EMULATORS is not valid JSON.');
  }
  const parsed = emulatorsSchema.safeParse(value);
  if (!parsed.success) {
    throw new Error(`VITE_EMULATORS does not fit:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/**
 * The Firebase project of a production build.
 * @throws Error listing the missing variables.
 */
export function parseProduction(variables: Readonly<Record<string, unknown>>): FirebaseConfig {
  const parsed = productionSchema.safeParse(variables);
  if (!parsed.success) {
    const missing = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
    throw new Error(
      `The site was built without settings (${missing.join(', ')}), and its host isn’t Firebase Hosting.`,
    );
  }
  const values = parsed.data;
  return {
    apiKey: values.VITE_FIREBASE_API_KEY,
    authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: values.VITE_FIREBASE_PROJECT_ID,
    appId: values.VITE_FIREBASE_APP_ID,
    storageBucket: values.VITE_FIREBASE_STORAGE_BUCKET,
  };
}

/** The ports of a local suite. Null in builds for one project, where this folds to a constant. */
export const emulators: Emulators | null = import.meta.env.VITE_EMULATORS
  ? parseEmulators(import.meta.env.VITE_EMULATORS)
  : import.meta.env.VITE_ASKS_HOST
    ? (hosted?.emulators ?? null)
    : null;

/**
 * The Firebase project: that of the build, or of the host.
 * @throws Error if neither says which.
 */
export function firebaseConfig(): FirebaseConfig {
  if (emulators) {
    return {
      projectId: emulators.projectId,
      // The Auth emulator takes any non-empty key.
      apiKey: 'local',
      // The functions emulator's name for the project's bucket.
      storageBucket: `${emulators.projectId}.appspot.com`,
    };
  }
  return hosted?.config ?? parseProduction(import.meta.env);
}
