import { randomUUID } from 'node:crypto';
import {
  CLAIM_KINDS,
  CLAIM_OUTCOMES,
  type ClaimKind,
  type ClaimOutcome,
} from '@hearthkin/domain/booking/claim';
import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { decideClaim } from '../../../functions/src/admin/decide-claim';
import { suspendAccount } from '../../../functions/src/admin/suspend-account';
import { answerClaim } from '../../../functions/src/booking/answer-claim';
import { answerProposal } from '../../../functions/src/booking/answer-proposal';
import { completeBookings } from '../../../functions/src/booking/complete-bookings';
import { createBooking } from '../../../functions/src/booking/create-booking';
import { expireBookings } from '../../../functions/src/booking/expire-bookings';
import { fileClaim } from '../../../functions/src/booking/file-claim';
import { proposeTime } from '../../../functions/src/booking/propose-time';
import { settleClaims } from '../../../functions/src/booking/settle-claims';
import { transitionBooking } from '../../../functions/src/booking/transition-booking';
import { releasePayouts } from '../../../functions/src/payment/release-payouts';
import { bookings, companions, users } from '../../../functions/src/platform/records/collections';
import { removeAccount } from '../../../functions/src/removal/remove-account';
import { callAs } from '../../functions/booking-requests';
import { adminAuth } from '../../support/admin';
import { companionAccount, companionDocument, memberDocument } from '../../support/builders';
import { mailQueue } from '../../support/mail-queue';
import { WITHOUT_MONEY } from '../../support/without-money';
import { acceptOthers, book, requestWeeks, takeTimeOff, weeks } from './calendar-acts';
import { endActivity, endEvent, publishEvent, saveActivityAt } from './hosting-acts';
import {
  type Act,
  ASKED,
  BEFORE_SESSION,
  CLAIMABLE,
  call,
  callerOf,
  LAST_TIME,
  pickBooking,
  type Scene,
  type Side,
  STARTS_AT,
  side,
  sides,
  start,
  startAt,
  timeOf,
  week,
} from './scene';
import { type NamedAct, named } from './story-run';

/** @param wholeSeries whether each open request of the series is moved with it. */
const move =
  (by: Side, to: 'confirmed' | 'cancelled' | 'completed', index = 0, wholeSeries = false): Act =>
  (scene, now) => {
    const input = { bookingId: pickBooking(scene, index), to, reason: '', wholeSeries };
    return transitionBooking.handler(call(scene, by, input, now), WITHOUT_MONEY);
  };

const propose =
  (by: Side, startsAt: Date, index = 0): Act =>
  (scene, now) => {
    const bookingId = pickBooking(scene, index);
    const input = { bookingId, startsAt: startsAt.toISOString(), note: '' };
    return proposeTime.handler(call(scene, by, input, now));
  };

const answer =
  (by: Side, accept: boolean, index: number): Act =>
  async (scene, now) => {
    const bookingId = pickBooking(scene, index);
    const booking = (await bookings(scene.db).doc(bookingId).get()).data();
    const startsAt = (booking?.proposal?.startsAt ?? STARTS_AT).toISOString();
    return answerProposal.handler(
      call(scene, by, { bookingId, accept, startsAt }, now),
      WITHOUT_MONEY,
    );
  };

const claim =
  (by: Side, kind: ClaimKind): Act =>
  (scene, now) => {
    const input = {
      bookingId: pickBooking(scene, 0),
      kind,
      words: 'No one was there.',
      pictures: [],
    };
    return fileClaim.handler(call(scene, by, input, now), deps);
  };

const answerTo =
  (by: Side, agrees: boolean): Act =>
  (scene, now) => {
    const input = { bookingId: pickBooking(scene, 0), agrees, words: 'I was there.', pictures: [] };
    return answerClaim.handler(call(scene, by, input, now), deps);
  };

const decide =
  (outcome: ClaimOutcome): Act =>
  (scene, now) => {
    const { db } = scene;
    const keptPercent = outcome === 'refund-part' ? 33 : null;
    const input = {
      bookingId: pickBooking(scene, 0),
      outcome,
      keptPercent,
      reason: 'What both say.',
    };
    const staff = { uid: 'a-member-of-staff', staffRefusal: null };
    return decideClaim.handler({ ...callAs(staff, input, now), db }, deps);
  };

