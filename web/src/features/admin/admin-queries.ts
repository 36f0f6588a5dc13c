import type { UserType } from '@hearthkin/domain/account/fields';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { type AuditEntry, auditEntrySchema, type StaffAct } from '@hearthkin/domain/admin/audit';
import { activeSince } from '@hearthkin/domain/admin/statistics';
import { verificationSchema } from '@hearthkin/domain/verification/verification';
import {
  collection,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Doc, type Pages, watchCount, watchList, watchPages } from '../../data/kit/readers';
import type { Verification } from '../../data/verifications/verification-queries';
import { firestore } from '../../firebase/firestore';

/** The reads of staff on the database page, by name; see `queries.ts`. */

const users = documentsOf(userSchema);
const entries = documentsOf(auditEntrySchema);
const verifications = documentsOf(verificationSchema);

/** Accounts, and entries of the log, on one page. */
export const ADMIN_PAGE = 25;

/** Entries that are shown with an account. */
const ENTRIES_ABOUT = 20;

/** The numbers of the database page (specification 2, section 3). */
export const ACCOUNT_COUNTS = ['all', 'spender', 'earner', 'verified', 'active'] as const;
export type AccountCount = (typeof ACCOUNT_COUNTS)[number];

/** How many accounts there are of a kind, counted by the server. `round` asks anew. */
export function accountCount(which: AccountCount, now: Date, round: number): LiveQuery<number> {
  const conditions: Readonly<Record<AccountCount, readonly QueryConstraint[]>> = {
    all: [],
    spender: [where('userType', '==', 'spender')],
    earner: [where('userType', '==', 'earner')],
    verified: [where('verification.isVerified', '==', true)],
    active: [where('lastLoginAt', '>=', activeSince(now))],
  };
  return {
    key: `account-count/${which}/${round}`,
    open: () => watchCount(() => query(collection(firestore(), 'users'), ...conditions[which])),
  };
}

/** Which accounts staff look for. Whatever is null narrows nothing. */
export interface AccountFilter {
  /** The beginning of a name, an address or a number (`accountToken`). */
  readonly token: string | null;
  readonly userType: UserType | null;
  readonly accountStatus: User['accountStatus'] | null;
}

/** Accounts that a filter finds, newest first, `size` at a time. */
export function accountPages(filter: AccountFilter, size: number): LiveQuery<Pages<User>> {
  const { token, userType, accountStatus } = filter;
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'users').withConverter(users),
      ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
      ...(userType === null ? [] : [where('userType', '==', userType)]),
      ...(accountStatus === null ? [] : [where('accountStatus', '==', accountStatus)]),
      orderBy('createdAt', 'desc'),
      ...from,
      limit(size),
    );
  return {
    key: `accounts/${userType ?? ''}/${accountStatus ?? ''}/${size}/${token ?? ''}`,
    open: (more) => watchPages(list, size, more),
  };
}

/** What staff did, latest first, `size` at a time (100 at most); one kind of act only, if told so. */
export function auditPages(act: StaffAct | null, size: number): LiveQuery<Pages<AuditEntry>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'auditLog').withConverter(entries),
      ...(act === null ? [] : [where('act', '==', act)]),
      orderBy('at', 'desc'),
      ...from,
      limit(size),
    );
  return { key: `audit/${act ?? ''}/${size}`, open: (more) => watchPages(list, size, more) };
}

/** What staff did last that concerns one account. */
export function auditAbout(uid: string): LiveQuery<readonly Doc<AuditEntry>[]> {
  return {
    key: `audit-about/${uid}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'auditLog').withConverter(entries),
          where('concerns', 'array-contains', uid),
          orderBy('at', 'desc'),
          limit(ENTRIES_ABOUT),
        ),
      ),
  };
}

/** Pictures that no machine could compare, longest wait first. */
export function waitingIdentities(count: number): LiveQuery<readonly Doc<Verification>[]> {
  return {
    key: `waiting-identities/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'verifications').withConverter(verifications),
          where('identityCheck.status', '==', 'review'),
          orderBy('identityCheck.checkedAt', 'asc'),
          limit(count),
        ),
      ),
  };
}
