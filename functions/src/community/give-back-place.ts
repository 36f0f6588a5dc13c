import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { planNames } from './shared-names';

/**
 * Gives back a place at an event or activity: deletes the document, takes out the name that other participants see, and
 * decrements `count`. Does nothing if the place is gone.
 */
export function giveBackPlace(
  db: Firestore,
  { ref }: QueryDocumentSnapshot<unknown>,
  count: 'attendeeCount' | 'waitingCount' | 'participantCount',
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const above = ref.parent.parent;
    if (above === null) return;
    const [whole, mine] = await Promise.all([tx.get(above), tx.get(ref)]);
    if (!mine.exists) return;
    const gone: string | null = mine.get('sharedName') ?? null;
    const writeNames = await planNames(tx, above, { gone, added: null });
    tx.delete(ref);
    if (!whole.exists) return;
    tx.update(above, { [count]: FieldValue.increment(-1) });
    writeNames();
  });
}
