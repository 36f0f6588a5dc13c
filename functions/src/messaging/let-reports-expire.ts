import { EVIDENCE_KEEP_MS } from '@hearthkin/domain/messaging/evidence';
import type { Report } from '@hearthkin/domain/safety/any-report';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { pagesOf, unparsed } from '../core/pages';
import { conversationReportsAbout, conversationReportsBy } from './messaging-queries';

/** When a decided report is deleted, once one of its two people is gone. */
export function reportsExpireAt(now: Date): Date {
  return new Date(now.getTime() + EVIDENCE_KEEP_MS);
}

/**
 * Sets when the reported conversations of a person whose account is removed are deleted, whichever
 * of the two reported. Open reports stay until staff have decided. May be repeated.
 */
export async function letReportsExpire(db: Firestore, uid: string, now: Date): Promise<void> {
  await letExpire(conversationReportsAbout(db, uid), now);
  await letExpire(conversationReportsBy(db, uid), now);
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
