import type { Emulators, FirebaseConfig } from './env';

/** The facts that Firebase Hosting, or its emulator, knows of the project that it serves. */
export interface HostedSettings {
  readonly config: FirebaseConfig;
  /** The emulators beside that of Hosting. */
  readonly emulators: Emulators | null;
}

type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'text'>>;

/** Ports of the emulators in Hosting's script for pages without modules. */
const EMULATORS = /^\s*var firebaseEmulators = (\{.*?^\});/ms;

/**
 * The settings of the project that serves the page.
 * @returns null where the host isn't Firebase Hosting, or can't be reached.
 */
export async function readHostedSettings(
  hostname: string,
  get: Fetch = fetch,
): Promise<HostedSettings | null> {
  const read = async (path: string) => {
    const response = await get(`/__/firebase/${path}`);
    if (!response.ok) throw new Error(`The host has no ${path}`);
    return response.text();
  };
  try {
    const config: FirebaseConfig = JSON.parse(await read('init.json'));
    const isLocal = ['127.0.0.1', 'localhost'].includes(hostname);
    const script = isLocal ? await read('init.js?useEmulator=true') : '';
    return { config, emulators: emulatorsIn(script, config.projectId) };
  } catch (error) {
    console.warn('The host doesn’t say which project it serves', error);
    return null;
  }
}

function emulatorsIn(script: string, projectId: string): Emulators | null {
  const text = EMULATORS.exec(script)?.[1];
  if (text === undefined) return null;
  const running = JSON.parse(text) as Record<string, { readonly port: number } | undefined>;
  const { auth, firestore, functions, storage } = running;
  if (!auth || !firestore || !functions) return null;
  return {
    projectId,
    auth: auth.port,
    firestore: firestore.port,
    functions: functions.port,
    storage: storage?.port ?? null,
    mailbox: null,
  };
}

/** Only a build without settings of its own asks its host; any other drops this. */
export const hosted: HostedSettings | null = import.meta.env.VITE_ASKS_HOST
  ? await readHostedSettings(window.location.hostname)
  : null;
