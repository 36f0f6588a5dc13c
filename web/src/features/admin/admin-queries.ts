import {
  type AuditKind,
  auditEntrySchema,
  STAFF_READ_MAX,
  type StaffAct,
} from '@hearthkin/domain/admin/audit';
import {
  type AccountFilter,
  BOOKING_READ_MAX,
  type BookingFilter,
  type StaffBooking,
} from '@hearthkin/domain/admin/staff-reads';
import type { HostedTime } from '@hearthkin/domain/community/hosted-time';
import { FIGURE_SHARDS } from '@hearthkin/domain/insights/figures';
import { MATCHING_SHARDS } from '@hearthkin/domain/insights/matching-accuracy';
import { called, calledPages } from '../../data/kit/called';
import { limit, orderBy, where } from '../../data/kit/constraints';
import { documentsOf } from '../../data/kit/documents';
import { list, pages, source } from '../../data/kit/queries';
import { CallError } from '../../lib/call-error';
import { readAsStaff } from './read-as-staff';

const entries = source('auditLog', documentsOf(auditEntrySchema));

/** Page size of the list of accounts. */
export const ADMIN_PAGE = 25;

/** Page size of the audit log: each entry may take two more reads, for the names in it. */
export const AUDIT_PAGE = 8;

/** Audit entries shown with an account or a booking. */
const ENTRIES_SHOWN = 20;

/** The latest reports about what a person did, latest first. */
export const reportsAbout = (uid: string) =>
  called(
    `reports-about/${uid}`,
    () => readAsStaff({ what: 'reports-about', uid }),
    ({ length }) => Math.max(length, 1),
  );

/** The sessions that the two of a report have ahead, and the reported person with others. */
export const reportAhead = (reportId: string) =>
  called(
    `report-ahead/${reportId}`,
    () => readAsStaff({ what: 'report-ahead', reportId }),
    // The report, the reported person, and each booking with the other side.
    ({ together, others }) => 2 + together.length + 2 * others.length,
  );

/** The five totals, counted by the server. */
export const accountCounts = () =>
  called(
    'account-counts',
    () => readAsStaff({ what: 'counts' }),
    // Billed per thousand documents.
    (counts) => Object.values(counts).reduce((sum, one) => sum + Math.ceil((one + 1) / 1000), 0),
  );

/** The sums of bookings in a month (`yyyy-MM`) and in the one before. */
export const monthFigures = (month: string) =>
  called(
    `figures/${month}`,
    () => readAsStaff({ what: 'figures', month }),
    () => 2 * FIGURE_SHARDS,
  );

