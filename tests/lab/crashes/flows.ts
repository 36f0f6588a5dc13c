import assert from 'node:assert/strict';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { expireBookings } from '../../../functions/src/booking/expire-bookings';
import { releaseExpiredCheckouts } from '../../../functions/src/payment/release-expired-checkouts';
import { releasePayouts } from '../../../functions/src/payment/release-payouts';
import { users } from '../../../functions/src/platform/records/collections';
import { endLatePlans } from '../../../functions/src/pricing/end-late-plans';
import { SETTLED_AFTER_MS } from '../../../functions/src/settlement/compare-payments';
import { CARD } from '../../payments/scene';
import {
  type Act,
  answerNewTime,
  answerTo,
  book,
  bookAgain,
  CHAT,
  changeCard,
  chargeback,
  claim,
  decide,
  goBack,
  leave,
  letGo,
  move,
  openAccount,
  openPage,
  openPlan,
  pay,
  payPlan,
  planChargeback,
  propose,
  refundByStaff,
  requestOf,
  stopPlan,
  toPlan,
  toPlanWhile,
  WALK,
  wait,
  waitFor,
} from './acts';
import { compare, hear, hearAgain } from './by-itself';
import {
  both,
  checkout,
  type Flow,
  money,
  noBooking,
  only,
  openPages,
  plan,
  refunded,
  released,
} from './flow';
import { depsOf } from './world';

const paid = [book(0, WALK), pay(CARD.pays)];
const requested = [...paid, goBack()];
const confirmed = [...requested, move('earner', 'confirmed')];
const completed = [...confirmed, waitFor('end'), move('earner', 'completed')];
const unpaid = [
  book(0, WALK),
  pay(CARD.failsAtCapture),
  goBack(),
  async (...args: Parameters<Act>) =>
    assert.rejects(async () => move('earner', 'confirmed')(...args)),
];
const withPlan = [openPlan('standard'), payPlan(CARD.pays), hear()];
const disputed = [chargeback(null), hear()];

const OF_BOOKINGS: readonly Flow[] = [
  {
    name: 'a session is asked for',
    before: [],
    act: book(0, WALK),
    again: bookAgain(),
    leadsTo: (books) => {
      checkout('open')(books);
      openPages(1)(books);
    },
  },
  {
    name: 'a session is asked for that session credit pays',
    before: withPlan,
    act: book(0, CHAT),
    again: bookAgain(),
    leadsTo: both(money('held'), plan('standard', 9600)),
  },
  {
    name: 'the member comes back from the page',
    before: paid,
    act: goBack(),
    leadsTo: both(money('authorized'), checkout('paid')),
  },
  {
    name: 'the provider tells of the payment',
    before: paid,
    act: hear('checkout.session.completed'),
    again: hearAgain,
    leadsTo: both(money('authorized'), checkout('paid')),
  },
  {
    name: 'the sweep finds the payment',
    before: [...paid, wait(16 * MINUTE_MS)],
    act: ({ now }, at) => releaseExpiredCheckouts.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: both(money('authorized'), checkout('paid')),
  },
  {
    name: 'the member lets an unpaid request go',
    before: [book(0, WALK)],
    act: letGo(),
    leadsTo: both(noBooking, checkout('left')),
  },
  {
    name: 'a request that wasn’t paid lapses',
    before: [book(0, WALK), wait(16 * MINUTE_MS)],
    act: ({ now }, at) => releaseExpiredCheckouts.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: both(noBooking, checkout('expired')),
  },
  {
    name: 'the companion can’t be booked anymore once it is paid',
    before: [
      ...paid,
      ({ db, companionId }) => users(db).doc(companionId).update({ accountStatus: 'suspended' }),
    ],
    act: goBack(),
    // Its page shows that it isn't booked; the sweep gives back what is left.
    leadsTo: both(noBooking, checkout('refused')),
  },
  {
    name: 'the companion accepts',
    before: requested,
    act: move('earner', 'confirmed'),
    leadsTo: money('held'),
  },
  {
    name: 'the companion accepts and the card can’t be charged',
    before: [book(0, WALK), pay(CARD.failsAtCapture), goBack()],
    act: move('earner', 'confirmed'),
    leadsTo: money('unpaid'),
  },
  {
    name: 'the companion accepts another time',
    before: [...requested, propose('spender')],
    act: answerNewTime('earner', true),
    leadsTo: money('held'),
  },
  {
    name: 'the companion declines',
    before: requested,
    act: move('earner', 'cancelled'),
    leadsTo: released,
  },
  {
    name: 'the member withdraws',
    before: requested,
    act: move('spender', 'cancelled'),
    leadsTo: released,
  },
  {
    name: 'the request expires',
    before: [...requested, wait(25 * HOUR_MS)],
    act: ({ now }, at) => expireBookings.handler({ db: at.db, now }),
    leadsTo: released,
  },
  {
    name: 'the member opens a page to pay again',
    before: unpaid,
    act: openPage(),
    leadsTo: (books) => {
      money('unpaid')(books);
      openPages(1)(books);
    },
  },
  {
    name: 'the member has paid again',
    before: [...unpaid, openPage(), pay(CARD.pays)],
    act: goBack(),
    leadsTo: money('authorized'),
  },
  {
    name: 'the request is withdrawn while it is paid again',
    before: [...unpaid, openPage(), pay(CARD.pays)],
    act: move('spender', 'cancelled'),
    leadsTo: money('voided'),
  },
];

