import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [ann, ben, host]);

const ann: Who = { uid: 'activity-ann', userType: 'spender' };
const ben: Who = { uid: 'activity-ben', userType: 'earner' };
const host: Who = { uid: 'activity-host', userType: 'earner' };
const NAMES = { [ann.uid]: 'Ann A.', [ben.uid]: 'Ben B.', [host.uid]: 'Hester H.' };

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let id: string;

const stored = (change: object = {}) => ({
  title: 'A morning by the river',
  hostId: host.uid,
  startsAt: fromNow(2),
  endsAt: fromNow(4),
  maxParticipants: 2,
  participantCount: 0,
  status: 'open',
  ...change,
});
const arrangeActivity = (change: object = {}, people: readonly Who[] = []) =>
  arrange({
    [`activities/${id}`]: stored({ participantCount: people.length, ...change }),
    ...Object.fromEntries(
      people.map(({ uid }) => [`activities/${id}/participants/${uid}`, place(uid)]),
    ),
  });

const place = (uid: string, change: object = {}) => ({
  uid,
  displayName: NAMES[uid] ?? 'Someone',
  joinedAt: serverTimestamp(),
  ...change,
});

const activity = (who?: Who) => doc(as(who), 'activities', id);
const placeOf = (who: Who | undefined, uid: string) =>
  doc(as(who), 'activities', id, 'participants', uid);

function join(who: Who, { step = 1, at = who.uid, change = {} } = {}) {
  const batch = writeBatch(as(who));
  batch.update(activity(who), { participantCount: increment(step) });
  batch.set(placeOf(who, at), place(at, change));
  return batch.commit();
}

function leave(who: Who, { step = -1, at = who.uid } = {}) {
  const batch = writeBatch(as(who));
  batch.update(activity(who), { participantCount: increment(step) });
  batch.delete(placeOf(who, at));
  return batch.commit();
}

/** Ann takes or gives back Ben's place in one commit with her own. */
function both(how: 'set' | 'delete') {
  const batch = writeBatch(as(ann));
  batch.update(activity(ann), { participantCount: increment(how === 'set' ? 1 : -1) });
  for (const uid of [ann.uid, ben.uid]) {
    if (how === 'delete') batch.delete(placeOf(ann, uid));
    else batch.set(placeOf(ann, uid), place(uid, { displayName: NAMES[ann.uid] }));
  }
  return batch;
}

beforeEach(async () => {
  id = newId('activity');
  await arrange(
    Object.fromEntries(
      Object.entries(NAMES).map(([uid, displayName]) => [`profiles/${uid}`, { displayName }]),
    ),
  );
});

describe('a group activity', () => {
  it('is read and listed by anyone, fifty at a time', async () => {
    await arrangeActivity();
    await allowed(getDoc(activity()));
    const list = (most: number) =>
      getDocs(query(collection(as(), 'activities'), where('status', '==', 'open'), limit(most)));
    await allowed(list(50));
    await denied(list(51));
    await denied(getDocs(collection(as(admin), 'activities')));
  });

  it('is created, changed and deleted by no client, not even its host or staff', async () => {
    await arrangeActivity();
    for (const who of [undefined, ann, host, admin]) {
      await denied(setDoc(doc(as(who), 'activities', newId('activity')), stored()));
      await denied(updateDoc(activity(who), { title: 'Mine' }));
      await denied(deleteDoc(activity(who)));
    }
    await allowed(getDoc(activity(host)));
  });
});

