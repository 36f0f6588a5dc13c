import { describe, it } from 'vitest';
import { newId } from '../support/builders';
import { access, rulesEnvironment } from './kit';
import { admin, type Caller, cast, visitor } from './people';
import { NOW } from './values';

const { member, stranger, companion, colleague } = cast(
  'review',
  ['member', 'stranger'],
  ['companion', 'colleague'],
);
const { as, arrange } = rulesEnvironment(member, stranger, companion, colleague);
const people = { member, stranger, companion, colleague, admin, visitor };

/** Words about a session, under its booking's id. */
const SAID = [
  ['a review', 'sessionReviews', 'companionId', 'member', 'companion'],
  ['answers about a member', 'memberRatings', 'memberId', 'companion', 'member'],
] as const;

describe.each(SAID)('%s', (_what, collection, about, author, subject) => {
  const owner = people[author];
  const others = Object.values(people).filter((who) => who !== owner);
  const all = `users/${owner.uid}/${collection}`;
  const path = `${all}/${newId('booking')}`;
  const said = { [about]: people[subject].uid, createdAt: new Date(), editedAt: null };

  it('is read by its author only, one at a time, and written by no client', async () => {
    await arrange({ [path]: said });
    const at = (who: Caller) => as(who).doc(path);
    await access({ to: [owner], notTo: others }, (who) => at(who).get());
    await access(
      { notTo: [owner, ...others] },
      (who) => as(who).list(all, 1),
      (who) => as(who).listEverywhere(collection, [about, '==', said[about]], 1),
      (who) =>
        as(who)
          .doc(`${all}/${newId('booking')}`)
          .set(said),
      (who) => at(who).update({ editedAt: NOW }),
      (who) => at(who).delete(),
    );
  });
});

it('a published review is read by anyone, fifty at a time, and written by no client', async () => {
  const all = `companions/${companion.uid}/reviews`;
  const path = `${all}/${newId('review')}`;
  await arrange({ [path]: { rating: 4, comment: 'Kind.', publishedIn: '2026-06' } });
  const everyone = Object.values(people);
  await access(
    { to: everyone },
    (who) => as(who).doc(path).get(),
    (who) => as(who).list(all, 50),
  );
  await access(
    { notTo: everyone },
    (who) => as(who).list(all, 51),
    (who) => as(who).doc(path).update({ reply: 'Thank you.', repliedAt: NOW }),
    (who) => as(who).doc(path).delete(),
  );
});

it('what others answered is read as missing by the companion of a booking without', async () => {
  const bookingId = newId('booking');
  await arrange({
    [`bookings/${bookingId}`]: {
      participantIds: [member.uid, companion.uid],
      earnerId: companion.uid,
    },
  });
  const counted = (id: string) => (who: Caller) =>
    as(who).doc(`bookings/${id}/forCompanion/memberRatings`).get();
  await access({ to: [companion], notTo: [member, colleague, visitor] }, counted(bookingId));
  await access({ notTo: [companion] }, counted('rating-none'));
});
