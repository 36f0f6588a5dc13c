import { staffPageSchema } from '@hearthkin/domain/admin/staff-reads';
import type { Booking, EndReason } from '@hearthkin/domain/booking/booking';
import { NOTHING_SAID } from '@hearthkin/domain/booking/day-marks';
import { DAY_CLOSES_AFTER_MS, DAY_OPENS_BEFORE_MS } from '@hearthkin/domain/booking/session-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { fromJson } from '@hearthkin/domain/foundation/json-dates';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { ALARM_AGAIN_AFTER_MS, checkInId } from '@hearthkin/domain/safety/check-in';
import { timerOf } from '@hearthkin/domain/safety/session-timer';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCheckIn } from '../../functions/src/admin/close-check-in';
import { readAsStaff } from '../../functions/src/admin/read-as-staff';
import { type Mail, MailError } from '../../functions/src/mail/mail';
import { logger } from '../../functions/src/platform/logger';
import { answerTrustedContact } from '../../functions/src/safety/answer-trusted-contact';
import { checkInOnSessions } from '../../functions/src/safety/check-in-on-sessions';
import { endAlarm } from '../../functions/src/safety/end-alarm';
import { letSomeoneKnow } from '../../functions/src/safety/let-someone-know';
import { openSessionPhoto } from '../../functions/src/safety/open-session-photo';
import { raiseAlarm } from '../../functions/src/safety/raise-alarm';
import { removeTrustedContact } from '../../functions/src/safety/remove-trusted-contact';
import { resendTrustedContact } from '../../functions/src/safety/resend-trusted-contact';
import { saveTrustedContact } from '../../functions/src/safety/save-trusted-contact';
import { contactToken, photoToken } from '../../functions/src/safety/trusted-contact-links';
import {
  type Actor,
  makeAdmin,
  makeCompanion,
  makeMember,
  signedInEarlier,
} from '../support/actors';
import { adminAuth, adminDb, put, putFile, read, update } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { mailQueue } from '../support/mail-queue';
import { mute } from '../support/mute';
import { commitAs, deleteOf } from '../support/rest-client';
import { MEMBER_CARD } from './account-with-everything';
import { actsOf } from './audit-entries';
import { callAs } from './booking-requests';

const KEY = 'a key of this test';
const SITE = 'https://hearthkin.test';

let member: Actor;
let companion: Actor;
let friend: string;
let support: string;
let sent: Mail[];
let refused: Set<string>;
beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  friend = `${newId('friend')}@hearthkin.test`;
  support = `${newId('support')}@hearthkin.test`;
  sent = [];
  refused = new Set();
});

const queue = mailQueue(({ mail }) => void sent.push(mail));
const deps = () => ({
  auth: adminAuth,
  queue,
  senders: [
    {
      name: 'primary',
      send: async (mail: Mail) => {
        if (refused.has(mail.to)) throw new MailError(429);
        sent.push(mail);
      },
    },
  ],
  siteUrl: SITE,
  linkKey: KEY,
  supportEmail: support,
});
const mailsTo = (to: string) => sent.filter((mail) => mail.to === to);
const subjectsTo = (to: string) => mailsTo(to).map(({ subject }) => subject);

/** A decade of its own, since sweeps find sessions by time alone; each test has a year. */
let year = 2100;
const START = new Date('2060-06-10T18:00:00Z');
const at = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

async function book(change: Partial<Booking> = {}) {
  const startsAt = change.startsAt ?? START;
  const booking = bookingOf(member, companion, {
    activity: 'coffee-walk',
    status: 'confirmed',
    location: 'The fountain in the park',
    startsAt,
    endsAt: at(startsAt, HOUR_MS),
    ...change,
  });
  const bookingId = newId('session');
  await put(`bookings/${bookingId}`, booking);
  // Left from when it was agreed, whatever has become of it.
  const agreed = { ...booking, status: 'confirmed', activity: 'coffee-walk' } as const;
  const timer = timerOf(agreed, startsAt);
  if (timer !== null) await put(`sessionTimers/${bookingId}`, timer);
  return { bookingId, ...booking };
}

async function addContact(
  { uid }: Actor,
  change: Partial<TrustedContact> = {},
): Promise<TrustedContact> {
  const contact: TrustedContact = {
    contactId: newId('contact'),
    name: 'Alex',
    email: friend,
    status: 'confirmed',
    invitedAt: START,
    answeredAt: START,
    told: null,
    ...change,
  };
  await put(`users/${uid}/private/trustedContact`, contact);
  return contact;
}

