import { CLAIM_KINDS, CLAIM_OUTCOMES } from '@hearthkin/domain/booking/claim';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { PLAN_IDS } from '@hearthkin/domain/pricing/plans';
import * as fc from 'fast-check';
import { type NamedAct, named } from '../interleavings/story-run';
import { CARD } from '../payments/scene';
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
  propose,
  refundByStaff,
  stopPlan,
  toPlan,
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

/** An act, what goes wrong with it, and what becomes of the webhooks that it causes. */
export interface Round {
  readonly act: NamedAct<Act>;
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

type Weighted = { readonly arbitrary: fc.Arbitrary<NamedAct<Act>>; readonly weight: number };
const often = (weight: number, arbitrary: Weighted['arbitrary']): Weighted => ({
  arbitrary,
  weight,
});

const actArbitrary: fc.Arbitrary<NamedAct<Act>> = fc.oneof(
  often(
    4,
    fc
      .tuple(member, wishes)
      .map(([who, wish]) => named('member books', book(who, wish), ` ${who} ${wish.minutes}`)),
  ),
  often(
    1,
    back.map((which) => named('member books again', bookAgain(which), ` ${which}`)),
  ),
  often(
    6,
    fc
      .tuple(cards, back, fc.boolean())
      .map(([card, which, yes]) =>
        named('member pays', pay(card, which, yes), ` ${card} ${which}`),
      ),
  ),
  often(
    5,
    back.map((which) => named('member comes back', goBack(which), ` ${which}`)),
  ),
  often(
    1,
    back.map((which) => named('member lets go', letGo(which), ` ${which}`)),
  ),
  often(
    3,
    back.map((which) => named('member opens the page', openPage(which), ` ${which}`)),
  ),
  often(
    6,
    back.map((which) => named('accept', move('earner', 'confirmed', which), ` ${which}`)),
  ),
  often(
    3,
    fc
      .tuple(sides, back)
      .map(([by, which]) => named(`${by} cancels`, move(by, 'cancelled', which), ` ${which}`)),
  ),
  often(
    2,
    fc
      .tuple(sides, back)
      .map(([by, which]) => named(`${by} completes`, move(by, 'completed', which), ` ${which}`)),
  ),
  often(
    1,
    sides.map((by) => named(`${by} proposes`, propose(by))),
  ),
  often(
    1,
    fc
      .tuple(sides, fc.boolean())
      .map(([by, yes]) => named(`${by} answers ${yes ? 'yes' : 'no'}`, answerNewTime(by, yes))),
  ),
  often(
    3,
    fc
      .tuple(sides, fc.constantFrom(...CLAIM_KINDS), back)
      .map(([by, kind, which]) => named(`${by} claims`, claim(by, kind, which), ` ${kind}`)),
  ),
  often(
    2,
    fc
      .tuple(sides, fc.boolean())
      .map(([by, yes]) => named(`${by} ${yes ? 'agrees' : 'disagrees'}`, answerTo(by, yes))),
  ),
  often(
    2,
    fc
      .tuple(fc.constantFrom(...CLAIM_OUTCOMES), back)
      .map(([outcome, which]) => named('staff decide', decide(outcome, which), ` ${outcome}`)),
  ),
  often(
    2,
    back.map((which) => named('staff refund', refundByStaff(which), ` ${which}`)),
  ),
  often(
    1,
    fc
      .tuple(fc.boolean(), back)
      .map(([isHeld, which]) => named(isHeld ? 'staff stop' : 'staff go on', hold(isHeld, which))),
  ),
  often(
    2,
    back.map((which) => named('chargeback opens', chargeback(null, which), ` ${which}`)),
  ),
  often(
    3,
    fc
      .tuple(fc.constantFrom('won' as const, 'lost' as const), back)
      .map(([end, which]) => named(`chargeback ${end}`, chargeback(end, which), ` ${which}`)),
  ),
  often(10, times),
  often(1, fc.constant(named('the comparison', compare))),
  often(1, fc.constant(named('companion opens account', openAccount))),
  often(
    1,
    fc.constantFrom(
      named(
        'member leaves',
        leave(({ memberIds }) => memberIds[0] ?? ''),
      ),
      named(
        'companion leaves',
        leave(({ companionId }) => companionId),
      ),
    ),
  ),
  often(
    2,
    fc.tuple(plans, member).map(([to, who]) => named('plan opened', openPlan(to, who), ` ${to}`)),
  ),
  often(
    2,
    fc
      .tuple(cards, member)
      .map(([card, who]) => named('plan paid', payPlan(card, who), ` ${card}`)),
  ),
  often(
    2,
    fc.tuple(plans, member).map(([to, who]) => named('plan changed', toPlan(to, who), ` ${to}`)),
  ),
  often(
    1,
    fc
      .tuple(fc.boolean(), member)
      .map(([ends, who]) => named(ends ? 'plan to end' : 'plan to go on', stopPlan(ends, who))),
  ),
  often(
    1,
    fc
      .constantFrom(CARD.failsLater, CARD.pays)
      .map((card) => named('card changed', changeCard(card), ` ${card}`)),
  ),
  often(1, fc.constant(named('late month paid', payLate(CARD.pays)))),
);

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

/** Five to ten acts, one after the other. */
export const moneyStoryArbitrary: fc.Arbitrary<MoneyStory> = fc.record({
  hasAccount: fc.constantFrom(true, true, true, false),
  begins: fc.constantFrom(...(Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[])),
  rounds: fc.array(
    fc.record({
      act: actArbitrary,
      trouble: troubles,
      outage: outages,
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 3, maxLength: 5 }),
      isReversed: fc.boolean(),
      webhookTrouble: troubles,
    }),
    { minLength: 5, maxLength: 10 },
  ),
});
