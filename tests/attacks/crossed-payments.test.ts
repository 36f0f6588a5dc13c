import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { balances } from '@hearthkin/domain/payment/balance';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  bookings,
  charges,
  moneyCases,
  payments,
  subscriptions,
  suspensions,
  users,
} from '../../functions/src/platform/records/collections';
import { finishSuspension } from '../../functions/src/suspension/finish-suspension';
import {
  type Act,
  answerTo,
  book,
  chargeback,
  claim,
  decide,
  goBack,
  leave,
  move,
  openPage,
  openPlan,
  pay,
  payPlan,
  refundByStaff,
  requestOf,
  stopPlan,
  toPlan,
  WALK,
  wait,
  waitFor,
} from '../lab/crashes/acts';
import { compare, hear, runTriggers, sweep } from '../lab/crashes/by-itself';
import { requireAgreement } from '../lab/crashes/invariants';
import type { Trouble } from '../lab/crashes/process';
import { comeToRest } from '../lab/crashes/rest';
import { depsOf, World } from '../lab/crashes/world';
import { CARD } from '../payments/scene';
import { quietDatabase } from '../support/admin';
import { expectRefusal } from '../support/call-function';

const quiet = quietDatabase('demo-hearthkin-crossed');
let world: World;

beforeEach(async () => {
  await quiet.clear();
  world = await World.open(quiet.db);
});
afterEach(() => world.close());
afterAll(() => quiet.close());

/** Each in a process of its own, in which nothing goes wrong, with its triggers. */
async function happen(...acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    const at = world.process();
    await act(world, at);
    await runTriggers(world, at);
  }
}

const attempt = (act: Act, trouble: Trouble | null = null) => act(world, world.process(trouble));
const id = () => requestOf(world).request.requestId;
const payment = async () => (await payments(world.db).doc(id()).get()).data();
const booking = async () => (await bookings(world.db).doc(id()).get()).data();
const moneyCase = async () => (await moneyCases(world.db).doc(id()).get()).data();
const openPages = () =>
  Object.values(world.state().sessions).filter(({ status }) => status === 'open');
const authorized = () =>
  Object.values(world.state().intents).filter(({ status }) => status === 'requires_capture');

const requested = [book(0, WALK), pay(CARD.pays), goBack()];
const accept = move('earner', 'confirmed');
const completed = [...requested, accept, waitFor('end'), move('earner', 'completed')];

async function cannotBeCharged(): Promise<void> {
  await happen(book(0, WALK), pay(CARD.failsAtCapture), goBack());
  await expectRefusal(attempt(accept), 'payment-failed');
}

describe('a page to pay again', () => {
  it('is the same one if its answer was lost, and in two tabs', async () => {
    await cannotBeCharged();
    // Before the page is stored.
    await expect(attempt(openPage(), { kind: 'ends', beforeStep: 3 })).rejects.toThrow();
    expect(openPages()).toHaveLength(1);
    await happen(openPage());
    await Promise.all([attempt(openPage()), attempt(openPage())]);
    expect(openPages()).toHaveLength(1);
    await happen(pay(CARD.pays), goBack(), accept);
    expect(await payment()).toMatchObject({ status: 'held' });
  });

  it('isn’t opened anew once one is paid, though no word of it has come', async () => {
    await cannotBeCharged();
    await happen(openPage(), pay(CARD.pays));
    await expectRefusal(attempt(openPage()), 'bad-transition');
    expect(await payment()).toMatchObject({ status: 'authorized' });
    expect(openPages()).toEqual([]);
  });

  it('is another one after the card has failed once more', async () => {
    await cannotBeCharged();
    await happen(openPage(), pay(CARD.failsAtCapture), goBack());
    await expectRefusal(attempt(accept), 'payment-failed');
    await happen(openPage(), pay(CARD.pays), goBack(), accept);
    expect((await charges(world.db).doc(id()).get()).data()).toMatchObject({ attempt: 3 });
  });

  it('that was paid beside another is given back by the comparison', async () => {
    await happen(...requested);
    const bookingId = id();
    const { provider } = world.scene;
    const { memberId, request } = requestOf(world);
    const page = await provider.openCheckout({
      bookingId,
      attempt: 7,
      amountMinor: request.agreedTotalMinor,
      currency: 'EUR',
      title: 'Once too often',
      furtherNote: null,
      email: `${memberId}@hearthkin.test`,
      successUrl: 'http://site.test',
      cancelUrl: 'http://site.test',
      expiresAt: new Date(world.now.getTime() + HOUR_MS),
    });
    await world.scene.send(page.url, { card: CARD.pays });
    expect(authorized()).toHaveLength(2);
    await happen(wait(3 * HOUR_MS), compare);
    const left = authorized().map((intent) => intent.id);
    expect(left).toEqual([(await charges(world.db).doc(bookingId).get()).data()?.paymentId]);
  });

  it('that failed to be closed leaves no problem once it is', async () => {
    await cannotBeCharged();
    await happen(openPage(), pay(CARD.pays));
    const at = world.process({ kind: 'fails', step: 1, how: 'before' });
    await move('spender', 'cancelled')(world, at);
    await runTriggers(world, at);
    expect((await charges(world.db).doc(id()).get()).data()?.problem).toContain('No connection');
    await happen(wait(HOUR_MS), sweep);
    expect((await charges(world.db).doc(id()).get()).data()).toMatchObject({
      problem: null,
      tries: 0,
      dueAt: null,
    });
    expect(authorized()).toEqual([]);
  });
});

