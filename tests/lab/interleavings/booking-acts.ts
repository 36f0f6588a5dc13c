import { randomUUID } from 'node:crypto';
import {
  CLAIM_KINDS,
  CLAIM_OUTCOMES,
  type ClaimKind,
  type ClaimOutcome,
} from '@hearthkin/domain/booking/claim';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
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
import type { Caller } from '../../../functions/src/platform/caller';
import { bookings, companions, users } from '../../../functions/src/platform/records/collections';
import { removeAccount } from '../../../functions/src/removal/remove-account';
import { bookingRequest, callAs, NEWCOMER, newYork } from '../../functions/booking-requests';
import { adminAuth } from '../../support/admin';
import { companionAccount, companionDocument, memberDocument } from '../../support/builders';
import { mailQueue } from '../../support/mail-queue';
import { WITHOUT_MONEY } from '../../support/without-money';
import { endActivity, endEvent, publishEvent, saveActivityAt } from './hosting-acts';
import { type NamedAct, named } from './story-run';

/** When the first booking of a story is requested. */
const ASKED = new Date('2090-06-05T12:00:00Z');
const STARTS_AT = newYork(3, '14:00', ASKED);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Requested starts: the booked one, two overlapping ones, and another day. */
const STARTS = [0, 15, 30, 24 * 60].map((minutes) => plus(STARTS_AT, minutes * MINUTE_MS));

/**
 * When things happen: the request open and lapsed; shortly before the session, during it, after it,
 * and long after, when a claim may be made, is answered in time, and not.
 */
const TIMES = [
  plus(ASKED, HOUR_MS),
  plus(ASKED, 2 * HOUR_MS),
  plus(ASKED, 3 * HOUR_MS),
  plus(ASKED, 25 * HOUR_MS),
  plus(STARTS_AT, -HOUR_MS),
  plus(STARTS_AT, 10 * MINUTE_MS),
  plus(STARTS_AT, 20 * MINUTE_MS),
  plus(STARTS_AT, HOUR_MS),
  plus(STARTS_AT, 2 * DAY_MS),
  plus(STARTS_AT, 80 * HOUR_MS),
];

/** The people of one story, in a database where no triggers run. */
export interface Scene {
  readonly db: Firestore;
  readonly companionId: string;
  readonly members: readonly [string, string, string];
  /** The first member's booking, which everyone acts on. */
  readonly bookingId: string;
}

export type Act = (scene: Scene, now: Date) => Promise<unknown>;

const sides = ['spender', 'earner'] as const;
type Side = (typeof sides)[number];

function callerOf({ companionId, members }: Scene, side: Side): Partial<Caller> & { uid: string } {
  return side === 'spender'
    ? { uid: members[0], userType: 'spender' }
    : { uid: companionId, userType: 'earner' };
}

const call = <Input>(scene: Scene, side: Side, input: Input, now: Date) => ({
  ...callAs(callerOf(scene, side), input, now),
  db: scene.db,
});

const move =
  (side: Side, to: 'confirmed' | 'cancelled' | 'completed'): Act =>
  (scene, now) =>
    transitionBooking.handler(
      call(scene, side, { bookingId: scene.bookingId, to, reason: '', wholeSeries: false }, now),
      WITHOUT_MONEY,
    );

const propose =
  (side: Side, startsAt: Date): Act =>
  (scene, now) => {
    const input = { bookingId: scene.bookingId, startsAt: startsAt.toISOString(), note: '' };
    return proposeTime.handler(call(scene, side, input, now));
  };

const answer =
  (side: Side, accept: boolean): Act =>
  async (scene, now) => {
    const { db, bookingId } = scene;
    const booking = (await bookings(db).doc(bookingId).get()).data();
    const startsAt = (booking?.proposal?.startsAt ?? STARTS_AT).toISOString();
    return answerProposal.handler(
      call(scene, side, { bookingId, accept, startsAt }, now),
      WITHOUT_MONEY,
    );
  };

const book =
  (who: 0 | 1 | 2, startsAt: Date): Act =>
  ({ db, companionId, members }, now) => {
    const request = bookingRequest({
      companionId,
      startsAt,
      activity: 'virtual-chat',
      minutes: 30,
      // The first member had the discount of a first session with the booking of the scene.
      standing: { ...NEWCOMER, hadSessionWithCompanion: who === 0 },
    });
    return createBooking.handler(
      { ...callAs({ uid: members[who] }, request, now), db },
      WITHOUT_MONEY,
    );
  };

const claim =
  (side: Side, kind: ClaimKind): Act =>
  (scene, now) => {
    const input = { bookingId: scene.bookingId, kind, words: 'No one was there.', pictures: [] };
    return fileClaim.handler(call(scene, side, input, now), deps);
  };

