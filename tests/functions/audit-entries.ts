import { expect } from 'vitest';
import type { Actor } from '../support/actors';
import { adminDb } from '../support/admin';

/** The acts of a staff member without their times and kinds, in order. */
export async function actsOf({ uid }: Actor) {
  const { docs } = await adminDb.collection('auditLog').where('by', '==', uid).get();
  return docs
    .sort((a, b) => a.get('at').toMillis() - b.get('at').toMillis())
    .map((doc) => {
      const { at, by, kind, expireAt, ...rest } = doc.data();
      return rest;
    });
}

/** The same, each as its act, its target, its note and whom it concerns: all that an entry has. */
export async function linesOf(staff: Actor) {
  return (await actsOf(staff)).map(({ act, target, note, concerns, ...others }) => {
    expect(others).toEqual({});
    return [act, target, note, concerns];
  });
}

/** The entries about a document, such as `events/an-id`. */
export async function entriesAbout(target: string) {
  const { docs } = await adminDb.collection('auditLog').where('target', '==', target).get();
  return docs.map((doc) => doc.data());
}