describe('a chargeback of a card that was charged, and whose yes was never stored', () => {
  beforeEach(async () => {
    await happen(...requested);
    // After the charge.
    await expect(attempt(accept, { kind: 'ends', beforeStep: 1 })).rejects.toThrow();
    await happen(chargeback(null), hear());
    expect(await booking()).toMatchObject({ status: 'pending', isFrozen: true, dueAt: null });
  });

  it('lost: ends the request', async () => {
    await happen(chargeback('lost'), hear());
    expect(await booking()).toMatchObject({ status: 'cancelled', isFrozen: false });
    expect(await payment()).toMatchObject({ status: 'voided', entries: [] });
    await requireAgreement(world);
  });

  it('won: the request can be accepted, or lapses in its time', async () => {
    await happen(chargeback('won'), hear());
    expect((await booking())?.dueAt).not.toBeNull();
    await comeToRest(world);
    expect(await payment()).toMatchObject({ status: 'voided' });
    await requireAgreement(world);
  });
});

describe('a chargeback while a side goes', () => {
  const suspend = async () => {
    const ref = users(world.db).doc(world.companionId);
    await ref.update({ accountStatus: 'suspended' });
    await suspensions(world.db)
      .doc(ref.id)
      .set({ at: world.now, reason: 'Insults.', completedAt: null });
    expect(await finishSuspension(world.db, depsOf(world.process()), ref.id, world.now)).toBe(true);
  };
  const leaves = (uid: () => string) => async () => {
    await happen(leave(uid));
    expect((await users(world.db).doc(uid()).get()).exists).toBe(false);
  };

  it.each([
    ['a companion who leaves', leaves(() => world.companionId)],
    ['a member who leaves', leaves(() => String(world.memberIds[0]))],
    ['a companion who is suspended', suspend],
  ])('%s waits for the bank, and then the session doesn’t take place', async (_, goes) => {
    await happen(...requested, accept, chargeback(null), hear());
    await goes();
    expect(await booking()).toMatchObject({ status: 'confirmed', isFrozen: true });
    await happen(chargeback('won'), hear());
    expect(await booking()).toMatchObject({ status: 'cancelled', isFrozen: false });
    expect(await payment()).toMatchObject({ status: 'refunded' });
    await comeToRest(world);
    await requireAgreement(world);
  });
});

describe('a chargeback that is lost once the session has begun', () => {
  it('doesn’t cancel it, and the companion is paid at our expense', async () => {
    await happen(...requested, accept, chargeback(null), hear());
    await happen(waitFor('start', MINUTE_MS), chargeback('lost'), hear());
    expect(await booking()).toMatchObject({ status: 'confirmed', isFrozen: false });
    await comeToRest(world);
    expect(await booking()).toMatchObject({ status: 'completed' });
    expect(balances((await payment())?.entries ?? []).member).toBe(0);
    await requireAgreement(world);
  });
});

