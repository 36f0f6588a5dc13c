import { valueAt } from '@hearthkin/domain/admin/inbox';
import { openDocumentInput } from '@hearthkin/domain/admin/open-document';
import type { Submission } from '@hearthkin/domain/admin/queue-items';
import {
  type PrivateQueue,
  type QueueId,
  type QueueItem,
  type Shown,
  STAFF_QUEUES,
} from '@hearthkin/domain/admin/queues';
import type { StaffAnswer, StaffPage } from '@hearthkin/domain/admin/staff-reads';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';
import type { IdentityPhoto } from '@hearthkin/domain/verification/identity-reasons';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { missedBy } from '../booking/booking-queries';
import {
  attendance,
  bookings,
  deletionRequests,
  queueItems,
  sessionDays,
  sharedFaces,
  users,
  verifications,
} from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { isItemAbout, presentOf } from '../safety/people-of-report';
import { decidedReviews, openDeletions, waitingItems } from '../staff/admin-queries';
import { asRead, byId, isWaiting, itemsOf, pageOf, withoutOwn } from '../staff/staff-page';
import {
  defineStaffRead,
  type LoggedAnswer,
  type StaffRead,
  type StaffReadDeps,
} from '../staff/staff-read';
import { accountAsStaffSee, bookingAsStaffSee } from './as-staff-see';

interface Reading {
  readonly tx: Transaction;
  readonly db: Firestore;
  readonly now: Date;
}

type Loaded<Id extends PrivateQueue> = Pick<LoggedAnswer<StaffAnswer<Id>>, 'answer' | 'people'>;

/**
 * Defines how a queue is read: its oldest items, or one that waits in it, without those that concern the reader.
 * @param load adds what staff decide by, and says whose data it is.
 */
function defineQueueRead<Id extends PrivateQueue>(
  queue: Id,
  load: (page: StaffPage<QueueItem<Id>>, reading: Reading) => Loaded<Id> | Promise<Loaded<Id>>,
): StaffRead<Id> {
  return defineStaffRead(queue, {
    access: 'admin',
    handler: async ({ tx, db, now, input, caller }) => {
      const all = queueItems(db, queue);
      const { only } = input;
      const { since } = STAFF_QUEUES[queue];
      const page =
        only === null
          ? await pageOf(tx, waitingItems(db, queue), all, since, input)
          : onlyPage(queue, await tx.get(all.doc(only)));
      const own = await Promise.all(
        page.items.map(({ id, data }) =>
          isItemAbout(tx, db, caller.uid, id, (field) => valueAt(data, field)),
        ),
      );
      const items = page.items.filter((_, index) => !own[index]);
      return {
        ...(await load({ ...page, items }, { tx, db, now })),
        act: 'queue-read',
        target: queue,
        note: '',
      };
    },
  });
}

/** A page of one document, or of none if it doesn't wait in the queue. */
function onlyPage<T>(queue: QueueId, doc: DocumentSnapshot<T>): StaffPage<T> {
  return { items: isWaiting(queue, doc) ? itemsOf([doc]) : [], next: null };
}

type Item<Id extends PrivateQueue> = StaffPage<QueueItem<Id>>['items'][number];
type ShownItem<Id extends PrivateQueue> = { readonly id: string; readonly data: Shown[Id] };

/** Reads of queues, and of two lists beside them. */
export const queueReads = {
  'check-ins': defineQueueRead('check-ins', async (page, reading) => {
    const items = await Promise.all(page.items.map((item) => asStaffCheckIn(item, reading)));
    return {
      answer: () => ({ ...page, items }),
      people: bothOf(page.items.map(({ data }) => [data.uid, data.otherUid])),
    };
  }),
  verifications: defineQueueRead('verifications', readSubmissions),
  identities: defineQueueRead('identities', readSubmissions),
  applications: defineQueueRead('applications', asRead),
  claims: defineQueueRead('claims', async (page, reading) => {
    const items = await Promise.all(page.items.map((item) => openClaimOf(item, reading)));
    return {
      answer: () => ({ ...page, items: items.flatMap((item) => item ?? []) }),
      people: bothOf(page.items.map(({ data }) => [data.spenderId, data.earnerId])),
    };
  }),
  money: defineQueueRead('money', (page) => ({
    answer: () => page,
    people: bothOf(page.items.map(({ data }) => [data.spenderId, data.earnerId])),
  })),
  // The reported person must not learn of it from the log, or from their download.
  reports: defineQueueRead('reports', async (page, { tx, db }) => {
    const reporters = [...new Set(page.items.map(({ data }) => data.reporterId))];
    const [people, accounts] = await Promise.all([
      presentOf(tx, db, reporters),
      byId(tx, users(db), reporters),
    ]);
    const items = page.items.map(({ id, data }) => {
      const phone = accounts.get(data.reporterId)?.phone ?? null;
      return { id, data: { ...data, reporterPhone: data.severity === 0 ? phone : null } };
    });
    return { answer: () => ({ ...page, items }), people };
  }),
  pauses: defineQueueRead('pauses', async (page, reading) => {
    const items = await Promise.all(page.items.map((item) => pauseOf(item, reading)));
    return { ...asRead(page), answer: () => ({ ...page, items }) };
  }),
  'decided-reviews': defineStaffRead('decided-reviews', {
    access: 'admin',
    handler: async ({ tx, db, input, caller }) => {
      const query = decidedReviews(db);
      const found = await pageOf(tx, query, verifications(db), 'reviewedAt', input);
      return {
        ...asRead(withoutOwn(found, caller)),
        act: 'queue-read',
        target: 'decided-reviews',
        note: '',
      };
    },
  }),
  deletions: defineStaffRead('deletions', {
    access: 'admin',
    handler: async ({ tx, db, input, caller, now }) => {
      const found = await pageOf(tx, openDeletions(db, now), deletionRequests(db), 'at', input);
      return {
        ...asRead(withoutOwn(found, caller)),
        act: 'queue-read',
        target: 'deletions',
        note: '',
      };
    },
  }),
};

