import { LIVE_ID } from '@hearthkin/domain/companion/live';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { companionAccount, companionDocuments } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [member, owner, colleague]);
const member: Who = { uid: 'live-member', userType: 'spender' };
const uid = 'live-owner';
const owner: Who = { uid, userType: 'earner' };
const colleague: Who = { uid: 'live-colleague', userType: 'earner' };

const path = `companions/${uid}/live/${LIVE_ID}`;
const live = (who?: Who) => doc(as(who), path);
const arrangeCompanion = (listed: boolean) => {
  const documents = companionDocuments(companionAccount(uid), { listed });
  return arrange({ [`companions/${uid}`]: documents.listing, [path]: documents.live });
};
const beat = { lastActiveAt: serverTimestamp() };

beforeEach(() => arrangeCompanion(true));

describe('what changes by the minute of a companion', () => {
  it('is read by everyone who may read the listing', async () => {
    for (const who of [undefined, member, owner, colleague]) await allowed(getDoc(live(who)));
    await arrangeCompanion(false);
    for (const who of [undefined, member, colleague, admin]) await denied(getDoc(live(who)));
    await allowed(getDoc(live(owner)));
  });

  it('is one document, and isn’t listed', async () => {
    const all = (who?: Who) => query(collection(as(who), `companions/${uid}/live`), limit(1));
    for (const who of [undefined, member, owner, admin]) {
      await denied(getDocs(all(who)));
      await denied(getDocs(query(all(who), where(documentId(), '==', LIVE_ID))));
    }
    await arrange({ [`companions/${uid}/live/then`]: { lastActiveAt: new Date(0) } });
    await denied(getDoc(doc(as(owner), `companions/${uid}/live/then`)));
    await denied(updateDoc(doc(as(owner), `companions/${uid}/live/then`), beat));
    await denied(getDocs(all(owner)));
  });

  it('has the time of the companion’s own activity, which is now', async () => {
    await allowed(updateDoc(live(owner), beat));
    const others: (Who | undefined)[] = [
      undefined,
      member,
      colleague,
      admin,
      { uid, userType: 'spender' },
      { uid },
    ];
    for (const who of others) await denied(updateDoc(live(who), beat));
    for (const lastActiveAt of [new Timestamp(1_893_456_000, 0), new Date(0), null, 'now']) {
      await denied(updateDoc(live(owner), { lastActiveAt }));
    }
  });

  it('is otherwise kept by functions', async () => {
    const kept = {
      onlineShard: 1,
      busy: [{ from: new Date(0), until: new Date(0) }],
      fullDays: ['2026-12-06'],
      [UNKNOWN_NAME]: true,
    };
    for (const [field, value] of Object.entries(kept)) {
      await denied(updateDoc(live(owner), { ...beat, [field]: value }));
      await denied(updateDoc(live(owner), { [field]: value }));
    }
    await denied(deleteDoc(live(owner)));
    const own = doc(as(colleague), `companions/${colleague.uid}/live/${LIVE_ID}`);
    await denied(setDoc(own, beat));
  });
});

describe('the number of views of a profile', () => {
  const counts = (who?: Who) => collection(as(who), `companions/${uid}/viewCounts`);

  it('is read by the companion alone', async () => {
    await arrange({ [`companions/${uid}/viewCounts/0`]: { views: 7 } });
    await allowed(getDocs(query(counts(owner), limit(10))));
    await denied(getDocs(query(counts(owner), limit(11))));
    await denied(getDocs(counts(owner)));
    for (const who of [undefined, member, colleague, admin]) {
      await denied(getDocs(query(counts(who), limit(10))));
    }
    for (const who of [undefined, member, owner, admin])
      await denied(getDoc(doc(counts(who), '0')));
  });

  it('is written by no client', async () => {
    await arrange({ [`companions/${uid}/viewCounts/0`]: { views: 7 } });
    for (const who of [undefined, member, owner, admin]) {
      await denied(setDoc(doc(counts(who), '0'), { views: 1_000 }));
      await denied(setDoc(doc(counts(who), '9'), { views: 1_000 }));
      await denied(deleteDoc(doc(counts(who), '0')));
    }
  });
});
