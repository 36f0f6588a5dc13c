import { HOUR_MS } from '@hearthkin/domain/durations';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { firstOfDay, LONG_AGO } from './day-limits';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, cast, visitor, type Who } from './people';
import { NOW, plus, UNKNOWN_NAME } from './values';

const { ann, ben, host } = cast('activity', ['ann'], ['ben', 'host']);
const { as, arrange } = rulesEnvironment(ann, ben, host);
const NAMES = { [ann.uid]: 'Ann A.', [ben.uid]: 'Ben B.', [host.uid]: 'Hester H.' };

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let path: string;

const place = (uid: string, change: object = {}) => ({
  uid,
  displayName: NAMES[uid] ?? 'Someone',
  joinedAt: NOW,
  ...change,
});
const arrangeActivity = (change: object = {}, people: readonly Who[] = []) =>
  arrange({
    [path]: {
      hostId: host.uid,
      startsAt: fromNow(2),
      endsAt: fromNow(4),
      maxParticipants: 2,
      participantCount: people.length,
      status: 'open',
      ...change,
    },
    ...Object.fromEntries(people.map(({ uid }) => [placeOf(uid), place(uid)])),
  });

const placeOf = (uid: string) => `${path}/participants/${uid}`;
const count = (who: Who | undefined, step: number) =>
  as(who)
    .doc(path)
    .update({ participantCount: plus(step) });

const placesOf = (who?: Who) => `users/${who?.uid ?? ann.uid}/limits/places`;
async function join(
  who: Who | undefined,
  { step = 1, at = who?.uid ?? ann.uid, change = {}, more = {}, counted = {} } = {},
) {
  await arrange({ [placesOf(who)]: LONG_AGO });
  return as(who).commit(
    ['update', path, { participantCount: plus(step), ...more }],
    ['set', placeOf(at), place(at, change)],
    ['set', placesOf(who), firstOfDay(path, counted)],
  );
}
const leave = (who: Who, { step = -1, at = who.uid } = {}) =>
  as(who).commit(['update', path, { participantCount: plus(step) }], ['delete', placeOf(at)]);

beforeEach(async () => {
  path = `activities/${newId('activity')}`;
  await arrange(
    Object.fromEntries(
      Object.entries(NAMES).map(([uid, displayName]) => [`profiles/${uid}`, { displayName }]),
    ),
  );
});

describe('a place at an activity', () => {
  it('is taken by a signed-in person, with their own document and the count', async () => {
    await arrangeActivity();
    await denied(count(ann, 1));
    await denied(as(ann).doc(placeOf(ann.uid)).set(place(ann.uid)));
    const bad = [{ at: ben.uid }, { step: 2 }, { step: 0 }, { step: -1 }];
    await takes((how) => join(ann, how), [], bad);
    await denied(
      as(ann).commit(
        ['update', path, { participantCount: plus(1) }],
        ['set', placeOf(ann.uid), place(ann.uid)],
        ['set', placeOf(ben.uid), place(ben.uid, { displayName: NAMES[ann.uid] })],
        ['set', placesOf(ann), firstOfDay(path)],
      ),
    );
    await allowed(join(ann));
    await denied(join(ann));
    await denied(count(ann, 1));
    await allowed(join(ben));
  });

  it('is not taken by a visitor, nor by the host', async () => {
    await arrangeActivity();
    await access({ to: [ann], notTo: [visitor, host] }, (who) => join(who));
  });

  it('is not taken if there is none, it has started, or it is cancelled', async () => {
    for (const change of [
      { participantCount: 2 },
      { startsAt: fromNow(-1) },
      { status: 'cancelled' },
    ]) {
      await arrangeActivity(change);
      await denied(join(ann));
    }
    await arrangeActivity({ participantCount: 1 });
    await allowed(join(ann));
  });

  it('has one’s own id, public name and the time, and nothing else', async () => {
    await arrangeActivity();
    const bad = [
      { change: { uid: ben.uid } },
      { change: { displayName: 'Ann Other' } },
      { change: { joinedAt: new Date(0) } },
      { change: { [UNKNOWN_NAME]: 1 } },
      { more: { [UNKNOWN_NAME]: 1 } },
      { counted: { last: 'activities/other' } },
    ];
    await takes((how) => join(ann, how), [{}], bad);
    await allowed(leave(ann));
    // The count of the place before.
    await denied(
      as(ann).commit(
        ['update', path, { participantCount: plus(1) }],
        ['set', placeOf(ann.uid), place(ann.uid)],
      ),
    );
  });

  it('is given back by its owner before the start', async () => {
    await arrangeActivity({}, [ann, ben]);
    const bad = [{ at: ben.uid }, { step: -2 }, { step: 0 }, { step: 1 }];
    await takes((how) => leave(ann, how), [], bad);
    await denied(
      as(ann).commit(
        ['update', path, { participantCount: plus(-1) }],
        ['delete', placeOf(ann.uid)],
        ['delete', placeOf(ben.uid)],
      ),
    );
    await denied(as(ann).doc(placeOf(ann.uid)).delete());
    await denied(count(ann, -1));
    await denied(as(ann).doc(placeOf(ann.uid)).update({ joinedAt: NOW }));
    await allowed(leave(ann));
    await denied(leave(ann));
    await arrangeActivity({ startsAt: fromNow(-1) }, [ann]);
    await denied(leave(ann));
  });

  it('is read by its owner, by the host and by staff, who list a hundred at a time', async () => {
    await arrangeActivity({}, [ann]);
    const list = (most: number) => (who?: Who) => as(who).list(`${path}/participants`, most);
    await access({ to: [ann, host, admin], notTo: [visitor, ben] }, (who) =>
      as(who).doc(placeOf(ann.uid)).get(),
    );
    await access({ to: [host, admin], notTo: [visitor, ann, ben] }, list(100));
    await access({ notTo: [host, admin] }, list(101));
  });

  it('is found across activities by its owner', async () => {
    await arrangeActivity({}, [ann]);
    const list = (most: number) => (who?: Who) =>
      as(who).listEverywhere('participants', ['uid', '==', ann.uid], most);
    await access({ to: [ann], notTo: [ben, visitor] }, list(100));
    await denied(list(101)(ann));
  });
});

