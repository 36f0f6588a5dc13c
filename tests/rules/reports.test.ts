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
import { newId, ownReportDocument, reportDocument } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment(() => [reporter, reported]);

const reporter: Who = { uid: 'report-reporter', userType: 'spender' };
const reported: Who = { uid: 'report-reported', userType: 'earner' };
const others = [undefined, reported, { uid: 'report-newcomer' }] as const;

/** Reports can't be deleted, so each test has a new one. */
let id: string;

const report = () => reportDocument({ reporterId: reporter.uid, reportedId: reported.uid });
const at = (who?: Who) => doc(as(who), 'reports', id);
const ownAt = (who?: Who) => doc(as(who), 'users', reporter.uid, 'reports', id);

beforeEach(async () => {
  id = newId('report');
  await arrange({
    [`reports/${id}`]: report(),
    [`users/${reporter.uid}/reports/${id}`]: ownReportDocument(report()),
  });
});

describe('a report to staff', () => {
  it('is read by staff only: not by who sent it, nor by whom it is about', async () => {
    for (const who of [reporter, ...others]) await denied(getDoc(at(who)));
    await allowed(getDoc(at(admin)));
  });

  it('is listed by staff only, the most urgent first', async () => {
    const list = (who?: Who) =>
      getDocs(
        query(
          collection(as(who), 'reports'),
          where('status', '==', 'open'),
          orderBy('severity', 'asc'),
          orderBy('createdAt', 'asc'),
          limit(20),
        ),
      );
    for (const who of [reporter, ...others]) await denied(list(who));
    await allowed(list(admin));
  });

  it('of their own is listed by no one else either', async () => {
    const list = (who: Who | undefined, field: 'reporterId' | 'reportedId', uid: string) =>
      getDocs(query(collection(as(who), 'reports'), where(field, '==', uid), limit(10)));
    await denied(list(reporter, 'reporterId', reporter.uid));
    await denied(list(reported, 'reportedId', reported.uid));
    await allowed(list(admin, 'reportedId', reported.uid));
  });

  it('is written by no client, only by functions', async () => {
    for (const who of [reporter, admin, ...others]) {
      await denied(setDoc(doc(as(who), 'reports', newId('report')), report()));
      await denied(updateDoc(at(who), { status: 'decided' }));
      await denied(deleteDoc(at(who)));
    }
  });
});

describe('what a person sees of their report', () => {
  it('is read by that person only, not even by staff', async () => {
    for (const who of [admin, ...others]) await denied(getDoc(ownAt(who)));
    await allowed(getDoc(ownAt(reporter)));
  });

  it('is listed by that person, 50 at most', async () => {
    const list = (who: Who | undefined, most: number) =>
      getDocs(query(collection(as(who), 'users', reporter.uid, 'reports'), limit(most)));
    for (const who of [admin, ...others]) await denied(list(who, 50));
    await denied(list(reporter, 51));
    await allowed(list(reporter, 50));
  });

  it('is written by no client', async () => {
    for (const who of [reporter, admin, ...others]) {
      const another = doc(as(who), 'users', reporter.uid, 'reports', newId('report'));
      await denied(setDoc(another, ownReportDocument(report())));
      await denied(updateDoc(ownAt(who), { details: 'Other words.' }));
      await denied(deleteDoc(ownAt(who)));
    }
  });
});