/** Only of this companion: others play in the same database. */
const settleSilent: Act = ({ db, companionId }, now) =>
  settleClaims.handler({ db, now, companionId }, deps);

/** These people have no sign-in, no files and no address that mail reaches. */
const deps = {
  auth: adminAuth,
  deleteFolder: async () => {},
  queue: mailQueue(),
  siteUrl: '',
  linkKey: '',
  provider: null,
  peopleKey: 'key',
};

const leave =
  (who: Side): Act =>
  (scene, now) =>
    removeAccount(scene.db, deps, callerOf(scene, who).uid, now);

const suspend =
  (who: Side): Act =>
  (scene, now) => {
    const { uid } = callerOf(scene, who);
    const input = { uid, suspend: true, reason: 'Insults.' };
    const staff = { uid: 'a-member-of-staff', staffRefusal: null };
    return suspendAccount.handler({ ...callAs(staff, input, now), db: scene.db }, deps);
  };

const expire: Act = ({ db, companionId }, now) => expireBookings.handler({ db, now, companionId });
const complete: Act = ({ db, companionId }, now) =>
  completeBookings.handler({ db, now, companionId });
const sweep: Act = async (scene, now) => {
  const { db, companionId } = scene;
  await expire(scene, now);
  await complete(scene, now);
  await settleSilent(scene, now);
  await releasePayouts.handler({ db, now, companionId }, deps);
};

/** The acts that fill and free the companion’s time. */
const calendarActs = fc.oneof(
  {
    arbitrary: week.map((index) =>
      named('accept', move('earner', 'confirmed', index), ` week ${index}`),
    ),
    weight: 2,
  },
  {
    arbitrary: fc.constant(named('accept the series', move('earner', 'confirmed', 0, true))),
    weight: 2,
  },
  side.map((by) => named(`${by} ends the series`, move(by, 'cancelled', 0, true))),
  fc
    .tuple(side, week)
    .map(([by, index]) => named(`${by} cancels`, move(by, 'cancelled', index), ` week ${index}`)),
  {
    arbitrary: fc
      .tuple(side, start, week)
      .map(([by, to, index]) =>
        named(`${by} proposes`, propose(by, startAt(to), index), ` start ${to}, week ${index}`),
      ),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(side, fc.boolean(), week)
      .map(([by, yes, index]) =>
        named(`${by} answers ${yes ? 'yes' : 'no'}`, answer(by, yes, index), ` week ${index}`),
      ),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(0 as const, 1 as const, 2 as const), start)
      .map(([who, at]) =>
        named('member books', book(who, startAt(at), 1), `, number ${who}, start ${at}`),
      ),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(0 as const, 1 as const, 2 as const), start, weeks)
      .map(([who, at, count]) =>
        named(
          'member books weeks',
          book(who, startAt(at), count),
          `, number ${who}, start ${at}, ${count} times`,
        ),
      ),
    weight: 2,
  },
  { arbitrary: fc.constant(named('accept another’s', acceptOthers)), weight: 2 },
  fc.constant(named('the companion is off', takeTimeOff)),
  {
    arbitrary: fc
      .tuple(start, fc.boolean())
      .map(([at, isNew]) =>
        named(
          isNew ? 'staff publish' : 'staff move an activity',
          saveActivityAt(startAt(at), isNew),
          ` start ${at}`,
        ),
      ),
    weight: 2,
  },
  start.map((at) => named('staff approve an event', publishEvent(startAt(at)), ` start ${at}`)),
  fc.constantFrom(
    named('staff cancel an activity', endActivity),
    named('the host cancels an event', endEvent),
  ),
  fc.constant(named('requests expire', expire)),
);

