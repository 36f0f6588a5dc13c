import { doc, type Firestore, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { WritableDocument } from '../accepted/writable-document';
import type { Who } from './rules-environment';

const timesOf = (stamped: readonly string[]) =>
  Object.fromEntries(stamped.map((field) => [field, serverTimestamp()]));

/** Writes a document as its client does. */
export function commitOf(
  as: (who: Who) => Firestore,
  { claims, path, stored, fields, stamped, together }: WritableDocument,
): Promise<void> {
  const { sub: uid, userType } = claims;
  const database = as({ uid, userType });
  const batch = writeBatch(database);
  const data = { ...fields, ...timesOf(stamped) };
  if (path in stored) batch.update(doc(database, path), data);
  else batch.set(doc(database, path), data);
  for (const one of together) {
    if ('field' in one) batch.update(doc(database, one.path), { [one.field]: increment(1) });
    else batch.set(doc(database, one.path), { ...one.fields, ...timesOf(one.stamped) });
  }
  return batch.commit();
}
