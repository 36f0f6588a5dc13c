import { randomUUID } from 'node:crypto';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { moneyProblems } from '@hearthkin/domain/payment/comparison';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking } from '../../functions/src/booking/create-booking';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import { leaveCheckout } from '../../functions/src/payment/leave-checkout';
import { openPayoutAccount } from '../../functions/src/payment/open-payout-account';
import { releaseExpiredCheckouts } from '../../functions/src/payment/release-expired-checkouts';
import { releasePayouts } from '../../functions/src/payment/release-payouts';
import { syncPayoutAccount } from '../../functions/src/payment/sync-payout-account';
import {
  charges,
  companionPayout,
  payments,
} from '../../functions/src/platform/records/collections';
import { checkPayment } from '../../functions/src/settlement/check-payment';
import { compareBooking } from '../../functions/src/settlement/compare-booking';
import { moveCharge } from '../../functions/src/settlement/move-charge';
import { openCheckout } from '../../functions/src/settlement/open-checkout';
import { receive } from '../../functions/src/settlement/payment-webhook';
import { CARD, type Scene, startScene } from '../payments/scene';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read, update } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { bookingRequest, callAs, newYork } from './booking-requests';

runTriggers();

const asked = new Date();
const startsAt = newYork(5, '14:00', asked);
const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

let scene: Scene;
let member: Actor;
let companion: Actor;
let request: CreateBookingInput;

const deps = () => ({
  provider: scene.provider,
  siteUrl: 'http://site.test',
  queue: mailQueue(),
  linkKey: 'key',
});
const book = (now = asked) =>
  createBooking.handler(callAs({ uid: member.uid }, request, now), deps());
const id = () => request.requestId;
const move = (to: 'confirmed' | 'completed' | 'cancelled', actor: Actor, now: Date) =>
  transitionBooking.handler(
    callAs({ uid: actor.uid }, { bookingId: id(), to, reason: '', wholeSeries: false }, now),
    deps(),
  );
const ask = <Input>(input: Input, uid = member.uid, now = plus(asked, MINUTE_MS)) =>
  callAs({ uid }, input, now);
const check = (now?: Date) =>
  checkPayment.handler(ask({ bookingId: id() }, member.uid, now), deps());
const letGo = (now: Date) =>
  releaseExpiredCheckouts.handler({ db: adminDb, now, companionId: companion.uid }, deps());
const follow = (now = plus(asked, 2 * MINUTE_MS)) =>
  moveCharge({ db: adminDb, provider: scene.provider, bookingId: id(), now });
const release = (now: Date) =>
  releasePayouts.handler({ db: adminDb, now, companionId: companion.uid }, deps());
const fail = (failures: unknown) => scene.control('PUT', 'failures', failures);

const checkout = () => read(`checkouts/${id()}`);
const booking = () => read(`bookings/${id()}`);
const payment = () => read(`payments/${id()}`);
const payout = () => read(`payments/${id()}/payouts/companion`);

/** The page, paid with a card. */
async function pay(card: string = CARD.pays): Promise<void> {
  const { checkoutUrl } = await book();
  await scene.send(checkoutUrl ?? '', { card });
}

/** What the provider says of the payment now. */
async function atProvider() {
  const page = await scene.provider.readCheckout((await checkout())?.checkoutId);
  return scene.provider.readPayment(page.paymentId ?? '');
}

/** Ledger and provider agree about the booking. */
async function expectAgreement(now: Date): Promise<void> {
  const comparing = { db: adminDb, provider: scene.provider, bookingId: id(), now };
  expect(await compareBooking(comparing)).toBe('agreed');
  const paid = (await payments(adminDb).doc(id()).get()).data();
  if (paid === undefined) return;
  const transfers = await scene.provider.transfersOf(id());
  const compared = {
    payment: paid,
    payout: (await companionPayout(adminDb, id()).get()).data() ?? null,
    charge: (await charges(adminDb).doc(id()).get()).data() ?? null,
    transferredMinor: transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
  expect(moneyProblems(compared, now)).toEqual([]);
}

async function openAccount(): Promise<void> {
  const { url } = await openPayoutAccount.handler(ask({}, companion.uid), deps());
  await scene.send(url, { name: 'Nora', iban: 'DE89', act: 'complete' });
  const accountId = (await read(`payoutAccounts/${companion.uid}`))?.accountId;
  await syncPayoutAccount(
    { db: adminDb, provider: scene.provider, now: asked },
    companion.uid,
    accountId,
  );
}

beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());
afterEach(() => fail([]));

beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  request = bookingRequest({ companionId: companion.uid, startsAt });
});

describe('a request that costs something', () => {
  it('is nobody’s but the member’s until the card is authorized, and holds the time', async () => {
    const first = await book();
    expect(first.checkoutUrl).toContain(scene.payments.url);
    expect(await booking()).toBeUndefined();
    expect(await checkout()).toMatchObject({ status: 'open', spenderId: member.uid });
    const other = await makeMember();
    const rival = { ...request, requestId: randomUUID() };
    const taken = createBooking.handler(callAs({ uid: other.uid }, rival, asked), deps());
    await expectRefusal(taken, 'slot-taken');
    expect(await book()).toEqual(first);
  });

  it('names its time on the clock that its member had then, however often its page is opened', async () => {
    const setClock = (timeZone: string) =>
      update(`users/${member.uid}`, { clock: { timeZone, hour12: true } });
    await setClock('Europe/Berlin');
    const first = await book();
    const page = await (await fetch(first.checkoutUrl ?? '')).text();
    expect(page).toContain('8:00 PM (Berlin time), 2:00 PM in New York');
    await setClock('Asia/Tokyo');
    expect(await book()).toEqual(first);
    const { checkoutUrl } = await openCheckout.handler(ask({ bookingId: id() }), deps());
    expect(checkoutUrl).toBe(first.checkoutUrl);
  });

  it('keeps its id to itself, unpaid and paid, and opens no second time', async () => {
    const other = await makeMember();
    const free = plus(startsAt, DAY_MS);
    const again = (startsNow = startsAt) => {
      const same = bookingRequest({ companionId: companion.uid, startsAt: startsNow });
      const input = { ...same, requestId: id() };
      return createBooking.handler(callAs({ uid: other.uid }, input, asked), deps());
    };
    await book();
    const refused = async () => {
      for (const wanted of [startsAt, free]) {
        await expectRefusal(again(wanted), 'already-exists');
      }
    };
    await refused();
    await pay();
    await check();
    await refused();
    expect(await book()).toEqual({ bookingId: id(), checkoutUrl: null });
    await move('cancelled', member, plus(asked, 2 * MINUTE_MS));
    await refused();
    expect(await checkout()).toMatchObject({ status: 'paid', spenderId: member.uid });
  });

  it('becomes a booking once the card is authorized, by asking or by any number of events', async () => {
    await pay();
    const events = scene.receiver.received.filter(({ body }) => body.includes(id()));
    expect((await check()).status).toBe('paid');
    for (const { body, signature } of [...events, ...events].reverse()) {
      const now = plus(asked, MINUTE_MS);
      const receiving = { db: adminDb, provider: scene.provider, now, mail: deps() };
      expect(await receive(receiving, body, signature)).toBe(200);
    }
    expect(await booking()).toMatchObject({ status: 'pending' });
    expect((await booking())?.statusHistory).toHaveLength(1);
    expect(await payment()).toMatchObject({ status: 'authorized', entries: [] });
    expect(await book()).toEqual({ bookingId: id(), checkoutUrl: null });
  });

  it('is let go after fifteen minutes, and gives back what is authorized later', async () => {
    const { checkoutUrl } = await book();
    await letGo(plus(asked, 15 * MINUTE_MS - 1));
    expect((await checkout())?.status).toBe('open');
    await letGo(plus(asked, 15 * MINUTE_MS));
    expect(await checkout()).toMatchObject({ status: 'expired', booking: null });
    await expect(scene.send(checkoutUrl ?? '', { card: CARD.pays })).rejects.toThrow();
    const rival = { ...request, requestId: randomUUID() };
    const other = await makeMember();
    const next = await createBooking.handler(callAs({ uid: other.uid }, rival, asked), deps());
    expect(next.checkoutUrl).not.toBeNull();
  });

  it('is booked by the sweep if it was paid and no word of it came', async () => {
    await pay();
    await letGo(plus(asked, 16 * MINUTE_MS));
    expect(await booking()).toMatchObject({ status: 'pending' });
    expect((await checkout())?.status).toBe('paid');
  });

  it('can be let go at once, and not once it is paid', async () => {
    await book();
    const leave = () => leaveCheckout.handler(ask({ bookingId: id() }), deps());
    expect((await leave()).status).toBe('left');
    request = { ...request, requestId: randomUUID() };
    await pay();
    expect((await leave()).status).toBe('paid');
  });

  it('isn’t booked with a companion who was suspended meanwhile; nothing is charged', async () => {
    await pay();
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    expect((await check()).status).toBe('refused');
    expect(await booking()).toBeUndefined();
    expect((await atProvider()).status).toBe('released');
  });

  it('is found by its member only', async () => {
    await book();
    const others = ask({ bookingId: id() }, companion.uid);
    await expectRefusal(checkPayment.handler(others, deps()), 'not-found');
  });
});

