import { BehaviorSubject, map, type Observable, throwError } from 'rxjs';
import type { LiveQuery, Reading } from '../../web/src/data/kit/live-query';
import type { Doc } from '../../web/src/data/kit/readers';
import type * as Queries from '../../web/src/data/verifications/verification-queries';
import type { Verification } from '../../web/src/data/verifications/verification-queries';

/** Stands in for `verifications/{uid}`, changeable while a page shows it; null where reads fail. */
const reviews = new BehaviorSubject<Readonly<Record<string, Verification>> | null>({});

export function setReviews(next: Readonly<Record<string, Verification>> | null): void {
  reviews.next(next);
}

type All = readonly Doc<Verification>[];

function read<T>(key: string, pick: (all: All) => T): LiveQuery<T> {
  const open = (): Observable<Reading<T>> => {
    if (reviews.value === null) return throwError(() => new Error(`${key} fails`));
    return reviews.pipe(
      map((now) => Object.entries(now ?? {}).map(([id, data]) => ({ id, data }))),
      map((all) => ({ data: pick(all), fromCache: false })),
    );
  };
  return { key, open };
}

export const verification: typeof Queries.verification = (uid) =>
  read(`verification/${uid}`, (all) => all.find(({ id }) => id === uid) ?? null);

const time = (instant: Date | undefined) => instant?.getTime() ?? 0;

export const waitingReviews: typeof Queries.waitingReviews = (count) =>
  read(`waitingReviews/${count}`, (all) =>
    all
      .filter(({ data }) => data.verificationStatus === 'pending')
      .sort((a, b) => time(a.data.submittedAt) - time(b.data.submittedAt))
      .slice(0, count),
  );

export const identitiesWaiting = (count: number): LiveQuery<All> =>
  read(`waitingIdentities/${count}`, (all) =>
    all
      .filter(({ data }) => data.identityCheck?.status === 'review')
      .sort((a, b) => time(a.data.identityCheck?.checkedAt) - time(b.data.identityCheck?.checkedAt))
      .slice(0, count),
  );

export const decidedReviews: typeof Queries.decidedReviews = (count) =>
  read(`decidedReviews/${count}`, (all) =>
    all
      .filter(({ data }) => data.reviewedAt !== undefined && data.verificationStatus !== 'pending')
      .sort((a, b) => time(b.data.reviewedAt) - time(a.data.reviewedAt))
      .slice(0, count),
  );