const contactOf = ({ uid }: Actor) => read(`users/${uid}/private/trustedContact`);
const NOW = new Date('2060-06-01T12:00:00Z');

const save = (email: string, now = NOW, { uid } = member, name = 'Alex') =>
  saveTrustedContact.handler(callAs({ uid }, { name, email }, now), deps());
const resend = (now = NOW) =>
  resendTrustedContact.handler(callAs({ uid: member.uid }, {}, now), deps());
const answer = (token: string, said: 'confirmed' | 'declined' | null, now = NOW) =>
  answerTrustedContact.handler(
    { input: { token, answer: said }, caller: null, network: friend, now, db: adminDb },
    KEY,
  );
/** The token of the link in an email, as the page takes it. */
function tokenIn(mail: Mail | undefined, page = 'trusted-contact'): string {
  const [, token] = mail?.text.match(new RegExp(`${SITE}/${page}\\?token=(\\S+)`)) ?? [];
  if (token === undefined) throw new Error('There is no link');
  return token;
}

describe('a trusted contact', () => {
  it('is asked by email, confirms by its link and may withdraw by the same', async () => {
    expect(await save(friend)).toEqual({ sent: true });
    expect(await contactOf(member)).toMatchObject({
      name: 'Alex',
      email: friend,
      status: 'waiting',
    });
    expect(subjectsTo(friend)).toEqual(['Sam would like you as a trusted contact']);
    const token = tokenIn(mailsTo(friend)[0]);
    expect(await answer(token, null)).toEqual({ of: 'Sam', status: 'waiting' });
    expect(await answer(token, 'confirmed')).toEqual({ of: 'Sam', status: 'confirmed' });
    expect(await contactOf(member)).toMatchObject({ status: 'confirmed' });
    expect(await answer(token, 'declined')).toEqual({ of: 'Sam', status: 'declined' });
    expect(await contactOf(member)).toMatchObject({ status: 'declined' });
  });

  it('is replaced by another, and the links of the earlier one stop working', async () => {
    await save(friend);
    const token = tokenIn(mailsTo(friend)[0]);
    const other = `other-${friend}`;
    await save(other);
    await expectRefusal(answer(token, 'confirmed'), 'token-invalid');
    expect(await contactOf(member)).toMatchObject({ email: other, status: 'waiting' });
  });

  it('is known by a signed link only', async () => {
    const { contactId } = await addContact(member, { status: 'waiting' });
    const forged = contactToken({ uid: member.uid, contactId }, 'another key');
    await expectRefusal(answer(forged, 'confirmed'), 'token-invalid');
    await expectRefusal(answer('nonsense', 'confirmed'), 'token-invalid');
    const photo = photoToken({ bookingId: member.uid, toldBy: contactId }, KEY);
    await expectRefusal(answer(photo, 'confirmed'), 'token-invalid');
    const good = contactToken({ uid: member.uid, contactId }, KEY);
    expect(await answer(good, 'confirmed')).toMatchObject({ status: 'confirmed' });
    await adminDb.doc(`users/${member.uid}`).delete();
    await expectRefusal(answer(good, 'confirmed'), 'token-invalid');
  });

  it('is asked again while they haven’t answered, three times a month at most', async () => {
    await expectRefusal(resend(), 'not-found');
    await save(friend);
    const later = at(NOW, HOUR_MS);
    expect(await resend(later)).toEqual({ sent: true });
    expect((await contactOf(member))?.invitedAt.toDate()).toEqual(later);
    expect(mailsTo(friend)).toHaveLength(2);
    await resend(at(NOW, DAY_MS));
    await expectRefusal(resend(at(NOW, 2 * DAY_MS)), 'rate-limited');
    await expectRefusal(save(friend, at(NOW, 2 * DAY_MS)), 'rate-limited');
    expect(mailsTo(friend)).toHaveLength(RATE_LIMITS.trustedContactAsked.max);
    await addContact(member);
    await expectRefusal(resend(at(NOW, 40 * DAY_MS)), 'not-found');
    refused.add(friend);
    await addContact(member, { status: 'waiting' });
    await expectRefusal(resend(at(NOW, 40 * DAY_MS)), 'sender-failed');
  });

  it('can’t be used to email many strangers', async () => {
    const { max } = RATE_LIMITS.trustedContacts;
    for (let count = 0; count < max; count += 1) await save(`${count}-${friend}`);
    await expectRefusal(save(friend), 'rate-limited');
    expect(sent.filter(({ to }) => to !== member.email)).toHaveLength(max);
    expect(mailsTo(friend)).toEqual([]);
  });

  it('is saved even if no email went out, which the person learns', async () => {
    refused.add(friend);
    expect(await save(friend)).toEqual({ sent: false });
    expect(await contactOf(member)).toMatchObject({ status: 'waiting' });
  });

  it('is removed by a fresh sign-in, of which their owner hears, and by no token alone', async () => {
    await addContact(member);
    const path = `users/${member.uid}/private/trustedContact`;
    expect(await commitAs(member, [deleteOf(path)])).toBe(false);
    const earlier = signedInEarlier(member, DAY_MS);
    await expectRefusal(callFunction('removeTrustedContact', {}, earlier), 'sign-in-too-old');
    expect(await contactOf(member)).toBeDefined();
    for (let times = 0; times < 2; times++) {
      expect(await removeTrustedContact.handler(callAs(member, {}, NOW), deps())).toEqual({
        removed: true,
      });
    }
    expect(await contactOf(member)).toBeUndefined();
    expect(subjectsTo(member.email)).toEqual(['Your trusted contact was removed']);
  });

  it('isn’t oneself', async () => {
    await expectRefusal(save(member.email), 'own-email');
    expect(sent).toEqual([]);
  });
});

