import { toProfile } from '@hearthkin/domain/account/profile';
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
import { memberDocument } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'earner' };
const uid = 'card-owner';

beforeEach(() => arrange({ [`profiles/${uid}`]: toProfile(memberDocument(uid)) }));

describe('a public card', () => {
  const card = (who?: Who) => doc(as(who), 'profiles', uid);

  it('is read by signed-in people', async () => {
    await allowed(getDoc(card(stranger)));
    await denied(getDoc(card()));
  });

  it('is listed by signed-in people, a page at a time', async () => {
    const cards = (who: Who | undefined, count: number) =>
      getDocs(query(collection(as(who), 'profiles'), limit(count)));
    await allowed(cards(stranger, 50));
    await denied(cards(stranger, 51));
    await denied(cards(undefined, 50));
    await denied(getDocs(collection(as(stranger), 'profiles')));
  });

  it('is written by no client, not even its owner', async () => {
    const owner: Who = { uid, userType: 'spender' };
    for (const who of [owner, stranger, admin]) {
      await denied(updateDoc(card(who), { displayName: 'The Queen' }));
      await denied(deleteDoc(card(who)));
    }
    const other = 'card-newcomer';
    const newcomer: Who = { uid: other, userType: 'spender' };
    const forged = toProfile(memberDocument(other));
    await denied(setDoc(doc(as(newcomer), 'profiles', other), forged));
  });
});

describe('a path without a rule', () => {
  it('is closed to everyone: records of functions, and unknown collections', async () => {
    const closed = [
      'processedEvents',
      'bookingEffects',
      'sessionTimers',
      'signups',
      'mailLog',
      'unqueuedMails',
      'passwordResets',
      'rateLimits',
      'emailChanges',
      'retainedRecords',
      'rememberedPeople',
      'ageDoubts',
      'faceTemplates',
      'figures',
      'unheardOf',
    ];
    for (const name of closed) {
      await arrange({ [`${name}/x`]: { at: new Date() } });
      for (const who of [undefined, stranger, admin]) {
        await denied(getDoc(doc(as(who), name, 'x')));
        await denied(setDoc(doc(as(who), name, 'y'), { at: 0 }));
      }
    }
    await allowed(getDoc(doc(as(stranger), 'profiles', uid)));
  });
});
