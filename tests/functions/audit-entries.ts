import type { Actor } from '../support/actors';
import { adminDb } from '../support/admin';

/** What one of the staff has done, without when, in the order of time. */
export async function actsOf({ uid }: Actor) {
  const { docs } = await adminDb.collection('auditLog').where('by', '==', uid).get();
  return docs
    .sort((a, b) => a.get('at').toMillis() - b.get('at').toMillis())
    .map((doc) => {
      const { at, by, ...rest } = doc.data();
      return rest;
    });
}