const know = (bookingId: string, now: Date, { uid } = member) =>
  letSomeoneKnow.handler(callAs({ uid }, { bookingId }, now), deps());

/** A booking that has ended. */
const endedBy = (endReason: EndReason, when: Date) => ({
  status: 'cancelled' as const,
  cancellation: { endReason, endedBy: 'earner' as const, reason: '', at: when },
});

/** Both calls are for a side of an in-person session, until its day is over. */
const ON_THE_DAY = {
  letSomeoneKnow: know,
  raiseAlarm: (bookingId: string, now: Date, { uid } = member) =>
    raiseAlarm.handler(callAs({ uid }, { bookingId }, now), deps()),
} as const;

describe.each(Object.entries(ON_THE_DAY))('%s', (_, act) => {
  it('is for the two sides only', async () => {
    const { bookingId } = await book();
    await Promise.all([addContact(member), addContact(companion)]);
    const stranger = await makeMember();
    await expectRefusal(act(bookingId, START, stranger), 'forbidden');
    await expectRefusal(act(newId('none'), START), 'not-found');
    await act(bookingId, START, member);
    await act(bookingId, START, companion);
  });

  it('is for agreed in-person sessions only', async () => {
    await addContact(member);
    const virtual = await book({ activity: 'virtual-chat' });
    await expectRefusal(act(virtual.bookingId, START), 'not-found');
    const { bookingId } = await book({ status: 'completed' });
    await act(bookingId, START);
  });

  it('stays for both sides, whatever becomes of the booking and the accounts', async () => {
    await Promise.all([addContact(member), addContact(companion)]);
    const { bookingId } = await book(endedBy('companion-cancelled', at(START, -DAY_MS)));
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    await act(bookingId, START, member);
    await act(bookingId, START, companion);
    await adminDb.doc(`users/${companion.uid}`).delete();
    await act(bookingId, at(START, ALARM_AGAIN_AFTER_MS), member);
  });

  it('ends with the day, to the millisecond', async () => {
    await addContact(member);
    const { bookingId, endsAt } = await book();
    const closes = at(endsAt, DAY_CLOSES_AFTER_MS);
    await act(bookingId, at(closes, -1));
    await expectRefusal(act(bookingId, closes), 'bad-transition');
  });
});

