import { MATCHING_SHARDS } from '@hearthkin/domain/insights/matching-accuracy';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { matchingAnswers } from '../core/record-collections';

/** Counts whether a member would meet again, in one of the shards, by a random id. */
export function countMatchingAnswer(
  tx: Transaction,
  db: Firestore,
  randomId: string,
  again: boolean,
): void {
  const codes = [...randomId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const shard = matchingAnswers(db).doc(String(codes % MATCHING_SHARDS));
  const counts = { answers: FieldValue.increment(1), again: FieldValue.increment(again ? 1 : 0) };
  // Not read first, so that simultaneous reviews don't wait for each other.
  tx.set(shard, counts, { merge: true });
}
