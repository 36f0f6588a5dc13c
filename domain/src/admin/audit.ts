import * as z from 'zod/mini';
import { text } from '../schemas';

/** Every act of staff that is logged, with its label. */
export const STAFF_ACTS = {
  'verification-verified': 'Accepted documents',
  'verification-rejected': 'Sent documents back',
  'verification-revoked': 'Took a verification back',
  'document-opened': 'Opened a document',
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

/** Maximum length of a note, in UTF-16 units. */
export const AUDIT_NOTE_MAX = 1000;

/** `auditLog/{id}`: one act of staff. Entries are added and never deleted. */
export const auditEntrySchema = z.object({
  at: z.date(),
  act: z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]]),
  /** The uid of the staff member. */
  by: z.string(),
  /** The path of the document; never one that identifies the author of an anonymous story. */
  target: text(400),
  /** Must not contain names or addresses. */
  note: text(AUDIT_NOTE_MAX),
  /**
   * Accounts whose ids the entry contains, so that these can be replaced when an account is
   * deleted.
   */
  concerns: z._default(z.array(z.string()).check(z.maxLength(5)), []),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
