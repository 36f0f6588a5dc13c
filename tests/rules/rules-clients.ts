import type { UserType } from '@hearthkin/domain/foundation/fields';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type DocumentData,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  type WhereFilterOp,
  where,
  writeBatch,
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

/** A limit, a field to order by (perhaps "at desc"), or a condition. */
export type Clause = number | string | readonly [string, WhereFilterOp, unknown];

/** A document for a person, with rules. */
export class Document {
  readonly ref: DocumentReference;

  constructor(database: Firestore, path: string) {
    this.ref = doc(database, path);
  }

  get = () => getDoc(this.ref);
  set = (data: DocumentData) => setDoc(this.ref, data);
  merge = (data: DocumentData) => setDoc(this.ref, data, { merge: true });
  update = (data: DocumentData) => updateDoc(this.ref, data);
  delete = () => deleteDoc(this.ref);
}

/** One write of a commit. */
export type Write =
  | readonly ['set' | 'merge' | 'update', string, DocumentData]
  | readonly ['delete', string];

/** A project's database for a person. */
export class Client {
  readonly #database: Firestore;

  constructor(database: Firestore) {
    this.#database = database;
  }

  doc(path: string): Document {
    return new Document(this.#database, path);
  }

  list(path: string, ...clauses: readonly Clause[]) {
    return getDocs(narrowed(collection(this.#database, path), clauses));
  }

  /** Lists the collections of that name wherever they are. */
  listEverywhere(name: string, ...clauses: readonly Clause[]) {
    return getDocs(narrowed(collectionGroup(this.#database, name), clauses));
  }

  /** Asks for one document of a collection by its id, as a list. */
  find(path: string, id: string) {
    return this.list(path, ['__name__', '==', id]);
  }

  /** Makes several writes in one commit. */
  commit(...writes: readonly Write[]): Promise<void> {
    const batch = writeBatch(this.#database);
    for (const [kind, path, data] of writes) {
      const ref = doc(this.#database, path);
      if (kind === 'delete') batch.delete(ref);
      else if (kind === 'update') batch.update(ref, data);
      else batch.set(ref, data, { merge: kind === 'merge' });
    }
    return batch.commit();
  }
}

function narrowed(all: Query, clauses: readonly Clause[]): Query {
  const constraints = clauses.map((clause) => {
    if (typeof clause === 'number') return limit(clause);
    if (typeof clause !== 'string') return where(...clause);
    const [field = '', direction] = clause.split(' ');
    return orderBy(field, direction === 'desc' ? 'desc' : 'asc');
  });
  return query(all, ...constraints);
}

/** A token for which the emulator skips the rules. */
const OWNER = 'owner';

/** One connection per person: opening one takes longer than most tests. */
const apps = new Map<string, FirebaseApp>();

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

/** A project's database for a person; a visitor has no token. */
export function databaseSeenBy(projectId: string, who?: Who): Firestore {
  return connect(projectId, who);
}

/** Writes without rules, all in one commit: that takes less time than several. */
export function writeWithoutRules(
  projectId: string,
  documents: Readonly<Record<string, object>>,
): Promise<void> {
  const database = connect(projectId, OWNER);
  const batch = writeBatch(database);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(database, path), data);
  return batch.commit();
}

/** Closes every connection. */
export async function disconnect(): Promise<void> {
  const open = [...apps.values()];
  apps.clear();
  await Promise.all(open.map(deleteApp));
}
