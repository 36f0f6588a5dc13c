import { HOUR_MS } from '@hearthkin/domain/durations';
import { beforeEach, describe, it } from 'vitest';
import { memberDocument, newId } from '../support/builders';
import { access, denied, rulesEnvironment } from './kit';
import { admin, type Caller, cast, visitor, type Who } from './people';
import { NOW, plus } from './values';

const { ann, ben, host } = cast('activity', ['ann'], ['ben', 'host']);
const { as, arrange } = rulesEnvironment(ann, ben, host);
const NAMES = { [ann.uid]: 'Ann A.', [ben.uid]: 'Ben B.', [host.uid]: 'Hester H.' };

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let path: string;

const place = (uid: string) => ({ uid, displayName: NAMES[uid] ?? 'Someone', joinedAt: NOW });
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

beforeEach(() => {
  path = `activities/${newId('activity')}`;
});

describe('a place at an activity', () => {
  it('is written by no client', async () => {
    await arrangeActivity();
    const own = (who: Caller) => as(who).doc(placeOf(ann.uid));
    await access({ notTo: [ann, host, admin] }, (who) => own(who).set(place(ann.uid)));
    await arrangeActivity({}, [ann]);
    await access(
      { notTo: [ann, host, admin] },
      (who) => own(who).update({ joinedAt: NOW }),
      (who) => own(who).delete(),
      (who) =>
        as(who)
          .doc(path)
          .update({ participantCount: plus(1) }),
    );
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

describe('the first names that participants show each other', () => {
  it('are read by those who joined, the host and staff, and written by no client', async () => {
    await arrangeActivity({}, [ann]);
    await arrange({ [`${path}/shared/names`]: { names: ['Ann'] } });
    const names = (who?: Who) => as(who).doc(`${path}/shared/names`);
    await access({ to: [ann, host, admin], notTo: [visitor, ben] }, (who) => names(who).get());
    await access(
      { notTo: [ann, host, admin] },
      (who) => names(who).set({ names: ['Ann', 'Ben'] }),
      (who) =>
        as(who)
          .doc(`activities/${newId('other')}/shared/names`)
          .set({ names: [] }),
      (who) => names(who).delete(),
      (who) => as(who).list(`${path}/shared`, 1),
      (who) => as(who).find(`${path}/shared`, 'names'),
    );
    await arrange({
      [`users/${ann.uid}`]: memberDocument(ann.uid, { accountStatus: 'suspended' }),
    });
    await denied(names(ann).get());
  });
});

describe('a review of an activity', () => {
  const over = { startsAt: fromNow(-3), endsAt: fromNow(-1) };
  const review = (uid: string) => ({
    rating: 5,
    comment: 'Lovely.',
    authorId: uid,
    authorName: NAMES[uid],
    createdAt: NOW,
  });
  const at = (who: Who | undefined, uid: string) => as(who).doc(`${path}/reviews/${uid}`);

  it('is written by no client', async () => {
    await arrangeActivity(over, [ann]);
    await access({ notTo: [ann, host, admin] }, (who) => at(who, ann.uid).set(review(ann.uid)));
    await arrange({ [`${path}/reviews/${ann.uid}`]: review(ann.uid) });
    await access({ notTo: [ann, host, admin] }, (who) => at(who, ann.uid).update({ rating: 1 }));
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