const OF_SESSIONS: readonly Flow[] = [
  {
    name: 'the member cancels in time',
    before: confirmed,
    act: move('spender', 'cancelled'),
    leadsTo: both(money('refunded'), refunded(3000)),
  },
  {
    name: 'the member cancels late',
    before: [...confirmed, waitFor('start', -HOUR_MS)],
    act: move('spender', 'cancelled'),
    leadsTo: both(money('partly-refunded', 'pending'), refunded(1500)),
  },
  {
    name: 'the companion cancels',
    before: [...confirmed, waitFor('start', -HOUR_MS)],
    act: move('earner', 'cancelled'),
    leadsTo: both(money('refunded'), refunded(3000)),
  },
  {
    name: 'the session is completed',
    before: [...confirmed, waitFor('end')],
    act: move('earner', 'completed'),
    leadsTo: money('released', 'pending'),
  },
  {
    name: 'the payout is released',
    before: [...completed, wait(49 * HOUR_MS)],
    act: ({ now }, at) => releasePayouts.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: money('released', 'paid'),
  },
  {
    name: 'the companion opens an account for a payout that waits',
    hasAccount: false,
    before: [
      ...completed,
      wait(49 * HOUR_MS),
      ({ now }, at) => releasePayouts.handler({ db: at.db, now }, depsOf(at)),
    ],
    act: openAccount,
    leadsTo: money('released', 'pending'),
  },
  {
    name: 'staff refund a part',
    before: completed,
    act: refundByStaff(0, 0),
    leadsTo: both(money('partly-refunded', 'pending'), refunded(700)),
  },
  {
    name: 'a claim is decided with a refund',
    before: [...completed, claim('spender', 'ended-early'), answerTo('earner', false)],
    act: decide('refund-part'),
    leadsTo: both(money('partly-refunded', 'pending'), refunded(3000 - 990)),
  },
  {
    name: 'a chargeback opens',
    before: [...completed, chargeback(null)],
    act: hear('charge.dispute.created'),
    again: hearAgain,
    leadsTo: money('disputed', 'frozen'),
  },
  {
    name: 'a chargeback is lost before the session',
    before: [...confirmed, ...disputed, chargeback('lost')],
    act: hear('charge.dispute.closed'),
    again: hearAgain,
    leadsTo: ({ bookings }) => assert.equal(only(bookings).booking.status, 'cancelled'),
  },
  {
    name: 'a chargeback is lost after the session',
    before: [...completed, ...disputed, chargeback('lost')],
    act: hear('charge.dispute.closed'),
    again: hearAgain,
    leadsTo: money('released', 'pending'),
  },
  {
    name: 'a chargeback is lost during the session',
    before: [...confirmed, ...disputed, waitFor('start', MINUTE_MS), chargeback('lost')],
    act: hear('charge.dispute.closed'),
    again: hearAgain,
    leadsTo: both(money('held'), ({ bookings }) =>
      assert.equal(only(bookings).booking.status, 'confirmed'),
    ),
  },
  {
    name: 'a chargeback is won',
    before: [...completed, ...disputed, chargeback('won')],
    act: hear('charge.dispute.closed'),
    again: hearAgain,
    leadsTo: money('released', 'pending'),
  },
  {
    name: 'the comparison finds a refund that wasn’t made',
    before: [
      ...confirmed,
      // With the process that carries it out.
      async (world, at) => {
        await move('spender', 'cancelled')(world, at);
        await at.db.doc(`charges/${requestOf(world).request.requestId}`).update({ dueAt: null });
      },
      wait(SETTLED_AFTER_MS + HOUR_MS),
    ],
    act: compare,
    leadsTo: both(money('refunded'), refunded(3000)),
  },
];

