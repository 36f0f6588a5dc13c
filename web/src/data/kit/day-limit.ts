import { limitSentence, RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { doc, serverTimestamp, type Timestamp, type Transaction } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { CallError } from '../../lib/call-error';

/** `users/{uid}/limits/{name}`: what a person has used of a limit of a day, which rules check. */
interface Used {
  readonly count: number;
  /** When the day began. */
  readonly from: Timestamp;
  /** What was counted last. */
  readonly last: string;
}

/**
 * Counts one more in the transaction that writes it, where the rules look for it.
 * @param id of what is counted.
 * @returns whether it was counted; a story that was counted last is stored already.
 * @throws CallError `rate-limited`
 */
export async function countInDay(
  transaction: Transaction,
  uid: string,
  name: 'stories' | 'places',
  id: string,
): Promise<boolean> {
  const ref = doc(firestore(), 'users', uid, 'limits', name);
  const used = (await transaction.get(ref)).data() as Used | undefined;
  if (name === 'stories' && used?.last === id) return false;
  transaction.set(ref, { ...withOneMore(name, used), last: id, at: serverTimestamp() });
  return true;
}

function withOneMore(name: 'stories' | 'places', used: Used | undefined) {
  const { max, windowMs } = RATE_LIMITS[name];
  const left = used === undefined ? 0 : used.from.toMillis() + windowMs - Date.now();
  if (used === undefined || left <= 0) return { count: 1, from: serverTimestamp() };
  if (used.count < max) return { count: used.count + 1, from: used.from };
  throw new CallError('rate-limited', { sentence: limitSentence(name, left) });
}
