import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { beforeEach, describe, expect, it } from 'vitest';
import { kindsOf } from '../functions/news';
import { publish, submit } from '../functions/story-people';
import { type Actor, makeAdmin, makeCompanion, makeMember, PASSWORD } from '../support/actors';
import { adminAuth, adminDb, put, read, update } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { activityDocument, eventDocument, placeOf } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { subjectsTo } from '../support/mailbox';
import { authAs } from '../support/rest-client';
import { tick } from '../support/suite';

runTriggers();

let staff: Actor;
beforeEach(async () => {
  staff = await makeAdmin();
});

const suspend = ({ uid }: Pick<Actor, 'uid'>) =>
  callFunction('suspendAccount', { uid, suspend: true, reason: 'Threats.' }, staff);

const suspensionMails = async ({ email }: Actor) =>
  (await subjectsTo(email)).filter((subject) => subject === 'Your account is suspended');

/** A request for a session in some days. @param isPaid without a payment it can't be ended. */
async function book(member: Actor, companion: Actor, days: number, isPaid = true) {
  const id = newId('booking');
  const startsAt = new Date(Date.now() + days * 24 * HOUR_MS);
  const booking = bookingOf(member, companion, { createdAt: new Date(), startsAt });
  const batch = adminDb.batch();
  batch.set(adminDb.doc(`bookings/${id}`), booking);
  if (isPaid) batch.set(adminDb.doc(`payments/${id}`), holdPayment(booking, booking.createdAt));
  await batch.commit();
  return { id, booking };
}

describe('a suspended author', () => {
  it('has no story on the site, and may send it again once reinstated', async () => {
    const author = await makeMember();
    const submissionId = await submit(author);
    const storyId = await publish(submissionId, staff);
    expect(await suspend(author)).toMatchObject({ status: 200 });
    expect(await read(`stories/${storyId}`)).toBeUndefined();
    expect(await read(`storySubmissions/${submissionId}`)).toMatchObject({
      status: 'returned',
      storyId: null,
      title: 'A walk a week',
    });
  });
});

describe('a suspended host', () => {
  it('loses the events and activities they host, and the guests are told', async () => {
    const [host, guest] = await Promise.all([makeCompanion(), makeMember()]);
    const [eventId, activityId] = [newId('event'), newId('activity')];
    const place = { uid: guest.uid, displayName: 'Sam P.', joinedAt: new Date() };
    const event = eventDocument({ hostId: host.uid, attendeeCount: 1 });
    const activity = activityDocument({ hostId: host.uid, participantCount: 1 });
    await put(`events/${eventId}`, event);
    await put(`activities/${activityId}`, activity);
    await put(`events/${eventId}/attendees/${guest.uid}`, { ...place, startsAt: event.startsAt });
    await put(`activities/${activityId}/participants/${guest.uid}`, place);
    expect(await suspend(host)).toMatchObject({ status: 200 });
    expect(await read(`events/${eventId}`)).toMatchObject({ status: 'cancelled' });
    expect(await read(`activities/${activityId}`)).toMatchObject({ status: 'cancelled' });
    expect(await kindsOf(guest)).toEqual(
      expect.arrayContaining(['event-cancelled', 'activity-cancelled']),
    );
  });

  it('loses it though a place is damaged, whose guest is told like all others', async () => {
    const [host, guest] = await Promise.all([makeMember(), makeMember()]);
    const eventId = newId('event');
    await put(`events/${eventId}`, eventDocument({ hostId: host.uid }));
    await put(`events/${eventId}/attendees/${guest.uid}`, { uid: guest.uid });
    await suspend(host);
    expect(await kindsOf(guest)).toEqual(['event-cancelled']);
  });

  it('cannot have a proposal published afterwards', async () => {
    const host = await makeMember();
    const eventId = newId('event');
    const proposal = eventDocument({ hostId: host.uid, status: 'pending_approval' });
    await put(`events/${eventId}`, proposal);
    await suspend(host);
    const approval = { eventId, decision: 'approved' };
    await expectRefusal(callFunction('reviewEvent', approval, staff), 'forbidden');
    expect(await read(`events/${eventId}`)).toMatchObject({ status: 'pending_approval' });
  });
});

