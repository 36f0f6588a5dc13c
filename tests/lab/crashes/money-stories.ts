import { CLAIM_KINDS, CLAIM_OUTCOMES } from '@hearthkin/domain/booking/claim';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { PLAN_IDS } from '@hearthkin/domain/pricing/plans';
import * as fc from 'fast-check';
import { CARD } from '../../payments/scene';
import { type NamedAct, named } from '../interleavings/story-run';
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
  hold,
  leave,
  letGo,
  move,
  openAccount,
  openPage,
  openPlan,
  pay,
  payLate,
  payPlan,
  planChargeback,
  propose,
  refundByStaff,
  stopPlan,
  toPlan,
  toPlanWhile,
  WALK,
  wait,
  waitFor,
} from './acts';
import { compare, hear, sweep } from './by-itself';
import type { Trouble } from './process';

/** How the provider answers requests of the library, which repeats most of them twice. */
export interface Outage {
  readonly method: 'GET' | 'POST';
  readonly path: '/v1/';
  readonly times: number;
  readonly how: 429 | 500 | 'drop-after';
}

export const FATES = ['now', 'now', 'now', 'lost', 'lost', 'twice', 'late'] as const;

/** How far a request is. */
export type Phase =
  | 'none'
  | 'open'
  | 'pending'
  | 'unpaid'
  | 'confirmed'
  | 'completed'
  | 'claimed'
  | 'disputed'
  | 'over';

/** An act, what goes wrong with it, and what becomes of the webhooks that it causes. */
export interface Round {
  /** What happens, by how far the last request is. */
  readonly acts: Readonly<Record<Phase, NamedAct<Act>>>;
  readonly trouble: Trouble | null;
  readonly outage: Outage | null;
  /** Of each webhook, over and over. */
  readonly fates: readonly (typeof FATES)[number][];
  readonly isReversed: boolean;
  /** What goes wrong with the first of them. */
  readonly webhookTrouble: Trouble | null;
}

export interface MoneyStory {
  readonly hasAccount: boolean;
  readonly begins: keyof typeof BEGINNINGS;
  readonly rounds: readonly Round[];
}

const requested = [book(0, WALK), pay(CARD.pays), goBack()];
const confirmed = [...requested, move('earner', 'confirmed')];

/** What has happened before, with nothing going wrong. */
export const BEGINNINGS = {
  nothing: [],
  requested,
  'requested with a card that fails': [book(0, WALK), pay(CARD.failsAtCapture), goBack()],
  'requested with a card that is disputed': [book(0, WALK), pay(CARD.disputed), goBack()],
  confirmed,
  completed: [...confirmed, waitFor('end'), move('earner', 'completed')],
  'with a plan': [openPlan('standard'), payPlan(CARD.pays), hear()],
  'with the largest plan': [openPlan('unlimited'), payPlan(CARD.pays), hear()],
} as const satisfies Record<string, readonly Act[]>;

const sides = fc.constantFrom('spender' as const, 'earner' as const);
/** Mostly the last request. */
const back = fc.constantFrom(0, 0, 0, 0, 1, 2);
const member = fc.constantFrom(0, 0, 1);
const cards = fc.constantFrom(
  CARD.pays,
  CARD.pays,
  CARD.pays,
  CARD.declined,
  CARD.asksFirst,
  CARD.failsAtCapture,
  CARD.disputed,
);
const plans = fc.constantFrom(...PLAN_IDS);
const wishes = fc.record({
  days: fc.constantFrom(2, 3),
  time: fc.constantFrom('14:00', '15:00', '18:00'),
  activity: fc.constantFrom(WALK.activity, CHAT.activity),
  minutes: fc.constantFrom(30, 120, 240),
});

/** The sweeps run after a time. */
const passing = (kind: string, time: Act) =>
  named<Act>(`time passes, ${kind}`, async (world, at) => {
    await time(world, at);
    await sweep(world, at);
  });