describe('letting someone know', () => {
  it('is possible from the agreement on, unless the session is called off before its day', async () => {
    await addContact(member);
    const early = at(START, -7 * DAY_MS);
    const { bookingId } = await book();
    await know(bookingId, early);
    expect(subjectsTo(friend)).toEqual(['Sam is meeting Eve']);
    const off = await book(endedBy('companion-cancelled', early));
    await expectRefusal(know(off.bookingId, early), 'bad-transition');
  });

  it('tells the contact where, when and with whom', async () => {
    await addContact(member);
    const { bookingId } = await book();
    const now = at(START, -HOUR_MS);
    expect(await know(bookingId, now)).toEqual({ toldAt: now.toISOString() });
    const [mail] = mailsTo(friend);
    expect(mail?.subject).toBe('Sam is meeting Eve');
    expect(mail?.text).toContain('Hello Alex,');
    expect(mail?.text).toContain('Where: The fountain in the park');
    expect(mail?.text).toContain('From Thu, Jun 10, 2:00 PM (New York time)');
    expect(mail?.unsubscribeLink).toContain('/trusted-contact?token=');
    expect((await contactOf(member))?.told).toEqual({ bookingId, at: expect.anything() });
  });

  it('is not done without a contact who has confirmed', async () => {
    const { bookingId } = await book();
    await expectRefusal(know(bookingId, START), 'no-trusted-contact');
    for (const status of ['waiting', 'declined'] as const) {
      await addContact(member, { status });
      await expectRefusal(know(bookingId, START), 'no-trusted-contact');
    }
    expect(sent).toEqual([]);
  });

  it('says when no email went out, and is limited', async () => {
    await addContact(member);
    const { bookingId } = await book();
    refused.add(friend);
    await expectRefusal(know(bookingId, START), 'sender-failed');
    expect((await contactOf(member))?.told).toBeNull();
    refused.clear();
    for (let count = 1; count < RATE_LIMITS.letSomeoneKnow.max; count += 1) {
      await know(bookingId, START);
    }
    await expectRefusal(know(bookingId, START), 'rate-limited');
  });
});

describe('the photo of a session', () => {
  const see = (token: string, now: Date) =>
    openSessionPhoto.handler(
      { input: { token }, caller: null, network: friend, now, db: adminDb },
      KEY,
    );

  it('shows the other side until a day after the session', async () => {
    await addContact(member);
    const { bookingId, endsAt } = await book();
    const path = `profiles/${companion.uid}/photo/me.png`;
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    await putFile(path, png);
    await update(`users/${companion.uid}`, { firstName: 'Nora', profilePhoto: path });
    await know(bookingId, START);
    const token = tokenIn(mailsTo(friend)[0], 'session-photo');
    const until = at(endsAt, DAY_MS);
    expect(await see(token, at(until, -1))).toEqual({
      name: 'Nora',
      photo: `data:image/png;base64,${png.toString('base64')}`,
      isChanged: false,
      until: until.toISOString(),
    });
    await expectRefusal(see(token, until), 'token-expired');
    await update(`users/${companion.uid}`, { profilePhoto: `profiles/${member.uid}/x` });
    expect(await see(token, START)).toMatchObject({ photo: null });
    await update(`users/${companion.uid}`, { profilePhoto: '/sample.svg' });
    expect(await see(token, START)).toMatchObject({ photo: '/sample.svg' });
    await update(`users/${companion.uid}`, { profilePhoto: null });
    expect(await see(token, START)).toMatchObject({ photo: null });
  });

  it('says that it is another one than when the two had agreed', async () => {
    const account = adminDb.doc(`users/${companion.uid}`);
    await account.update({ profilePhoto: '/first.svg' });
    const { bookingId } = await book({ agreedPhotos: { spender: null, earner: '/first.svg' } });
    const link = { bookingId, toldBy: member.uid };
    expect(await see(photoToken(link, KEY), START)).toMatchObject({ isChanged: false });
    await account.update({ profilePhoto: '/another.svg' });
    expect(await see(photoToken(link, KEY), START)).toMatchObject({
      photo: '/another.svg',
      isChanged: true,
    });
  });

  it('is not shown for a forged link, a request that was declined or a deleted account', async () => {
    const { bookingId } = await book();
    const link = { bookingId, toldBy: member.uid };
    const token = photoToken(link, KEY);
    await see(token, START);
    await expectRefusal(see(photoToken(link, 'another key'), START), 'token-invalid');
    await expectRefusal(see('nonsense', START), 'token-invalid');
    await expectRefusal(
      see(photoToken({ ...link, bookingId: newId('none') }, KEY), START),
      'token-invalid',
    );
    await update(`bookings/${bookingId}`, endedBy('declined', START));
    await expectRefusal(see(token, START), 'token-invalid');
    await update(`bookings/${bookingId}`, endedBy('companion-cancelled', START));
    await see(token, START);
    await adminDb.doc(`users/${companion.uid}`).delete();
    await expectRefusal(see(token, START), 'token-invalid');
  });
});

