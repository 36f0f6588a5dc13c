import { ACCOUNT_COUNTS, type StaffReadName } from '@hearthkin/domain/admin/staff-reads';
import { toJson } from '@hearthkin/domain/foundation/json-dates';
import { MATCHING_SHARDS, sumOf } from '@hearthkin/domain/insights/matching-accuracy';
import { readFigures } from '../insights/count-figures';
import { authentication, signInById } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { filesIn } from '../platform/files/storage';
import { matchingAnswers } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { accountsOfCount } from '../staff/admin-queries';
import { readRota } from '../staff/staff-on-duty';
import {
  defineUnloggedRead,
  type StaffCall,
  type StaffRead,
  type StaffReadDeps,
} from '../staff/staff-read';
import { accountReads } from './read-accounts';
import { inboxReads } from './read-inbox';
import { queueReads } from './read-queues';
import { reportReads } from './report-ahead';
import { bookingReads } from './staff-booking';

/** Sums, and the names of staff. */
const otherReads = {
  counts: defineUnloggedRead('counts', async ({ db, now }) => {
    const counted = ACCOUNT_COUNTS.map(async (which) => {
      const { count } = (await accountsOfCount(db, which, now).count().get()).data();
      return [which, count];
    });
    return Object.fromEntries(await Promise.all(counted));
  }),
  figures: defineUnloggedRead('figures', ({ db, input }) => readFigures(db, input.month)),
  matching: defineUnloggedRead('matching', async ({ db }) => {
    const { docs } = await matchingAnswers(db).limit(MATCHING_SHARDS).get();
    return sumOf(docs.filter(isReadable).map((doc) => doc.data()));
  }),
  rota: defineUnloggedRead('rota', ({ db }, { auth }) => readRota(db, auth)),
  // Only of staff: what others call themselves is read with their account, and logged.
  'team-name': defineUnloggedRead('team-name', async ({ input }, { auth }) => {
    const signIn = await signInById(auth, input.uid);
    if (signIn?.customClaims?.admin !== true) return null;
    return signIn.displayName || (signIn.email ?? null);
  }),
};

/** All reads of staff, by their names. */
export const staffReads: { readonly [Name in StaffReadName]: StaffRead<Name> } = {
  ...accountReads,
  ...bookingReads,
  ...inboxReads,
  ...queueReads,
  ...reportReads,
  ...otherReads,
};

/**
 * Shows staff what no rule lets them read: accounts, submissions, applications, bookings, and the inbox.
 * @throws AppError `not-found` if the document is gone that a page starts after, and without such a
 * booking, `unreadable` for an account or booking that can't be read, `forbidden` for a booking and the account
 * of one's own, `sign-in-too-old` for messages.
 */
export const readAsStaff = defineCallable('readAsStaff', {
  access: 'admin',
  deps: () => ({ filesIn, auth: authentication() }),
  handler: async ({ input, ...call }, deps) => ({
    answer: toJson(await run(input.what, { ...call, input }, deps)),
  }),
});

function run<Name extends StaffReadName>(name: Name, call: StaffCall<Name>, deps: StaffReadDeps) {
  return staffReads[name].run(call, deps);
}
