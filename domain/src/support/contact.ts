import * as z from 'zod/mini';
import { typedEmail } from '../account/email';
import { DAY_MS } from '../foundation/durations';
import { LIMITS } from '../foundation/fields';
import { text } from '../foundation/schemas';
import { VISIBLE } from '../foundation/typed';

/** Maximum text lengths, in UTF-16 units. */
export const CONTACT_LIMITS = {
  /** First and last name. */
  name: 2 * LIMITS.name,
  email: LIMITS.email,
  subject: 150,
  message: 4000,
  /** The most characters of our team's answer. */
  answer: 4000,
} as const;

/** Shown after sending (specification 2, section 8). */
export const CONTACT_SENT =
  'Thank you for your message! We aim to get back to you within 24 hours.';

/** The time for which a message is kept: two years with a leap day. */
export const CONTACT_KEEP_MS = (2 * 365 + 1) * DAY_MS;

/** A line of text. Line breaks and control characters become spaces. */
function line(max: number, missing: string, tooLong: string) {
  return z.string().check(
    z.overwrite((typed) => typed.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')),
    z.trim(),
    z.regex(VISIBLE, missing),
    z.maxLength(max, tooLong),
  );
}

/** The form of the contact page (specification 2, section 5). */
export const contactFormSchema = z.strictObject({
  name: line(
    CONTACT_LIMITS.name,
    'Please enter your name',
    `Please keep your name to ${CONTACT_LIMITS.name} characters`,
  ),
  email: typedEmail(),
  subject: line(
    CONTACT_LIMITS.subject,
    'Please tell us what it’s about',
    `Please keep the subject to ${CONTACT_LIMITS.subject} characters`,
  ),
  message: z.string().check(
    // Lone surrogates can't be stored.
    z.overwrite((typed) => typed.replace(/\p{Cs}/gu, '')),
    z.trim(),
    z.regex(VISIBLE, 'Please write your message'),
    z.maxLength(CONTACT_LIMITS.message, 'Please keep your message to 4,000 characters'),
  ),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** The words of a subject by which people tell of danger, as we ask them to (the FAQ), and of someone under age. */
const URGENT_SUBJECT = /\b(?:in danger|under[ -]?(?:18|eighteen)|underage)\b/i;

/** The urgency of a message by its subject: 0 is danger, as a report's severity. */
export const CONTACT_SEVERITIES = [0, 1] as const;
export type ContactSeverity = (typeof CONTACT_SEVERITIES)[number];

export function contactSeverity(subject: string): ContactSeverity {
  return URGENT_SUBJECT.test(subject) ? 0 : 1;
}

/** Input of `submitContactMessage`. */
export const submitContactMessageInput = z.extend(contactFormSchema, {
  /** Made by the client once per message and repeated on retries. */
  requestId: z.uuid(),
});

/** `deleted`: our team deleted it, and can undo that until it expires. */
export const CONTACT_STATUSES = ['open', 'answered', 'deleted'] as const;

/**
 * A message to support.
 *
 * @document contactMessages/{id}
 * @reads staff; lists of up to 100.
 * @writes `submitContactMessage`; `answerContactMessage` adds the answer of staff, or marks it as answered elsewhere,
 *   once; `deleteContactMessage` marks it as deleted; `undoDecision` opens it again.
 * @goes by TTL on `expireAt`: after two years, or ten minutes after staff deleted an unanswered one. An answered one
 *   that staff delete is gone at once. With the writer's account.
 */
export const contactMessageSchema = z.object({
  name: text(CONTACT_LIMITS.name),
  /** The typed one; not verified. */
  email: text(CONTACT_LIMITS.email),
  subject: text(CONTACT_LIMITS.subject),
  /** By `contactSeverity`, for the order of the queue. */
  severity: z.literal(CONTACT_SEVERITIES),
  message: text(CONTACT_LIMITS.message),
  /** The writer's account; null for a visitor. */
  uid: z.nullable(z.string()),
  status: z.enum(CONTACT_STATUSES),
  /** The words that our team emailed; null until then, and for one that was answered elsewhere. */
  answer: z.nullable(text(CONTACT_LIMITS.answer)),
  createdAt: z.date(),
  /** The time at which it was answered or deleted, and by whom; null until then. */
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
  /** The time at which it is deleted by TTL. */
  expireAt: z.date(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
