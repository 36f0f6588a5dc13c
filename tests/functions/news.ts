import type { Actor } from '../support/actors';
import { adminDb } from '../support/admin';

type Person = Pick<Actor, 'uid'>;

/** A person’s notifications in the app. */
export async function newsOf({ uid }: Person, db = adminDb) {
  return (await db.collection(`users/${uid}/notifications`).get()).docs.map((doc) => doc.data());
}

/** The kinds of a person’s notifications in the app, sorted. */
export async function kindsOf(person: Person, db = adminDb): Promise<string[]> {
  return (await newsOf(person, db)).map(({ kind }) => kind).sort();
}
