import type { UserType } from '@hearthkin/domain/account/fields';
import { type User, userSchema } from '@hearthkin/domain/account/user';
import { auditEntrySchema, type StaffAct } from '@hearthkin/domain/admin/audit';
import { activeSince } from '@hearthkin/domain/admin/statistics';
import { sharedFaceSchema } from '@hearthkin/domain/verification/shared-face';
import { limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { documentsOf } from '../../data/kit/documents';
import { count, document, list, pages, source } from '../../data/kit/queries';

const users = source('users', documentsOf(userSchema));
const sharedFaces = source('sharedFaces', documentsOf(sharedFaceSchema));
const entries = source('auditLog', documentsOf(auditEntrySchema));

/** Page size of the lists of accounts and audit entries. */
export const ADMIN_PAGE = 25;

/** Audit entries shown with an account. */
const ENTRIES_PER_ACCOUNT = 20;

/** The totals of the database page (specification 2, section 3). */
export const ACCOUNT_COUNTS = ['all', 'spender', 'earner', 'verified', 'active'] as const;
export type AccountCount = (typeof ACCOUNT_COUNTS)[number];

/** The number of accounts of a kind, counted by the server. A new `round` counts again. */
export function accountCount(which: AccountCount, now: Date, round: number) {
  const conditions: Readonly<Record<AccountCount, readonly QueryConstraint[]>> = {
    all: [],
    spender: [where('userType', '==', 'spender')],
    earner: [where('userType', '==', 'earner')],
    verified: [where('verification.isVerified', '==', true)],
    active: [where('lastLoginAt', '>=', activeSince(now))],
  };
  return count(`account-count/${which}/${round}`, users, ...conditions[which]);
}

/** Filters of the account list. Null means no restriction. */
export interface AccountFilter {
  /** A prefix of a name, email or phone number (`accountToken`). */
  readonly token: string | null;
  readonly userType: UserType | null;
  readonly accountStatus: User['accountStatus'] | null;
}

/** Accounts that match a filter, newest first, `size` per page. */
export const accountPages = ({ token, userType, accountStatus }: AccountFilter, size: number) =>
  pages(
    `accounts/${userType ?? ''}/${accountStatus ?? ''}/${size}/${token ?? ''}`,
    users,
    size,
    ...(token === null ? [] : [where('searchTokens', 'array-contains', token)]),
    ...(userType === null ? [] : [where('userType', '==', userType)]),
    ...(accountStatus === null ? [] : [where('accountStatus', '==', accountStatus)]),
    orderBy('createdAt', 'desc'),
  );

/** Audit entries, latest first, `size` per page (at most 100), optionally of one kind. */
export const auditPages = (act: StaffAct | null, size: number) =>
  pages(
    `audit/${act ?? ''}/${size}`,
    entries,
    size,
    ...(act === null ? [] : [where('act', '==', act)]),
    orderBy('at', 'desc'),
  );

/** The latest audit entries about one account. */
export const auditAbout = (uid: string) =>
  list(
    `audit-about/${uid}`,
    entries,
    where('concerns', 'array-contains', uid),
    orderBy('at', 'desc'),
    limit(ENTRIES_PER_ACCOUNT),
  );

/** Why the faces of a person's identity check need a look. */
export const sharedFace = (uid: string) => document(`shared-face/${uid}`, sharedFaces, uid);
