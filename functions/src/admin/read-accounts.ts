import { isOpenDeletion } from '@hearthkin/domain/admin/account-acts';
import { searchKindOf } from '@hearthkin/domain/admin/account-search';
import type { AccountFilter } from '@hearthkin/domain/admin/staff-reads';
import { firstLessonsLeft, NO_TRAINING } from '@hearthkin/domain/companion/training';
import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import { requireOther } from '../platform/caller';
import {
  applications,
  backgroundChecks,
  deletionRequests,
  trainings,
  users,
  verifications,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { presentOf } from '../safety/people-of-report';
import { latestReportsAbout } from '../safety/safety-queries';
import { accountsFor, notesOnAccount, warningsOf } from '../staff/admin-queries';
import { asRead, inTimeOrder, itemsOf, pageOf, withoutOwn } from '../staff/staff-page';
import { defineStaffRead } from '../staff/staff-read';
import { accountWithSessions, withLastUse } from './as-staff-see';
import { HISTORY_NOTE, readHistory } from './person-history';

/** Reads of accounts. */
export const accountReads = {
  accounts: defineStaffRead('accounts', {
    access: 'admin',
    handler: async ({ tx, db, input, caller }) => {
      const found = await pageOf(tx, accountsFor(db, input), users(db), 'createdAt', input);
      const page = withoutOwn(found, caller);
      const items = await Promise.all(
        page.items.map(async ({ id, data }) => {
          return { id, data: await accountWithSessions(tx, db, id, data) };
        }),
      );
      return {
        ...asRead(page),
        answer: async ({ auth }) => ({ ...page, items: await withLastUse(db, auth, items) }),
        act: 'accounts-read',
        target: 'users',
        note: filterWords(input),
      };
    },
  }),
  account: defineStaffRead('account', {
    access: 'admin',
    handler: async ({ tx, db, input: { uid }, caller, now }) => {
      requireOther(caller, uid);
      const [user, review, backgroundCheck, application, deletion, warnings, notes] =
        await Promise.all([
          tx.get(users(db).doc(uid)),
          tx.get(verifications(db).doc(uid)).then(dataOf),
          tx.get(backgroundChecks(db).doc(uid)).then(dataOf),
          tx.get(applications(db).doc(uid)).then(dataOf),
          tx.get(deletionRequests(db).doc(uid)).then(dataOf),
          tx.get(warningsOf(db, uid).count()),
          tx.get(notesOnAccount(db, uid)),
        ]);
      const account = user.data();
      const parts = {
        account: account === undefined ? null : await accountWithSessions(tx, db, uid, account),
        review,
        backgroundCheck,
        checkOrder: application?.checkOrder ?? null,
        deletion: isOpenDeletion(deletion, now) ? deletion : null,
      };
      return {
        answer: async ({ auth }) => {
          const data = parts.account;
          const shown = data === null ? [] : await withLastUse(db, auth, [{ id: uid, data }]);
          return {
            ...parts,
            account: shown[0]?.data ?? null,
            warnings: warnings.data().count,
            notes: inTimeOrder(notes.docs),
          };
        },
        people: Object.values(parts).some((part) => part !== null) ? [uid] : [],
        act: 'account-read',
        target: `users/${uid}`,
        note: '',
      };
    },
  }),
  'first-lessons': defineStaffRead('first-lessons', {
    access: 'admin',
    handler: async ({ tx, db, input: { uid }, caller }) => {
      requireOther(caller, uid);
      const training = dataOf(await tx.get(trainings(db).doc(uid)));
      return {
        answer: () => [...firstLessonsLeft(training ?? NO_TRAINING)],
        people: await presentOf(tx, db, [uid]),
        act: 'account-read',
        target: `users/${uid}`,
        note: 'Training',
      };
    },
  }),
  'reports-about': defineStaffRead('reports-about', {
    access: 'admin',
    handler: async ({ tx, db, input: { uid }, caller }) => {
      requireOther(caller, uid);
      const { docs } = await tx.get(latestReportsAbout(db, uid));
      const reports = itemsOf(docs).map(({ id, data: { place, reason, createdAt, decision } }) => ({
        id,
        kind: place.kind,
        reason,
        createdAt,
        outcome: decision?.outcome ?? null,
      }));
      return {
        answer: () => reports,
        people: await presentOf(tx, db, reports.length > 0 ? [uid] : []),
        act: 'account-read',
        target: `users/${uid}`,
        // The person reads it in their download, and must not learn of reports.
        note: HISTORY_NOTE,
      };
    },
  }),
  history: defineStaffRead('history', { access: 'admin', handler: readHistory }),
};

/** "Type: Companion. Standing: suspended. Searched by email". */
function filterWords({ token, userType, accountStatus }: AccountFilter): string {
  return [
    userType === null ? [] : `Type: ${USER_TYPE_LABEL[userType]}`,
    accountStatus === null ? [] : `Standing: ${accountStatus}`,
    token === null ? [] : `Searched by ${searchKindOf(token)}`,
  ]
    .flat()
    .join('. ');
}