const answerTo =
  (side: Side, agrees: boolean): Act =>
  (scene, now) => {
    const input = { bookingId: scene.bookingId, agrees, words: 'I was there.', pictures: [] };
    return answerClaim.handler(call(scene, side, input, now), deps);
  };

const decide =
  (outcome: ClaimOutcome): Act =>
  ({ db, bookingId }, now) => {
    const keptPercent = outcome === 'refund-part' ? 33 : null;
    const input = { bookingId, outcome, keptPercent, reason: 'What both say.' };
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
  (side: Side): Act =>
  (scene, now) =>
    removeAccount(scene.db, deps, callerOf(scene, side).uid, now);

const suspend =
  (side: Side): Act =>
  (scene, now) => {
    const { uid } = callerOf(scene, side);
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

const side = fc.constantFrom(...sides);
const start = fc.integer({ min: 0, max: STARTS.length - 1 });
const startAt = (index: number) => STARTS[index] ?? STARTS_AT;

const actArbitrary = fc.oneof(
  { arbitrary: fc.constant(named('accept', move('earner', 'confirmed'))), weight: 2 },
  side.map((by) => named(`${by} cancels`, move(by, 'cancelled'))),
  side.map((by) => named(`${by} completes`, move(by, 'completed'))),
  {
    arbitrary: fc
      .tuple(side, start)
      .map(([by, to]) => named(`${by} proposes`, propose(by, startAt(to)), ` start ${to}`)),
    weight: 2,
  },
  {
    arbitrary: fc
      .tuple(side, fc.boolean())
      .map(([by, yes]) => named(`${by} answers ${yes ? 'yes' : 'no'}`, answer(by, yes))),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(0 as const, 1 as const, 2 as const), start)
      .map(([who, at]) =>
        named('member books', book(who, startAt(at)), `, number ${who}, start ${at}`),
      ),
    weight: 2,
  },
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
  fc.constantFrom(
    named('requests expire', expire),
    named('sessions complete', complete),
    named('the clock', sweep),
  ),
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
  readonly rounds: readonly (readonly [number, readonly NamedAct<Act>[]])[];
}

/** The first of `TIMES` at which a claim may be made. */
const CLAIMABLE = 6;

/** A beginning with an optional proposal, and then two or three concurrent acts, with time passing. */
export const storyArbitrary: fc.Arbitrary<Story> = fc
  .record({
    begins: fc.constantFrom<Story['begins'][]>('requested', 'accepted', ...sides),
    proposedBy: fc.option(side),
    rounds: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: TIMES.length - 1 }),
        fc.array(actArbitrary, { minLength: 2, maxLength: 3 }),
      ),
      { minLength: 2, maxLength: 3 },
    ),
  })
  .map(({ begins, proposedBy, rounds }) => {
    const earliest = begins === 'requested' || begins === 'accepted' ? 0 : CLAIMABLE;
    const later = rounds.map(([when, acts]) => [Math.max(when, earliest), acts] as const);
    return { begins, proposedBy, rounds: later.toSorted(([a], [b]) => a - b) };
  });

/** When the acts of a round happen. */
export function timeOf(index: number): Date {
  return TIMES[index] ?? ASKED;
}

/** The people of a story with the booking that was requested first, and its first proposal. */
export async function makeScene(db: Firestore, { begins, proposedBy }: Story): Promise<Scene> {
  const id = () => `t-${randomUUID()}`;
  const companionId = id();
  const members = [id(), id(), id()] as const;
  const account = companionAccount(companionId);
  const batch = db.batch();
  batch.set(users(db).doc(companionId), account);
  batch.set(companions(db).doc(companionId), companionDocument(account, { minimumSession: 0.5 }));
  for (const uid of members) batch.set(users(db).doc(uid), memberDocument(uid));
  await batch.commit();
  const wish = { companionId, startsAt: STARTS_AT, activity: 'virtual-chat', minutes: 30 } as const;
  const request = bookingRequest(wish);
  const { bookingId } = await createBooking.handler(
    {
      ...callAs({ uid: members[0] }, request, ASKED),
      db,
    },
    WITHOUT_MONEY,
  );
  const scene = { db, companionId, members, bookingId };
  if (begins !== 'requested') await move('earner', 'confirmed')(scene, ASKED);
  if (proposedBy !== null) await propose(proposedBy, startAt(3))(scene, ASKED);
  if (begins === 'spender' || begins === 'earner') {
    await claim(begins, 'no-show')(scene, timeOf(CLAIMABLE));
  }
  return scene;
}