const alarm = ON_THE_DAY.raiseAlarm;
/** One of the staff looks after the member. */
async function lookAfter(bookingId: string, now: Date): Promise<Actor> {
  const staff = await makeAdmin();
  const input = { checkInId: checkInId(member.uid, bookingId), note: 'At home' };
  const closing = closeCheckIn.handler(callAs({ uid: staff.uid }, input, now), deps());
  expect(await closing).toEqual({ closed: true });
  return staff;
}
const checkInOf = (bookingId: string, { uid } = member) =>
  read(`checkIns/${checkInId(uid, bookingId)}`);

describe('an alarm', () => {
  it('begins with the day, to the millisecond', async () => {
    const { bookingId, startsAt } = await book();
    const opens = at(startsAt, -DAY_OPENS_BEFORE_MS);
    await expectRefusal(alarm(bookingId, at(opens, -1)), 'too-early');
    await alarm(bookingId, opens);
  });

  it('tells our team and the trusted contact, once each', async () => {
    const paged = vi.spyOn(logger, 'error');
    await addContact(member);
    const { bookingId } = await book();
    const told = { teamToldAt: START.toISOString(), isStaffed: false, contact: 'told' };
    expect(await alarm(bookingId, START)).toEqual(told);
    expect(await alarm(bookingId, at(START, MINUTE_MS))).toEqual(told);
    expect(subjectsTo(friend)).toEqual(['Sam needs help']);
    expect(mailsTo(friend)[0]?.text).toContain('911, or 112 from a mobile');
    expect(subjectsTo(support)).toEqual(['Alarm: someone asks for help']);
    expect(mailsTo(support)[0]?.text).not.toContain('Sam');
    // The pager rings whatever becomes of emails, and says no names.
    expect(paged.mock.calls).toEqual([
      ['Staff are needed now', { reason: 'help', because: expect.any(String), count: 1 }],
    ]);
    expect(await checkInOf(bookingId)).toMatchObject({
      uid: member.uid,
      otherUid: companion.uid,
      status: 'open',
      reason: 'help',
      contact: 'told',
      askedAt: null,
    });
    expect(await checkInOf(bookingId, companion)).toBeUndefined();
    expect(mailsTo(companion.email)).toEqual([]);
  });

  it('alarms everyone again five minutes later', async () => {
    await addContact(member);
    const { bookingId } = await book();
    await alarm(bookingId, START);
    await alarm(bookingId, at(START, ALARM_AGAIN_AFTER_MS - 1));
    expect([subjectsTo(friend), subjectsTo(support)].map(({ length }) => length)).toEqual([1, 1]);
    const later = at(START, ALARM_AGAIN_AFTER_MS);
    expect(await alarm(bookingId, later)).toEqual({
      teamToldAt: later.toISOString(),
      isStaffed: false,
      contact: 'told',
    });
    expect([subjectsTo(friend), subjectsTo(support)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('says that there is no one to tell but our team', async () => {
    const { bookingId } = await book();
    expect(await alarm(bookingId, START)).toMatchObject({ contact: 'none' });
    await addContact(member, { status: 'waiting' });
    expect(await alarm(bookingId, START)).toMatchObject({ contact: 'none' });
    expect(subjectsTo(friend)).toEqual([]);
    expect(subjectsTo(support)).toHaveLength(1);
  });

  it('tries the contact again whom it couldn’t tell', async () => {
    await addContact(member);
    const { bookingId } = await book();
    refused.add(friend);
    expect(await alarm(bookingId, START)).toMatchObject({ contact: 'failed' });
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'open', contact: 'failed' });
    refused.clear();
    expect(await alarm(bookingId, at(START, MINUTE_MS))).toMatchObject({ contact: 'told' });
    expect(subjectsTo(support)).toHaveLength(1);
  });

  it('alarms again once our team has looked after an earlier one', async () => {
    await addContact(member);
    const { bookingId } = await book();
    await alarm(bookingId, START);
    await lookAfter(bookingId, START);
    const later = at(START, HOUR_MS);
    expect(await alarm(bookingId, later)).toEqual({
      teamToldAt: later.toISOString(),
      isStaffed: false,
      contact: 'told',
    });
    expect(subjectsTo(friend)).toHaveLength(2);
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'open', decidedBy: null });
  });

  it('is counted', async () => {
    const { bookingId } = await book();
    for (let count = 0; count < RATE_LIMITS.alarms.max; count += 1) await alarm(bookingId, START);
    await expectRefusal(alarm(bookingId, START), 'rate-limited');
  });
});

