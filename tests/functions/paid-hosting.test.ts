import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { gatheringHold } from '@hearthkin/domain/community/hosted-time';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planHosting } from '../../functions/src/agreement/hosted-time';
import { answerProposal } from '../../functions/src/booking/answer-proposal';
import { createBooking } from '../../functions/src/booking/create-booking';
import { proposeTime } from '../../functions/src/booking/propose-time';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import { checkPayment } from '../../functions/src/settlement/check-payment';
import { CARD, type Scene, startScene } from '../payments/scene';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { mailQueue } from '../support/mail-queue';
import { bookingRequest, callAs, newYork } from './booking-requests';

const asked = new Date();
const startsAt = newYork(5, '14:00', asked);
const later = newYork(6, '14:00', asked);
const soon = new Date(asked.getTime() + MINUTE_MS);

let scene: Scene;
let member: Actor;
let companion: Actor;
let request: CreateBookingInput;

beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  request = bookingRequest({ companionId: companion.uid, startsAt });
});

const deps = () => ({
  provider: scene.provider,
  siteUrl: 'http://site.test',
  queue: mailQueue(),
  linkKey: 'key',
});

/** Authorizes the card of a new request. */
async function pay(): Promise<void> {
  const { checkoutUrl } = await createBooking.handler(
    callAs({ uid: member.uid }, request, asked),
    deps(),
  );
  await scene.send(checkoutUrl ?? '', { card: CARD.pays });
}

const check = () =>
  checkPayment.handler(callAs({ uid: member.uid }, { bookingId: request.requestId }, soon), deps());

/** Lets the companion host something from an instant on. */
const host = (from: Date) =>
  adminDb.runTransaction(async (tx) => {
    const after = { startsAt: from, endsAt: new Date(from.getTime() + HOUR_MS) };
    const change = { hold: gatheringHold('event', 'e1'), before: null, after };
    (await planHosting(tx, adminDb, companion.uid, [change]))();
  });

/** The status of the payment at the provider. */
async function atProvider(): Promise<string> {
  const { checkoutId } = (await read(`checkouts/${request.requestId}`)) ?? {};
  const page = await scene.provider.readCheckout(checkoutId);
  return (await scene.provider.readPayment(page.paymentId ?? '')).status;
}

it('a request that is paid once its companion hosts something then isn’t booked, and nothing is charged', async () => {
  await pay();
  await host(startsAt);
  expect((await check()).status).toBe('refused');
  expect(await read(`bookings/${request.requestId}`)).toBeUndefined();
  expect(await atProvider()).toBe('released');
});

it('no card is charged for a request that can’t be accepted, since its companion hosts something then', async () => {
  await pay();
  await check();
  await host(startsAt);
  const input = {
    bookingId: request.requestId,
    to: 'confirmed',
    reason: '',
    wholeSeries: false,
  } as const;
  const accept = transitionBooking.handler(callAs({ uid: companion.uid }, input, soon), deps());
  await expectRefusal(accept, 'hosting');
  expect(await atProvider()).toBe('authorized');
});

it('no card is charged for another time that isn’t free', async () => {
  await pay();
  await check();
  const bookingId = request.requestId;
  const wish = { bookingId, startsAt: later.toISOString(), note: '' };
  await proposeTime.handler(callAs({ uid: member.uid }, wish, soon));
  await host(later);
  const yes = { bookingId, accept: true, startsAt: later.toISOString() };
  const answer = answerProposal.handler(callAs({ uid: companion.uid }, yes, soon), deps());
  await expectRefusal(answer, 'slot-taken');
  expect(await atProvider()).toBe('authorized');
});
