import {
  type HistoryItem,
  type HistorySource,
  historyPage,
  type Milestone,
  type PersonHistory,
} from '@hearthkin/domain/admin/person-history';
import type { Report } from '@hearthkin/domain/safety/report';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { requireOther } from '../platform/caller';
import { users, verifications } from '../platform/records/collections';
import { dataOf, toDates } from '../platform/records/converter';
import type { LoggedAnswer, StaffReading } from '../staff/staff-read';
import {
  activitiesBefore,
  actsBefore,
  eventsBefore,
  messagesBefore,
  notesBefore,
  reportsAboutBefore,
  reportsByBefore,
  sessionsBefore,
} from './person-queries';

/** The note of its entry in the log. */
export const HISTORY_NOTE = 'What happened so far';

/** Documents of each kind that a page reads, so that it stays under thirty. */
const EACH = 3;

/** The latest that any query has to reach: sessions and events are by their start, up to half a year ahead. */
const LATEST = new Date('9999-01-01T00:00:00Z');

/**
 * The history of a person, latest first, from sessions ahead to the day they joined: three of each kind at most, and of
 * these what is certainly next. Of more than three of a kind in the same millisecond, the others are left out.
 */
export async function readHistory({
  tx,
  db,
  input: { uid, before },
  caller,
}: StaffReading<'history'>): Promise<LoggedAnswer<PersonHistory>> {
  requireOther(caller, uid);
  const from = { uid, before: before === null ? LATEST : new Date(before) };
  const sources = await Promise.all([
    milestones(tx, db, from),
    read(tx, sessionsBefore(db, from), 'startsAt', (id, booking) => ({
      kind: 'session',
      at: booking.startsAt,
      id,
      activity: booking.activity,
      status: booking.status,
      endReason: booking.cancellation?.endReason ?? null,
    })),
    read(tx, reportsAboutBefore(db, from), 'createdAt', (id, report) =>
      reportItem('reported', id, report),
    ),
    read(tx, reportsByBefore(db, from), 'createdAt', (id, report) =>
      reportItem('report-sent', id, report),
    ),
    read(tx, actsBefore(db, from), 'at', (id, { at, act, by, note }) => ({
      kind: 'act',
      at,
      id,
      act,
      by,
      note,
    })),
    read(tx, messagesBefore(db, from), 'createdAt', (id, { createdAt, subject, status }) => ({
      kind: 'message',
      at: createdAt,
      id,
      subject,
      status,
    })),
    read(tx, eventsBefore(db, from), 'startsAt', (id, { startsAt, title, status }) => ({
      kind: 'event',
      at: startsAt,
      id,
      title,
      status,
    })),
    read(tx, activitiesBefore(db, from), 'startsAt', (id, { startsAt, title, status }) => ({
      kind: 'activity',
      at: startsAt,
      id,
      title,
      status,
    })),
    read(tx, notesBefore(db, from), 'at', (id, { at, by, text }) => ({
      kind: 'note',
      at,
      id,
      by,
      text,
    })),
  ]);
  const page = historyPage(sources);
  return {
    answer: () => page,
    people: page.items.length > 0 ? [uid] : [],
    act: 'account-read',
    target: users(db).doc(uid).path,
    note: HISTORY_NOTE,
  };
}

/** The latest of one kind, by a field. What can't be read is left out, but counts for where the page ends. */
async function read<T>(
  tx: Transaction,
  query: Query<T>,
  field: string,
  itemOf: (id: string, data: T) => HistoryItem,
): Promise<HistorySource> {
  const { docs } = await tx.get(query.limit(EACH));
  const items = docs.flatMap((doc) => {
    const data = dataOf(doc);
    return data === null ? [] : [itemOf(doc.id, data)];
  });
  const last = docs[EACH - 1];
  return { items, cutAt: last === undefined ? null : (toDates(last.get(field)) as Date) };
}

async function milestones(
  tx: Transaction,
  db: Firestore,
  { uid, before }: { readonly uid: string; readonly before: Date },
): Promise<HistorySource> {
  const [account, review] = await Promise.all([
    tx.get(users(db).doc(uid)).then(dataOf),
    tx.get(verifications(db).doc(uid)).then(dataOf),
  ]);
  const dates: Readonly<Record<Milestone, Date | undefined>> = {
    joined: account?.createdAt,
    'identity-compared': review?.identityCheck?.checkedAt,
    'documents-sent': review?.submittedAt,
    'documents-reviewed': review?.reviewedAt,
  };
  const items = (Object.keys(dates) as Milestone[]).flatMap((what): HistoryItem[] => {
    const at = dates[what];
    return at === undefined || at >= before ? [] : [{ kind: 'milestone', at, what }];
  });
  return { items, cutAt: null };
}

function reportItem(kind: 'reported' | 'report-sent', id: string, report: Report): HistoryItem {
  const { createdAt: at, number, place, reason, decision } = report;
  const outcome = decision?.outcome ?? null;
  return { kind, at, id, number, place: place.kind, reason, outcome };
}