describe('a review of an activity', () => {
  const over = { startsAt: fromNow(-3), endsAt: fromNow(-1) };
  const review = (uid: string, change: object = {}) => ({
    rating: 5,
    comment: 'Lovely.',
    authorId: uid,
    authorName: NAMES[uid],
    createdAt: NOW,
    ...change,
  });
  const at = (who: Who | undefined, uid: string) => as(who).doc(`${path}/reviews/${uid}`);
  const say = (who: Who, change: object = {}) => at(who, who.uid).set(review(who.uid, change));

  it('is written once by a participant, after the end', async () => {
    await arrangeActivity(over, [ann]);
    await denied(say(ben));
    await access({ to: [ann], notTo: [ben, visitor] }, (who) =>
      at(who, ann.uid).set(review(ann.uid)),
    );
    await denied(say(ann));
    await denied(at(ann, ann.uid).update({ comment: 'Other' }));
    for (const change of [
      { ...over, endsAt: fromNow(1) },
      { ...over, status: 'cancelled' },
    ]) {
      await arrangeActivity(change, [ben]);
      await denied(say(ben));
    }
    await arrangeActivity(over, [ben]);
    await denied(at(ben, host.uid).set(review(host.uid, { authorName: NAMES[ben.uid] })));
    await allowed(say(ben));
  });

  it('has stars, words and its author’s public name, and nothing else', async () => {
    await arrangeActivity(over, [ann]);
    await takes(
      (change) => say(ann, change),
      [{ rating: 1, comment: 'x'.repeat(1000) }],
      [
        ...[0, 6, 4.5, '5'].map((rating) => ({ rating })),
        ...['x'.repeat(1001), 7].map((comment) => ({ comment })),
        { authorId: ben.uid },
        { authorName: 'Ann Other' },
        { createdAt: new Date(0) },
        { [UNKNOWN_NAME]: 1 },
      ],
    );
  });

  it('is read by active accounts and staff, fifty at a time, and deleted by its author', async () => {
    await arrangeActivity(over, [ann]);
    await arrange({ [`${path}/reviews/${ann.uid}`]: review(ann.uid) });
    const list = (most: number) => (who?: Who) => as(who).list(`${path}/reviews`, most);
    const readers = { to: [ben, admin], notTo: [visitor] };
    await access(readers, (who) => at(who, ann.uid).get(), list(50));
    await access({ notTo: readers.to }, list(51));
    await access({ to: [ann], notTo: [visitor, ben, admin] }, (who) => at(who, ann.uid).delete());
  });
});
