import type { Ports } from './ports';
import { type HeaderRule, localHeaders } from './site-policy';

/** The emulators a suite can have; hub, Eventarc and Tasks start automatically. */
export type Emulator = 'auth' | 'firestore' | 'functions' | 'storage' | 'hosting' | 'ui';

/** The part of firebase.json that a local suite changes; the rest is kept. */
export interface FirebaseJson {
  firestore?: { rules?: string };
  storage?: { rules?: string };
  hosting?: { public?: string; headers?: readonly HeaderRule[] };
  functions?: { source: string; configDir?: string }[];
  emulators?: Record<string, unknown>;
}

export interface LocalConfigOptions {
  ports: Ports;
  emulators: readonly Emulator[];
  /** Folder of the functions' local parameters, relative to the project. */
  configDir: string;
  /** The folder that Hosting serves instead of web/dist, relative to the project. */
  hostingFolder?: string | undefined;
  /** Another Firestore rules file, relative to the project. */
  rules?: string | undefined;
  /** Another Storage rules file, relative to the project. */
  storageRules?: string | undefined;
}

const HOST = '127.0.0.1';

/**
 * The project's firebase.json with the ports, parameters and rules of one local suite. Everything
 * listens on the loopback address only.
 */
export function localFirebaseConfig(base: FirebaseJson, options: LocalConfigOptions): FirebaseJson {
  const { ports, hostingFolder, rules, storageRules } = options;
  const at = (port: number) => ({ host: HOST, port });
  return {
    ...base,
    firestore: { ...base.firestore, ...(rules ? { rules } : {}) },
    storage: { ...base.storage, ...(storageRules ? { rules: storageRules } : {}) },
    hosting: {
      ...base.hosting,
      ...(base.hosting?.headers && { headers: localHeaders(base.hosting.headers, ports) }),
      ...(hostingFolder ? { public: hostingFolder } : {}),
    },
    functions: (base.functions ?? []).map((entry) => ({ ...entry, configDir: options.configDir })),
    emulators: {
      singleProjectMode: false,
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { ...at(ports.ui), enabled: options.emulators.includes('ui') },
    },
  };
}
