import type { Booking } from '@hearthkin/domain/booking/booking';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { EMERGENCY_ANYWHERE, policeNumber } from '@hearthkin/domain/safety/crisis-help';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { composeMail } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import type { MailContent, MailPart } from '../mail/mail-content';
import { mailTime } from '../mail/mail-time';
import { contactToken, photoToken } from './trusted-contact-links';

interface ContactMailFacts {
  /** The owner of the contact. */
  readonly uid: string;
  /** Their first name. */
  readonly of: string;
  readonly contact: Pick<TrustedContact, 'contactId' | 'name' | 'email'>;
  readonly siteUrl: string;
  readonly linkKey: string;
}

/** The email that asks someone to be a trusted contact. It has no words of the person but names. */
export function inviteMail(facts: ContactMailFacts): Mail {
  const { of } = facts;
  return toContact(facts, {
    subject: `${of} would like you as a trusted contact`,
    parts: [
      `${of} meets people through ${PRODUCT_NAME} and would like you to know when and where.`,
      'If you agree, we email you when they ask us to, when they call for help, or when they don’t answer after a meeting.',
      { label: 'Answer', url: contactUrl(facts) },
      'You need no account. You can say no, and you can stop at any time by the same link.',
    ],
  });
}

export interface SessionMailFacts extends ContactMailFacts {
  readonly bookingId: string;
  readonly booking: Booking;
  /** First name of the other side. */
  readonly other: string;
  readonly now: Date;
}

/** The email that tells a trusted contact where, when and with whom a session is. */
export function sessionMail(facts: SessionMailFacts): Mail {
  const { of, other } = facts;
  return toContact(facts, {
    subject: `${of} is meeting ${other}`,
    parts: [
      `${of} would like you to know about a session in person.`,
      { facts: sessionFacts(facts) },
      ...photoPart(facts),
      'You don’t need to do anything. If they don’t say that they’re all right afterwards, we email you again.',
    ],
  });
}

/** The email that alarms a trusted contact. */
export function alarmMail(facts: SessionMailFacts, reason: 'silence' | 'help'): Mail {
  const { of, booking } = facts;
  const news =
    reason === 'help'
      ? `${of} has asked for help during a session in person.`
      : `${of} hasn’t told us that they’re all right after a session in person.`;
  return toContact(facts, {
    subject: reason === 'help' ? `${of} needs help` : `We haven’t heard from ${of}`,
    parts: [
      `${news} Our team has been told, too.`,
      { facts: sessionFacts(facts) },
      `Please call ${of} now. If you can’t reach them and think they’re in danger, call the emergency number where they are: ${numbers(booking.timeZone)}.`,
      ...photoPart(facts),
    ],
  });
}

/** The email that ends an alarm. */
export function allClearMail(facts: ContactMailFacts): Mail {
  return toContact(facts, {
    subject: `${facts.of} is all right`,
    parts: [`${facts.of} has told us that they’re all right.`],
  });
}

/** The email that points our team to an alarm. It names no one: support's inbox is a place more. */
export function teamMail(to: string, reason: 'silence' | 'help', siteUrl: string): Mail {
  const news =
    reason === 'help'
      ? 'Someone has asked for help on the day of a session in person.'
      : 'Someone hasn’t answered the check-in after a session in person.';
  const url = `${siteUrl}/admin/database?view=check-ins`;
  const action = siteUrl === '' ? [] : [{ label: 'See check-ins', url }];
  const subject = reason === 'help' ? 'Alarm: someone asks for help' : 'A check-in has no answer';
  return composeMail({ to, toName: '' }, { subject, parts: [news, ...action] });
}

/** The email that tells our team that an alarm is over. The case stays open until they have looked after it. */
export function teamClearMail(to: string, siteUrl: string): Mail {
  const url = `${siteUrl}/admin/database?view=check-ins`;
  const action = siteUrl === '' ? [] : [{ label: 'See check-ins', url }];
  const parts = [
    'Someone who had asked for help, or hadn’t answered, says that they’re all right.',
    ...action,
  ];
  return composeMail({ to, toName: '' }, { subject: 'All right again after an alarm', parts });
}

/** The email that points our team to a report about danger. It names no one, as above. */
export function dangerMail(to: string, siteUrl: string): Mail {
  const url = `${siteUrl}/admin/database?view=reports`;
  const action = siteUrl === '' ? [] : [{ label: 'See reports', url }];
  const parts = ['Someone has reported a danger.', ...action];
  return composeMail({ to, toName: '' }, { subject: 'A report about danger', parts });
}

function toContact(facts: ContactMailFacts, content: MailContent): Mail {
  const { contact, of } = facts;
  return composeMail({ to: contact.email, toName: contact.name }, content, {
    sentence: `You get this email because ${of} named you as their trusted contact.`,
    unsubscribeLink: contactUrl(facts),
  });
}

function contactUrl({ uid, contact, siteUrl, linkKey }: ContactMailFacts): string {
  const token = contactToken({ uid, contactId: contact.contactId }, linkKey);
  return `${siteUrl}/trusted-contact?token=${token}`;
}

function photoPart({ uid, bookingId, other, siteUrl, linkKey }: SessionMailFacts): MailPart[] {
  const token = photoToken({ bookingId, toldBy: uid }, linkKey);
  return [
    { label: `See a photo of ${other}`, url: `${siteUrl}/session-photo?token=${token}` },
    'The photo link stops working a day after the session.',
  ];
}

function sessionFacts({ booking, other, now }: SessionMailFacts): string[] {
  const { activity, startsAt, endsAt, timeZone, location } = booking;
  const at = (instant: Date) => mailTime({ instant, timeZone, clock: null, now });
  return [
    `${activityOf(activity).name} with ${other}`,
    `From ${at(startsAt)}`,
    `Until ${at(endsAt)}`,
    `Where: ${location ?? 'not written down'}`,
  ];
}

function numbers(timeZone: string): string {
  const local = policeNumber(timeZone);
  return local === EMERGENCY_ANYWHERE ? local : `${local}, or ${EMERGENCY_ANYWHERE} from a mobile`;
}
