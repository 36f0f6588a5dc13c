import { QUEUE_IDS } from '@hearthkin/domain/admin/queues';
import { ACCOUNT_COUNTS } from '@hearthkin/domain/admin/staff-reads';
import { MATCHING_SHARDS, sumOf } from '@hearthkin/domain/insights/matching-accuracy';
import { toJson } from '@hearthkin/domain/json-dates';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { authentication, signInById } from '../core/auth';
import { defineCallable } from '../core/callable';
import { requireStaff } from '../core/caller';
import { isReadable } from '../core/converter';
import { callerOfAct } from '../core/recent-sign-in';
import { matchingAnswers } from '../core/record-collections';
import { filesIn } from '../core/storage';
import { readFigures } from '../insights/count-figures';
import { accountsOfCount, countedItems } from './admin-queries';
import { auditRead } from './audit';
import { queueStates, takenOf } from './read-inbox';
import { staffRead } from './staff-read';

/**
 * Shows staff what no rule lets them read: accounts, submissions, applications, bookings, and the inbox. An answer with
 * people's data and its entry in the log are one transaction, so neither is without the other, and
 * an account that is being removed is either not in the answer or forgotten in the log afterwards.
 * Counts, names of staff, who has taken what and empty answers are not logged. Messages ask for a recent sign-in, like acts.
 * @throws AppError `not-found` if the document is gone that a page starts after, and without such a
 * booking, `unreadable` for an account or booking that can't be read, `forbidden` for a booking of
 * one's own, `sign-in-too-old` for messages.
 */
export const readAsStaff = defineCallable('readAsStaff', {
  access: 'admin',
  deps: () => ({ filesIn, auth: authentication() }),
  handler: async ({ db, input, caller, now: at }, deps) => {
    if (input.what === 'counts') return { answer: toJson(await accountCounts(db, at)) };
    if (input.what === 'waiting') return { answer: toJson(await waitingCounts(db)) };
    if (input.what === 'queues') return { answer: toJson(await queueStates(db)) };
    if (input.what === 'taken') return { answer: toJson(await takenOf(db, input.queue, at)) };
    if (input.what === 'figures') return { answer: toJson(await readFigures(db, input.month)) };
    if (input.what === 'matching') return { answer: { ...(await matchingCounts(db)) } };
    if (input.what === 'team-name') return { answer: await teamName(deps.auth, input.uid) };
    if (input.what === 'booking-messages') {
      requireStaff(await callerOfAct(db, deps.auth, caller, at));
    }
    const { answer } = await db.runTransaction(async (tx) => {
      const read = await staffRead(tx, db, input, { caller, now: at });
      const { act, target, note, people: concerns } = read;
      if (concerns.length > 0) {
        await auditRead(tx, db, { at, act, by: caller.uid, target, note, concerns });
      }
      return read;
    });
    return { answer: toJson(await answer(deps)) };
  },
});

/** Only of staff: what others call themselves is read with their account, and logged. */
async function teamName(auth: Auth, uid: string): Promise<string | null> {
  const signIn = await signInById(auth, uid);
  if (signIn?.customClaims?.admin !== true) return null;
  return signIn.displayName || (signIn.email ?? null);
}

async function accountCounts(db: Firestore, now: Date) {
  const counted = ACCOUNT_COUNTS.map(async (which) => [
    which,
    await countOf(accountsOfCount(db, which, now)),
  ]);
  return Object.fromEntries(await Promise.all(counted));
}

async function waitingCounts(db: Firestore) {
  const counted = QUEUE_IDS.map(async (queue) => [queue, await countOf(countedItems(db, queue))]);
  return Object.fromEntries(await Promise.all(counted));
}

async function matchingCounts(db: Firestore) {
  const { docs } = await matchingAnswers(db).limit(MATCHING_SHARDS).get();
  return sumOf(docs.filter(isReadable).map((doc) => doc.data()));
}

async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
