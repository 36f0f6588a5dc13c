import * as z from 'zod/mini';
import { text } from '../schemas';

/** Everything staff can do that is written down, and what it is called on the page. */
export const STAFF_ACTS = {
  'verification-verified': 'Accepted documents',
  'verification-rejected': 'Sent documents back',
  'identity-matched': 'Accepted an identity check',
  'identity-refused': 'Refused an identity check',
  'application-accepted': 'Accepted an application',
  'application-returned': 'Gave an application back',
  'event-approved': 'Approved an event',
  'event-rejected': 'Rejected an event',
  'event-cancelled': 'Cancelled an event',
  'activity-saved': 'Saved a group activity',
  'activity-cancelled': 'Cancelled a group activity',
  'story-published': 'Published a story',
  'story-rejected': 'Rejected a story',
  'story-withdrawn': 'Took a story off the site',
  'report-kept': 'Kept what was reported',
  'report-removed': 'Removed what was reported',
  'report-closed': 'Closed a report',
  'contact-answered': 'Marked a message as answered',
  'contact-deleted': 'Deleted a message to support',
  'account-suspended': 'Suspended an account',
  'account-reinstated': 'Reinstated an account',
  'account-deleted': 'Deleted an account',
  'database-reset': 'Reset the database',
  'list-exported': 'Exported a list',
} as const;
export type StaffAct = keyof typeof STAFF_ACTS;

/** Longest note of an entry, in UTF-16 units. */
export const AUDIT_NOTE_MAX = 1000;

/** `auditLog/{id}`: what one of the staff did. Entries are added and never changed. */
export const auditEntrySchema = z.object({
  at: z.date(),
  act: z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]]),
  /** Who did it. */
  by: z.string(),
  /** The path of the document it was done to. Never that of an anonymous story's author. */
  target: text(400),
  /** What they said about it; no names or addresses. */
  note: text(AUDIT_NOTE_MAX),
  /** Whose accounts it leads to, so that it can be made to lead nowhere once they are gone. */
  concerns: z._default(z.array(z.string()).check(z.maxLength(5)), []),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
