import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment();
const earner: Who = { uid: 'trained-companion', userType: 'earner' };
const other: Who = { uid: 'other-companion', userType: 'earner' };
const member: Who = { uid: 'a-member', userType: 'spender' };
const everyone = [earner, other, member, admin, undefined];

const path = `trainings/${earner.uid}`;
const passed = { listening: { passedAt: new Date(0), failedAt: null } };

beforeEach(() =>
  arrange({
    [path]: { lessons: passed, expiresAt: null, dueAt: null },
    [`${path}/draws/crisis`]: { drawId: 'd', questions: [{ id: 'crisis-part', order: [1, 0, 2] }] },
  }),
);

describe('a companion’s training', () => {
  it('is read by its owner only, by id', async () => {
    await allowed(getDoc(doc(as(earner), path)));
    for (const who of [other, member, admin, undefined]) await denied(getDoc(doc(as(who), path)));
    for (const who of everyone) {
      await denied(getDocs(query(collection(as(who), 'trainings'), limit(1))));
    }
    // Before the first quiz there is none.
    await allowed(getDoc(doc(as(other), `trainings/${other.uid}`)));
  });

  it('is written by no client', async () => {
    for (const who of everyone) {
      await denied(updateDoc(doc(as(who), path), { expiresAt: new Date(1e13) }));
      await denied(setDoc(doc(as(who), path), { lessons: passed, expiresAt: new Date(1e13) }));
      await denied(deleteDoc(doc(as(who), path)));
      const own = `trainings/${who?.uid ?? 'newcomer'}-new`;
      await denied(setDoc(doc(as(who), own), { lessons: passed, expiresAt: null, dueAt: null }));
    }
    await denied(setDoc(doc(as(other), `trainings/${other.uid}`), { lessons: passed }));
  });

  it('has quizzes that no client reads or writes', async () => {
    const draw = `${path}/draws/crisis`;
    for (const who of everyone) {
      await denied(getDoc(doc(as(who), draw)));
      await denied(getDocs(query(collection(as(who), `${path}/draws`), limit(1))));
      await denied(updateDoc(doc(as(who), draw), { drawId: 'mine' }));
      await denied(deleteDoc(doc(as(who), draw)));
      await denied(setDoc(doc(as(who), `${path}/draws/money`), { drawId: 'mine' }));
    }
  });
});
