import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const owner: Who = { uid: 'calendar-owner', userType: 'spender' };
const other: Who = { uid: 'calendar-other', userType: 'earner' };
const { as, arrange } = rulesEnvironment(() => [owner, other, admin]);

const since = `users/${owner.uid}/private/calendarLink`;
const key = `calendarLinks/${owner.uid}`;
const hash = 'c0ffee'.repeat(10).concat('cafe');

beforeEach(() => arrange({ [since]: { madeAt: new Date() }, [key]: { hash } }));

describe('a calendar link', () => {
  it('is known to whose calendar it opens only', async () => {
    await allowed(getDoc(doc(as(owner), since)));
    for (const who of [other, admin, undefined]) await denied(getDoc(doc(as(who), since)));
  });

  it('is listed by no one', async () => {
    for (const who of [owner, other, admin, undefined]) {
      const beside = collection(as(who), 'users', owner.uid, 'private');
      await denied(getDocs(query(beside, where(documentId(), '==', 'calendarLink'))));
    }
  });

  it('is written by functions only', async () => {
    const madeAt = new Date(0);
    for (const who of [owner, other, admin, undefined]) {
      await denied(updateDoc(doc(as(who), since), { madeAt }));
      await denied(deleteDoc(doc(as(who), since)));
    }
    await denied(setDoc(doc(as(other), `users/${other.uid}/private/calendarLink`), { madeAt }));
  });
});

describe('the fingerprint of a calendar link', () => {
  it('is read and found by no client', async () => {
    for (const who of [owner, other, admin, undefined]) {
      await denied(getDoc(doc(as(who), key)));
      const found = query(
        collection(as(who), 'calendarLinks'),
        where('hash', '==', hash),
        limit(1),
      );
      await denied(getDocs(found));
    }
  });

  it('is written by no client', async () => {
    for (const who of [owner, other, admin, undefined]) {
      await denied(setDoc(doc(as(who), key), { hash: 'mine' }));
      await denied(updateDoc(doc(as(who), key), { hash: 'mine' }));
      await denied(deleteDoc(doc(as(who), key)));
      await denied(setDoc(doc(as(who), `calendarLinks/${who?.uid ?? 'visitor'}-2`), { hash }));
    }
  });
});
