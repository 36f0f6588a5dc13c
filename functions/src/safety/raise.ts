import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import { saidDone } from '@hearthkin/domain/booking/day-marks';
import { isSideAsked } from '@hearthkin/domain/booking/session-day';
import {
  ALARM_AGAIN_AFTER_MS,
  type CheckIn,
  checkInId,
  isAlarmOn,
} from '@hearthkin/domain/safety/check-in';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { sideOf } from '../booking/booking-side';
import type { ContactMailDeps } from '../mail/mail-params';
import { mailTeam, type TeamMailDeps } from '../mail/mail-team';
import { asRead } from '../platform/consistency/if-unchanged';
import {
  bookings,
  checkIns,
  sessionDays,
  trustedContact,
  users,
} from '../platform/records/collections';
import { pageStaff } from '../staff/page-staff';
import { alarmMail, teamMail } from './safety-mails';
import { tellContact } from './tell-contact';

export type AlarmDeps = ContactMailDeps & TeamMailDeps;

type Reason = NonNullable<CheckIn['reason']>;

export interface Raised {
  readonly checkIn: CheckIn;
  readonly booking: Booking;
  /** Whether our team has it only now. */
  readonly isNew: boolean;
  /** The contact to tell; null for none. */
  readonly contact: TrustedContact | null;
}

/**
 * Gives our team a call for help. The same one again, within minutes, tells the trusted contact only if
 * no email went out.
 */
export function raiseHelp(
  db: Firestore,
  { uid, bookingId, booking }: { uid: string; bookingId: string; booking: Booking },
  now: Date,
): Promise<Raised> {
  return db.runTransaction(async (tx) => {
    const ref = checkIns(db).doc(checkInId(uid, bookingId));
    const [found, contact] = await Promise.all([tx.get(ref), tx.get(trustedContact(db, uid))]);
    const former = found.data();
    const present = confirmed(contact.data());
    const isNew = !isSameCall(former, now);
    const wasTold = !isNew && former?.contact === 'told';
    const checkIn: CheckIn = {
      uid,
      otherUid: otherParty(booking, uid).uid,
      bookingId,
      status: 'open',
      askedAt: former?.askedAt ?? null,
      dueAt: null,
      reason: 'help',
      raisedAt: isNew ? now : (former?.raisedAt ?? now),
      // Until it is known otherwise: the alarm waits for no answer about that.
      isStaffed: false,
      contactTo: wasTold ? (former?.contactTo ?? null) : recipientOf(present),
      contact: contactState(wasTold, present),
      contactAt: wasTold ? (former?.contactAt ?? null) : null,
      clearedAt: isNew ? null : (former?.clearedAt ?? null),
      decidedAt: null,
      decidedBy: null,
    };
    tx.set(ref, checkIn);
    return { checkIn, booking, isNew, contact: wasTold ? null : present };
  });
}

function isSameCall(former: CheckIn | undefined, now: Date): boolean {
  if (former?.status !== 'open' || former.reason !== 'help' || !isAlarmOn(former)) return false;
  return now.getTime() - (former.raisedAt?.getTime() ?? 0) < ALARM_AGAIN_AFTER_MS;
}

/**
 * Gives our team a question that has no answer. Null if it has one by now: then it is settled.
 * Fails, for `ifUnchanged`, if the question has changed since it was found.
 */
export function raiseSilence(
  db: Firestore,
  found: QueryDocumentSnapshot<CheckIn>,
  now: Date,
): Promise<Raised | null> {
  const { ref } = found;
  const former = found.data();
  const { uid, bookingId } = former;
  return db.runTransaction(async (tx) => {
    const settled = () => {
      tx.update(ref, { status: 'answered', dueAt: null }, asRead(found));
      return null;
    };
    const day = (await tx.get(sessionDays(db, bookingId).doc(uid))).data() ?? null;
    // Most have answered, and nothing else is read for them.
    if (day?.doneAt) return settled();
    const booking = (await tx.get(bookings(db).doc(bookingId))).data();
    if (booking === undefined || !isSideAsked(booking, day, now)) return settled();
    if (saidDone(booking, sideOf({ uid }, booking), day)) return settled();
    const [account, contact] = await Promise.all([
      tx.get(users(db).doc(uid)),
      tx.get(trustedContact(db, uid)),
    ]);
    if (!account.exists) return settled();
    const present = confirmed(contact.data());
    const checkIn: CheckIn = {
      ...former,
      status: 'open',
      dueAt: null,
      reason: 'silence',
      raisedAt: now,
      contactTo: recipientOf(present),
      contact: contactState(false, present),
    };
    tx.update(ref, { ...checkIn }, asRead(found));
    return { checkIn, booking, isNew: true, contact: present };
  });
}

/** Sends what a raised check-in asks for, and says whether the trusted contact has it. */
export async function tellOfRaised(
  db: Firestore,
  { checkIn, booking, isNew, contact }: Raised,
  deps: AlarmDeps,
  now: Date,
): Promise<'none' | 'told' | 'failed'> {
  const { uid, bookingId } = checkIn;
  const reason: Reason = checkIn.reason ?? 'silence';
  const told = async () => {
    if (contact === null) return checkIn.contact === 'told' ? 'told' : 'none';
    const notice = { uid, bookingId, booking, contact, kind: `contact-${reason}` };
    const mailOf = (facts: Parameters<typeof alarmMail>[0]) => alarmMail(facts, reason);
    const isSent = await tellContact(db, { ...notice, mailOf }, deps, now);
    const outcome = isSent ? 'told' : 'failed';
    const ref = checkIns(db).doc(checkInId(uid, bookingId));
    await ref.update({ contact: outcome, contactAt: now });
    return outcome;
  };
  const [outcome] = await Promise.all([told(), isNew ? tellTeam(checkIn, reason, deps) : null]);
  return outcome;
}

function tellTeam({ uid, bookingId, raisedAt }: CheckIn, reason: Reason, deps: AlarmDeps) {
  pageStaff(reason);
  return mailTeam(deps, {
    kind: `check-in-${reason}`,
    id: `${checkInId(uid, bookingId)}/${raisedAt?.getTime()}`,
    mailTo: (address) => teamMail(address, reason, deps.siteUrl),
  });
}

function contactState(wasTold: boolean, present: TrustedContact | null): CheckIn['contact'] {
  if (wasTold) return 'told';
  return present === null ? 'none' : 'telling';
}

function recipientOf(contact: TrustedContact | null): CheckIn['contactTo'] {
  if (contact === null) return null;
  const { contactId, name, email } = contact;
  return { contactId, name, email };
}

function confirmed(contact: TrustedContact | undefined): TrustedContact | null {
  return contact?.status === 'confirmed' ? contact : null;
}
