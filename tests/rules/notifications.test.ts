import { NOTIFICATION_TOPICS } from '@hearthkin/domain/notification/kinds';
import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
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
import { newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment();

const uid = 'notified';
const owner: Who = { uid, userType: 'spender' };
const stranger: Who = { uid: 'notified-stranger', userType: 'spender' };
const others = [undefined, stranger, admin];

describe('a notification', () => {
  const unread = {
    kind: 'booking-requested',
    data: {},
    link: '/my-bookings',
    createdAt: new Date(),
    readAt: null,
  };
  const note = (who?: Who) => doc(as(who), `users/${uid}/notifications/n`);

  beforeEach(() => arrange({ [`users/${uid}/notifications/n`]: unread }));

  it('is read by its owner only', async () => {
    await allowed(getDoc(note(owner)));
    await allowed(getDocs(collection(as(owner), `users/${uid}/notifications`)));
    await denied(getDoc(note(stranger)));
    await denied(getDocs(collection(as(stranger), `users/${uid}/notifications`)));
    await denied(getDoc(note(admin)));
  });

  it('is marked as read by its owner once, at the time of the write, and not otherwise', async () => {
    await denied(updateDoc(note(stranger), { readAt: serverTimestamp() }));
    await denied(updateDoc(note(owner), { readAt: new Timestamp(1_893_456_000, 0) }));
    for (const field of ['link', UNKNOWN_NAME]) {
      await denied(updateDoc(note(owner), { readAt: serverTimestamp(), [field]: '/elsewhere' }));
    }
    await allowed(updateDoc(note(owner), { readAt: serverTimestamp() }));
    await denied(updateDoc(note(owner), { readAt: serverTimestamp() }));
  });

  it('is deleted only by its owner, and created by no client', async () => {
    await denied(setDoc(doc(as(owner), `users/${uid}/notifications/m`), unread));
    await denied(deleteDoc(note(stranger)));
    await allowed(deleteDoc(note(owner)));
  });
});

describe('notification settings', () => {
  const path = `users/${uid}/settings/notifications`;
  const settings = (who?: Who) => doc(as(who), path);
  const none = { inApp: [], mail: [] };
  const all = [...NOTIFICATION_TOPICS];

  beforeEach(() => arrange({ [path]: none }));

  it('are read only by their owner, and never listed', async () => {
    await allowed(getDoc(settings(owner)));
    for (const who of others) await denied(getDoc(settings(who)));
    const mine = (who?: Who) => collection(as(who), `users/${uid}/settings`);
    for (const who of [owner, ...others]) {
      await denied(getDocs(query(mine(who), where(documentId(), '==', 'notifications'))));
    }
  });

  it('are created and changed only by their owner', async () => {
    const first: Who = { uid: newId('notified'), userType: 'spender' };
    const theirs = (who?: Who) => doc(as(who), `users/${first.uid}/settings/notifications`);
    for (const who of others) await denied(setDoc(theirs(who), none));
    await allowed(setDoc(theirs(first), none));
    for (const who of others) await denied(updateDoc(settings(who), { mail: ['messages'] }));
    await allowed(updateDoc(settings(owner), { mail: ['messages'] }));
  });

  it.each(['inApp', 'mail'])('accept every known topic and no other: %s', async (channel) => {
    await allowed(updateDoc(settings(owner), { [channel]: all }));
    for (const topic of all) await allowed(updateDoc(settings(owner), { [channel]: [topic] }));
    await allowed(updateDoc(settings(owner), { [channel]: [] }));
    const bad = [[UNKNOWN_NAME], [...all, 'bookings'], [7], 'bookings', { bookings: true }, null];
    for (const value of bad) await denied(updateDoc(settings(owner), { [channel]: value }));
    await denied(updateDoc(settings(owner), { [channel]: arrayUnion(UNKNOWN_NAME) }));
    await denied(updateDoc(settings(owner), { [channel]: deleteField() }));
  });

  it('have no other fields', async () => {
    await denied(setDoc(settings(owner), { ...none, [UNKNOWN_NAME]: [] }));
    await allowed(setDoc(settings(owner), none));
  });

  it('are not deleted, and there are no other settings', async () => {
    for (const who of [owner, admin]) await denied(deleteDoc(settings(who)));
    await denied(setDoc(doc(as(owner), `users/${uid}/settings/${UNKNOWN_NAME}`), none));
  });
});

describe('unread emails', () => {
  const path = `users/${uid}/unreadMails/a_b`;

  it('are neither read nor written by a client', async () => {
    const waits = { since: new Date(), dueAt: new Date() };
    await arrange({ [path]: waits });
    for (const who of [owner, ...others]) {
      await denied(getDoc(doc(as(who), path)));
      await denied(getDocs(query(collection(as(who), `users/${uid}/unreadMails`), limit(1))));
      await denied(setDoc(doc(as(who), path), waits));
      await denied(deleteDoc(doc(as(who), path)));
    }
  });
});
