import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { sharedNames } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';

/**
 * Reads the first names that the participants of an activity show each other, and answers how to write them: `gone` taken out
 * once, `added` put at the end. All reads of a transaction come before its writes.
 */
export async function planNames(
  tx: Transaction,
  activity: DocumentReference<unknown>,
  { gone, added }: { readonly gone: string | null; readonly added: string | null },
): Promise<() => void> {
  if (gone === added) return () => {};
  const ref = sharedNames(activity.firestore, activity.id);
  const names = dataOf(await tx.get(ref))?.names ?? [];
  const at = gone === null ? -1 : names.indexOf(gone);
  const left = names.filter((_, index) => index !== at);
  return () => tx.set(ref, { names: added === null ? left : [...left, added] });
}