/** The sessions and requests of a host at the times of something that is to be published. */
export function hostSessions(hostId: string, times: readonly HostedTime[]) {
  const asked = times.map(({ startsAt, endsAt }) => {
    return { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  });
  return called(
    `host-sessions/${hostId}/${JSON.stringify(asked)}`,
    () => readAsStaff({ what: 'host-sessions', hostId, times: asked }),
    ({ length }) => Math.max(length, 1),
  );
}

/** The times of staff on duty. */
export const rota = () =>
  called(
    'rota',
    () => readAsStaff({ what: 'rota' }),
    () => 1,
  );

/** The numbers of members who would meet again after a session found by matching. */
export const matchingAnswers = () =>
  called(
    'matching-answers',
    () => readAsStaff({ what: 'matching' }),
    () => MATCHING_SHARDS,
  );

/** Accounts that match a filter, newest first, `size` per page. */
export const accountPages = (filter: AccountFilter, size: number) =>
  calledPages(
    `accounts/${filter.userType ?? ''}/${filter.accountStatus ?? ''}/${size}/${filter.token ?? ''}`,
    size,
    STAFF_READ_MAX,
    (after, most) => readAsStaff({ what: 'accounts', ...filter, after, size: most }),
  );

/** An account with its review, and a request for its deletion. */
export const staffAccount = (uid: string) =>
  called(
    `staff-account/${uid}`,
    () => readAsStaff({ what: 'account', uid }),
    ({ notes }) => 5 + notes.length,
  );

/** The lessons that an applicant has to pass before they can be approved. */
export const firstLessonsLeft = (uid: string) =>
  called(
    `first-lessons/${uid}`,
    () => readAsStaff({ what: 'first-lessons', uid }),
    // The training and the account.
    () => 2,
  );

/** A page of what happened with a person, before an instant in milliseconds since 1970; null for the latest. */
export const personHistory = (uid: string, before: number | null) =>
  called(
    `person-history/${uid}/${before ?? ''}`,
    () => readAsStaff({ what: 'history', uid, before }),
    // Seven kinds, each with a read of its own if there is nothing, and two documents beside them.
    ({ items }) => Math.max(items.length, 7) + 2,
  );

/** The name of one of the staff who has no account; null for anyone else. */
export const teamName = (uid: string) =>
  called(
    `team-name/${uid}`,
    () => readAsStaff({ what: 'team-name', uid }),
    () => 0,
  );

/** Bookings that match a filter, latest start first, `size` per page. */
export const bookingPages = (filter: BookingFilter, size: number) =>
  calledPages(
    `staff-bookings/${filter.person ?? ''}/${filter.status ?? ''}/${filter.day ?? ''}/${size}`,
    size,
    BOOKING_READ_MAX,
    (after, most) => readAsStaff({ what: 'bookings', ...filter, after, size: most }),
  );

/** The reason why the server shows no booking: there is none, or the reader is a side of it. */
type NoBooking = 'missing' | 'own';

/** A booking with its money, attendance and notes. */
export const staffBooking = (bookingId: string) =>
  called<StaffBooking | NoBooking>(
    `staff-booking/${bookingId}`,
    async () => {
      try {
        return await readAsStaff({ what: 'booking', bookingId });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === 'not-found' || error.code === 'invalid-input') return 'missing';
        if (error.code === 'forbidden') return 'own';
        throw error;
      }
    },
    // The booking, both accounts, payment, payout and attendance.
    (found) => (typeof found === 'string' ? 1 : 7 + found.notes.length),
  );

/** Reviewed submissions, latest first. A new `round` reads them again. */
export const decidedReviews = (count: number, round: number) =>
  called(
    `decided-reviews/${count}/${round}`,
    async () => (await readAsStaff({ what: 'decided-reviews', after: null, size: count })).items,
    ({ length }) => length,
  );

/** Requests for deletions that have not lapsed, oldest first. */
export const openDeletions = () =>
  called(
    'open-deletions',
    async () => (await readAsStaff({ what: 'deletions', after: null, size: STAFF_READ_MAX })).items,
    ({ length }) => length,
  );

/** Audit entries of a kind, or of one act, latest first, `size` per page (at most 100). */
export const auditPages = (kind: AuditKind, act: StaffAct | null, size: number) =>
  pages(
    `audit/${kind}/${act ?? ''}/${size}`,
    entries,
    size,
    act === null ? where('kind', '==', kind) : where('act', '==', act),
    orderBy('at', 'desc'),
  );

/** The latest audit entries of a kind about one account. */
export const auditAbout = (uid: string, kind: AuditKind) =>
  list(
    `audit-about/${uid}/${kind}`,
    entries,
    where('concerns', 'array-contains', uid),
    where('kind', '==', kind),
    orderBy('at', 'desc'),
    limit(ENTRIES_SHOWN),
  );

/** The latest audit entries of a kind about one document, by its path. */
export const auditOn = (target: string, kind: AuditKind) =>
  list(
    `audit-on/${target}/${kind}`,
    entries,
    where('target', '==', target),
    where('kind', '==', kind),
    orderBy('at', 'desc'),
    limit(ENTRIES_SHOWN),
  );
