import { EVIDENCE_KEEP_MS } from '@hearthkin/domain/messaging/evidence';
import type { Report } from '@hearthkin/domain/safety/report';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { pagesOf, unparsed } from '../platform/sweeps/pages';
import { reportsAbout, reportsBy } from './safety-queries';

/** The time at which a decided report is deleted, once one of its people is gone. */
export function reportsExpireAt(now: Date): Date {
  return new Date(now.getTime() + EVIDENCE_KEEP_MS);
}

/**
 * Sets when the reports by and about a person whose account is removed are deleted. Open ones stay
 * until staff have decided. May be repeated.
 */
export async function letReportsExpire(db: Firestore, uid: string, now: Date): Promise<void> {
  await letExpire(reportsAbout(db, uid), now);
  await letExpire(reportsBy(db, uid), now);
}

async function letExpire(reports: Query<Report>, now: Date): Promise<void> {
  const expireAt = Timestamp.fromDate(reportsExpireAt(now));
  for await (const page of pagesOf(unparsed(reports))) {
    const batch = reports.firestore.batch();
    for (const report of page) {
      const isLeft = report.get('status') === 'open' || report.get('expireAt') !== undefined;
      if (!isLeft) batch.update(report.ref, { expireAt });
    }
    await batch.commit();
  }
}
