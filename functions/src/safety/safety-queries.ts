import type { HostMessage } from '@hearthkin/domain/community/host-message';
import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import type { Report } from '@hearthkin/domain/safety/report';
import { SEVERITIES } from '@hearthkin/domain/safety/report-reasons';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { checkIns, hostMessages, reports } from '../platform/records/collections';

/** Questions whose hour is over, longest first. Index: (status, dueAt). */
export function unansweredCheckIns(db: Firestore, now: Date): Query<CheckIn> {
  return checkIns(db)
    .where('status', '==', 'asked')
    .where('dueAt', '<=', now)
    .orderBy('dueAt', 'asc');
}

/** Those that our team has because there was no answer, and hasn't had one since. */
export function unclearedSilences(db: Firestore): Query<CheckIn> {
  return checkIns(db)
    .where('status', '==', 'open')
    .where('reason', '==', 'silence')
    .where('clearedAt', '==', null);
}

/** A person's own, for the download. */
export function checkInsOf(db: Firestore, uid: string): Query<CheckIn> {
  return checkIns(db).where('uid', '==', uid);
}

/** Reports by a person. */
export function reportsBy(db: Firestore, uid: string): Query<Report> {
  return reports(db).where('reporterId', '==', uid);
}

/** Reports about what a person did. */
export function reportsAbout(db: Firestore, uid: string): Query<Report> {
  return reports(db).where('reportedId', '==', uid);
}

/** Reports that were closed without action, whose reporters are to be told by now, longest waiting first. */
export function untoldReports(db: Firestore, now: Date): Query<Report> {
  return reports(db).where('tellAt', '<=', now).orderBy('tellAt', 'asc');
}

/** The number of other reports about a person that staff see at the most. */
const REPORTS_SHOWN = 10;

/** The latest of these. Index: (reportedId, createdAt). */
export function latestReportsAbout(db: Firestore, uid: string): Query<Report> {
  return reportsAbout(db, uid).orderBy('createdAt', 'desc').limit(REPORTS_SHOWN);
}

/** Those that staff have to decide. */
export function openReportsAbout(db: Firestore, uid: string): Query<Report> {
  return reportsAbout(db, uid).where('status', '==', 'open');
}

/** A person's undecided reports about one place (`targetOf`): at most one of each severity. */
export function openReportsOn(db: Firestore, uid: string, target: string): Query<Report> {
  return reportsBy(db, uid)
    .where('target', '==', target)
    .where('status', '==', 'open')
    .limit(SEVERITIES.length);
}

/** The number of messages of a host that are kept with a report of the event. */
const REPORTED_HOST_MESSAGES = 3;

/** The last messages of the host to everyone going to an event. */
export function latestHostMessages(db: Firestore, eventId: string): Query<HostMessage> {
  return hostMessages(db, eventId).orderBy('sentAt', 'desc').limit(REPORTED_HOST_MESSAGES);
}
