import type { UserType } from '@hearthkin/domain/account/fields';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { testSuite } from '../support/suite';

// Denials are expected; the assertions report unexpected ones.
setLogLevel('silent');

export interface Who {
  readonly uid: string;
  readonly userType?: UserType;
  readonly admin?: boolean;
  readonly adminFactor?: string;
  /** In seconds. */
  readonly auth_time?: number;
  readonly firebase?: {
    readonly sign_in_provider: 'password';
    readonly second_factor_identifier?: string;
  };
}

/** A token for which the emulator skips the rules. */
const OWNER = 'owner';

/** One connection per person: opening one takes longer than most tests. */
const apps = new Map<string, FirebaseApp>();

/** A project's database for a person; a visitor has no token. */
function connect(projectId: string, who: Who | typeof OWNER | undefined): Firestore {
  const name = `${projectId} ${JSON.stringify(who)}`;
  const known = apps.get(name);
  if (known) return getFirestore(known);
  const app = initializeApp({ projectId }, name);
  apps.set(name, app);
  const database = getFirestore(app);
  const port = testSuite().ports.firestore;
  connectFirestoreEmulator(database, '127.0.0.1', port, optionsFor(who));
  return database;
}

function optionsFor(who: Who | typeof OWNER | undefined) {
  if (who === undefined) return {};
  if (who === OWNER) return { mockUserToken: OWNER };
  const { uid, ...claims } = who;
  return { mockUserToken: { ...claims, sub: uid } };
}

export function databaseSeenBy(projectId: string, who?: Who): Firestore {
  return connect(projectId, who);
}

/** Writes without rules. */
export async function writeWithoutRules(
  projectId: string,
  documents: Readonly<Record<string, object>>,
): Promise<void> {
  const database = connect(projectId, OWNER);
  await Promise.all(
    Object.entries(documents).map(([path, data]) => setDoc(doc(database, path), data)),
  );
}

/** Closes every connection. */
export async function disconnect(): Promise<void> {
  const open = [...apps.values()];
  apps.clear();
  await Promise.all(open.map(deleteApp));
}
