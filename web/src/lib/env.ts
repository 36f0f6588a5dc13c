import * as z from 'zod';

const portSchema = z.int().min(1).max(65_535);

/** Where the local suite listens; every host is 127.0.0.1. */
const emulatorsSchema = z.object({
  projectId: z.string().min(1),
  auth: portSchema,
  firestore: portSchema,
  functions: portSchema,
  storage: portSchema.nullable(),
  mailbox: portSchema,
});
export type Emulators = z.infer<typeof emulatorsSchema>;

const productionSchema = z.object({
  VITE_FIREBASE_API_KEY: z.string().min(1),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  VITE_FIREBASE_PROJECT_ID: z.string().min(1),
  VITE_FIREBASE_APP_ID: z.string().min(1),
  VITE_FIREBASE_STORAGE_BUCKET: z.string().min(1),
});

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  readonly appId?: string;
  readonly storageBucket?: string;
}

/**
 * Where the emulators of a local build listen.
 * @throws Error naming the variable when it does not hold what the launcher writes.
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
 * @throws Error listing every variable that is missing.
 */
export function parseProduction(variables: Readonly<Record<string, unknown>>): FirebaseConfig {
  const parsed = productionSchema.safeParse(variables);
  if (!parsed.success) {
    const missing = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
    throw new Error(`The site was built without its Firebase settings: ${missing.join(', ')}.`);
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