describe('a place at an activity', () => {
  it('is taken by a signed-in person, with their own document and the count', async () => {
    await arrangeActivity();
    await denied(updateDoc(activity(ann), { participantCount: increment(1) }));
    await denied(setDoc(placeOf(ann, ann.uid), place(ann.uid)));
    await denied(join(ann, { at: ben.uid }));
    await denied(join(ann, { step: 2 }));
    await denied(join(ann, { step: 0 }));
    await denied(join(ann, { step: -1 }));
    await denied(both('set').commit());
    await allowed(join(ann));
    await denied(join(ann));
    await denied(updateDoc(activity(ann), { participantCount: increment(1) }));
    await allowed(join(ben));
  });

  it('is not taken by a visitor, nor by the host', async () => {
    await arrangeActivity();
    const visitor = writeBatch(as());
    visitor.update(activity(), { participantCount: increment(1) });
    visitor.set(placeOf(undefined, ann.uid), place(ann.uid));
    await denied(visitor.commit());
    await denied(join(host));
    await allowed(join(ann));
  });

  it('is not taken if there is none, it has started, or it is cancelled', async () => {
    await arrangeActivity({ maxParticipants: 1 }, [ben]);
    await denied(join(ann));
    await arrangeActivity({ startsAt: fromNow(-1), participantCount: 0 });
    await denied(join(ann));
    await arrangeActivity({ status: 'cancelled', participantCount: 0 });
    await denied(join(ann));
    await arrangeActivity({ participantCount: 1 });
    await allowed(join(ann));
  });

  it('has one’s own id, public name and the time, and nothing else', async () => {
    await arrangeActivity();
    for (const change of [
      { uid: ben.uid },
      { displayName: 'Ann Other' },
      { joinedAt: new Date(0) },
      { [UNKNOWN_NAME]: 1 },
    ]) {
      await denied(join(ann, { change }));
    }
    const more = writeBatch(as(ann));
    more.update(activity(ann), { participantCount: increment(1), [UNKNOWN_NAME]: 1 });
    more.set(placeOf(ann, ann.uid), place(ann.uid));
    await denied(more.commit());
    await allowed(join(ann));
  });

  it('is given back by its owner before the start', async () => {
    await arrangeActivity({}, [ann, ben]);
    await denied(leave(ann, { at: ben.uid }));
    await denied(both('delete').commit());
    await denied(leave(ann, { step: -2 }));
    await denied(leave(ann, { step: 0 }));
    await denied(leave(ann, { step: 1 }));
    await denied(deleteDoc(placeOf(ann, ann.uid)));
    await denied(updateDoc(activity(ann), { participantCount: increment(-1) }));
    await denied(updateDoc(placeOf(ann, ann.uid), { joinedAt: serverTimestamp() }));
    await allowed(leave(ann));
    await denied(leave(ann));
    await arrangeActivity({ startsAt: fromNow(-1) }, [ann]);
    await denied(leave(ann));
  });

  it('is read by its owner, by the host and by staff, who list a hundred at a time', async () => {
    await arrangeActivity({}, [ann]);
    for (const who of [ann, host, admin]) await allowed(getDoc(placeOf(who, ann.uid)));
    for (const who of [undefined, ben]) await denied(getDoc(placeOf(who, ann.uid)));
    const list = (who: Who | undefined, most: number) =>
      getDocs(query(collection(as(who), 'activities', id, 'participants'), limit(most)));
    for (const who of [undefined, ann, ben]) await denied(list(who, 10));
    for (const who of [host, admin]) {
      await allowed(list(who, 100));
      await denied(list(who, 101));
    }
  });

  it('is found across activities by its owner', async () => {
    await arrangeActivity({}, [ann]);
    const list = (who: Who | undefined, uid: string, most: number) =>
      getDocs(
        query(collectionGroup(as(who), 'participants'), where('uid', '==', uid), limit(most)),
      );
    await allowed(list(ann, ann.uid, 100));
    await denied(list(ann, ann.uid, 101));
    await denied(list(ben, ann.uid, 100));
    await denied(list(undefined, ann.uid, 100));
  });
});

describe('a review of an activity', () => {
  const over = { startsAt: fromNow(-3), endsAt: fromNow(-1) };
  const review = (uid: string, change: object = {}) => ({
    rating: 5,
    comment: 'Lovely.',
    authorId: uid,
    authorName: NAMES[uid],
    createdAt: serverTimestamp(),
    ...change,
  });
  const at = (who: Who | undefined, uid: string) => doc(as(who), 'activities', id, 'reviews', uid);
  const say = (who: Who, change: object = {}) => setDoc(at(who, who.uid), review(who.uid, change));

  it('is written once by a participant, after the end', async () => {
    await arrangeActivity(over, [ann]);
    await denied(say(ben));
    await denied(setDoc(at(ben, ann.uid), review(ann.uid)));
    await denied(setDoc(at(undefined, ann.uid), review(ann.uid)));
    await allowed(say(ann));
    await denied(say(ann));
    await denied(updateDoc(at(ann, ann.uid), { comment: 'Other' }));
    await arrangeActivity({ startsAt: fromNow(-3), endsAt: fromNow(1) }, [ben]);
    await denied(say(ben));
    await arrangeActivity({ ...over, status: 'cancelled' }, [ben]);
    await denied(say(ben));
    await arrangeActivity(over, [ben]);
    const forHost = review(host.uid, { authorName: NAMES[ben.uid] });
    await denied(setDoc(at(ben, host.uid), forHost));
    await allowed(say(ben));
  });

  it('has stars, words and its author’s public name, and nothing else', async () => {
    await arrangeActivity(over, [ann]);
    for (const change of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: '5' },
      { comment: 'x'.repeat(1001) },
      { comment: 7 },
      { authorId: ben.uid },
      { authorName: 'Ann Other' },
      { createdAt: new Date(0) },
      { [UNKNOWN_NAME]: 1 },
    ]) {
      await denied(say(ann, change));
    }
    await allowed(say(ann, { rating: 1, comment: 'x'.repeat(1000) }));
  });

  it('is read by active accounts and staff, fifty at a time, and deleted by its author', async () => {
    await arrangeActivity(over, [ann]);
    await arrange({ [`activities/${id}/reviews/${ann.uid}`]: review(ann.uid) });
    const list = (who: Who | undefined, most: number) =>
      getDocs(query(collection(as(who), 'activities', id, 'reviews'), limit(most)));
    for (const who of [ben, admin]) {
      await allowed(getDoc(at(who, ann.uid)));
      await allowed(list(who, 50));
      await denied(list(who, 51));
    }
    await denied(getDoc(at(undefined, ann.uid)));
    await denied(list(undefined, 50));
    for (const who of [undefined, ben, admin]) await denied(deleteDoc(at(who, ann.uid)));
    await allowed(deleteDoc(at(ann, ann.uid)));
  });
});
