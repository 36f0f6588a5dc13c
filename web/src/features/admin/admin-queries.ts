import type { UserType } from '@hearthkin/domain/account/fields';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { type AuditEntry, auditEntrySchema, type StaffAct } from '@hearthkin/domain/admin/audit';
import { activeSince } from '@hearthkin/domain/admin/statistics';
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
import { firestore } from '../../firebase/firestore';

const users = documentsOf(userSchema);
const entries = documentsOf(auditEntrySchema);

/** Page size of the lists of accounts and audit entries. */
export const ADMIN_PAGE = 25;

/** Audit entries shown with an account. */
const ENTRIES_PER_ACCOUNT = 20;

/** The totals of the database page (specification 2, section 3). */
export const ACCOUNT_COUNTS = ['all', 'spender', 'earner', 'verified', 'active'] as const;
export type AccountCount = (typeof ACCOUNT_COUNTS)[number];

/** The number of accounts of a kind, counted by the server. A new `round` counts again. */
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

/** Filters of the account list. Null means no restriction. */
export interface AccountFilter {
  /** A prefix of a name, email or phone number (`accountToken`). */
  readonly token: string | null;
  readonly userType: UserType | null;
  readonly accountStatus: User['accountStatus'] | null;
}

/** Accounts that match a filter, newest first, `size` per page. */
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

/** Audit entries, latest first, `size` per page (at most 100), optionally of one kind. */
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

/** The latest audit entries about one account. */
export function auditAbout(uid: string): LiveQuery<readonly Doc<AuditEntry>[]> {
  return {
    key: `audit-about/${uid}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'auditLog').withConverter(entries),
          where('concerns', 'array-contains', uid),
          orderBy('at', 'desc'),
          limit(ENTRIES_PER_ACCOUNT),
        ),
      ),
  };
}