/** A time with nights in it, after the first of which the comparison runs. */
const passingNights = (kind: string, ms: number) =>
  named<Act>(`time passes, ${kind}`, async (world, at) => {
    await world.pass(DAY_MS + HOUR_MS);
    await sweep(world, at);
    await compare(world, world.process());
    await world.pass(ms);
    await sweep(world, at);
  });

const times = fc.constantFrom(
  passing('20 minutes', wait(20 * MINUTE_MS)),
  passing('an hour', wait(HOUR_MS)),
  passing('a day', wait(25 * HOUR_MS)),
  passingNights('two days', DAY_MS),
  passingNights('eight days', 7 * DAY_MS),
  passingNights('a month', 30 * DAY_MS),
  passing('until before the session', waitFor('start', -HOUR_MS)),
  passing('until into the session', waitFor('start', 20 * MINUTE_MS)),
  passing('until after the session', waitFor('end')),
);

type Acts = fc.Arbitrary<NamedAct<Act>>;

const books = fc
  .tuple(member, wishes)
  .map(([who, wish]) => named('member books', book(who, wish), ` ${who} ${wish.minutes}`));
const pays = fc
  .tuple(cards, back, fc.boolean())
  .map(([card, which, yes]) => named('member pays', pay(card, which, yes), ` ${card} ${which}`));
const cancels = fc
  .tuple(sides, back)
  .map(([by, which]) => named(`${by} cancels`, move(by, 'cancelled', which), ` ${which}`));
const completes = fc
  .tuple(sides, back)
  .map(([by, which]) => named(`${by} completes`, move(by, 'completed', which), ` ${which}`));
const ofLast = (kind: string, act: (which: number) => Act): Acts =>
  back.map((which) => named(kind, act(which), ` ${which}`));
const comesBack = ofLast('member comes back', goBack);
const opens = ofLast('member opens the page', openPage);
const accepts = ofLast('accept', (which) => move('earner', 'confirmed', which));
const proposes = sides.map((by) => named(`${by} proposes`, propose(by)));
const answersTime = fc
  .tuple(sides, fc.boolean())
  .map(([by, yes]) => named(`${by} answers ${yes ? 'yes' : 'no'}`, answerNewTime(by, yes)));
const claims = fc
  .tuple(sides, fc.constantFrom(...CLAIM_KINDS), back)
  .map(([by, kind, which]) => named(`${by} claims`, claim(by, kind, which), ` ${kind}`));
const answers = fc
  .tuple(sides, fc.boolean())
  .map(([by, yes]) => named(`${by} ${yes ? 'agrees' : 'disagrees'}`, answerTo(by, yes)));
const decides = fc
  .tuple(fc.constantFrom(...CLAIM_OUTCOMES), back)
  .map(([outcome, which]) => named('staff decide', decide(outcome, which), ` ${outcome}`));
const holds = fc
  .tuple(fc.boolean(), back)
  .map(([isHeld, which]) => named(isHeld ? 'staff stop' : 'staff go on', hold(isHeld, which)));
const refunds = ofLast('staff refund', refundByStaff);
const chargebacks = ofLast('chargeback opens', (which) => chargeback(null, which));
const verdicts = fc
  .tuple(fc.constantFrom('won' as const, 'lost' as const), back)
  .map(([end, which]) => named(`chargeback ${end}`, chargeback(end, which), ` ${which}`));
