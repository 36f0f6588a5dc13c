import { randomUUID } from 'node:crypto';
import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooking } from '../../functions/src/booking/create-booking';
import { transitionBooking } from '../../functions/src/booking/transition-booking';
import { leaveCheckout } from '../../functions/src/payment/leave-checkout';
import { openPayoutAccount } from '../../functions/src/payment/open-payout-account';
import type { PaymentProvider } from '../../functions/src/payment/provider/payment-provider';
import { releaseExpiredCheckouts } from '../../functions/src/payment/release-expired-checkouts';
import { syncPayoutAccount } from '../../functions/src/payment/sync-payout-account';
import { endOpenBookings } from '../../functions/src/removal/leave-bookings';
import { checkPayment } from '../../functions/src/settlement/check-payment';
import { compareBooking } from '../../functions/src/settlement/compare-booking';
import { openCheckout } from '../../functions/src/settlement/open-checkout';
import { receive } from '../../functions/src/settlement/payment-webhook';
import { CARD, type Scene, startScene } from '../payments/scene';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read, update } from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { afterTriggers, runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { WITHOUT_MONEY } from '../support/without-money';
import { bookingRequest, callAs, holdsOf, newYork } from './booking-requests';
import { newsOf } from './news';

runTriggers();

const asked = new Date();
const plus = (ms: number) => new Date(asked.getTime() + ms);
const startIn = (week: number) => newYork(5 + 7 * week, '14:00', asked);

let scene: Scene;
let member: Actor;
let companion: Actor;
let series: CreateBookingInput;

/** Two hours in four weeks: the first has half off. */
function makeSeries(companionId: string): CreateBookingInput {
  return {
    ...bookingRequest({ companionId, startsAt: startIn(0) }),
    furtherWeeks: [1, 2, 3].map((week) => ({
      requestId: randomUUID(),
      startsAt: startIn(week).toISOString(),
      agreedTotalMinor: 6000,
    })),
  };
}

const live = (provider: PaymentProvider = scene.provider) => ({
  provider,
  siteUrl: 'http://site.test',
  queue: mailQueue(),
  linkKey: 'key',
});
type Deps = Parameters<typeof createBooking.handler>[1];

const ids = () => [series.requestId, ...series.furtherWeeks.map(({ requestId }) => requestId)];
const id = (week: number) => ids()[week] ?? '';
const ask = (input = series, deps: Deps = WITHOUT_MONEY, now = asked) =>
  createBooking.handler(callAs({ uid: member.uid }, input, now), deps);
const answer = (
  to: 'confirmed' | 'cancelled',
  deps: Deps = WITHOUT_MONEY,
  wholeSeries = true,
  week = 0,
) =>
  transitionBooking.handler(
    callAs(
      { uid: companion.uid, userType: 'earner' },
      { bookingId: id(week), to, reason: '', wholeSeries },
      plus(5 * MINUTE_MS),
    ),
    deps,
  );
const statuses = (collection: 'bookings' | 'checkouts' | 'payments') =>
  Promise.all(ids().map(async (one) => (await read(`${collection}/${one}`))?.status ?? null));
/** A payment that holds or has taken money. */
const USABLE = ['requires_capture', 'succeeded'];
const all = <T>(value: T): T[] => [value, value, value, value];
const count = async (actor: Actor, kind: string) =>
  (await newsOf(actor)).filter((news) => news.kind === kind).length;

beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());
afterEach(() => scene.control('PUT', 'failures', []));

beforeEach(async () => {
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  series = makeSeries(companion.uid);
});