describe('the companion’s answer', () => {
  beforeEach(async () => {
    await pay();
    await check();
  });

  it('yes charges the card, once, however often it is sent', async () => {
    const answers = await Promise.allSettled([
      move('confirmed', companion, plus(asked, 2 * MINUTE_MS)),
      move('confirmed', companion, plus(asked, 2 * MINUTE_MS)),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
    expect(await booking()).toMatchObject({ status: 'confirmed' });
    expect(await payment()).toMatchObject({ status: 'held', entries: [{ kind: 'hold' }] });
    expect((await atProvider()).capturedMinor).toBe(request.agreedTotalMinor);
    await expectAgreement(plus(asked, HOUR_MS));
  });

  it('no releases the authorization', async () => {
    await move('cancelled', companion, plus(asked, 2 * MINUTE_MS));
    expect(await payment()).toMatchObject({ status: 'voided', refundedMinor: 0, entries: [] });
    await follow();
    expect((await atProvider()).status).toBe('released');
    await expectAgreement(plus(asked, HOUR_MS));
  });

  it('that was charged and not stored is made up for: by asking again, or by a refund', async () => {
    // As if the process had ended between the charge and what follows it.
    await scene.provider.capture((await atProvider()).id);
    expect(await payment()).toMatchObject({ status: 'authorized' });
    await move('cancelled', member, plus(asked, 3 * MINUTE_MS));
    await follow();
    const { capturedMinor, refunds } = await atProvider();
    expect(refunds).toMatchObject([{ amountMinor: capturedMinor }]);
    await follow();
    expect((await atProvider()).refunds).toHaveLength(1);
    await expectAgreement(plus(asked, HOUR_MS));
  });

  it('yes meets a withdrawal: one of them counts, and the money follows it', async () => {
    await Promise.allSettled([
      move('confirmed', companion, plus(asked, 2 * MINUTE_MS)),
      move('cancelled', member, plus(asked, 2 * MINUTE_MS)),
    ]);
    await follow();
    const { status } = (await booking()) ?? {};
    const { capturedMinor, refunds } = await atProvider();
    const kept = capturedMinor - refunds.reduce((sum, one) => sum + one.amountMinor, 0);
    expect(kept).toBe(status === 'confirmed' ? request.agreedTotalMinor : 0);
    await expectAgreement(plus(asked, HOUR_MS));
  });
});

describe('a card that can’t be charged when the companion accepts', () => {
  it('leaves the request open and asks the member to pay again', async () => {
    await pay(CARD.failsAtCapture);
    await check();
    const accept = () => move('confirmed', companion, plus(asked, 5 * MINUTE_MS));
    await expectRefusal(accept(), 'payment-failed');
    expect(await booking()).toMatchObject({ status: 'pending' });
    expect(await payment()).toMatchObject({ status: 'unpaid' });
    await expectRefusal(accept(), 'payment-failed');
    const { checkoutUrl } = await openCheckout.handler(ask({ bookingId: id() }), deps());
    expect((await openCheckout.handler(ask({ bookingId: id() }), deps())).checkoutUrl).toBe(
      checkoutUrl,
    );
    await scene.send(checkoutUrl ?? '', { card: CARD.pays });
    // Several events and the member's page look at once.
    await Promise.all([follow(), follow(), check(plus(asked, 2 * MINUTE_MS))]);
    expect(await payment()).toMatchObject({ status: 'authorized' });
    await move('confirmed', companion, plus(asked, 6 * MINUTE_MS));
    expect(await booking()).toMatchObject({ status: 'confirmed' });
    await expectAgreement(plus(asked, HOUR_MS));
  });
});

describe('a confirmed session', () => {
  beforeEach(async () => {
    await pay();
    await check();
    await move('confirmed', companion, plus(asked, 2 * MINUTE_MS));
  });

  it('that is canceled late is refunded by half, once, though the provider fails', async () => {
    await fail({ method: 'POST', path: '/v1/refunds', times: 6, how: 'drop-after' });
    await move('cancelled', member, plus(startsAt, -HOUR_MS));
    await follow(plus(startsAt, -HOUR_MS)).catch(() => undefined);
    await fail([]);
    await follow(plus(startsAt, -HOUR_MS));
    const half = request.agreedTotalMinor / 2;
    expect((await atProvider()).refunds).toMatchObject([{ amountMinor: half }]);
    await expectAgreement(startsAt);
  });

  it('that took place is paid to the companion’s account, once', async () => {
    await move('completed', companion, endsAt);
    const due = plus(endsAt, 2 * DAY_MS);
    expect(await release(due)).toMatchObject({ paid: 0, waiting: 1 });
    expect(await payout()).toMatchObject({ status: 'waiting' });
    await openAccount();
    expect(await payout()).toMatchObject({ status: 'pending' });
    await fail({ method: 'POST', path: '/v1/transfers', times: 6, how: 'drop-after' });
    await release(due);
    await fail([]);
    await release(due);
    await release(due);
    const transfers = await scene.provider.transfersOf(id());
    expect(transfers).toHaveLength(1);
    expect(await payout()).toMatchObject({
      status: 'paid',
      transferId: transfers[0]?.id,
      payoutMinor: transfers[0]?.amountMinor,
    });
    await expectAgreement(due);
  });
});

describe('a chargeback', () => {
  it('freezes the session until the bank has decided; lost, we bear it', async () => {
    await pay();
    await check();
    await move('confirmed', companion, plus(asked, 2 * MINUTE_MS));
    await move('completed', companion, endsAt);
    const { id: paymentIntent } = await atProvider();
    await scene.control('POST', 'dispute', { paymentIntent });
    await follow(endsAt);
    expect(await payment()).toMatchObject({ status: 'disputed' });
    expect(await payout()).toMatchObject({ status: 'frozen' });
    expect(await booking()).toMatchObject({ isFrozen: true });
    const comparing = { db: adminDb, provider: scene.provider, bookingId: id(), now: endsAt };
    expect(await compareBooking(comparing)).toBe('wrong');
    expect(await read(`moneyCases/${id()}`)).toMatchObject({ problems: ['chargeback'] });
    await scene.control('POST', 'dispute', { paymentIntent, close: 'lost' });
    await follow(endsAt);
    expect(await payment()).toMatchObject({ status: 'released' });
    expect(await payout()).toMatchObject({ status: 'pending' });
    expect(await booking()).toMatchObject({ isFrozen: false });
    await expectAgreement(endsAt);
    expect(await read(`moneyCases/${id()}`)).toMatchObject({ status: 'closed' });
  });
});

describe('a webhook', () => {
  it('with a wrong signature, or changed on the way, is refused', async () => {
    await pay();
    const events = () => scene.receiver.received.filter(({ body }) => body.includes(id()));
    await eventually(async () => events().length).toBeGreaterThan(0);
    const [event] = events();
    if (event === undefined) throw new Error('No event came');
    const receiving = { db: adminDb, provider: scene.provider, now: asked, mail: deps() };
    expect(await receive(receiving, event.body, 't=1,v1=00')).toBe(400);
    expect(await receive(receiving, Buffer.from('{}'), event.signature)).toBe(400);
    expect(await booking()).toBeUndefined();
  });
});
