import { MATCHING_SHARDS } from '@hearthkin/domain/insights/matching-accuracy';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { matchingAnswers } from '../platform/records/collections';
import { incrementsOf } from './increments-of';
import { shardOf } from './shard-of';

/** Counts whether a member would meet again, in one of the shards, by a random id. */
export function countMatchingAnswer(
  tx: Transaction,
  db: Firestore,
  randomId: string,
  again: boolean,
): void {
  const shard = matchingAnswers(db).doc(String(shardOf(randomId, MATCHING_SHARDS)));
  tx.set(shard, incrementsOf({ answers: 1, again: Number(again) }), { merge: true });
}
