import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { expect } from '@playwright/test';
import { bookingRequest, newYork, type Wish, ZONE } from '../functions/booking-requests';
import type { Actor } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { callFunction } from '../support/call-function';
import { CARDS } from './pay';

/** What a test wants of a request. Unless told, it is for Coffee & Walk in two days at 2 PM, for two hours. */
type Wanted = Partial<Pick<Wish, 'startsAt' | 'activity' | 'minutes'>> &
  Partial<Pick<CreateBookingInput, 'location' | 'notes' | 'mood'>>;

/** Stores a request of a member for a session in five days. */
export async function storeRequest(member: Actor, companion: Actor): Promise<void> {
  const sides = { spenderId: member.uid, earnerId: companion.uid };
  const dates = { startsAt: new Date(Date.now() + 5 * DAY_MS), createdAt: new Date() };
  await adminDb.doc(`bookings/${newId('b')}`).set(bookingDocument(sides, dates));
}

/** A member's first request to a companion, which isn't paid yet. No Happy Hour makes it cheaper. */
export async function unpaidRequest(
  member: Actor,
  companion: Pick<Actor, 'uid'>,
  { startsAt = newYork(2, '14:00'), activity, minutes, ...texts }: Wanted = {},
): Promise<{ readonly bookingId: string; readonly checkoutUrl: string }> {
  const wish = { companionId: companion.uid, startsAt, activity, minutes };
  const input = { ...bookingRequest(wish), ...texts };
  const { result } = await callFunction('createBooking', input, member);
  const { checkoutUrl } = result as { readonly checkoutUrl: string };
  return { bookingId: input.requestId, checkoutUrl };
}

/** The same, paid on the hosted page: the companion is asked. Returns the booking's id. */
export async function paidRequest(
  member: Actor,
  companion: Pick<Actor, 'uid'>,
  wanted: Wanted = {},
): Promise<string> {
  const { bookingId, checkoutUrl } = await unpaidRequest(member, companion, wanted);
  const form = new URLSearchParams({ card: CARDS.pays });
  await fetch(checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
  const checked = await callFunction('checkPayment', { bookingId }, member);
  expect(checked).toMatchObject({ result: { status: 'paid' } });
  return bookingId;
}

/** The same, accepted and charged, at any time: the server uses the real clock, so it is moved there afterwards. */
export async function paidSession(
  member: Actor,
  companion: Actor,
  startsAt: Date,
  wanted: Omit<Wanted, 'startsAt'> = {},
): Promise<string> {
  const bookingId = await paidRequest(member, companion, wanted);
  const accepted = { bookingId, to: 'confirmed', reason: '' };
  expect(await callFunction('transitionBooking', accepted, companion)).toMatchObject({
    status: 200,
  });
  await moveSession(bookingId, startsAt);
  return bookingId;
}

/** Lets a session take place at another time, with all that follows from when it ends. */
export async function moveSession(bookingId: string, startsAt: Date): Promise<void> {
  const ref = adminDb.doc(`bookings/${bookingId}`);
  const before = await ref.get();
  const byMs = startsAt.getTime() - before.get('startsAt').toMillis();
  const moved = (field: string) => new Date(before.get(field).toMillis() + byMs);
  const { date, time } = wallClock(startsAt, ZONE);
  const dueAt = before.get('status') === 'confirmed' ? { dueAt: moved('dueAt') } : {};
  await ref.update({ startsAt, endsAt: moved('endsAt'), date, time, ...dueAt });
}
