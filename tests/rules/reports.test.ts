import { toProfile } from '@hearthkin/domain/account/profile';
import {
  REPORT_DETAILS_MAX,
  REPORT_REASON_IDS,
  reviewReportId,
} from '@hearthkin/domain/safety/report';
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
import { memberDocument, newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [author, companion, reader]);

const author: Who = { uid: 'report-author', userType: 'spender' };
const companion: Who = { uid: 'report-companion', userType: 'earner' };
const reader: Who = { uid: 'report_reader', userType: 'spender' };

/** Reports can't be deleted, so each test has a new review. */
let reviewId: string;

const reviewPath = () => `companions/${companion.uid}/reviews/${reviewId}`;
const at = (who: Who | undefined, id = reviewReportId(reviewId, reader.uid)) =>
  doc(as(who), 'reports', id);

const report = (change: object = {}) => ({
  kind: 'review',
  companionId: companion.uid,
  reviewId,
  reporterId: reader.uid,
  reason: 'insulting',
  details: 'It calls her names.',
  status: 'open',
  createdAt: serverTimestamp(),
  decidedAt: null,
  decidedBy: null,
  ...change,
});

const stored = (change: object = {}) => report({ createdAt: new Date(), ...change });

const arrangeReport = (change: object = {}) =>
  arrange({ [`reports/${reviewReportId(reviewId, reader.uid)}`]: stored(change) });

beforeEach(async () => {
  reviewId = newId('reported');
  await arrange({
    [`profiles/${author.uid}`]: toProfile(memberDocument(author.uid)),
    [reviewPath()]: {
      rating: 1,
      comment: 'Unkind words.',
      authorName: 'Sam P.',
      publishedIn: '2026-06',
    },
  });
});

describe('a report of a review', () => {
  const send = (change: object = {}, who: Who | undefined = reader) =>
    setDoc(at(who), report(change));

  it('is sent by a person who is signed in, once', async () => {
    await denied(setDoc(at(undefined), report()));
    await allowed(send());
    await denied(send());
  });

  it('is sent by the companion it is about, too', async () => {
    const id = reviewReportId(reviewId, companion.uid);
    await allowed(setDoc(at(companion, id), report({ reporterId: companion.uid })));
  });

  it('is under the name and id of the person who sends it', async () => {
    await denied(send({ reporterId: author.uid }));
    await denied(send({}, companion));
    const other = reviewReportId(reviewId, companion.uid);
    await denied(setDoc(at(reader, other), report()));
    await denied(setDoc(at(reader, `${reviewReportId(reviewId, reader.uid)}x`), report()));
    await allowed(send());
  });

  it('is about a review that the person who sends it can read', async () => {
    await denied(send({ companionId: 'report-somebody-else' }));
    const nowhere = reviewReportId('report-no-review', reader.uid);
    await denied(setDoc(at(reader, nowhere), report({ reviewId: 'report-no-review' })));
    await allowed(send());
  });

  it('has a known reason and the words of the person who sends it', async () => {
    const bad: Record<string, unknown[]> = {
      kind: ['message', null],
      reason: [UNKNOWN_NAME, null],
      details: ['x'.repeat(REPORT_DETAILS_MAX + 1), 7, null],
      status: ['kept', 'removed', null],
      createdAt: [new Date(0), null],
      decidedAt: [serverTimestamp()],
      decidedBy: [reader.uid],
      [UNKNOWN_NAME]: [true],
    };
    for (const [field, values] of Object.entries(bad)) {
      for (const value of values) await denied(send({ [field]: value }));
    }
    for (const field of Object.keys(report())) {
      const { [field]: _, ...rest } = report() as Record<string, unknown>;
      await denied(setDoc(at(reader), rest));
    }
    await allowed(send({ details: 'x'.repeat(REPORT_DETAILS_MAX) }));
  });

  it.each(REPORT_REASON_IDS)('can have the reason "%s"', async (reason) => {
    await denied(send({ reason: `${reason}.` }));
    await allowed(send({ reason }));
  });

  it('is read by staff and by the person who sent it', async () => {
    await arrangeReport();
    for (const who of [undefined, author, companion, { uid: 'reader' }]) {
      await denied(getDoc(at(who)));
    }
    for (const who of [reader, admin]) await allowed(getDoc(at(who)));
  });

  it('can be asked for by a person who has not sent one', async () => {
    await allowed(getDoc(at(reader)));
    await denied(getDoc(at(companion)));
    await denied(getDoc(at(undefined)));
    await denied(getDoc(at(reader, `other_${reviewId}_${reader.uid}`)));
  });
});

describe('the reports that wait', () => {
  it('are listed by staff only', async () => {
    await arrangeReport();
    const list = (who?: Who) =>
      getDocs(
        query(
          collection(as(who), 'reports'),
          where('status', '==', 'open'),
          orderBy('createdAt', 'asc'),
          limit(20),
        ),
      );
    for (const who of [undefined, reader, companion]) await denied(list(who));
    await allowed(list(admin));
  });
});

describe('the decision about a report', () => {
  beforeEach(() => arrangeReport());

  it('is made by no client, only by a function that logs it', async () => {
    for (const who of [undefined, reader, companion, author, admin]) {
      for (const status of ['kept', 'removed']) {
        const decision = { status, decidedAt: serverTimestamp(), decidedBy: admin.uid };
        await denied(updateDoc(at(who), decision));
      }
      await denied(updateDoc(at(who), { details: 'Other words.' }));
    }
  });

  it('stays: no client deletes a report', async () => {
    for (const who of [undefined, reader, companion, admin]) await denied(deleteDoc(at(who)));
  });
});