describe('a series without anything to pay', () => {
  it('is asked for in one act, once, each week a booking of its own, and told of once', async () => {
    const made = { bookingId: id(0), checkoutUrl: null };
    expect(await ask()).toEqual(made);
    expect(await ask()).toEqual(made);
    expect(await statuses('bookings')).toEqual(all('pending'));
    expect(await statuses('payments')).toEqual(all('held'));
    const first = await read(`bookings/${id(0)}`);
    const last = await read(`bookings/${id(3)}`);
    expect(first).toMatchObject({ seriesId: id(0), price: { totalMinor: 3000 } });
    expect(last).toMatchObject({ seriesId: id(0), price: { totalMinor: 6000 } });
    expect(last?.startsAt.toDate()).toEqual(startIn(3));
    expect(Object.keys(await holdsOf(companion.uid))).toHaveLength(4);
    await afterTriggers();
    expect(await newsOf(companion)).toMatchObject([
      { kind: 'booking-requested', data: { sessions: '4', payMinor: expect.anything() } },
    ]);
    // Another request with one of its ids is another's.
    await expectRefusal(ask({ ...series, furtherWeeks: [] }), 'already-exists');
  });

  it('is refused as a whole, naming the week that can’t be', async () => {
    const rival = bookingRequest({ companionId: companion.uid, startsAt: startIn(2) });
    const other = await makeMember();
    await createBooking.handler(callAs({ uid: other.uid }, rival, asked), WITHOUT_MONEY);
    const startsAt = startIn(2).toISOString();
    await expect(ask()).rejects.toMatchObject({ code: 'slot-taken', details: { startsAt } });
    const [one, two] = series.furtherWeeks;
    const dear = { ...two, agreedTotalMinor: 5900 } as NonNullable<typeof two>;
    const priced = { ...series, furtherWeeks: one === undefined ? [] : [one, dear] };
    await expect(ask(priced)).rejects.toMatchObject({
      code: 'price-changed',
      details: { startsAt, quote: { totalMinor: 6000 } },
    });
    expect(await statuses('bookings')).toEqual(all(null));
    expect(Object.keys(await holdsOf(companion.uid))).toHaveLength(1);
  });

  it('has weeks that follow each other, with ids of their own', async () => {
    const [one] = series.furtherWeeks;
    if (one === undefined) throw new Error('no week');
    const sooner = { ...one, startsAt: new Date(startIn(0).getTime() + 5 * DAY_MS).toISOString() };
    for (const week of [sooner, { ...one, requestId: series.requestId }]) {
      await expectRefusal(ask({ ...series, furtherWeeks: [week] }), 'invalid-input');
    }
  });

  it('counts as many requests as it has weeks', async () => {
    await ask();
    const more = makeSeries(companion.uid);
    const later = (start: string) => new Date(Date.parse(start) + 30 * DAY_MS).toISOString();
    const two = {
      ...more,
      startsAt: later(more.startsAt),
      agreedTotalMinor: 6000,
      furtherWeeks: more.furtherWeeks
        .slice(0, 1)
        .map((week) => ({ ...week, startsAt: later(week.startsAt) })),
    };
    await expectRefusal(ask(two), 'rate-limited');
    await ask({ ...two, furtherWeeks: [] });
  });

  it('is accepted together, but for what can’t be, and told of once', async () => {
    await ask();
    await afterTriggers();
    // One has lost its time.
    const { hold, date } = (await read(`bookings/${id(2)}`)) ?? {};
    const day = `companions/${companion.uid}/days/${date.replaceAll('-', '')}`;
    const holds = { ...(await read(day))?.holds };
    delete holds[hold];
    await update(day, { holds });
    const startsAt = startIn(2).toISOString();
    expect(await answer('confirmed')).toEqual({
      status: 'confirmed',
      refused: [{ bookingId: id(2), startsAt, code: 'slot-taken' }],
    });
    expect(await statuses('bookings')).toEqual(['confirmed', 'confirmed', 'pending', 'confirmed']);
    await afterTriggers();
    expect(await newsOf(member)).toMatchObject([
      { kind: 'booking-confirmed', data: { sessions: '3' } },
    ]);
    await expectRefusal(answer('confirmed'), 'slot-taken');
  });

  it('may be answered one by one, and the rest declined together and told of once', async () => {
    await ask();
    await answer('confirmed', WITHOUT_MONEY, false, 1);
    await afterTriggers();
    expect(await answer('cancelled')).toEqual({ status: 'cancelled', refused: [] });
    expect(await statuses('bookings')).toEqual([
      'cancelled',
      'confirmed',
      'cancelled',
      'cancelled',
    ]);
    expect(Object.keys(await holdsOf(companion.uid))).toHaveLength(1);
    await afterTriggers();
    const told = (await newsOf(member)).filter(({ kind }) => kind === 'booking-declined');
    expect(told).toMatchObject([{ data: { sessions: '3' } }]);
  });

  it('that is accepted and declined at once has no session that was accepted and then canceled', async () => {
    await ask();
    await Promise.allSettled([answer('confirmed'), answer('cancelled'), answer('confirmed')]);
    for (const one of ids()) {
      const reason = (await read(`bookings/${one}`))?.cancellation?.endReason ?? 'declined';
      expect(reason).toBe('declined');
    }
  });

  it('is withdrawn in one act and told of once', async () => {
    await ask();
    await afterTriggers();
    const input = { bookingId: id(2), to: 'cancelled', reason: '', wholeSeries: true } as const;
    const withdrawing = callAs({ uid: member.uid }, input, plus(MINUTE_MS));
    await transitionBooking.handler(withdrawing, WITHOUT_MONEY);
    expect(await statuses('bookings')).toEqual(all('cancelled'));
    expect(await holdsOf(companion.uid)).toEqual({});
    await afterTriggers();
    const told = (await newsOf(companion)).filter(({ kind }) => kind === 'booking-withdrawn');
    expect(told).toMatchObject([{ data: { sessions: '4' } }]);
  });

  it('is told of one by one where its companion closes the account, which ends each by itself', async () => {
    await ask();
    await afterTriggers();
    await endOpenBookings(adminDb, companion.uid, plus(MINUTE_MS));
    await afterTriggers();
    expect(await count(member, 'booking-declined')).toBe(4);
  });

  it('is answered by its own sides only', async () => {
    await ask();
    const other = await makeCompanion();
    const input = { bookingId: id(0), to: 'confirmed', reason: '', wholeSeries: true } as const;
    const call = callAs({ uid: other.uid }, input, asked);
    await expectRefusal(transitionBooking.handler(call, WITHOUT_MONEY), 'forbidden');
    expect(await statuses('bookings')).toEqual(all('pending'));
  });
});

