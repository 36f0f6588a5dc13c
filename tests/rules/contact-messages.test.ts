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
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment();

const writer: Who = { uid: 'contact-writer', userType: 'spender' };
const companion: Who = { uid: 'contact-companion', userType: 'earner' };
const OTHERS = [undefined, writer, companion, { uid: admin.uid }];

const stored = (change: object = {}) => ({
  name: 'Sam Porter',
  email: 'sam@example.test',
  subject: 'My receipt',
  message: 'Where do I find it?',
  uid: writer.uid,
  status: 'open',
  createdAt: new Date(),
  decidedAt: null,
  decidedBy: null,
  expireAt: new Date('2036-01-01T00:00:00Z'),
  ...change,
});

/** Each test has a message of its own. */
let id: string;

const at = (who?: Who) => doc(as(who), 'contactMessages', id);
const arrangeMessage = (change: object = {}) =>
  arrange({ [`contactMessages/${id}`]: stored(change) });

beforeEach(async () => {
  id = newId('message');
  await arrangeMessage();
});

describe('a message to support', () => {
  it('is read by staff, and not even by the person who wrote it', async () => {
    for (const who of OTHERS) await denied(getDoc(at(who)));
    await allowed(getDoc(at(admin)));
  });

  it('is listed by staff only, a hundred at a time', async () => {
    const list = (who: Who | undefined, most: number) =>
      getDocs(
        query(
          collection(as(who), 'contactMessages'),
          where('status', '==', 'open'),
          orderBy('createdAt', 'asc'),
          limit(most),
        ),
      );
    for (const who of OTHERS) await denied(list(who, 10));
    await denied(
      getDocs(query(collection(as(writer), 'contactMessages'), where('uid', '==', writer.uid))),
    );
    await allowed(list(admin, 100));
    await denied(list(admin, 101));
    await denied(getDocs(collection(as(admin), 'contactMessages')));
  });

  it('is written by no client: a function counts what a person sends', async () => {
    for (const who of [...OTHERS, admin]) {
      await denied(setDoc(doc(as(who), 'contactMessages', newId('message')), stored()));
    }
    await allowed(getDoc(at(admin)));
  });

  it('is answered and deleted by no client, only by functions that log it', async () => {
    const answered = { status: 'answered', decidedAt: serverTimestamp(), decidedBy: admin.uid };
    for (const who of [...OTHERS, admin]) {
      await denied(updateDoc(at(who), answered));
      await denied(deleteDoc(at(who)));
    }
    await allowed(getDoc(at(admin)));
  });
});