const OF_ACCOUNTS: readonly Flow[] = [
  {
    name: 'a member leaves with a request',
    before: requested,
    act: leave(({ memberIds }) => memberIds[0] ?? ''),
    leadsTo: released,
  },
  {
    name: 'a member leaves with an unpaid request and a plan',
    before: [openPlan('lite'), payPlan(CARD.pays), hear(), book(0, { ...WALK, minutes: 240 })],
    act: leave(({ memberIds }) => memberIds[0] ?? ''),
    leadsTo: noBooking,
  },
  {
    name: 'a companion leaves with a confirmed session',
    before: confirmed,
    act: leave(({ companionId }) => companionId),
    leadsTo: both(money('refunded'), refunded(3000)),
  },
];

const late = [...withPlan, changeCard(CARD.failsLater), wait(31 * DAY_MS)];

const OF_PLANS: readonly Flow[] = [
  {
    name: 'a page for a plan is opened',
    before: [],
    act: openPlan('standard'),
    leadsTo: openPages(1),
  },
  {
    name: 'a plan is paid',
    before: [openPlan('standard'), payPlan(CARD.pays)],
    act: hear('customer.subscription.created'),
    again: hearAgain,
    leadsTo: plan('standard', 9900),
  },
  {
    name: 'a larger plan is chosen',
    before: withPlan,
    act: toPlan('unlimited'),
    leadsTo: plan('unlimited', 17_900),
  },
  {
    name: 'a smaller plan is chosen',
    before: withPlan,
    act: toPlan('lite'),
    leadsTo: plan('lite', 5200),
  },
  {
    name: 'a smaller plan is chosen while a session is asked for',
    before: withPlan,
    act: toPlanWhile('lite', book(0, { ...WALK, minutes: 240 })),
    again: toPlan('lite'),
    leadsTo: ({ members }) => assert((only(members).credit?.balanceMinor ?? -1) >= 0),
  },
  {
    name: 'a bank takes the payment for a plan back',
    before: [...withPlan, planChargeback(null), hear(), planChargeback('lost')],
    act: hear('charge.dispute.closed'),
    again: hearAgain,
    leadsTo: plan(null, 0),
  },
  {
    name: 'the comparison finds that a bank has taken the payment for a plan back',
    before: [...withPlan, planChargeback('lost'), wait(DAY_MS)],
    act: compare,
    leadsTo: plan(null, 0),
  },
  {
    name: 'a plan is to end with its month',
    before: withPlan,
    act: stopPlan(true),
    leadsTo: ({ members }) => assert.equal(only(members).plan?.endsWithMonth, true),
  },
  {
    name: 'a plan ends with its month',
    before: [...withPlan, stopPlan(true), wait(31 * DAY_MS)],
    act: ({ now }, at) => endLatePlans.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: plan(null),
  },
  {
    name: 'a month is paid',
    before: [...withPlan, wait(31 * DAY_MS)],
    act: hear('invoice.paid'),
    again: hearAgain,
    leadsTo: plan('standard', 9900 + 3300),
  },
  {
    name: 'the sweep finds that a month was paid',
    before: [...withPlan, wait(31 * DAY_MS)],
    act: ({ now }, at) => endLatePlans.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: plan('standard', 9900 + 3300),
  },
  {
    name: 'a month can’t be charged',
    before: late,
    act: hear('invoice.payment_failed'),
    again: hearAgain,
    leadsTo: ({ members }) => assert.equal(only(members).plan?.status, 'late'),
  },
  {
    name: 'a plan ends because a month wasn’t paid',
    before: [...late, hear(), wait(8 * DAY_MS)],
    act: ({ now }, at) => endLatePlans.handler({ db: at.db, now }, depsOf(at)),
    leadsTo: plan(null),
  },
];

export const OF_ONE: readonly Flow[] = [
  ...OF_BOOKINGS,
  ...OF_SESSIONS,
  ...OF_ACCOUNTS,
  ...OF_PLANS,
];
