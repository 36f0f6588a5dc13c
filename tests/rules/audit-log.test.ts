import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment();

const member: Who = { uid: 'audit-member', userType: 'spender' };
const companion: Who = { uid: 'audit-companion', userType: 'earner' };
const OTHERS = [undefined, member, companion, { uid: admin.uid }];

const entry = () => ({
  at: new Date(),
  act: 'account-suspended',
  by: admin.uid,
  target: `users/${member.uid}`,
  note: 'Insulting messages.',
  concerns: [member.uid],
});

let id: string;
const at = (who?: Who) => doc(as(who), 'auditLog', id);

beforeEach(async () => {
  id = newId('entry');
  await arrange({ [`auditLog/${id}`]: entry() });
});

describe('the log of what staff did', () => {
  it('is read by staff, and not even by the person it is about', async () => {
    for (const who of OTHERS) await denied(getDoc(at(who)));
    await allowed(getDoc(at(admin)));
  });

  it('is listed by staff only, a hundred entries at a time', async () => {
    const list = (who: Who | undefined, most: number) =>
      getDocs(query(collection(as(who), 'auditLog'), orderBy('at', 'desc'), limit(most)));
    for (const who of OTHERS) await denied(list(who, 10));
    const own = where('concerns', 'array-contains', member.uid);
    await denied(getDocs(query(collection(as(member), 'auditLog'), own, limit(10))));
    await allowed(list(admin, 100));
    await denied(list(admin, 101));
    await denied(getDocs(collection(as(admin), 'auditLog')));
  });

  it('is written, changed and deleted by no client, not even staff', async () => {
    for (const who of [...OTHERS, admin]) {
      await denied(setDoc(doc(as(who), 'auditLog', newId('entry')), entry()));
      await denied(updateDoc(at(who), { note: '' }));
      await denied(deleteDoc(at(who)));
    }
    await allowed(getDoc(at(admin)));
  });
});
