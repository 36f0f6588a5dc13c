import { DAY_MS } from '@hearthkin/domain/durations';
import { MOOD_LEVELS, MOOD_NOTE_MAX } from '@hearthkin/domain/wellness/mood';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [
  owner,
  ...OTHERS.filter((who) => who !== undefined),
]);

const owner: Who = { uid: 'mood-owner', userType: 'spender' };
const OTHERS: readonly (Who | undefined)[] = [
  undefined,
  { uid: 'mood-stranger', userType: 'spender' },
  { uid: 'mood-companion', userType: 'earner' },
  admin,
];

const list = `users/${owner.uid}/moods`;
/** A UTC date that many days from today. */
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const at = (who?: Who, id = day(0)) => doc(as(who), `${list}/${id}`);
const felt = (change: object = {}) => ({ mood: 3, note: '', at: serverTimestamp(), ...change });

beforeEach(async () => {
  for (const days of [-1, 0, 1]) await deleteDoc(at(owner, day(days)));
});

describe('a mood', () => {
  it('is written and deleted by its member', async () => {
    const earner: Who = { uid: owner.uid, userType: 'earner' };
    for (const who of [...OTHERS, earner, { uid: owner.uid }])
      await denied(setDoc(at(who), felt()));
    await allowed(setDoc(at(owner), felt()));
    for (const who of OTHERS) await denied(deleteDoc(at(who)));
    await allowed(deleteDoc(at(owner)));
  });

  it('is changed only by its member, on the same day', async () => {
    await allowed(setDoc(at(owner), felt()));
    for (const who of OTHERS) await denied(setDoc(at(who), felt({ mood: 1 })));
    await allowed(setDoc(at(owner), felt({ mood: 5, note: 'Better.' })));
    await denied(updateDoc(at(owner), { mood: 1 }));
    await allowed(updateDoc(at(owner), { mood: 1, at: serverTimestamp() }));
  });

  it('is of today, wherever on earth the member is', async () => {
    for (const id of [day(-2), day(2), UNKNOWN_NAME, `${day(0)}T`, day(0).slice(0, 7)]) {
      await denied(setDoc(at(owner, id), felt()));
    }
    for (const id of [day(-1), day(0), day(1)]) await allowed(setDoc(at(owner, id), felt()));
    await arrange({ [`${list}/${day(-9)}`]: { mood: 3, note: '', at: new Date() } });
    await denied(setDoc(at(owner, day(-9)), felt()));
    await allowed(deleteDoc(at(owner, day(-9))));
  });

  it('is one of five, with a short note and the time of the server', async () => {
    for (const mood of [0, 6, 2.5, '3', null]) await denied(setDoc(at(owner), felt({ mood })));
    for (const mood of MOOD_LEVELS) await allowed(setDoc(at(owner), felt({ mood })));
    for (const note of ['x'.repeat(MOOD_NOTE_MAX + 1), 7, null]) {
      await denied(setDoc(at(owner), felt({ note })));
    }
    await allowed(setDoc(at(owner), felt({ note: 'x'.repeat(MOOD_NOTE_MAX) })));
    await denied(setDoc(at(owner), felt({ at: new Date(0) })));
    await denied(setDoc(at(owner), felt({ [UNKNOWN_NAME]: true })));
    await denied(setDoc(at(owner), { mood: 3, at: serverTimestamp() }));
    await denied(setDoc(at(owner), { note: '', at: serverTimestamp() }));
    await denied(setDoc(at(owner), { mood: 3, note: '' }));
  });
});

describe('the moods of a member', () => {
  const read = (who: Who | undefined, count?: number) => {
    const all = collection(as(who), list);
    return getDocs(
      count === undefined
        ? query(all, orderBy(documentId()))
        : query(all, orderBy(documentId()), limit(count)),
    );
  };

  it('are read only by that member, not by companions or staff', async () => {
    await allowed(setDoc(at(owner), felt()));
    for (const who of OTHERS) {
      await denied(getDoc(at(who)));
      await denied(read(who, 30));
    }
    await allowed(getDoc(at(owner)));
    await allowed(read(owner, 30));
  });

  it('are read a hundred at a time', async () => {
    await allowed(read(owner, 100));
    await denied(read(owner, 101));
    await denied(read(owner));
  });
});
