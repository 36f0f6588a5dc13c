import type { User } from '@hearthkin/domain/account/user';
import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import { activeSince } from '@hearthkin/domain/admin/statistics';
import type * as Queries from '../../web/src/features/admin/admin-queries';
import type { AccountCount } from '../../web/src/features/admin/admin-queries';
import { readPages } from './fake-pages';
import { read } from './fake-queries';
import { identitiesWaiting } from './fake-verification-queries';

/** Stands in for what staff read on the database page. */

export const ADMIN_PAGE = 25;
export const ACCOUNT_COUNTS: typeof Queries.ACCOUNT_COUNTS = [
  'all',
  'spender',
  'earner',
  'verified',
  'active',
];

const COUNTED: Readonly<Record<AccountCount, (account: User, now: Date) => boolean>> = {
  all: () => true,
  spender: ({ userType }) => userType === 'spender',
  earner: ({ userType }) => userType === 'earner',
  verified: ({ verification }) => verification.isVerified,
  active: ({ lastLoginAt }, now) => lastLoginAt >= activeSince(now),
};

export const accountCount: typeof Queries.accountCount = (which, now, round) =>
  read('accountCount', `${which}/${round}`, ({ users }) => {
    const fits = COUNTED[which];
    return Object.values(users).filter((account) => fits(account, now)).length;
  });

export const accountPages: typeof Queries.accountPages = (filter, size) =>
  readPages('accountPages', `${JSON.stringify(filter)}/${size}`, size, ({ users }) =>
    Object.entries(users)
      .map(([id, data]) => ({ id, data }))
      .filter(
        ({ data }) =>
          (filter.token === null || data.searchTokens.includes(filter.token)) &&
          (filter.userType === null || data.userType === filter.userType) &&
          (filter.accountStatus === null || data.accountStatus === filter.accountStatus),
      )
      .sort((a, b) => b.data.createdAt.getTime() - a.data.createdAt.getTime()),
  );

const latestFirst = (a: { readonly data: AuditEntry }, b: { readonly data: AuditEntry }): number =>
  b.data.at.getTime() - a.data.at.getTime();

export const auditPages: typeof Queries.auditPages = (act, size) =>
  readPages('auditPages', `${act}/${size}`, size, ({ auditLog }) =>
    auditLog.filter(({ data }) => act === null || data.act === act).toSorted(latestFirst),
  );

export const auditAbout: typeof Queries.auditAbout = (uid) =>
  read('auditAbout', uid, ({ auditLog }) =>
    auditLog.filter(({ data }) => data.concerns.includes(uid)).toSorted(latestFirst),
  );

export const waitingIdentities: typeof Queries.waitingIdentities = identitiesWaiting;