describe('the all-clear', () => {
  const end = (bookingId: string, now: Date, { uid } = member) =>
    endAlarm.handler(callAs({ uid }, { bookingId }, now), deps());
  const later = at(START, HOUR_MS);

  it('goes to everyone whom the alarm told, once, and the case stays with our team', async () => {
    await addContact(member);
    const { bookingId } = await book();
    await alarm(bookingId, START);
    const [first, second] = await Promise.all([end(bookingId, later), end(bookingId, later)]);
    expect([first, second]).toEqual([
      { clearedAt: later.toISOString() },
      { clearedAt: later.toISOString() },
    ]);
    expect(await end(bookingId, at(later, DAY_MS))).toEqual(first);
    expect(subjectsTo(friend)).toEqual(['Sam needs help', 'Sam is all right']);
    expect(subjectsTo(support)).toEqual([
      'Alarm: someone asks for help',
      'All right again after an alarm',
    ]);
    expect(mailsTo(support)[1]?.text).not.toContain('Sam');
    expect(mailsTo(companion.email)).toEqual([]);
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'open', decidedBy: null });
  });

  it('goes to who was told, not to who has taken their place', async () => {
    await addContact(member);
    const { bookingId } = await book();
    await alarm(bookingId, START);
    const other = `${newId('other')}@hearthkin.test`;
    await addContact(member, { email: other, name: 'Kim' });
    await end(bookingId, later);
    expect(subjectsTo(friend)).toEqual(['Sam needs help', 'Sam is all right']);
    expect(subjectsTo(other)).toEqual([]);
  });

  it('doesn’t go to a contact who has withdrawn, nor to one who was never told', async () => {
    const contact = await addContact(member);
    const told = await book();
    await alarm(told.bookingId, START);
    await addContact(member, { contactId: contact.contactId, status: 'declined' });
    await end(told.bookingId, later);
    expect(subjectsTo(friend)).toEqual(['Sam needs help']);
    const silent = await book();
    await alarm(silent.bookingId, START);
    await addContact(member);
    await end(silent.bookingId, later);
    expect(subjectsTo(friend)).toEqual(['Sam needs help']);
    expect(subjectsTo(support).slice(-1)).toEqual(['All right again after an alarm']);
  });

  it('is over with the next alarm, which tells everyone again at once', async () => {
    await addContact(member);
    const { bookingId } = await book();
    await alarm(bookingId, START);
    await end(bookingId, at(START, MINUTE_MS));
    await alarm(bookingId, at(START, 2 * MINUTE_MS));
    expect(subjectsTo(friend)).toEqual(['Sam needs help', 'Sam is all right', 'Sam needs help']);
    await end(bookingId, at(START, 3 * MINUTE_MS));
    expect(subjectsTo(friend).slice(-1)).toEqual(['Sam is all right']);
  });

  it('is for the one who called, after an alarm, also once our team has closed the case', async () => {
    await addContact(member);
    const { bookingId } = await book();
    await expectRefusal(end(bookingId, START), 'not-found');
    await alarm(bookingId, START);
    await expectRefusal(end(bookingId, later, companion), 'not-found');
    await lookAfter(bookingId, START);
    await end(bookingId, at(later, DAY_MS));
    expect(subjectsTo(friend).slice(-1)).toEqual(['Sam is all right']);
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'closed' });
  });
});