const comparison = fc.constant(named<Act>('the comparison', compare));
const opensAccount = fc.constant(named('companion opens account', openAccount));
const leaves = fc.constantFrom(
  named(
    'member leaves',
    leave(({ memberIds }) => memberIds[0] ?? ''),
  ),
  named(
    'companion leaves',
    leave(({ companionId }) => companionId),
  ),
);
const ofPlans: Acts = fc.oneof(
  fc.tuple(plans, member).map(([to, who]) => named('plan opened', openPlan(to, who), ` ${to}`)),
  fc.tuple(cards, member).map(([card, who]) => named('plan paid', payPlan(card, who), ` ${card}`)),
  fc.tuple(plans, member).map(([to, who]) => named('plan changed', toPlan(to, who), ` ${to}`)),
  fc
    .tuple(fc.boolean(), member)
    .map(([ends, who]) => named(ends ? 'plan to end' : 'plan to go on', stopPlan(ends, who))),
  fc
    .constantFrom(CARD.failsLater, CARD.pays)
    .map((card) => named('card changed', changeCard(card), ` ${card}`)),
  fc.constant(named('late month paid', payLate(CARD.pays))),
  fc
    .tuple(plans, member, wishes)
    .map(([to, who, wish]) =>
      named('plan changed while booking', toPlanWhile(to, book(who, wish), who), ` ${to}`),
    ),
  fc
    .tuple(member, back)
    .map(([who, which]) => named('plan disputed', planChargeback(null, who, which), ` ${who}`)),
  fc
    .tuple(fc.constantFrom('won' as const, 'lost' as const, 'lost' as const), member, back)
    .map(([close, who, which]) =>
      named(`plan dispute ${close}`, planChargeback(close, who, which), ` ${who}`),
    ),
);

/** What fits the request that was made last, by how far it is. The same one twice is twice as likely. */
const FITTING: Readonly<Record<Phase, Acts>> = {
  none: fc.oneof(books, books, books, ofPlans),
  open: fc.oneof(pays, pays, pays, comesBack, comesBack, ofLast('member lets go', letGo), times),
  pending: fc.oneof(accepts, accepts, accepts, cancels, proposes, answersTime, times, leaves),
  unpaid: fc.oneof(opens, opens, pays, pays, comesBack, comesBack, cancels, accepts),
  confirmed: fc.oneof(times, times, times, cancels, completes, claims, chargebacks, leaves),
  completed: fc.oneof(claims, claims, refunds, holds, chargebacks, times, times, opensAccount),
  claimed: fc.oneof(answers, answers, decides, decides, chargebacks, times, leaves),
  disputed: fc.oneof(verdicts, verdicts, times, claims),
  over: fc.oneof(books, books, ofPlans, times, comparison, refunds, chargebacks),
};

/** Anything, whether it fits or not. */
const anyAct: Acts = fc.oneof(ofLast('member books again', bookAgain), ...Object.values(FITTING));

const ends = fc
  .integer({ min: 0, max: 8 })
  .map((beforeStep): Trouble => ({ kind: 'ends', beforeStep }));
const fails = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom('before' as const, 'after' as const))
  .map(([step, how]): Trouble => ({ kind: 'fails', step, how }));
const troubles = fc.oneof(
  { arbitrary: fc.constant(null), weight: 5 },
  { arbitrary: ends, weight: 2 },
  { arbitrary: fails, weight: 2 },
);
const outages = fc.oneof(
  { arbitrary: fc.constant(null), weight: 14 },
  {
    arbitrary: fc.record({
      method: fc.constantFrom('GET' as const, 'POST' as const),
      path: fc.constant('/v1/' as const),
      times: fc.constantFrom(1, 3),
      how: fc.constantFrom<Outage['how'][]>(429, 429, 500, 'drop-after'),
    }),
    weight: 1,
  },
);

const whenever = (act: NamedAct<Act>) =>
  Object.fromEntries(Object.keys(FITTING).map((phase) => [phase, act])) as Round['acts'];

/** Five to ten acts, one after the other. */
export const moneyStoryArbitrary: fc.Arbitrary<MoneyStory> = fc.record({
  hasAccount: fc.constantFrom(true, true, true, false),
  begins: fc.constantFrom(...(Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[])),
  rounds: fc.array(
    fc.record({
      acts: fc.oneof(
        { arbitrary: fc.record(FITTING), weight: 4 },
        { arbitrary: anyAct.map(whenever), weight: 1 },
      ),
      trouble: troubles,
      outage: outages,
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 3, maxLength: 5 }),
      isReversed: fc.boolean(),
      webhookTrouble: troubles,
    }),
    { minLength: 5, maxLength: 10 },
  ),
});
