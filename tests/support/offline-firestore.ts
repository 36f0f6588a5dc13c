import { initializeApp } from 'firebase/app';
import { type Firestore, getFirestore, terminate } from 'firebase/firestore';

/** Stands in for the client's database where queries are built and never sent. */
let database: Firestore | undefined;

export function firestore(): Firestore {
  // Test files share modules, and each closes its own database.
  database ??= getFirestore(initializeApp({ projectId: 'demo-offline' }, crypto.randomUUID()));
  return database;
}

/** It is never gone. */
export function closeIfGone(): void {}

export async function closeFirestore(): Promise<void> {
  const former = database;
  database = undefined;
  if (former !== undefined) await terminate(former);
}
