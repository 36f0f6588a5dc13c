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

const { as, arrange } = rulesEnvironment();
const spender: Who = { uid: 'paying-member', userType: 'spender' };
const earner: Who = { uid: 'asked-companion', userType: 'earner' };
const stranger: Who = { uid: 'stranger', userType: 'spender' };
const everyone = [spender, earner, stranger, admin, undefined];

beforeEach(() =>
  arrange({
    'checkouts/request': { spenderId: spender.uid, earnerId: earner.uid, status: 'open' },
    'charges/request': { spenderId: spender.uid, earnerId: earner.uid },
    [`subscriptions/${spender.uid}`]: { status: 'active', plan: 'lite' },
    [`users/${spender.uid}/totals/credit`]: { balanceMinor: 5200 },
    [`users/${spender.uid}/creditEntries/grant_in_1`]: { kind: 'grant', amountMinor: 5200 },
    [`payoutAccounts/${earner.uid}`]: { accountId: 'acct_1', status: 'ready' },
  }),
);

describe('an unpaid request', () => {
  it('is read by its member only: the companion doesn’t know of it', async () => {
    const read = (who: Who | undefined) => getDoc(doc(as(who), 'checkouts', 'request'));
    await allowed(read(spender));
    for (const who of [earner, stranger, admin, undefined]) await denied(read(who));
  });

  it('is listed by its member, twenty at a time', async () => {
    const list = (who: Who | undefined, side: string, uid: string, most: number) =>
      getDocs(query(collection(as(who), 'checkouts'), where(side, '==', uid), limit(most)));
    await allowed(list(spender, 'spenderId', spender.uid, 20));
    await denied(list(spender, 'spenderId', spender.uid, 21));
    await denied(list(earner, 'earnerId', earner.uid, 20));
    for (const who of [earner, stranger, admin, undefined]) {
      await denied(list(who, 'spenderId', spender.uid, 20));
    }
  });
});

describe('where a companion is paid', () => {
  it('is read by its owner only', async () => {
    const read = (who: Who | undefined) => getDoc(doc(as(who), 'payoutAccounts', earner.uid));
    await allowed(read(earner));
    for (const who of [spender, stranger, admin, undefined]) await denied(read(who));
    for (const who of everyone) {
      await denied(getDocs(query(collection(as(who), 'payoutAccounts'), limit(1))));
    }
  });
});

describe('a paid plan and its credit', () => {
  const paths = [`subscriptions/${spender.uid}`, `users/${spender.uid}/totals/credit`];

  it.each(paths)('is read by its member only: %s', async (path) => {
    await allowed(getDoc(doc(as(spender), path)));
    for (const who of [earner, stranger, admin, undefined])
      await denied(getDoc(doc(as(who), path)));
    const all = collection(as(spender), path.slice(0, path.lastIndexOf('/')));
    await denied(getDocs(all));
    await denied(getDocs(query(all, where(documentId(), '==', path.split('/').at(-1)))));
  });

  it.each(paths)('is written by no client: %s', async (path) => {
    for (const who of everyone) {
      await denied(setDoc(doc(as(who), path), { balanceMinor: 1_000_000, status: 'active' }));
      await denied(updateDoc(doc(as(who), path), { balanceMinor: 1_000_000 }));
      await denied(deleteDoc(doc(as(who), path)));
      // Nor where there is none yet.
      const missing = path.replace(spender.uid, who?.uid === spender.uid ? earner.uid : 'newcomer');
      await denied(setDoc(doc(as(who), missing), { balanceMinor: 1_000_000, status: 'active' }));
      if (who === undefined || who.uid === spender.uid) continue;
      const own = path.replace(spender.uid, who.uid);
      await denied(setDoc(doc(as(who), own), { balanceMinor: 1_000_000, status: 'active' }));
    }
  });

  it('has entries that no client reads or writes', async () => {
    const path = `users/${spender.uid}/creditEntries/grant_in_1`;
    for (const who of everyone) {
      await denied(getDoc(doc(as(who), path)));
      await denied(setDoc(doc(as(who), `${path}2`), { kind: 'grant', amountMinor: 1_000_000 }));
    }
  });
});

describe('what the provider moves', () => {
  it('is read by no client', async () => {
    for (const who of everyone) await denied(getDoc(doc(as(who), 'charges', 'request')));
  });
});

it('no client writes any of it', async () => {
  for (const path of ['checkouts/request', 'charges/request', `payoutAccounts/${earner.uid}`]) {
    for (const who of everyone) {
      await denied(updateDoc(doc(as(who), path), { status: 'ready' }));
      await denied(setDoc(doc(as(who), `${path}-new`), { spenderId: who?.uid ?? '' }));
      await denied(deleteDoc(doc(as(who), path)));
    }
  }
});