const anyActs = fc.oneof(
  { arbitrary: calendarActs, weight: 20 },
  side.map((by) => named(`${by} completes`, move(by, 'completed'))),
  fc.constantFrom(named('sessions complete', complete), named('the clock', sweep)),
  {
    arbitrary: fc
      .tuple(side, fc.constantFrom(...CLAIM_KINDS))
      .map(([by, kind]) => named(`${by} claims`, claim(by, kind), ` ${kind}`)),
    weight: 5,
  },
  {
    arbitrary: fc
      .tuple(side, fc.boolean())
      .map(([by, yes]) => named(`${by} ${yes ? 'agrees' : 'disagrees'}`, answerTo(by, yes))),
    weight: 3,
  },
  {
    arbitrary: fc
      .constantFrom(...CLAIM_OUTCOMES)
      .map((outcome) => named('staff decide', decide(outcome), ` ${outcome}`)),
    weight: 3,
  },
  side.map((who) => named(`${who} leaves`, leave(who))),
  side.map((who) => named(`${who} is suspended`, suspend(who))),
);

/** What happens, with times as indices into `TIMES`. */
export interface Story {
  /** What happens before the rounds: nothing, the request is accepted, or a side claims after that. */
  readonly begins: 'requested' | 'accepted' | Side;
  readonly proposedBy: Side | null;
  /** The number of sessions that are asked for first, a week apart. */
  readonly asked: number;
  readonly rounds: readonly (readonly [number, readonly NamedAct<Act>[]])[];
}

const makeRounds = (acts: fc.Arbitrary<NamedAct<Act>>, last: number) =>
  fc.array(
    fc.tuple(fc.integer({ min: 0, max: last }), fc.array(acts, { minLength: 2, maxLength: 3 })),
    { minLength: 2, maxLength: 3 },
  );
const proposedBy = fc.option(side);
const asked = fc.constantFrom(1, 2, 3);

/**
 * A beginning with an optional proposal, and then two or three concurrent acts, with time passing. Every other story is
 * about the companion's time before the first session alone: most acts of the others come too late to take any.
 */
export const storyArbitrary: fc.Arbitrary<Story> = fc
  .oneof(
    fc.record({
      begins: fc.constantFrom<Story['begins'][]>('requested', 'accepted', ...sides),
      rounds: makeRounds(anyActs, LAST_TIME),
      ...{ proposedBy, asked },
    }),
    fc.record({
      begins: fc.constant<Story['begins']>('requested'),
      rounds: makeRounds(calendarActs, BEFORE_SESSION),
      ...{ proposedBy, asked },
    }),
  )
  .map(({ rounds, ...story }) => {
    const earliest = story.begins === 'requested' || story.begins === 'accepted' ? 0 : CLAIMABLE;
    const later = rounds.map(([when, acts]) => [Math.max(when, earliest), acts] as const);
    return { ...story, rounds: later.toSorted(([a], [b]) => a - b) };
  });

/** The people of a story with the booking that was requested first, and its first proposal. */
export async function makeScene(db: Firestore, story: Story): Promise<Scene> {
  const { begins } = story;
  const id = () => `t-${randomUUID()}`;
  const companionId = id();
  const members = [id(), id(), id()] as const;
  const account = companionAccount(companionId);
  const batch = db.batch();
  batch.set(users(db).doc(companionId), account);
  batch.set(companions(db).doc(companionId), companionDocument(account, { minimumSession: 0.5 }));
  for (const uid of members) batch.set(users(db).doc(uid), memberDocument(uid));
  await batch.commit();
  const request = requestWeeks({
    companionId,
    startsAt: STARTS_AT,
    count: story.asked,
    isKnown: false,
  });
  await createBooking.handler(
    { ...callAs({ uid: members[0] }, request, ASKED), db },
    WITHOUT_MONEY,
  );
  const further = request.furtherWeeks.map(({ requestId }) => requestId);
  const scene: Scene = { db, companionId, members, bookingIds: [request.requestId, ...further] };
  if (begins !== 'requested') await move('earner', 'confirmed', 0, story.asked > 1)(scene, ASKED);
  if (story.proposedBy !== null) await propose(story.proposedBy, startAt(3))(scene, ASKED);
  if (begins === 'spender' || begins === 'earner') {
    await claim(begins, 'no-show')(scene, timeOf(CLAIMABLE));
  }
  return scene;
}
