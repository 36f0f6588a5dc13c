import {
  AHEAD_DAYS,
  type SessionAhead,
  type StaffAnswer,
} from '@hearthkin/domain/admin/staff-reads';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { peopleIn } from '@hearthkin/domain/safety/report';
import { requireOther } from '../platform/caller';
import { reports, users } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { openBookingsOf } from '../platform/records/open-case-queries';
import { itemsOf } from '../staff/staff-page';
import { defineStaffRead, type LoggedAnswer, type StaffReading } from '../staff/staff-read';
import { HISTORY_NOTE } from './person-history';
import { readPeople } from './staff-booking';

/** The most bookings of the reported person that are looked through. */
const MOST = 60;

/** Reads beside a report. */
export const reportReads = {
  'report-ahead': defineStaffRead('report-ahead', { access: 'admin', handler: readAhead }),
};

/**
 * The sessions that the two of a report have ahead, and the reported person with others, and how to call them.
 * @throws AppError `not-found` for a report that isn't open or names no one, `forbidden` for one of the two.
 */
async function readAhead({
  tx,
  db,
  input: { reportId },
  caller,
  now,
}: StaffReading<'report-ahead'>): Promise<LoggedAnswer<StaffAnswer<'report-ahead'>>> {
  const report = dataOf(await tx.get(reports(db).doc(reportId)));
  if (report === null || report.status !== 'open' || report.reportedId === null) {
    throw new AppError('not-found', 'There is no such open report');
  }
  requireOther(caller, ...peopleIn(report));
  const { reporterId, reportedId } = report;
  const [account, found] = await Promise.all([
    tx.get(users(db).doc(reportedId)),
    tx.get(openBookingsOf(db, reportedId).limit(MOST)),
  ]);
  const until = new Date(now.getTime() + AHEAD_DAYS * DAY_MS);
  const ahead = itemsOf(found.docs)
    .filter(({ data }) => data.endsAt > now && !isLapsed(data, now))
    .toSorted((one, other) => one.data.startsAt.getTime() - other.data.startsAt.getTime());
  const together = ahead.filter(({ data }) => data.participantIds.includes(reporterId));
  const others = ahead.filter((item) => !together.includes(item) && item.data.startsAt < until);
  const otherIds = others.flatMap(({ data }) => data.participantIds);
  // Without the reporter, whom the read of the queue has logged: together, the log would say who reported whom.
  const people = await readPeople(tx, db, [reportedId, ...otherIds]);
  const shown = ({ id, data }: { readonly id: string; readonly data: Booking }): SessionAhead => {
    const { activity, startsAt, endsAt, timeZone, status, location } = data;
    const otherId = data.spenderId === reportedId ? data.earnerId : data.spenderId;
    const otherName = people.nameOf(otherId);
    return { id, activity, startsAt, endsAt, timeZone, status, location, otherId, otherName };
  };
  return {
    answer: () => ({
      phone: dataOf(account)?.phone ?? null,
      together: together.map(shown),
      others: others.map(shown),
    }),
    people: people.logged,
    act: 'account-read',
    target: `users/${reportedId}`,
    // As for other reports: the person reads it in their download, and must not learn of one.
    note: HISTORY_NOTE,
  };
}
