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
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { memberDocument, newId } from '../support/builders';
import { allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment();

const author: Who = { uid: 'report-author', userType: 'spender' };
const companion: Who = { uid: 'report-companion', userType: 'earner' };
const reader: Who = { uid: 'report_reader', userType: 'spender' };
const admin: Who = { uid: 'report-staff', admin: true };

/** Reports cannot be taken back, so each test is about a new review. */
let bookingId: string;

const reviewPath = () => `companions/${companion.uid}/reviews/${bookingId}`;
const removalPath = () => `companions/${companion.uid}/removedReviews/${bookingId}`;
const at = (who: Who | undefined, id = reviewReportId(bookingId, reader.uid)) =>
  doc(as(who), 'reports', id);

const report = (change: object = {}) => ({
  kind: 'review',
  companionId: companion.uid,
  bookingId,
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
  arrange({ [`reports/${reviewReportId(bookingId, reader.uid)}`]: stored(change) });

beforeEach(async () => {
  bookingId = newId('reported');
  await arrange({
    [`profiles/${author.uid}`]: toProfile(memberDocument(author.uid)),
    [reviewPath()]: {
      rating: 1,
      comment: 'Unkind words.',
      authorName: 'Sam P.',
      spenderId: author.uid,
      createdAt: new Date(),
      editedAt: null,
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

  it('is sent by the companion it is about, too, but not by its author', async () => {
    const sendAs = ({ uid }: Who, who: Who) =>
      setDoc(at(who, reviewReportId(bookingId, uid)), report({ reporterId: uid }));
    await denied(sendAs(author, author));
    await allowed(sendAs(companion, companion));
  });

  it('is under the name and id of the person who sends it', async () => {
    await denied(send({ reporterId: author.uid }));
    await denied(send({}, companion));
    const other = reviewReportId(bookingId, companion.uid);
    await denied(setDoc(at(reader, other), report()));
    await denied(setDoc(at(reader, `${reviewReportId(bookingId, reader.uid)}x`), report()));
    await allowed(send());
  });

  it('is about a review that the person who sends it can read', async () => {
    await denied(send({ companionId: 'report-somebody-else' }));
    const nowhere = reviewReportId('report-no-booking', reader.uid);
    await denied(setDoc(at(reader, nowhere), report({ bookingId: 'report-no-booking' })));
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

  it.each(REPORT_REASON_IDS)('can be sent by a person with the reason "%s"', async (reason) => {
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
    await denied(getDoc(at(reader, `other_${bookingId}_${reader.uid}`)));
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
  const decision = (status: string, change: object = {}) => ({
    status,
    decidedAt: serverTimestamp(),
    decidedBy: admin.uid,
    ...change,
  });
  const decide = (status: string, change: object = {}, who: Who | undefined = admin) =>
    updateDoc(at(who), decision(status, change));

  beforeEach(() => arrangeReport());

  function remove(who: Who): Promise<void> {
    const batch = writeBatch(as(who));
    batch.update(at(who), decision('removed'));
    batch.set(doc(as(who), removalPath()), { at: serverTimestamp() });
    batch.delete(doc(as(who), reviewPath()));
    return batch.commit();
  }

  it('is made by staff, to keep the review', async () => {
    for (const who of [undefined, reader, companion, author, { uid: admin.uid }]) {
      await denied(updateDoc(at(who), decision('kept')));
    }
    await allowed(decide('kept'));
  });

  it('is made by staff, to remove the review together with it', async () => {
    await denied(remove(companion));
    await denied(decide('removed'));
    await allowed(remove(admin));
  });

  it('lets staff say that a review is removed which somebody else removed before', async () => {
    await denied(decide('removed'));
    const batch = writeBatch(as(admin));
    batch.set(doc(as(admin), removalPath()), { at: serverTimestamp() });
    batch.delete(doc(as(admin), reviewPath()));
    await allowed(batch.commit());
    for (const status of ['open', UNKNOWN_NAME]) await denied(decide(status));
    await allowed(decide('removed'));
  });

  it('is made by staff once', async () => {
    for (const status of ['kept', 'removed']) {
      await arrangeReport({ status, decidedAt: new Date(), decidedBy: 'somebody' });
      await denied(decide('kept'));
      await denied(remove(admin));
    }
    await arrangeReport();
    await allowed(decide('kept'));
  });

  it('names staff and time, and changes nothing else', async () => {
    await denied(decide('open'));
    await denied(decide(UNKNOWN_NAME));
    await denied(decide('kept', { decidedBy: 'somebody' }));
    await denied(decide('kept', { decidedAt: new Date(0) }));
    await denied(updateDoc(at(admin), { status: 'kept', decidedBy: admin.uid }));
    await denied(updateDoc(at(admin), { status: 'kept', decidedAt: serverTimestamp() }));
    for (const field of ['reason', 'details', 'reporterId', 'bookingId', UNKNOWN_NAME]) {
      await denied(decide('kept', { [field]: 'other' }));
    }
    await allowed(decide('kept'));
  });

  it('stays: nobody deletes a report', async () => {
    for (const who of [reader, admin]) await denied(deleteDoc(at(who)));
    await allowed(decide('kept'));
    await denied(deleteDoc(at(admin)));
  });
});
