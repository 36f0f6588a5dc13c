import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { text } from '../foundation/schemas';

/** Every act of staff that is logged, with its label. */
export const STAFF_ACTS = {
  'verification-verified': 'Approved documents',
  'verification-rejected': 'Rejected documents',
  'verification-revoked': 'Withdrew a verification',
  'document-opened': 'Opened a document',
  'identity-matched': 'Approved an identity check',
  'identity-refused': 'Declined an identity check',
  'application-accepted': 'Approved an application',
  'application-returned': 'Sent an application back',
  'background-ordered': 'Ordered a background check',
  'background-recorded': 'Recorded a background check',
  'background-withdrawn': 'Withdrew a background check',
  'event-approved': 'Approved an event',
  'event-rejected': 'Rejected an event',
  'event-cancelled': 'Canceled an event',
  'activity-asked': 'Asked a companion to host a group activity',
  'activity-reworded': 'Changed a group activity',
  'activity-withdrawn': 'Withdrew a request to host a group activity',
  'activity-published': 'Published a group activity',
  'activity-returned': 'Sent a group activity back',
  'activity-rejected': 'Declined a group activity',
  'activity-cancelled': 'Canceled a group activity',
  'story-published': 'Published a story',
  'story-rejected': 'Sent a story back',
  'story-withdrawn': 'Removed a story from the site',
  'claim-decided': 'Decided a claim',
  'listing-resumed': 'Resumed a paused listing',
  'report-kept': 'Kept what was reported',
  'report-removed': 'Removed what was reported',
  'report-reply-removed': 'Removed an answer to a review',
  'report-warned': 'Warned someone who was reported',
  'report-restricted': 'Restricted someone who was reported',
  'report-suspended': 'Suspended someone who was reported',
  // Of the time before reports had answers.
  'report-closed': 'Closed a report',
  'contact-mailed': 'Answered a message to support',
  'contact-answered': 'Marked a message as answered',
  'contact-deleted': 'Deleted a message to support',
  'check-in-closed': 'Looked after a check-in',
  'decision-undone': 'Undid a decision',
  'account-warned': 'Warned a person',
  'account-restricted': 'Restricted an account',
  'account-unrestricted': 'Lifted the restriction of an account',
  'account-noted': 'Wrote a note on a person',
  'account-suspended': 'Suspended an account',
  'account-reinstated': 'Reinstated an account',
  'deletion-asked': 'Asked for the deletion of an account',
  'deletion-declined': 'Declined the deletion of an account',
  'deletion-withdrawn': 'Withdrew the deletion of an account',
  'account-deleted': 'Deleted an account',
  'booking-cancelled': 'Canceled a booking',
  'payout-held': 'Stopped a payout',
  'payout-resumed': 'Let a payout go on',
  'session-refunded': 'Gave a member money back',
  'money-checked': 'Had a booking’s money checked',
  'money-mended': 'Closed a case of money',
  'booking-noted': 'Wrote a note on a booking',
  'database-reset': 'Reset the database',
  'list-exported': 'Exported a list',
  'account-read': 'Viewed an account',
  'accounts-read': 'Looked through accounts',
  'queue-read': 'Looked through a queue',
  'bookings-read': 'Looked through bookings',
  'booking-read': 'Viewed a booking',
  'messages-read': 'Read the messages of a booking',
  'item-taken': 'Took an item of the inbox',
  'item-taken-over': 'Took over an item from a colleague',
  'item-put-back': 'Put an item back',
  'duty-saved': 'Changed their times on duty',
} as const;
export type StaffAct = keyof typeof STAFF_ACTS;

/** Acts that only show people's data to staff, or say who of them looks after what. */
export const READ_ACTS = [
  'account-read',
  'accounts-read',
  'queue-read',
  'document-opened',
  'bookings-read',
  'booking-read',
  'messages-read',
  'item-taken',
  'item-taken-over',
  'item-put-back',
  'duty-saved',
] as const;

const READS: ReadonlySet<StaffAct> = new Set(READ_ACTS);

/** A decision stays in the log; a read is deleted from it after `READS_KEPT_MS`. */
export type AuditKind = 'decision' | 'read';

export function auditKindOf(act: StaffAct): AuditKind {
  return READS.has(act) ? 'read' : 'decision';
}

/** Whether staff typed the note of an entry. Other notes are made of fixed words. */
export function hasTypedNote(act: string): boolean {
  return act === 'messages-read' || !READ_ACTS.some((read) => read === act);
}

/** The pseudonym of a deleted account, in the place of its id. */
export const PSEUDONYM = /gone-[0-9a-f]{16}/;

/** The time for which the log keeps who read what. */
export const READS_KEPT_MS = 365 * DAY_MS;

/** Maximum length of a note, in UTF-16 units. */
export const AUDIT_NOTE_MAX = 1000;

/** The most documents of one answer to staff, so the most people that one entry of the log names. */
export const STAFF_READ_MAX = 100;

/**
 * An act of staff.
 *
 * @document auditLog/{id}
 * @reads staff; lists of up to 100.
 * @writes Every decision of staff, and every read of people's data, in its own transaction.
 * @goes reads by TTL on `expireAt` after a year; decisions never. See what staff do for deleted accounts.
 */
export const auditEntrySchema = z.object({
  at: z.date(),
  act: z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]]),
  /** By `auditKindOf`, for queries. */
  kind: z.enum(['decision', 'read']),
  /** The uid of the staff member. */
  by: z.string(),
  /** The path of the document; never one that identifies the author of an anonymous story. */
  target: text(400),
  /** Must not contain names or addresses. */
  note: text(AUDIT_NOTE_MAX),
  /**
   * Accounts that it is about: those whose ids it contains, or whose data was read. When one is
   * deleted, its id is replaced. A claim is about two.
   */
  concerns: z.array(z.string()).check(z.maxLength(2 * STAFF_READ_MAX)),
  /** The time at which it is deleted by TTL; absent for decisions. */
  expireAt: z.optional(z.date()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