describe('a claim and a chargeback about the same session', () => {
  const claimed = [claim('spender', 'ended-early'), answerTo('earner', false)];
  const lost = [chargeback(null), hear(), chargeback('lost'), hear()];

  it.each([
    ['the bank decides first', [...claimed, ...lost, decide('refund-part')]],
    ['the claim is decided for the companion afterwards', [...claimed, ...lost, decide('pay')]],
    ['the claim comes afterwards', [...lost, ...claimed, decide('refund-part')]],
    [
      'the claim is decided while the bank decides',
      [...claimed, ...lost.slice(0, 2), decide('refund-part'), ...lost.slice(2)],
    ],
  ])('are borne once if %s', async (_, acts) => {
    await happen(...completed, ...acts);
    await comeToRest(world);
    expect(balances((await payment())?.entries ?? []).member).toBe(0);
    await requireAgreement(world);
  });
});

describe('a chargeback weeks later, of which no word has come', () => {
  it('is found by the comparison, and so is what the bank decides after weeks', async () => {
    await happen(...completed, wait(5 * DAY_MS), sweep, wait(40 * DAY_MS), chargeback(null));
    await world.told();
    await happen(wait(3 * HOUR_MS), compare);
    expect(await booking()).toMatchObject({ isFrozen: true });
    expect(await moneyCase()).toMatchObject({ status: 'open', problems: ['chargeback'] });
    await happen(wait(60 * DAY_MS), chargeback('lost'));
    await world.told();
    await happen(compare);
    expect(await booking()).toMatchObject({ isFrozen: false });
    expect(await moneyCase()).toMatchObject({ status: 'closed' });
    await requireAgreement(world);
  });
});

describe('a payout that can’t be sent', () => {
  it('is told to staff after a day, and not before', async () => {
    await happen(...completed, wait(49 * HOUR_MS));
    await world.scene.control('PUT', 'failures', {
      method: 'POST',
      path: '/v1/transfers',
      times: 100,
      how: 429,
    });
    await happen(sweep, wait(22 * HOUR_MS), compare);
    expect(await moneyCase()).toBeUndefined();
    await happen(wait(2 * HOUR_MS), sweep, compare);
    expect(await moneyCase()).toMatchObject({ status: 'open', problems: ['companion'] });
    await world.scene.control('PUT', 'failures', []);
    await happen(wait(MINUTE_MS), sweep, compare);
    expect(await moneyCase()).toMatchObject({ status: 'closed' });
  });
});

describe('a session of which staff have refunded a part', () => {
  it('can’t be claimed about', async () => {
    await happen(...completed, refundByStaff());
    const claims = attempt(claim('spender', 'ended-early'));
    await expectRefusal(claims, 'bad-transition');
  });

  it('isn’t refunded while a bank asks for the payment, nor once it has it', async () => {
    await happen(...completed, chargeback(null), hear());
    const refund = () => attempt(refundByStaff());
    await expectRefusal(refund(), 'bad-transition');
    await happen(chargeback('lost'), hear());
    await expectRefusal(refund(), 'bad-transition');
    await requireAgreement(world);
  });

  it('is refunded after the bank has decided for us', async () => {
    await happen(...completed, chargeback(null), hear(), chargeback('won'), hear());
    await happen(refundByStaff());
    await requireAgreement(world);
  });
});

describe('a plan that was changed, of which no word has come', () => {
  const untold = { kind: 'ends', beforeStep: 3 } as const;

  beforeEach(() => happen(openPlan('standard'), payPlan(CARD.pays), hear()));
  const stored = async () =>
    (
      await subscriptions(world.db)
        .doc(world.memberIds[0] ?? '')
        .get()
    ).data();

  it('is known with its credit after the next sweep', async () => {
    await expect(attempt(toPlan('unlimited'), untold)).rejects.toThrow();
    expect(await stored()).toMatchObject({ plan: 'standard' });
    await happen(wait(HOUR_MS), sweep);
    expect(await stored()).toMatchObject({ plan: 'unlimited' });
    await requireAgreement(world);
  });

  it('and one that is to end', async () => {
    await expect(attempt(stopPlan(true), untold)).rejects.toThrow();
    await happen(wait(HOUR_MS), sweep);
    expect(await stored()).toMatchObject({ endsWithMonth: true });
    await happen(wait(31 * DAY_MS), sweep);
    expect(await stored()).toMatchObject({ status: 'ended' });
  });
});
