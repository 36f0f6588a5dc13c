import type { QueueId } from '@hearthkin/domain/admin/queues';
import type { Doc } from '../../data/kit/readers';
import { type CsvRow, csvOf } from '../../lib/csv';
import type { Waiting } from './waiting-queries';

/** How a queue is exported as CSV. */
export interface QueueTable<T> {
  /** What it contains: "reports". */
  readonly things: string;
  readonly csv: (items: readonly Doc<T>[]) => string;
}

function table<T>(
  things: string,
  head: readonly string[],
  row: (data: T) => CsvRow,
): QueueTable<T> {
  const csv = (items: readonly Doc<T>[]) =>
    csvOf(
      ['Id', ...head],
      items.map(({ id, data }) => [id, ...row(data)]),
    );
  return { things, csv };
}

/** The columns of each queue. A story's author is left out. */
export const QUEUE_TABLES: { readonly [Id in QueueId]: QueueTable<Waiting[Id]> } = {
  verifications: table(
    'submissions',
    ['State', 'Handed in (UTC)', 'ID document', 'Proof of address', 'Face comparison'],
    ({ verificationStatus, submittedAt, documentsUploaded, identityCheck }) => [
      verificationStatus,
      submittedAt,
      documentsUploaded?.idDocument.type,
      documentsUploaded?.proofOfAddress.type,
      identityCheck?.status,
    ],
  ),
  identities: table(
    'identity checks',
    ['Compared (UTC)', 'Confidence (%)', 'Reason', 'Attempts'],
    ({ identityCheck: check }) => [
      check?.checkedAt,
      check?.confidence,
      check?.reason,
      check?.attempts,
    ],
  ),
  applications: table(
    'applications',
    [
      'First name',
      'Last name',
      'Location',
      'Handed in (UTC)',
      'Experience',
      'Rate',
      'Hours a week',
    ],
    ({ form, submittedAt }) => [
      form.firstName,
      form.lastName,
      form.location,
      submittedAt,
      form.hasExperience,
      form.hourlyRate,
      form.weeklyHours,
    ],
  ),
  events: table(
    'events',
    ['Title', 'Category', 'City', 'Starts (UTC)', 'Places', 'Host', 'Handed in (UTC)'],
    (event) => [
      event.title,
      event.category,
      event.city,
      event.startsAt,
      event.maxAttendees,
      event.hostName,
      event.submittedAt,
    ],
  ),
  stories: table(
    'stories',
    ['Title', 'For whom', 'Anonymous', 'Tags', 'Handed in (UTC)'],
    ({ title, privacyLevel, isAnonymous, tags, submittedAt }) => [
      title,
      privacyLevel,
      isAnonymous,
      tags.join(' '),
      submittedAt,
    ],
  ),
  reports: table(
    'reports',
    ['About', 'Reason', 'Details', 'Reported (UTC)'],
    ({ kind, reason, details, createdAt }) => [kind, reason, details, createdAt],
  ),
  messages: table(
    'messages',
    ['Name', 'Email', 'Subject', 'Message', 'Account', 'Sent (UTC)'],
    ({ name, email, subject, message, uid, createdAt }) => [
      name,
      email,
      subject,
      message,
      uid,
      createdAt,
    ],
  ),
};