describe('a check-in', () => {
  // Later runs would find unanswered ones.
  afterEach(async () => {
    const { docs } = await adminDb.collection('checkIns').where('status', '==', 'asked').get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });

  /** An in-person session that ends at the returned instant, in a year that no other test uses. */
  async function end(change: Partial<Booking> = {}) {
    year += 1;
    const startsAt = new Date(`${year}-06-10T18:00:00Z`);
    const session = await book({ startsAt, ...change });
    return { ...session, after: (minutes: number) => at(session.endsAt, minutes * MINUTE_MS) };
  }
  const run = (now: Date) => checkInOnSessions.handler({ db: adminDb, now }, deps());
  const say = (bookingId: string, { uid }: Actor, doneAt: Date | null) =>
    put(`bookings/${bookingId}/day/${uid}`, { ...NOTHING_SAID, doneAt });
  const noteOf = ({ uid }: Actor, bookingId: string) =>
    read(`users/${uid}/notifications/${bookingId}_booking-check-in`);

  it('asks both sides half an hour after the end, once, even if they muted reminders', async () => {
    const { bookingId, after } = await end();
    await mute(member, { inApp: ['reminders'], mail: ['reminders'] });
    await run(at(after(30), -1));
    expect(sent).toEqual([]);
    await Promise.all([run(after(30)), run(after(30))]);
    expect(await read(`sessionTimers/${bookingId}`)).toBeUndefined();
    await run(after(35));
    for (const side of [member, companion]) {
      expect(subjectsTo(side.email)).toEqual(['Are you all right?']);
      expect(mailsTo(side.email)[0]?.unsubscribeLink).toBeUndefined();
      expect(await noteOf(side, bookingId)).toMatchObject({ link: `/my-bookings/${bookingId}` });
      expect(await checkInOf(bookingId, side)).toMatchObject({ status: 'asked', reason: null });
    }
    expect(subjectsTo(support)).toEqual([]);
  });

  it('asks no one who has said that it’s over, by the mark or by completing it', async () => {
    const { bookingId, after } = await end({
      status: 'completed',
      statusHistory: [{ status: 'completed', at: START, by: 'earner' }],
    });
    await say(bookingId, member, after(0));
    await run(after(30));
    expect(sent).toEqual([]);
    const other = await end({
      status: 'completed',
      statusHistory: [{ status: 'completed', at: START, by: 'system' }],
    });
    await say(other.bookingId, member, null);
    await run(other.after(30));
    expect(subjectsTo(member.email)).toHaveLength(1);
    expect(subjectsTo(companion.email)).toHaveLength(1);
  });

  it.each([
    { activity: 'virtual-chat' },
    { status: 'pending' },
    endedBy('companion-cancelled', START),
  ] as const)('asks no one about %j', async (change) => {
    const { after } = await end(change);
    await run(after(30));
    expect(sent).toEqual([]);
  });

  it('asks who had said that they are there before the other side called it off', async () => {
    const { bookingId, startsAt, after } = await end();
    const here = { ...NOTHING_SAID, hereAt: at(startsAt, -HOUR_MS) };
    await put(`bookings/${bookingId}/day/${member.uid}`, here);
    await update(`bookings/${bookingId}`, endedBy('companion-cancelled', at(startsAt, -1)));
    await run(after(30));
    expect(subjectsTo(member.email)).toHaveLength(1);
    expect(subjectsTo(companion.email)).toEqual([]);
    await run(after(90));
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'open', reason: 'silence' });
  });

  it('asks about a session that was called off once it had begun', async () => {
    const { bookingId, startsAt, after } = await end();
    await update(`bookings/${bookingId}`, endedBy('operator', startsAt));
    await run(after(30));
    expect(subjectsTo(member.email)).toHaveLength(1);
    expect(subjectsTo(companion.email)).toHaveLength(1);
  });

  it('asks no one six hours late', async () => {
    const early = await end();
    await run(at(early.after(6 * 60), -1));
    expect(subjectsTo(member.email)).toHaveLength(1);
    const late = await end();
    await run(late.after(6 * 60));
    expect(subjectsTo(member.email)).toHaveLength(1);
  });

  it('tells our team and the trusted contact without an answer within the hour, once', async () => {
    await addContact(member);
    const { bookingId, after } = await end();
    await say(bookingId, companion, after(10));
    await run(after(30));
    await run(at(after(90), -1));
    expect(subjectsTo(friend)).toEqual([]);
    await Promise.all([run(after(90)), run(after(90))]);
    await run(after(95));
    expect(subjectsTo(friend)).toEqual(['We haven’t heard from Sam']);
    expect(subjectsTo(support)).toEqual(['A check-in has no answer']);
    expect(await checkInOf(bookingId)).toMatchObject({
      status: 'open',
      reason: 'silence',
      contact: 'told',
      dueAt: null,
    });
    expect(await checkInOf(bookingId, companion)).toBeUndefined();
  });

  it('is settled by an answer within the hour', async () => {
    await addContact(member);
    const { bookingId, after } = await end();
    await run(after(30));
    await say(bookingId, member, after(40));
    await say(bookingId, companion, after(89));
    await run(after(90));
    expect([...subjectsTo(friend), ...subjectsTo(support)]).toEqual([]);
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'answered', dueAt: null });
  });

  it('is settled by a cancellation before the start and by the end of the account', async () => {
    const { bookingId, startsAt, after } = await end();
    await run(after(30));
    const before = endedBy('companion-cancelled', at(startsAt, -1));
    await update(`bookings/${bookingId}`, before);
    await run(after(90));
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'answered' });
    const second = await end();
    await run(second.after(30));
    await adminDb.doc(`users/${member.uid}`).delete();
    await run(second.after(90));
    expect(await checkInOf(second.bookingId)).toMatchObject({ status: 'answered' });
    expect(await checkInOf(second.bookingId, companion)).toMatchObject({ status: 'open' });
  });

  it('tells the contact and our team when all is well after all, once', async () => {
    await addContact(member);
    const { bookingId, after } = await end();
    await run(after(30));
    await run(after(90));
    await run(after(95));
    expect(subjectsTo(friend)).toHaveLength(1);
    await say(bookingId, member, after(100));
    await run(after(105));
    await run(after(110));
    expect(subjectsTo(friend)).toEqual(['We haven’t heard from Sam', 'Sam is all right']);
    // The other side hasn't answered either.
    expect(subjectsTo(support).slice(-2)).toEqual([
      'A check-in has no answer',
      'All right again after an alarm',
    ]);
    expect(await checkInOf(bookingId)).toMatchObject({ status: 'open' });
  });

  it('doesn’t take “done” for an answer to a call for help', async () => {
    await addContact(member);
    const { bookingId, startsAt, after } = await end();
    await alarm(bookingId, startsAt);
    await say(bookingId, member, after(0));
    await run(after(30));
    expect(subjectsTo(friend)).toEqual(['Sam needs help']);
  });

  it('becomes a call for help, which tells the contact again', async () => {
    await addContact(member);
    const { bookingId, after } = await end();
    await run(after(30));
    expect(await alarm(bookingId, after(40))).toMatchObject({ contact: 'told' });
    await run(after(90));
    expect(subjectsTo(friend)).toEqual(['Sam needs help']);
    expect(await checkInOf(bookingId)).toMatchObject({ reason: 'help', status: 'open' });
  });

  it('is asked after a call for help that our team has looked after, once', async () => {
    const { bookingId, startsAt, after } = await end();
    await alarm(bookingId, startsAt);
    await run(after(30));
    expect(subjectsTo(member.email)).toEqual([]);
    await lookAfter(bookingId, startsAt);
    await run(after(35));
    expect(subjectsTo(member.email)).toEqual(['Are you all right?']);
    await run(after(95));
    await lookAfter(bookingId, after(96));
    await run(after(100));
    expect(subjectsTo(member.email)).toHaveLength(1);
  });

  it('is a queue of staff, who close it with a note in the log', async () => {
    const { bookingId } = await book();
    await update(`bookings/${bookingId}`, { mood: 'sad', memberCard: MEMBER_CARD });
    await say(bookingId, companion, START);
    await alarm(bookingId, START);
    const staff = await makeAdmin();
    const id = checkInId(member.uid, bookingId);
    const list = { what: 'check-ins', only: null, after: null, size: 100 } as const;
    const readBy = async ({ uid }: Pick<Actor, 'uid'>) => {
      const { answer } = await readAsStaff.handler(callAs({ uid }, list, START), {
        filesIn: async () => [],
        auth: adminAuth,
      });
      return staffPageSchema.parse(fromJson(answer)).items;
    };
    // Not even staff learn of an alarm at a session with themselves.
    expect((await readBy(companion)).map((item) => item.id)).not.toContain(id);
    const items = await readBy(staff);
    expect(items.find((item) => item.id === id)?.data).toMatchObject({
      reason: 'help',
      booking: { location: 'The fountain in the park', mood: null, memberCard: null },
      person: { email: member.email },
      other: { email: companion.email },
      personDay: null,
      otherDay: { lookLike: '' },
    });
    expect(await actsOf(await lookAfter(bookingId, START))).toMatchObject([
      { act: 'check-in-closed', note: 'At home', concerns: [member.uid, companion.uid] },
    ]);
  });
});
