import type { Booking } from '@hearthkin/domain/booking/booking';
import { RATING_EDIT_MS, RATING_OPEN_MS } from '@hearthkin/domain/booking/member-rating';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { eachMissing, NOW, UNKNOWN_NAME } from './values';

const { member, companion, colleague } = cast('rating', ['member'], ['companion', 'colleague']);
const { as, arrange } = rulesEnvironment(member, companion, colleague);
const others = [member, colleague, admin, visitor];

/** Answers can't be deleted, so each test has a new booking. */
let bookingId: string;
let path: string;
const at = (who?: Who, where = path) => as(who).doc(where);

const ago = (ms: number) => new Date(Date.now() - ms);

const arrangeBooking = (change: Partial<Booking> = {}) =>
  arrange({
    [`bookings/${bookingId}`]: bookingDocument(
      { spenderId: member.uid, earnerId: companion.uid },
      { status: 'completed', dueAt: null, startsAt: ago(HOUR_MS), ...change },
    ),
  });

/** As the companion writes it. */
const fresh = (change: object = {}) => ({
  memberId: member.uid,
  came: true,
  kind: true,
  again: false,
  createdAt: NOW,
  editedAt: null,
  ...change,
});
const write = (change: object = {}) => at(companion).set(fresh(change));
const arrangeAnswers = (createdAt = new Date()) => arrange({ [path]: fresh({ createdAt }) });

beforeEach(async () => {
  bookingId = newId('booking');
  path = `users/${companion.uid}/memberRatings/${bookingId}`;
  await arrangeBooking();
});

describe('what a companion says of a member', () => {
  beforeEach(() => arrange({ [`profiles/${member.uid}`]: { displayName: 'Sam P.' } }));

  it('is written by the companion of a completed session, once, and by no one else', async () => {
    const unfit: Who[] = [{ uid: companion.uid }, { uid: companion.uid, userType: 'spender' }];
    await denied(at(colleague, path.replace(companion.uid, colleague.uid)).set(fresh()));
    await access({ to: [companion], notTo: [...others, ...unfit] }, (who) => at(who).set(fresh()));
    await denied(write());
  });

  it.each<[string, Partial<Booking>]>([
    ['has not been answered', { status: 'pending' }],
    ['is still to come', { status: 'confirmed' }],
    ['was cancelled', { status: 'cancelled' }],
    ['is another companion’s', { earnerId: colleague.uid }],
    ['was with another member', { spenderId: 'rating-other' }],
    ['began over seven days ago', { startsAt: ago(RATING_OPEN_MS + MINUTE_MS) }],
  ])('cannot be written about a session that %s', async (_why, change) => {
    await arrangeBooking(change);
    await denied(write());
    // Before a review can be published.
    await arrangeBooking({ startsAt: ago(RATING_OPEN_MS - MINUTE_MS) });
    await allowed(write());
  });

  it('cannot be written about a missing booking', async () => {
    const nowhere = `users/${companion.uid}/memberRatings/rating-no-booking`;
    await denied(at(companion, nowhere).set(fresh()));
    await allowed(write());
  });

  it('is about the member of the booking, whose account isn’t deleted', async () => {
    await takes((memberId) => write({ memberId }), [], [colleague.uid, '', null]);
    const gone = newId('gone');
    await arrangeBooking({ spenderId: gone });
    await denied(write({ memberId: gone }));
    await arrange({ [`profiles/${gone}`]: { displayName: 'Ann A.' } });
    await allowed(write({ memberId: gone }));
  });

  it.each(['came', 'kind', 'again'])('answers yes or no: %s', async (name) => {
    const bad = ['yes', 1, null];
    await takes((value) => write({ [name]: value }), [false], bad);
    await takes((value) => at(companion).update({ [name]: value, editedAt: NOW }), [true], bad);
  });

  it('has exactly the known fields, dated by the server, and not changed yet', () =>
    takes(
      (answers) => at(companion).set(answers),
      [fresh()],
      [
        ...eachMissing(fresh()),
        fresh({ createdAt: new Date(0) }),
        fresh({ editedAt: NOW }),
        fresh({ [UNKNOWN_NAME]: true }),
      ],
    ));
});

describe('what a companion has said of a member', () => {
  const edit = (change: object = { editedAt: NOW }) =>
    at(companion).update({ kind: false, ...change });

  beforeEach(() => arrangeAnswers());

  it('is read and changed by the companion only: not by the member, others or staff', async () => {
    const onlyCompanion = { to: [companion], notTo: others };
    await access(onlyCompanion, (who) => at(who).get());
    await access(onlyCompanion, (who) => at(who).update({ kind: false, editedAt: NOW }));
    await allowed(at(companion).update({ came: false, again: true, editedAt: NOW }));
  });

  it('is listed by no client, below an account or across accounts', () =>
    access(
      { notTo: [companion, ...others] },
      (who) => as(who).list(`users/${companion.uid}/memberRatings`, 1),
      (who) => as(who).listEverywhere('memberRatings', ['memberId', '==', member.uid], 1),
    ));

  it('has the time of the change, and keeps its member and date', () =>
    takes(
      edit,
      [{ editedAt: NOW }],
      [
        {},
        { editedAt: new Date(0) },
        { editedAt: null },
        { editedAt: NOW, memberId: colleague.uid },
        { editedAt: NOW, createdAt: NOW },
        { editedAt: NOW, [UNKNOWN_NAME]: true },
      ],
    ));

  it('can be changed for seven days, and not on the eighth', async () => {
    await arrangeAnswers(ago(RATING_EDIT_MS + MINUTE_MS));
    await denied(edit());
    await arrangeAnswers(ago(RATING_EDIT_MS - MINUTE_MS));
    await allowed(edit());
  });

  it('is deleted by no client', () =>
    access({ notTo: [companion, member, admin, visitor] }, (who) => at(who).delete()));
});

it('what others answered is read as missing by the companion of a booking without', async () => {
  const counted = (name: string) => at(companion, `bookings/${name}`);
  await allowed(counted(`${bookingId}/forCompanion/memberRatings`).get());
  await denied(counted('rating-none/forCompanion/memberRatings').get());
});