describe('a series that costs something', () => {
  beforeEach(async () => {
    const opening = callAs({ uid: companion.uid }, {}, asked);
    const { url } = await openPayoutAccount.handler(opening, live());
    await scene.send(url, { name: 'Nora', iban: 'DE89', act: 'complete' });
    const accountId = (await read(`payoutAccounts/${companion.uid}`))?.accountId;
    const syncing = { db: adminDb, provider: scene.provider, now: asked };
    await syncPayoutAccount(syncing, companion.uid, accountId);
  });

  /** The page, paid with a card. */
  async function pay(card: string = CARD.pays): Promise<void> {
    const { checkoutUrl } = await ask(series, live());
    await scene.send(checkoutUrl ?? '', { card });
    if (card === CARD.asksAlways) {
      const form = { card, answer: 'complete' };
      await scene.send(`${checkoutUrl}/authenticate`, form);
    }
  }
  const check = (provider = scene.provider, week = 0, now = plus(MINUTE_MS)) =>
    checkPayment.handler(callAs({ uid: member.uid }, { bookingId: id(week) }, now), live(provider));
  const sweep = (now: Date) =>
    releaseExpiredCheckouts.handler({ db: adminDb, now, companionId: companion.uid }, live());
  const state = async () =>
    JSON.parse(scene.payments.state()) as {
      keptCards: Record<string, string>;
      intents: Record<string, { metadata: { bookingId?: string }; status: string }>;
    };
  const readIntents = async (week: number) =>
    Object.values((await state()).intents).filter((one) => one.metadata.bookingId === id(week));
  /** Both books agree, nothing is authorized twice, and no card is kept. */
  async function expectAgreement(): Promise<void> {
    for (const bookingId of ids()) {
      const now = plus(10 * MINUTE_MS);
      const comparing = { db: adminDb, provider: scene.provider, bookingId, now };
      expect(await compareBooking(comparing)).toBe('agreed');
    }
    for (const week of [0, 1, 2, 3]) {
      const usable = (await readIntents(week)).filter(({ status }) => USABLE.includes(status));
      expect(usable.length).toBeLessThanOrEqual(1);
    }
    expect((await state()).keptCards).toEqual({});
  }

  it('is paid on one page, each with a payment of its own, and told of once', async () => {
    const first = await ask(series, live());
    expect(first.bookingId).toBe(id(0));
    expect(await ask(series, live())).toEqual(first);
    const page = await (await fetch(first.checkoutUrl ?? '')).text();
    expect(page).toContain('the first of 4 weekly sessions, €210 in total');
    const inputs = [1, 3].map((week) =>
      callAs({ uid: member.uid }, { bookingId: id(week) }, asked),
    );
    for (const input of inputs) {
      expect((await openCheckout.handler(input, live())).checkoutUrl).toBe(first.checkoutUrl);
    }
    await scene.send(first.checkoutUrl ?? '', { card: CARD.asksFirst });
    await scene.send(`${first.checkoutUrl}/authenticate`, {
      card: CARD.asksFirst,
      answer: 'complete',
    });
    expect((await check()).status).toBe('paid');
    expect(await statuses('bookings')).toEqual(all('pending'));
    expect(await statuses('payments')).toEqual(all('authorized'));
    expect(await statuses('checkouts')).toEqual(all('paid'));
    const charges = await Promise.all(ids().map((one) => read(`charges/${one}`)));
    expect(new Set(charges.map((charge) => charge?.paymentId)).size).toBe(4);
    await afterTriggers();
    expect(await count(companion, 'booking-requested')).toBe(1);
    await expectAgreement();
    expect(await ask(series, live())).toEqual({ bookingId: id(0), checkoutUrl: null });
    // Whatever is told of it later changes nothing.
    for (const { body, signature } of [...scene.receiver.received].reverse()) {
      const receiving = {
        db: adminDb,
        provider: scene.provider,
        now: plus(MINUTE_MS),
        mail: live(),
      };
      expect(await receive(receiving, body, signature)).toBe(200);
    }
    await expectAgreement();
    expect(await answer('confirmed', live())).toEqual({ status: 'confirmed', refused: [] });
    expect(await statuses('payments')).toEqual(all('held'));
    await afterTriggers();
    expect(await count(member, 'booking-confirmed')).toBe(1);
    await expectAgreement();
  });

  it('goes on without what the bank wants to ask about, which has a page and a time of its own', async () => {
    await pay(CARD.asksAlways);
    const now = plus(14 * MINUTE_MS);
    expect((await check(scene.provider, 0, now)).status).toBe('paid');
    expect(await statuses('checkouts')).toEqual(['paid', 'open', 'open', 'open']);
    expect((await read(`checkouts/${id(1)}`))?.expiresAt.toDate()).toEqual(plus(29 * MINUTE_MS));
    await expectAgreement();
    const opening = callAs({ uid: member.uid }, { bookingId: id(1) }, now);
    const { checkoutUrl } = await openCheckout.handler(opening, live());
    await scene.send(checkoutUrl ?? '', { card: CARD.pays });
    expect((await check(scene.provider, 1, now)).status).toBe('paid');
    await sweep(plus(29 * MINUTE_MS));
    expect(await statuses('checkouts')).toEqual(['paid', 'paid', 'expired', 'expired']);
    expect(Object.keys(await holdsOf(companion.uid))).toHaveLength(2);
    await expectAgreement();
  });

  it('is let go as a whole, by its member or with its time', async () => {
    const { checkoutUrl } = await ask(series, live());
    const leaving = callAs({ uid: member.uid }, { bookingId: id(2) }, asked);
    expect(await leaveCheckout.handler(leaving, live())).toEqual({ status: 'left' });
    expect(await statuses('checkouts')).toEqual(all('left'));
    expect(await holdsOf(companion.uid)).toEqual({});
    await expect(scene.send(checkoutUrl ?? '', { card: CARD.pays })).rejects.toThrow();
    series = makeSeries(companion.uid);
    await ask(series, live());
    await sweep(plus(15 * MINUTE_MS));
    expect(await statuses('checkouts')).toEqual(all('expired'));
    expect(await holdsOf(companion.uid)).toEqual({});
    await expectRefusal(ask(series, live()), 'slot-taken');
    await expectAgreement();
  });

  it('that was paid in time is booked by the sweep, however late no word of it came', async () => {
    await pay();
    await sweep(plus(15 * MINUTE_MS));
    expect(await statuses('bookings')).toEqual(all('pending'));
    await expectAgreement();
  });

  it('is whole again after the process has ended, before or after any call to the provider', async () => {
    const acts = ['openPayment', 'authorizeLike', 'forgetCard'] as const;
    for (const act of acts) {
      for (const isDone of [false, true]) {
        series = makeSeries(companion.uid);
        [member] = await Promise.all([makeMember()]);
        await pay();
        let calls = 0;
        const dying: PaymentProvider = {
          ...scene.provider,
          [act]: async (...given: unknown[]) => {
            calls += 1;
            const run = scene.provider[act] as (...them: unknown[]) => Promise<unknown>;
            // The second of three, or the only one.
            if (calls < 2 && act !== 'forgetCard') return run(...given);
            if (isDone) await run(...given);
            throw new Error('The process has ended');
          },
        };
        await expectRefusal(check(dying), 'payment-unavailable');
        await sweep(plus(16 * MINUTE_MS));
        expect(await statuses('bookings')).toEqual(all('pending'));
        await expectAgreement();
        const leaving = {
          bookingId: id(0),
          to: 'cancelled',
          reason: '',
          wholeSeries: true,
        } as const;
        await transitionBooking.handler(callAs({ uid: member.uid }, leaving, asked), live());
        await afterTriggers();
      }
    }
  });

  it('is accepted but for what can’t be charged', async () => {
    await pay(CARD.failsAtCapture);
    await check();
    await expectRefusal(answer('confirmed', live()), 'payment-failed');
    expect(await statuses('payments')).toEqual(all('unpaid'));
    const opening = callAs({ uid: member.uid }, { bookingId: id(3) }, plus(2 * MINUTE_MS));
    const { checkoutUrl } = await openCheckout.handler(opening, live());
    await scene.send(checkoutUrl ?? '', { card: CARD.pays });
    await check(scene.provider, 3, plus(3 * MINUTE_MS));
    const { refused } = await answer('confirmed', live());
    expect(refused.map(({ bookingId, code }) => [bookingId, code])).toEqual(
      [0, 1, 2].map((week) => [id(week), 'payment-failed']),
    );
    expect(await statuses('bookings')).toEqual(['pending', 'pending', 'pending', 'confirmed']);
    await expectAgreement();
  });

  it('gives back each by itself', async () => {
    await pay();
    await check();
    await answer('confirmed', live());
    const one = { bookingId: id(1), to: 'cancelled', reason: '', wholeSeries: false } as const;
    await transitionBooking.handler(callAs({ uid: member.uid }, one, plus(MINUTE_MS)), live());
    expect(await statuses('payments')).toEqual(['held', 'refunded', 'held', 'held']);
    await afterTriggers();
    await expectAgreement();
  });
});
