import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment();

const owner: Who = { uid: 'insights-owner', userType: 'spender' };
const others: readonly (Who | undefined)[] = [
  { uid: 'insights-stranger', userType: 'spender' },
  admin,
  undefined,
];

const folder = `users/${owner.uid}/insights`;
const counters = { counters: { minutes: 60 } };

beforeEach(() => arrange({ [`${folder}/all`]: counters }));

describe('insights', () => {
  it('are read and listed by their owner', async () => {
    await allowed(getDoc(doc(as(owner), `${folder}/all`)));
    await allowed(getDocs(collection(as(owner), folder)));
  });

  it('are read by no one else, not even staff', async () => {
    for (const who of others) {
      await denied(getDoc(doc(as(who), `${folder}/all`)));
      await denied(getDocs(collection(as(who), folder)));
    }
  });

  it('are written by no client', async () => {
    await denied(setDoc(doc(as(owner), `${folder}/all`), counters));
    await denied(setDoc(doc(as(owner), `${folder}/2026-06`), counters));
    await denied(deleteDoc(doc(as(owner), `${folder}/all`)));
  });
});
