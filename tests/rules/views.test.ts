import { profileViewId } from '@hearthkin/domain/companion/profile-view';
import { DAY_MS } from '@hearthkin/domain/durations';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { companionAccount, companionDocument, newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [viewer, companion]);

const viewer: Who = { uid: 'view_of-a-member', userType: 'spender' };
const companion: Who = { uid: 'view-companion', userType: 'earner' };

/** Views can't be deleted, so each test views someone new. */
let companionId: string;

const today = (uid: string) => profileViewId(uid, new Date());
const at = (who: Who | undefined, id: string) =>
  doc(as(who), `companions/${companionId}/views/${id}`);
const now = { at: serverTimestamp() };

const arrangeCompanion = (listed: boolean) =>
  arrange({
    [`companions/${companionId}`]: companionDocument(companionAccount(companionId), { listed }),
  });

beforeEach(async () => {
  companionId = newId('viewed');
  await arrangeCompanion(true);
});

describe('a profile view', () => {
  it('counts for a viewer who is signed in, once on each day', async () => {
    const id = today(viewer.uid);
    await denied(setDoc(at(undefined, id), now));
    await allowed(setDoc(at(viewer, id), now));
    await denied(setDoc(at(viewer, id), now));
    await denied(updateDoc(at(viewer, id), now));
    await denied(deleteDoc(at(viewer, id)));
  });

  it('counts only for the signed-in viewer, and for today', async () => {
    const day = (days: number) => profileViewId(viewer.uid, new Date(Date.now() + days * DAY_MS));
    const wrong = [today('somebody-else'), day(-1), day(1), viewer.uid, `${viewer.uid}_`];
    for (const id of wrong) await denied(setDoc(at(viewer, id), now));
    await allowed(setDoc(at(viewer, today(viewer.uid)), now));
  });

  it('does not count for the companion themselves, as it does for others', async () => {
    const id = today(companion.uid);
    const own = `companions/${companion.uid}`;
    await arrange({ [own]: companionDocument(companionAccount(companion.uid)) });
    await denied(setDoc(doc(as(companion), `${own}/views/${id}`), now));
    await allowed(setDoc(at(companion, id), now));
  });

  it('counts only for a listed companion', async () => {
    await arrangeCompanion(false);
    await denied(setDoc(at(viewer, today(viewer.uid)), now));
    await arrangeCompanion(true);
    await allowed(setDoc(at(viewer, today(viewer.uid)), now));
  });

  it('has only the server’s time', async () => {
    const id = today(viewer.uid);
    await denied(setDoc(at(viewer, id), {}));
    await denied(setDoc(at(viewer, id), { at: new Date(0) }));
    await denied(setDoc(at(viewer, id), { ...now, [UNKNOWN_NAME]: true }));
    await allowed(setDoc(at(viewer, id), now));
  });

  it('is read by no client, so no companion learns who looked', async () => {
    await allowed(setDoc(at(viewer, today(viewer.uid)), now));
    const own = `companions/${companion.uid}/views`;
    await arrange({ [`${own}/${today(viewer.uid)}`]: { at: new Date() } });
    for (const who of [undefined, viewer, companion, admin]) {
      await denied(getDoc(doc(as(who), `${own}/${today(viewer.uid)}`)));
      await denied(getDocs(collection(as(who), own)));
    }
  });
});