function bothOf(sides: readonly (readonly string[])[]): string[] {
  return [...new Set(sides.flat())];
}

/** A check-in with its session, both people and what they said on the day. */
async function asStaffCheckIn(
  { id, data: { contactTo: _, ...data } }: Item<'check-ins'>,
  { tx, db }: Reading,
): Promise<ShownItem<'check-ins'>> {
  const { uid, otherUid, bookingId } = data;
  const [booking, person, other, personDay, otherDay] = await Promise.all([
    tx.get(bookings(db).doc(bookingId)).then(dataOf),
    tx.get(users(db).doc(uid)).then(dataOf),
    tx.get(users(db).doc(otherUid)).then(dataOf),
    tx.get(sessionDays(db, bookingId).doc(uid)).then(dataOf),
    tx.get(sessionDays(db, bookingId).doc(otherUid)).then(dataOf),
  ]);
  return {
    id,
    data: {
      ...data,
      booking: booking && bookingAsStaffSee(booking),
      person: person && accountAsStaffSee(person),
      other: other && accountAsStaffSee(other),
      personDay,
      otherDay,
    },
  };
}

/** Submissions with the accounts, photos and like faces that staff compare. */
async function readSubmissions(
  page: StaffPage<Verification>,
  { tx, db }: Reading,
): Promise<Pick<LoggedAnswer<StaffPage<Submission>>, 'answer' | 'people'>> {
  const uids = page.items.map(({ id }) => id);
  const [accounts, faces] = await Promise.all([
    byId(tx, users(db), uids),
    byId(tx, sharedFaces(db), uids),
  ]);
  return {
    people: uids,
    answer: async ({ filesIn }) => ({
      ...page,
      items: await Promise.all(
        page.items.map(async ({ id, data }) => {
          const account = accounts.get(id) ?? null;
          const isOpen = data.identityCheck?.status === 'review';
          return {
            id,
            data: {
              ...data,
              account: account && accountAsStaffSee(account),
              photos: data.identityCheck === undefined ? NO_PHOTOS : await photosOf(id, filesIn),
              sharedFace: isOpen ? (faces.get(id) ?? null) : null,
            },
          };
        }),
      ),
    }),
  };
}

const NO_PHOTOS: Submission['photos'] = { idPhoto: [], selfie: [], firstTurn: [], secondTurn: [] };

/** The paths of the photos of an identity check. */
async function photosOf(
  uid: string,
  filesIn: StaffReadDeps['filesIn'],
): Promise<Submission['photos']> {
  const pathsOf = async (photo: IdentityPhoto) => {
    const paths = await filesIn(identityPhotoFolder(uid, photo));
    // Under any other name no photo was compared, and none can be opened.
    return paths.filter((path) => openDocumentInput.safeParse({ path }).success);
  };
  const [idPhoto, selfie, firstTurn, secondTurn] = await Promise.all([
    pathsOf('idPhoto'),
    pathsOf('selfie'),
    pathsOf('firstTurn'),
    pathsOf('secondTurn'),
  ]);
  return { idPhoto, selfie, firstTurn, secondTurn };
}

/** The most missed sessions that staff see of a companion. */
const MAX_SHOWN_MISSED = 50;

/** A claim with its session, who was there, and how often the companion wasn't; null if it has no booking. */
async function openClaimOf(
  { id, data }: Item<'claims'>,
  { tx, db, now }: Reading,
): Promise<ShownItem<'claims'> | null> {
  const { spenderId, earnerId } = data;
  const days = sessionDays(db, id);
  const [booking, spender, earner, spenderDay, earnerDay, missed] = await Promise.all([
    tx.get(bookings(db).doc(id)).then(dataOf),
    tx.get(attendance(db, id).doc(spenderId)).then(dataOf),
    tx.get(attendance(db, id).doc(earnerId)).then(dataOf),
    tx.get(days.doc(spenderId)).then(dataOf),
    tx.get(days.doc(earnerId)).then(dataOf),
    tx.get(missedBy(db, earnerId, now, MAX_SHOWN_MISSED)),
  ]);
  if (booking === null) return null;
  const { activity, startsAt, endsAt, price, status } = booking;
  return {
    id,
    data: {
      ...data,
      status: 'open',
      activity,
      startsAt,
      endsAt,
      bookingStatus: status,
      totalMinor: price.totalMinor,
      payMinor: companionPayOf(price).payMinor,
      attendance: { spender, earner },
      days: { spender: spenderDay, earner: earnerDay },
      missed: missed.size,
    },
  };
}

async function pauseOf(
  { id, data }: Item<'pauses'>,
  { tx, db, now }: Reading,
): Promise<ShownItem<'pauses'>> {
  const missed = await tx.get(missedBy(db, id, now, MAX_SHOWN_MISSED));
  return {
    id,
    data: {
      displayName: data.displayName,
      pausedAt: data.pause?.at ?? now,
      missed: missed.docs.flatMap((doc) => {
        const claim = dataOf(doc);
        if (claim === null || claim.decision === null) return [];
        const { at, reason } = claim.decision;
        return [{ bookingId: doc.id, caseNumber: claim.caseNumber, at, reason }];
      }),
    },
  };
}