it('a suspended guest gives back the place at an event', async () => {
  const guest = await makeMember();
  const eventId = newId('event');
  const event = eventDocument({ attendeeCount: 1 });
  const place = `events/${eventId}/attendees/${guest.uid}`;
  await put(`events/${eventId}`, event);
  await put(place, placeOf(guest.uid, { startsAt: event.startsAt }));
  await suspend(guest);
  expect(await read(place)).toBeUndefined();
  expect(await read(`events/${eventId}`)).toMatchObject({ attendeeCount: 0 });
});

it('a companion with twelve open bookings is suspended at the first attempt, though their member cancels too', async () => {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const days = Array.from({ length: 12 }, (_, index) => index + 2);
  const booked = await Promise.all(days.map((day) => book(member, companion, day)));
  const cancel = (bookingId: string) =>
    callFunction('transitionBooking', { bookingId, to: 'cancelled', reason: '' }, member);
  const [first, second] = await Promise.all([
    suspend(companion),
    suspend(companion),
    ...booked.map(({ id }) => cancel(id)),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const states = await Promise.all(booked.map(({ id }) => read(`bookings/${id}`)));
  expect(states.map((state) => state?.status)).toEqual(days.map(() => 'cancelled'));
  await eventually(() => suspensionMails(companion)).toHaveLength(1);
});

describe('a booking that cannot be ended', () => {
  it('holds back the email that says so, and nothing else; the sweep finishes the rest', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const stuck = await book(member, companion, 2, false);
    const other = await book(member, companion, 3);
    await expectRefusal(suspend(companion), 'unfinished');
    expect(await suspensionMails(companion)).toEqual([]);
    expect((await adminAuth.getUser(companion.uid)).disabled).toBe(true);
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ listed: false });

    const payment = holdPayment(stuck.booking, stuck.booking.createdAt);
    await put(`payments/${stuck.id}`, payment);
    await tick('deskSweeps');
    for (const { id } of [stuck, other]) {
      expect(await read(`bookings/${id}`)).toMatchObject({ status: 'cancelled' });
    }
    await eventually(() => suspensionMails(companion)).toHaveLength(1);
    await tick('deskSweeps');
    expect(await suspend(companion)).toMatchObject({ status: 200 });
    await eventually(() => suspensionMails(companion)).toHaveLength(1);
  });

  it('is not ended by the sweep once the account is reinstated', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const stuck = await book(member, companion, 2, false);
    await suspend(companion);
    const reinstate = { uid: companion.uid, suspend: false, reason: 'A mistake.' };
    expect(await callFunction('suspendAccount', reinstate, staff)).toMatchObject({ status: 200 });
    const payment = holdPayment(stuck.booking, stuck.booking.createdAt);
    await put(`payments/${stuck.id}`, payment);
    await tick('deskSweeps');
    expect(await read(`bookings/${stuck.id}`)).toMatchObject({ status: 'pending' });
    expect((await adminAuth.getUser(companion.uid)).disabled).toBe(false);
  });
});

it('a sign-in whose account is gone is suspended: it signs in no more and sends nothing', async () => {
  const member = await makeMember();
  await adminDb.doc(`users/${member.uid}`).delete();
  expect(await suspend(member)).toMatchObject({ status: 200 });
  const answer = await authAs('accounts:signInWithPassword', {
    email: member.email,
    password: PASSWORD,
  });
  expect(answer.body).toMatchObject({ error: { message: 'USER_DISABLED' } });
  await eventually(() => suspensionMails(member)).toHaveLength(1);
  const reinstate = { uid: member.uid, suspend: false, reason: 'A mistake.' };
  expect(await callFunction('suspendAccount', reinstate, staff)).toMatchObject({ status: 200 });
  expect((await adminAuth.getUser(member.uid)).disabled).toBe(false);
});

it('an account that cannot be read is suspended, and its listing goes', async () => {
  const companion = await makeCompanion();
  await update(`users/${companion.uid}`, { dateOfBirth: 'once' });
  expect(await suspend(companion)).toMatchObject({ status: 200 });
  expect((await adminAuth.getUser(companion.uid)).disabled).toBe(true);
  await eventually(() => read(`companions/${companion.uid}`)).toMatchObject({ listed: false });
});
