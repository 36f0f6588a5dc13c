import {
  collection,
  deleteDoc,
  doc,
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
import { companionAccount, companionDocument } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [owner, stranger]);

const owner: Who = { uid: 'favorite-owner', userType: 'spender' };
const stranger: Who = { uid: 'favorite-stranger', userType: 'spender' };
const earner: Who = { uid: owner.uid, userType: 'earner' };
const companionId = 'favorite-companion';

const list = `users/${owner.uid}/favorites`;
const at = (who?: Who, id = companionId) => doc(as(who), `${list}/${id}`);
const now = { addedAt: serverTimestamp() };

const arrangeCompanion = (listed: boolean) =>
  arrange({
    [`companions/${companionId}`]: companionDocument(companionAccount(companionId), { listed }),
  });

beforeEach(async () => {
  await arrangeCompanion(true);
  await deleteDoc(at(owner));
});

describe('a favorite', () => {
  it('is added and removed by its member', async () => {
    for (const who of [undefined, stranger, admin, earner, { uid: owner.uid }]) {
      await denied(setDoc(at(who), now));
    }
    await allowed(setDoc(at(owner), now));
    for (const who of [undefined, stranger, admin]) await denied(deleteDoc(at(who)));
    await allowed(deleteDoc(at(owner)));
  });

  it('is a listed companion', async () => {
    await denied(setDoc(at(owner, 'favorite-nobody'), now));
    await arrangeCompanion(false);
    await denied(setDoc(at(owner), now));
    await arrangeCompanion(true);
    await allowed(setDoc(at(owner), now));
  });

  it('has only the server’s date', async () => {
    await denied(setDoc(at(owner), {}));
    await denied(setDoc(at(owner), { addedAt: new Date(0) }));
    await denied(setDoc(at(owner), { ...now, [UNKNOWN_NAME]: true }));
    await allowed(setDoc(at(owner), now));
  });

  it('is never changed', async () => {
    await allowed(setDoc(at(owner), now));
    await denied(updateDoc(at(owner), now));
    await denied(setDoc(at(owner), now));
  });
});

describe('the favorites of a member', () => {
  it('are read only by that member, not even the companion', async () => {
    await arrange({ [`${list}/${companionId}`]: { addedAt: new Date() } });
    const read = (who?: Who) =>
      getDocs(query(collection(as(who), list), orderBy('addedAt', 'desc'), limit(200)));
    const others: (Who | undefined)[] = [
      undefined,
      stranger,
      admin,
      { uid: companionId, userType: 'earner' },
    ];
    for (const who of others) {
      await denied(getDoc(at(who)));
      await denied(read(who));
    }
    await allowed(getDoc(at(owner)));
    await allowed(read(owner));
  });
});
